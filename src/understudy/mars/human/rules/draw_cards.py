"""Cards into your hand and out of it (1, 3). [T 1]"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from understudy.core import Change, Table
from understudy.mars.human.rules.payments import is_unaffordable, methods_for_mc, pay
from understudy.mars.human.state.card import Card, Source
from understudy.mars.human.state.side import HumanSide
from understudy.mars.marsbot.decks import draw_project_card
from understudy.mars.references import moved
from understudy.mars.state import Game

Fits = Callable[[Card], bool]


def draw_top(game: Game, table: Table, you: HumanSide) -> Card:
    """The top project card; an empty deck is made anew from the discard pile (1). [T 1]"""
    return you.library[draw_project_card(game, table)]


def discard(game: Game, table: Table, card: Card, source: str | None, kind: str) -> None:
    """A project card goes to the discard pile, face up for the journal."""
    game.project.discard.append(card.id)
    if table.listening:
        table.tell(kind, "T 1", moved(card.id, source, "project_discard"), card=card.ref)


def add_to_hand(
    game: Game, table: Table, you: HumanSide, cards: Sequence[Card], source: str | None = None
) -> None:
    """Cards come into your hand; `source` is the open pile they were in."""
    if not cards:
        return
    you.hand += [card.id for card in cards]
    if table.listening:
        changes = [Change(f"card.{card.number}", source, "human.hand") for card in cards]
        refs = tuple(card.ref for card in cards)
        table.tell("mars-you-draw", "T 1", *changes, cards=refs, count=len(cards))


def draw(game: Game, table: Table, you: HumanSide, count: int) -> list[Card]:
    """Cards from the top of the deck, looked at but nowhere yet."""
    return [draw_top(game, table, you) for _ in range(count)]


def reveal_until(game: Game, table: Table, you: HumanSide, count: int, fits: Fits) -> list[Card]:
    """Reveal cards until so many fit; the others are discarded. All cards at most once."""
    found: list[Card] = []
    for _ in range(len(game.project) + len(game.project.discard)):
        if len(found) == count:
            break
        card = draw_top(game, table, you)
        if fits(card):
            found.append(card)
        else:
            discard(game, table, card, None, "mars-you-reveal")
    return found


def discard_from_hand(game: Game, table: Table, you: HumanSide, card: Card) -> None:
    """A card is discarded from your hand."""
    you.hand.remove(card.id)
    discard(game, table, card, "human.hand", "mars-you-discard")


def can_buy(you: HumanSide) -> bool:
    """Whether you can pay for a card (3). [T 3]"""
    return is_unaffordable(you, you.modifiers.card_price, methods_for_mc(you)) is None


def buy(
    game: Game,
    table: Table,
    you: HumanSide,
    cards: Sequence[Card],
    source: Source | None,
    pile: str | None = None,
) -> None:
    """Pay for cards and take them; `pile` is the open pile they were in (3). [T 3]"""
    pay(game, table, you, you.modifiers.card_price * len(cards), methods_for_mc(you), source)
    add_to_hand(game, table, you, cards, pile)


def hand_of(you: HumanSide) -> list[Card]:
    """The cards in your hand."""
    return [you.library[card] for card in you.hand]
