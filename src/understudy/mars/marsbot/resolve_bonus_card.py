"""Resolving a bonus card, and the pile it goes to (7, 13)."""

from __future__ import annotations

from typing import Final

from understudy.components.deck import FACE_DOWN
from understudy.core import Change, Step, Table, new_step
from understudy.mars.marsbot.decks import draw_bonus_card, reveal_bonus_card
from understudy.mars.marsbot.resolve_project_card import resolve_project_card
from understudy.mars.printed.cards import is_bonus
from understudy.mars.references import card_ref, moved
from understudy.mars.state import Game

DISCARDED: Final = "bot.bonus_discard"
DESTROYED: Final = "bot.destroyed"
SET_ASIDE: Final = "bot.set_aside"
BACK_INTO_DECK: Final = "bot.bonus_deck"
"""Where a bonus card goes; a recurring one waits for the next action deck (5.4)."""

DESTINATIONS: Final = {
    DISCARDED: "mars-bonus-discarded",
    DESTROYED: "mars-bonus-destroyed",
    SET_ASIDE: "mars-bonus-set-aside",
}


def resolve_bonus_card(
    game: Game, table: Table, card: int, changes: tuple[Change, ...] = ()
) -> None:
    """Resolve a bonus card, then put it away (7, 13). [A p.5]"""
    if table.listening:
        table.record(_card_step, card, changes)
    bot = game.bot
    bot.in_hand.append(card)
    table.depth += 1
    destination = game.action_tables.bonus[card](game, table)
    table.depth -= 1
    put_away = bot.in_hand.pop()
    if destination == BACK_INTO_DECK:
        _back_into_deck(game, table, put_away)
        return
    corporation = game.corporation
    if destination == DISCARDED and corporation is not None and card == corporation.recurring:
        # The corporation's recurring card is set aside instead of discarded (C17).
        destination = SET_ASIDE
    if destination == DISCARDED:
        bot.bonus.discard.append(put_away)
    elif destination == DESTROYED:
        bot.bonus.destroyed.append(put_away)
    else:
        bot.set_aside.append(put_away)
    if table.listening:
        table.record(_put_away_step, card, destination)


def _card_step(card: int, changes: tuple[Change, ...]) -> Step:
    return new_step("mars-bonus-card", "A p.5", *changes, card=card_ref(card))


def _put_away_step(card: int, destination: str) -> Step:
    change = moved(card, None, destination)
    return new_step(DESTINATIONS[destination], "A p.6", change, card=card_ref(card))


def _back_into_deck(game: Game, table: Table, card: int) -> None:
    """Shuffle the card into the bonus deck at once (B27)."""
    bonus = game.bot.bonus
    bonus.shuffle_in([FACE_DOWN if bonus.real else card])
    game.bot.in_bonus_deck |= {card}
    if table.listening:
        change = Change("bot.bonus_deck", len(bonus) - 1, len(bonus))
        table.tell("mars-bonus-reshuffled-card", "B p.3", change, card=card_ref(card))


def resolve_next_bonus_card(game: Game, table: Table) -> bool:
    """Resolve the top card of the bonus deck, which may be a project card.

    Return False if there is none.
    """
    drawn = draw_bonus_card(game, table)
    if drawn is None:
        return False
    card = reveal_bonus_card(game, table, drawn)
    if is_bonus(card):
        resolve_bonus_card(game, table, card)
    else:
        resolve_project_card(game, table, card)
    return True


def tell_no_effect(table: Table) -> None:
    """Record that a bonus card has no effect, which is no Failed Action (7). [A p.5]"""
    if table.listening:
        table.tell("mars-bonus-impossible", "A p.5")
