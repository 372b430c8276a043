"""Questions to the human side. A choice with one legal answer is not asked.

All choices of a turn go through these functions, so answers can be listed, scripted and checked in
one module.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TypeVar

from understudy.core import Choice, Message, Number, Question, Ref, Space, Table, WhyNot
from understudy.mars.human.state.card import NO_CARD, Card, Context
from understudy.mars.printed.maps import MARS

A = TypeVar("A")


def _card_args(context: Context | None) -> dict[str, Ref]:
    return {} if context is None or context.card is NO_CARD else {"card": context.card.ref}


def _ask(table: Table, context: Context | None, question: Question[A]) -> A:
    """Ask a question of a card; it carries the sentence of the card that asks."""
    if context is not None and context.step is not None and context.card.terms is not None:
        question.terms = partial(context.card.terms, context.step)
    return table.ask(question)


def choose_option(table: Table, context: Context, options: Sequence[int]) -> int:
    """Choose an alternative printed on a card; return its number, from 1."""
    if len(options) == 1:
        return options[0]
    question = Choice(
        id="mars-you-choose-option", cite="T 5", kind="mars-option-of", args=_card_args(context),
        options=tuple([f"{context.card.number}.{option}" for option in options]),
        words=(lambda: _alternatives(context.card, options)) if context.card.alternatives else None,
    )  # fmt: skip
    return int(_ask(table, context, question).rpartition(".")[2])


def _alternatives(card: Card, options: Sequence[int]) -> dict[str, Message]:
    return {f"{card.number}.{option}": card.alternatives[option - 1] for option in options}


def choose_yes_no(
    table: Table,
    context: Context,
    shown: Card | None = None,
    words: tuple[Message, Message] | None = None,
) -> bool:
    """Choose whether to take an offer. `shown` is a card you look at for it.

    `words` say what happens in either case; without them the answers are yes and no.
    """
    question = Choice(
        id="mars-you-choose-whether", cite="T 5", kind="mars-whether", options=("yes", "no"),
        args={**_card_args(context), "looked": "none" if shown is None else shown.ref},
        words=None if words is None else (lambda: {"yes": words[0], "no": words[1]}),
    )  # fmt: skip
    return _ask(table, context, question) == "yes"


def choose_card(table: Table, what: str, cards: Sequence[Card], context: Context | None) -> Card:
    """Choose one of these cards; `what` is the id of the question."""
    if len(cards) == 1:
        return cards[0]
    names = {card.number: card for card in cards}
    question = Choice(
        id=what, cite="T 5", kind="mars-your-card", args=_card_args(context), options=tuple(names)
    )
    return names[_ask(table, context, question)]


def choose_cards(
    table: Table, what: str, cards: Sequence[Card], count: int, context: Context | None
) -> list[Card]:
    """Choose `count` of these cards, one at a time; not asked if that is all of them."""
    left = list(cards)
    if count >= len(left):
        return left
    taken: list[Card] = []
    for _ in range(count):
        card = choose_card(table, what, left, context)
        left.remove(card)
        taken.append(card)
    return taken


def choose_space(
    table: Table, context: Context | None, tile: str, spaces: int, why_not: WhyNot
) -> int:
    """Choose one of a set of spaces of the map; `why_not` says why others are not in it."""
    if not spaces & (spaces - 1):
        return spaces.bit_length() - 1
    question = Space(
        id="mars-you-choose-space", cite="T 6", kind="mars-space",
        args={**_card_args(context), "tile": Ref("mars-tile", tile)}, spaces=MARS.named(spaces),
        why_not=why_not,
    )  # fmt: skip
    return MARS.index[_ask(table, context, question)]


def choose_city_place(table: Table, context: Context, places: Sequence[str]) -> str:
    """Choose whether a city on the map or outside it is meant."""
    if len(places) == 1:
        return places[0]
    question = Choice(
        id="mars-you-choose-city", cite="T 6", kind="mars-city", args=_card_args(context),
        options=tuple(places),
    )  # fmt: skip
    return _ask(table, context, question)


def choose_side(table: Table, context: Context, sides: Sequence[str]) -> str:
    """Choose whose resources are taken: MarsBot's, your own, or none."""
    if len(sides) == 1:
        return sides[0]
    question = Choice(
        id="mars-you-choose-target", cite="T 8", kind="mars-target", args=_card_args(context),
        options=tuple(sides),
    )  # fmt: skip
    return _ask(table, context, question)


def choose_amount(
    table: Table,
    context: Context | None,
    low: int,
    high: int,
    of: str,
    what: str = "mars-you-choose-amount",
) -> int:
    """Choose a number; `of` says of what, `what` is the id of the question."""
    if low == high:
        return low
    question = Number(
        id=what, cite="T 5", args={**_card_args(context), "of": of}, low=low, high=high,
        default=high,
    )  # fmt: skip
    return _ask(table, context, question)


def choose_name(
    table: Table, kind: str, names: Sequence[str], context: Context | None, use: str = ""
) -> str:
    """Choose a resource, a parameter, a colony tile or a party by its name; `use` says what for."""
    if len(names) == 1:
        return names[0]
    question = Choice(
        id=f"mars-you-choose-{kind}", cite="T 5", kind=f"mars-{kind}",
        args={**_card_args(context), **({"use": use} if use else {})}, options=tuple(names),
    )  # fmt: skip
    return _ask(table, context, question)
