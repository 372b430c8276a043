"""Steps that draw, keep, discard and reveal cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from understudy.core import Message
from understudy.mars.human.rules.choices import choose_amount, choose_cards, choose_yes_no
from understudy.mars.human.rules.counts import Amount, X, amount_of
from understudy.mars.human.rules.draw_cards import (
    add_to_hand,
    buy,
    can_buy,
    discard,
    discard_from_hand,
    draw,
    draw_top,
    hand_of,
    reveal_until,
)
from understudy.mars.human.rules.triggers import run_steps
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle


@dataclass(frozen=True, slots=True)
class Draw(Step):
    """Draw cards; with `keep` look at them and keep that many."""

    count: Amount
    keep: int = 0

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        budget.hand_size += self.keep or amount_of(self.count, context)
        return None

    def can_fail(self) -> bool:
        return False

    def do(self, context: Context) -> None:
        drawn = draw(context.game, context.table, context.you, amount_of(self.count, context))
        if not self.keep:
            add_to_hand(context.table, context.you, drawn)
            return
        kept = choose_cards(context.table, "mars-you-choose-kept", drawn, self.keep, context)
        add_to_hand(context.table, context.you, kept)
        for card in drawn:
            if card not in kept:
                discard(context.game, context.table, card, None, "mars-you-discard")


@dataclass(frozen=True, slots=True)
class DrawOrBuy(Step):
    """Look at the top card, and buy it or discard it."""

    def do(self, context: Context) -> None:
        card = draw_top(context.game, context.table, context.you)
        if card is not None:
            look_and_buy(context, card)


def look_and_buy(context: Context, card: Card) -> None:
    """Buy a card you look at, if you can and want to; otherwise discard it."""
    if can_buy(context.you):
        context.you.offered = [card.id]
        wanted = choose_yes_no(
            context.table,
            context,
            card,
            (
                Message("mars-offer-buy", {"price": context.you.modifiers.card_price}),
                Message("mars-offer-discard"),
            ),
        )
        context.you.offered = []
        if wanted:
            buy(context.table, context.you, [card], context)
            return
    discard(context.game, context.table, card, None, "mars-you-discard")


FitsName = Literal["", "floater icon", "requirement", "party", "no tags"]
"""Which cards a search keeps; \"\" means those with the tag."""


@dataclass(frozen=True, slots=True)
class RevealUntil(Step):
    """Reveal cards until `count` of them have a tag or meet `fits`; keep those."""

    count: int
    tag: int = -1
    fits: FitsName = ""

    @property
    def verb(self) -> str:
        return "find"

    def do(self, context: Context) -> None:
        add_to_hand(
            context.table,
            context.you,
            reveal_until(context.game, context.table, context.you, self.count, self.match),
        )

    def match(self, card: Card) -> bool:
        match self.fits:
            case "floater icon":
                return card.floater_icon
            case "requirement":
                return bool(card.requirements)
            case "party":
                return any(requirement.what == "party" for requirement in card.requirements)
            case "no tags":
                return not card.tags and not card.is_event
        return self.tag in card.tags


@dataclass(frozen=True, slots=True)
class Discard(Step):
    """Discard cards from your hand; with X as many as you like."""

    count: int | X

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        need = 1 if isinstance(self.count, X) else self.count
        have = budget.hand_size
        return Obstacle(Lack.CARDS, "", need, have) if have < need else None

    def do(self, context: Context) -> None:
        if isinstance(self.count, X):
            count = context.x = choose_amount(
                context.table, context, 1, len(context.you.hand), "cards"
            )
        else:
            count = self.count
        cards = choose_cards(
            context.table, "mars-you-choose-discarded", hand_of(context.you), count, context
        )
        for card in cards:
            discard_from_hand(context.game, context.table, context.you, card)


@dataclass(frozen=True, slots=True)
class Show(Step):
    """Show any number of cards from your hand; they stay there."""

    def do(self, context: Context) -> None:
        context.x = choose_amount(context.table, context, 0, len(context.you.hand), "shown")


@dataclass(frozen=True, slots=True)
class Reveal(Step):
    """Reveal and discard the top card; if it has the tag, do `then`."""

    tag: int
    then: tuple[Step, ...]

    def do(self, context: Context) -> None:
        card = draw_top(context.game, context.table, context.you)
        if card is None:
            return
        discard(context.game, context.table, card, None, "mars-you-reveal")
        if self.tag in card.tags:
            run_steps(context, self.then)


@dataclass(frozen=True, slots=True)
class RevealSeveral(Step):
    """Reveal cards; keep those with the tag, buy or discard the others."""

    count: int
    tag: int

    def do(self, context: Context) -> None:
        drawn = draw(context.game, context.table, context.you, self.count)
        add_to_hand(context.table, context.you, [card for card in drawn if self.tag in card.tags])
        for card in drawn:
            if self.tag not in card.tags:
                look_and_buy(context, card)
