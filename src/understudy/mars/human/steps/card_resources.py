"""Steps with resources on cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.mars.human.rules.card_resources import (
    add_resources,
    cards_holding,
    remove_resources,
)
from understudy.mars.human.rules.choices import choose_amount, choose_card, choose_cards
from understudy.mars.human.rules.counts import Amount, X, amount_of, on_cards
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human

HERE: Final = "here"
ANOTHER: Final = "another"
PLAYED: Final = "played"


@dataclass(frozen=True, slots=True)
class Add(Step):
    """Add resources to a card: this one, another one, any, or the card just played.

    A target may need a tag, or resources on it already; with `hosted` a card under another one
    counts. Without a target nothing happens.
    """

    kind: str
    count: Amount
    to: str = HERE
    tag: int = -1
    least: int = 0
    hosted: bool = False

    def targets(self, context: Context) -> list[Card]:
        if self.to == HERE:
            return [context.card]
        if self.to == PLAYED:
            card = context.triggered_by
            fits = card is not None and card.holds in self.kind.split("_or_")
            return [card] if fits and card is not None else []
        cards = cards_holding(context.you, self.kind, tag=self.tag, least=self.least)
        card = context.card
        if self.hosted:
            cards += [context.you.library[id] for id in context.you.hosted]
        if self.to == ANOTHER:
            return [other for other in cards if other is not card]
        # The card that is being played can be a target although it is not in play yet.
        entering = card.holds and card.holds == self.kind and card not in cards
        if entering and not card.is_event and (self.tag < 0 or self.tag in card.tags):
            cards.append(card)
        return cards

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        if self.to == HERE and isinstance(self.count, int):
            budget.add_resources(context.card.id, self.count)
        return None

    def is_worthwhile(self, context: Context) -> bool:
        return bool(self.targets(context))

    def can_fail(self) -> bool:
        return False

    def do(self, context: Context) -> None:
        count = amount_of(self.count, context)
        targets = self.targets(context)
        if count and targets:
            card = choose_card(context.table, "mars-you-choose-holder", targets, context)
            add_resources(context.game, context.table, context.you, card, count)


@dataclass(frozen=True, slots=True)
class AddToSeveral(Step):
    """Add one resource to each of several cards that already have some."""

    cards: int

    def do(self, context: Context) -> None:
        targets = cards_holding(context.you, "any", least=1)
        for card in choose_cards(
            context.table, "mars-you-choose-holder", targets, self.cards, context
        ):
            add_resources(context.game, context.table, context.you, card, 1)


@dataclass(frozen=True, slots=True)
class TakeOff(Step):
    """Spend resources from this card, from one card, or from any of your cards."""

    kind: str
    count: Amount
    of: str = HERE

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        need = 1 if isinstance(self.count, X) else amount_of(self.count, context)
        if self.of == HERE:
            have = budget.resources_on(context.you, context.card.id)
            budget.add_resources(context.card.id, -need)
        elif self.of == "one":
            cards = cards_holding(context.you, self.kind)
            have = max([context.you.card_resources.get(card.id, 0) for card in cards], default=0)
        else:
            have = on_cards(context.you, self.kind)
        return Obstacle(Lack.ON_CARDS, self.kind, need, have) if have < need else None

    def reserved_amount(self, you: Human, resource: int, held_on: int) -> int:
        if held_on < 0 or you.library[held_on].holds != self.kind:
            return 0
        if not isinstance(self.count, int):
            return 0
        return max(0, self.count - on_cards(you, self.kind) + you.card_resources.get(held_on, 0))

    def do(self, context: Context) -> None:
        context.resources_before = context.you.card_resources.get(context.card.id, 0)
        if isinstance(self.count, X):
            context.x = choose_amount(
                context.table, context, 1, context.resources_before, context.card.holds
            )
        count = amount_of(self.count, context)
        if self.of == HERE:
            remove_resources(context.table, context.you, context.card, count)
            return
        if self.of == "one":
            cards = cards_holding(context.you, self.kind, least=count)
            card = choose_card(context.table, "mars-you-choose-giver", cards, context)
            remove_resources(context.table, context.you, card, count)
            return
        for _ in range(count):
            cards = cards_holding(context.you, self.kind, least=1)
            card = choose_card(context.table, "mars-you-choose-giver", cards, context)
            remove_resources(context.table, context.you, card, 1)
