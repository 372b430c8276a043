"""Manual edits of the places of cards, and of real decks: their size, a reshuffle."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from understudy.components.deck import FACE_DOWN
from understudy.components.manual_edits import record_edit, recorded_edit
from understudy.core import Card, Choice, Fact, Fields, Illegal, Number, Ref, Table, changed, fields
from understudy.mars.companion.edit_common import EDITED, Edit
from understudy.mars.marsbot.decks import (
    BONUS_FACE_DOWN,
    all_bonus_cards,
    as_action_card,
    project_cards_of,
    reshuffle_project_deck,
)
from understudy.mars.printed.cards import CARD_ID, CARD_NUMBER, find_cards, is_bonus
from understudy.mars.references import moved
from understudy.mars.state import Game

DECK: Final = "deck"
ACTION: Final = "action"
OF_PROJECTS: Final = ("played", "project_discard", "removed")
OF_BONUS_CARDS: Final = ("bonus_discard", "destroyed", "set_aside")
PILES: Final = (*OF_PROJECTS, *OF_BONUS_CARDS, ACTION, DECK)
"""The places of a card; `deck` is its own deck."""

FACTS: Final = {
    "played": "bot.played",
    "project_discard": "project_discard",
    "removed": "removed",
    "bonus_discard": "bot.bonus_discard",
    "destroyed": "bot.destroyed",
    "set_aside": "bot.set_aside",
}
"""Journal names of the face-up piles."""


def card_edits(game: Game) -> list[tuple[str, Fields]]:
    """Return the edit entries for a card's place and, with real cards, for the decks."""
    gone = _cards_not_in(game.setup.expansions, frozenset(all_bonus_cards(game)))
    card = Card(id="mars-field-card", kind="mars-card", pool="action", find=find_cards, gone=gone)
    pile = Choice(id="mars-field-pile", kind="mars-pile", options=PILES)
    entries: list[tuple[str, Fields]] = [("set_card", fields(card=card, pile=pile))]
    counts = {
        name: Number(
            id=f"mars-field-action-{name}", low=0, high=20,
            default=game.bot.action.cards().count(stand_in),
        )
        for name, stand_in in _stand_ins(game).items()
    }  # fmt: skip
    if counts:
        entries.append(("set_action_deck", fields(**counts)))
    if game.project.real and game.project.discard:
        entries.append(("set_reshuffled", fields()))
    return entries


# Cached: every answer shows the menu, and the cards in play rarely change.
@lru_cache(maxsize=64)
def _cards_not_in(expansions: frozenset[str], bonus_cards: frozenset[int]) -> frozenset[str]:
    here = bonus_cards.union(project_cards_of(expansions))
    return frozenset(number for card, number in CARD_NUMBER.items() if card not in here)


def _stand_ins(game: Game) -> dict[str, int]:
    """Return the stand-ins for real face-down cards in the action deck."""
    real = {}
    if game.project.real:
        real["projects"] = FACE_DOWN
    if game.bot.bonus.real:
        real["bonuses"] = BONUS_FACE_DOWN
    return real


def _open_piles(game: Game) -> dict[str, list[int]]:
    bot = game.bot
    return {
        "played": bot.played,
        "project_discard": game.project.discard,
        "removed": bot.removed,
        "bonus_discard": bot.bonus.discard,
        "destroyed": bot.bonus.destroyed,
        "set_aside": bot.set_aside,
    }


def _take(game: Game, card: int) -> str | None:
    """Remove a card from where it is. Return the journal name of its face-up pile, or None.

    An unseen real bonus card is taken from the bonus deck, or else from the action deck. Unseen
    real project cards are not counted.
    """
    for name, pile in _open_piles(game).items():
        if card in pile:
            pile.remove(card)
            return FACTS[name]
    for cards, name in ((game.drafted, "human.drafted"), (game.reported, "human.played")):
        if card in cards:
            cards.remove(card)
            return name
    bot = game.bot
    if any(deck.remove(card) for deck in (bot.action, bot.bonus, game.project)):
        return None
    if card in bot.mixed_in:
        bot.mixed_in.remove(card)
    elif not is_bonus(card):
        return None
    if not (bot.bonus.remove(FACE_DOWN) or bot.action.remove(BONUS_FACE_DOWN)):
        raise Illegal("table-card-elsewhere", card=Ref("mars-card", CARD_NUMBER[card]))
    return None


def set_card(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Move a card to a pile; a deck that receives it is shuffled."""
    card, pile = CARD_ID[answer["card"]], answer["pile"]
    bonus = is_bonus(card)
    known_there = game.bot.in_bonus_deck
    game.bot.in_bonus_deck = known_there | {card} if pile == DECK else known_there - {card}
    if pile in (OF_PROJECTS if bonus else OF_BONUS_CARDS):
        raise Illegal("mars-wrong-pile", card=Ref("mars-card", answer["card"]))
    before = _counts(game)
    source = _take(game, card)
    deck = game.bot.bonus if bonus else game.project
    if pile == ACTION:
        hidden = FACE_DOWN if game.project.real and not bonus else as_action_card(game, card)
        game.bot.action.shuffle_in([hidden])
    elif pile != DECK:
        _open_piles(game)[pile].append(card)
    elif bonus or not deck.real:
        deck.shuffle_in([FACE_DOWN if deck.real else card])
    change = moved(card, source, FACTS.get(pile))
    record_edit(table, EDITED, change, *changed(before, _counts(game)))


def set_action_deck(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set how many real cards are in the action deck; bonus cards come from their deck."""
    action, bonus = game.bot.action, game.bot.bonus
    game.bot.in_bonus_deck = frozenset()
    with recorded_edit(table, EDITED, lambda: _counts(game)):
        for name, stand_in in _stand_ins(game).items():
            more = answer[name] - action.cards().count(stand_in)
            for _ in range(more):
                if stand_in == BONUS_FACE_DOWN and not bonus.remove(FACE_DOWN):
                    raise Illegal("mars-deck-empty", deck=Ref("mars-deck", "bonus"))
                action.shuffle_in([stand_in])
            for _ in range(-more):
                action.remove(stand_in)
                if stand_in == BONUS_FACE_DOWN:
                    bonus.shuffle_in([FACE_DOWN])


def set_reshuffled(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """The real project deck was shuffled from its discard pile: any of these cards can return."""
    reshuffle_project_deck(game, table)


def _counts(game: Game) -> dict[str, Fact]:
    return {"bot.action_deck": len(game.bot.action), "bot.bonus_deck": len(game.bot.bonus)}


CARD_EDITS: Final[dict[str, Edit]] = {
    "set_card": set_card,
    "set_action_deck": set_action_deck,
    "set_reshuffled": set_reshuffled,
}
"""The edit function of each of these menu entries."""
