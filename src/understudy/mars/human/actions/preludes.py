"""Preludes: dealing, drawing and playing them; 15 MC for an unplayable one (12.1). [T 12.1]"""

from __future__ import annotations

from typing import Final

from understudy.core import Change, Table
from understudy.mars.human.actions.play_card import cannot_resolve_effects, resolve
from understudy.mars.human.rules.choices import choose_card, choose_cards
from understudy.mars.human.rules.stock import gain
from understudy.mars.human.state.card import MC, Card, Context
from understudy.mars.human.state.card_ids import (
    CORPORATION_CARDS,
    FIRST_PRELUDE,
    MARSBOT_NUMBER,
    PRELUDE_CARDS,
)
from understudy.mars.human.state.obstacle import Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.state import Game

UNPLAYABLE_PRELUDE_MC: Final = 15
PRELUDE_PILE: Final = "human.prelude"
PRELUDES_DEALT: Final = 4
PRELUDES_KEPT: Final = 2
ASK_NEXT: Final = "mars-you-choose-next-prelude"
REMOVED: Final = "P59"
"""Recession is removed in games against MarsBot (19.1). [A p.11]"""

FORBIDDEN: Final = "R46"
"""Mons Insurance may not be used against MarsBot (19.2). [A p.11]"""

BEGINNER: Final = "R00"

_PRINTED: Final = tuple(PRELUDES.values())


def preludes_left(game: Game, you: Human) -> list[int]:
    """Return the usable preludes that are not in play yet, in reverse printed order."""
    sets = {"base", *game.setup.expansions}
    gone = {*you.played, *you.preludes, *you.out_of_game}
    left: list[int] = []
    for card in reversed(PRELUDE_CARDS):
        printed = _PRINTED[card - FIRST_PRELUDE]
        usable = printed.set in sets and printed.with_sets <= sets and printed.number != REMOVED
        if usable and card not in gone:
            left.append(card)
    return left


def corporations_left(game: Game, you: Human) -> list[int]:
    """Return the usable corporations that neither side has, in reverse printed order."""
    sets = {"base", *game.setup.expansions}
    bots = "" if game.corporation is None else game.corporation.number
    gone = {*you.corporations, *you.out_of_game}
    left: list[int] = []
    for id in reversed(CORPORATION_CARDS):
        card = you.library[id]
        usable = card.set in sets and card.number not in (FORBIDDEN, BEGINNER)
        if usable and id not in gone and MARSBOT_NUMBER.get(id) != bots:
            left.append(id)
    return left


def beginner_corporation(you: Human) -> Card:
    """Return the corporation for beginners."""
    return next(card for id in CORPORATION_CARDS if (card := you.library[id]).number == BEGINNER)


def deal_random(table: Table, you: Human, left: list[int], count: int) -> list[Card]:
    """Deal up to `count` of these cards at random."""
    number = min(count, len(left))
    return [you.library[left.pop(table.pick(len(left)))] for _ in range(number)]


def cannot_play_prelude(game: Game, you: Human, card: Card) -> Obstacle | None:
    """Return why a prelude cannot be resolved completely, or None (12.1). [T 12.1]"""
    return cannot_resolve_effects(game, you, card, 0, ())


def play_prelude(game: Game, table: Table, you: Human, card: Card) -> None:
    """Resolve a prelude, or discard it for 15 MC if that is impossible (12.1). [T 12.1]"""
    came_from = PRELUDE_PILE if card.id in you.preludes else None
    if came_from:
        you.preludes.remove(card.id)
    you.ran_once.clear()
    if cannot_play_prelude(game, you, card) is not None:
        discard_for_15_mc(table, you, card, came_from)
        return
    if table.listening:
        table.tell("mars-you-play-prelude", "T 12.1", card=card.ref)
        table.depth += 1
    resolve(Context(game, table, you, card), card, came_from)
    if table.listening:
        table.depth -= 1


def discard_for_15_mc(table: Table, you: Human, card: Card, came_from: str | None) -> None:
    """Remove a prelude from the game for 15 MC (12.1). [T 12.1]"""
    if card.id in you.played:
        you.played.remove(card.id)
    you.out_of_game.append(card.id)
    if table.listening:
        changes = (Change(f"card.{card.number}", came_from, None),) if came_from else ()
        table.tell("mars-you-cannot-prelude", "T 12.1", *changes, card=card.ref)
        table.depth += 1
    gain(table, you, MC, UNPLAYABLE_PRELUDE_MC)
    if table.listening:
        table.depth -= 1


def deal_preludes(game: Game, table: Table, you: Human) -> list[Card]:
    """Deal four preludes to choose from, in a game with Prelude (12.1). [T 12.1]"""
    return deal_random(table, you, preludes_left(game, you), PRELUDES_DEALT) if game.prelude else []


def keep_preludes(table: Table, you: Human, dealt: list[Card]) -> None:
    """Keep two of the dealt preludes (12.1). [T 12.1]"""
    kept = choose_cards(table, "mars-you-choose-preludes", dealt, PRELUDES_KEPT, None)
    you.preludes = [card.id for card in kept]
    you.out_of_game += [card.id for card in dealt if card not in kept]
    if table.listening and kept:
        changes = [Change(f"card.{card.number}", None, PRELUDE_PILE) for card in kept]
        refs = tuple(card.ref for card in kept)
        table.tell("mars-you-keep-preludes", "T 12.1", *changes, cards=refs)


def play_preludes(game: Game, table: Table, you: Human) -> None:
    """Play the kept preludes in an order you choose (12.1). [T 12.1]"""
    while you.preludes:
        left = [you.library[card] for card in you.preludes]
        if table.listening:
            table.begin_effect()
        play_prelude(game, table, you, choose_card(table, ASK_NEXT, left, None))
        if table.listening:
            table.end_effect()
