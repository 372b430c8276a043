"""MarsBot's turn (7)."""

from __future__ import annotations

from functools import cache
from typing import Final

from understudy.core import Change, Step, Table, new_step
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT, claim_milestone, met_by_bot
from understudy.mars.marsbot.colonies import exchange_storage
from understudy.mars.marsbot.decks import (
    EXTENDED_SHIPPING_LINES,
    SHIPPING_LINES,
    as_action_card,
    draw_action_card,
    recurring_cards,
)
from understudy.mars.marsbot.mc_and_tr import lose_mc
from understudy.mars.marsbot.resolve_bonus_card import resolve_bonus_card
from understudy.mars.marsbot.resolve_project_card import resolve_project_card
from understudy.mars.printed.cards import FIRST_BONUS_CARD
from understudy.mars.references import card_ref, moved
from understudy.mars.state import Game

MILESTONE_PRICE: Final = 8
ACTION_DECK: Final = "bot.action_deck"


def bot_turn(game: Game, table: Table) -> None:
    """Resolve the top card of the action deck, or pass if it is empty (7). [A p.5]

    Hard's milestone comes first, then the exchange of storage (D-57). [A p.11] [C p.5]
    """
    bot = game.bot
    if table.listening:
        table.record(_turn_step, bot.took_turn, len(bot.action))
        table.depth += 1
    first_turn = not bot.took_turn
    bot.took_turn = True
    if first_turn and "first_turn_milestone" in game.setup.modifiers:
        _first_turn_milestone(game, table)
    if game.colonies:
        exchange_storage(game, table)
    card = draw_action_card(game, table)
    if card is None:
        bot.passed = True
        if table.listening:
            table.record(_passes_step)
    elif table.listening:
        resolve_card(game, table, card, _card_drawn(len(bot.action)))
    else:
        resolve_card(game, table, card)
    if table.listening:
        table.depth -= 1


def _turn_step(took_turn: bool, cards: int) -> Step:
    changes = () if took_turn else (Change("bot.took_turn", 0, 1),)
    return new_step("mars-turn-bot", "A p.5", *changes, cards=cards)


def _passes_step() -> Step:
    return new_step("mars-bot-passes", "A p.5", Change("bot.passed", 0, 1))


@cache
def _card_drawn(left: int) -> tuple[Change, ...]:
    """Return the change of the action deck; all games share it."""
    return (Change(ACTION_DECK, left + 1, left),)


def resolve_card(game: Game, table: Table, card: int, changes: tuple[Change, ...] = ()) -> None:
    """Resolve a project card or a bonus card completely (7). [A p.5]"""
    if card >= FIRST_BONUS_CARD:
        resolve_bonus_card(game, table, card, changes)
    else:
        resolve_project_card(game, table, card, changes)


def _first_turn_milestone(game: Game, table: Table) -> None:
    """Hard: claim a milestone for 8 MC if enough are met. [A p.11]"""
    claimed = len(game.milestones)
    if game.bot.mc < MILESTONE_PRICE or claimed == MILESTONE_LIMIT:
        return
    if len(met_by_bot(game)) >= MILESTONE_LIMIT - claimed:
        claim_milestone(game, table)
        lose_mc(game, table, MILESTONE_PRICE, "mars-milestone-paid", "A p.11")


def build_action_deck(game: Game, table: Table, projects: list[int], bonus: int | None) -> None:
    """Shuffle these project cards and a bonus card (3.1, 5.1). [A p.3] [A p.4]

    Recurring cards that are due are shuffled in too (5.4). [C p.2]
    """
    cards = projects if bonus is None else [*projects, as_action_card(game, bonus)]
    game.bot.in_bonus_deck = frozenset()
    due = _recurring_cards_due(game)
    if due:
        cards = [*cards, *(as_action_card(game, card) for card in due)]
        game.bot.set_aside = [card for card in game.bot.set_aside if card not in due]
    game.bot.action.shuffle_in(cards)
    if table.listening and due:
        changes = [moved(card, "bot.set_aside", None) for card in due]
        names = tuple(card_ref(card) for card in due)
        table.tell("mars-recurring", "C p.2", *changes, cards=names)
    if table.listening:
        table.record(_action_deck_step, len(cards), len(game.bot.action))


def _action_deck_step(cards: int, now: int) -> Step:
    return new_step("mars-action-deck", "A p.4", Change(ACTION_DECK, now - cards, now), cards=cards)


def _recurring_cards_due(game: Game) -> list[int]:
    """Return B16 and B21, B19 from generation 2, B20 after the second fleet (5.4). [C p.2]"""
    if not game.bot.set_aside:
        return []
    fleet_in = game.bot.second_fleet_in
    not_yet = {
        SHIPPING_LINES: game.generation == 1,
        EXTENDED_SHIPPING_LINES: not 0 < fleet_in < game.generation,
    }
    expansion = recurring_cards(game)
    return [c for c in game.bot.set_aside if c in expansion and not not_yet.get(c, False)]
