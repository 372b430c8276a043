"""Redealing hidden cards, so that a forecast knows no more than the player.

The result depends on the face-up cards and the given chance, never on the hidden cards.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from understudy.components.deck import FACE_DOWN, draw_random
from understudy.core import Card, Chance, Forecasting, Question
from understudy.mars.expansions.events import events_in_play
from understudy.mars.marsbot.decks import (
    BONUS_FACE_DOWN,
    all_bonus_cards,
    project_cards_in_play,
    recurring_cards,
)
from understudy.mars.printed.cards import CARD_ID, CARD_NUMBER, is_bonus
from understudy.mars.printed.events import EVENTS
from understudy.mars.state import Game

REPLAYED_PHASES: Final = ("setup", "research")
"""Phases in which cards are in no deck: the whole phase is played again."""


def guess_revealed(game: Game, question: Question[object], chance: Chance) -> str | None:
    """Return a random possible card where the player is about to reveal a real one."""
    if not isinstance(question, Card) or question.default is not None:
        return None
    known = EVENTS if question.kind == "mars-event" else CARD_NUMBER.values()
    possible = [number for number in known if number not in question.gone]
    return possible[chance.below(len(possible))]


def redeal_hidden_cards(game: Game, chance: Chance, turned_over: object = None) -> None:
    """Deal all unseen cards again; from now on the app also deals real decks."""
    if game.setup.real:
        _take_over(game, CARD_ID.get(str(turned_over)))
    action, project, bonus = game.bot.action, game.project, game.bot.bonus
    hidden = [*action.stack, *action.bag, *action.bottom]
    known = _known_in_action_deck(game)
    recurring = [card for card in hidden if card in known]
    projects = [card for card in hidden if not is_bonus(card)]
    bonuses = len(hidden) - len(recurring) - len(projects)
    unseen = sorted((*project.bag, *project.stack, *project.bottom, *projects))
    others = sorted(
        (*bonus.bag, *bonus.stack, *(c for c in hidden if is_bonus(c) and c not in known))
    )
    action.bag = [
        *recurring,
        *draw_random(unseen, len(projects), chance),
        *draw_random(others, bonuses, chance),
    ]
    action.stack, action.bottom = [], []
    project.bag, project.stack, project.bottom = unseen, [], []
    bonus.bag, bonus.stack = others, []


def _known_in_action_deck(game: Game) -> set[int]:
    """Return the recurring cards, which are publicly known to be in the action deck."""
    known = set(recurring_cards(game))
    if game.corporation is not None and game.corporation.recurring:
        known.add(game.corporation.recurring)
    return known


def _take_over(game: Game, turned_over: int | None) -> None:
    """Replace real decks with decks of the app that hold all unseen cards."""
    bot, project, bonus = game.bot, game.project, game.bot.bonus
    face_up = {
        *bot.played, *bot.in_hand, *bot.removed, *bot.set_aside, *game.drafted, *game.reported,
        *project.discard, *bonus.discard, *bonus.destroyed, turned_over,
    }  # fmt: skip
    face_up.update(card for card in (*bot.action.cards(), *bonus.cards()) if card >= 0)
    seen = {*face_up, *bot.mixed_in}
    projects = [card for card in project_cards_in_play(game) if card not in seen]
    bonuses = [card for card in (*all_bonus_cards(game), *bot.mixed_in) if card not in face_up]
    project_count = bot.action.cards().count(FACE_DOWN)
    bonus_count = bot.action.cards().count(BONUS_FACE_DOWN)
    in_deck = bonus.cards().count(FACE_DOWN)
    known = _known_in_action_deck(game)
    bonuses.sort(key=lambda card: card not in known)
    action = [card for card in bot.action.cards() if card >= 0]
    if bonus.real:
        bonus.bottom = [card for card in bonus.bottom if card != FACE_DOWN]
        bonus.bag = [card for card in bonus.bag if card != FACE_DOWN]
        bonus.bag += bonuses[bonus_count : bonus_count + in_deck]
        bonus.real = False
        action += bonuses[:bonus_count]
    if project.real:
        action += projects[:project_count]
        project.bag = projects[project_count:]
        project.real = False
    bot.action.bag, bot.action.stack, bot.action.bottom = action, [], []
    bot.mixed_in = []
    if "events" in game.setup.real and game.turmoil is not None:
        shown = game.turmoil.events
        game.event_deck = [event for event in events_in_play(game) if event not in shown]
    game.setup = replace(game.setup, real=frozenset())


def replays_turn(game: Game) -> bool:
    """Return whether the current turn has to be played again from its start."""
    return game.phase in REPLAYED_PHASES


FORECASTING: Final = Forecasting(redeal_hidden_cards, guess_revealed, replays_turn, agent="pace")
