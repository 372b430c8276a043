"""Cards into your hand and out of it (1, 3). [T 1]"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from understudy.core import Change, Step, Table, new_step
from understudy.mars.human.rules.payments import can_afford, methods_for_mc, pay
from understudy.mars.human.state.card import Card, Context
from understudy.mars.human.state.side import Human
from understudy.mars.marsbot.decks import draw_project_card
from understudy.mars.references import moved
from understudy.mars.state import Game

Fits = Callable[[Card], bool]


def draw_top(game: Game, table: Table, you: Human) -> Card | None:
    """Draw the top project card; an empty deck is reshuffled from the discard pile (1). [T 1]

    Return None if the discard pile is empty too (D-61).
    """
    card = draw_project_card(game, table)
    return None if card is None else you.library[card]


def discard(game: Game, table: Table, card: Card, source: str | None, kind: str) -> None:
    """Put a project card on the discard pile; the journal names it."""
    game.project.discard.append(card.id)
    if table.listening:
        table.record(_discard_step, card, source, kind)


def _discard_step(card: Card, source: str | None, kind: str) -> Step:
    return new_step(kind, "T 1", moved(card.id, source, "project_discard"), card=card.ref)


def add_to_hand(table: Table, you: Human, cards: Sequence[Card], source: str | None = None) -> None:
    """Add cards to your hand; `source` is the face-up pile they come from."""
    if not cards:
        return
    you.hand += [card.id for card in cards]
    if table.listening:
        table.record(_draw_step, tuple(cards), source)


def _draw_step(cards: tuple[Card, ...], source: str | None) -> Step:
    changes = [Change(f"card.{card.number}", source, "human.hand") for card in cards]
    refs = tuple(card.ref for card in cards)
    return new_step("mars-you-draw", "T 1", *changes, cards=refs, count=len(cards))


def draw(game: Game, table: Table, you: Human, count: int) -> list[Card]:
    """Draw cards without adding them to your hand; fewer if no more are left (D-61)."""
    drawn: list[Card] = []
    for _ in range(count):
        card = draw_top(game, table, you)
        if card is not None:
            drawn.append(card)
    return drawn


def reveal_until(game: Game, table: Table, you: Human, count: int, fits: Fits) -> list[Card]:
    """Reveal cards until `count` fit, then discard the others; each card at most once."""
    found: list[Card] = []
    others: list[Card] = []
    while len(found) < count and (card := draw_top(game, table, you)) is not None:
        (found if fits(card) else others).append(card)
    for card in others:
        discard(game, table, card, None, "mars-you-reveal")
    return found


def discard_from_hand(game: Game, table: Table, you: Human, card: Card) -> None:
    """Discard a card from your hand."""
    you.hand.remove(card.id)
    discard(game, table, card, "human.hand", "mars-you-discard")


def can_buy(you: Human) -> bool:
    """Return whether you can pay for a card (3). [T 3]"""
    return can_afford(you, you.modifiers.card_price)


def buy(
    table: Table,
    you: Human,
    cards: Sequence[Card],
    context: Context | None,
    pile: str | None = None,
) -> None:
    """Pay for cards and take them; `pile` is the face-up pile they come from (3). [T 3]"""
    pay(table, you, you.modifiers.card_price * len(cards), methods_for_mc(you), context)
    add_to_hand(table, you, cards, pile)


def hand_of(you: Human) -> list[Card]:
    """Return the cards in your hand."""
    library = you.library
    return [library[card] for card in you.hand]
