"""The step that copies production boxes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from understudy.mars.human.rules.choices import choose_card
from understudy.mars.human.rules.triggers import run_steps
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import TAG_INDEX, WILD, Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.steps.choices import first_obstacle
from understudy.mars.human.steps.planet import MetalProduction
from understudy.mars.human.steps.stock import ConvertProduction, Production
from understudy.mars.human.steps.targets import LowerProduction

BUILDING: Final = TAG_INDEX["building"]
ASK_COPIED: Final = "mars-you-choose-copied"


def production_box(card: Card) -> tuple[Step, ...]:
    """Return the production steps of a card, with `slack` set to 0."""
    kinds = (Production, LowerProduction, ConvertProduction, MetalProduction)
    return tuple(
        replace(step, slack=0) if isinstance(step, Production) and step.slack else step
        for step in card.immediate
        if isinstance(step, kinds)
    )


@dataclass(frozen=True, slots=True)
class CopyProduction(Step):
    """Resolve the production boxes of your building cards again."""

    count: int

    def sequences(
        self,
        context: Context,
        budget: Budget,
        count: int,
        copied: tuple[Card, ...] = (),
    ) -> Iterator[tuple[Card, ...]]:
        """Yield each order in which `count` more of your building cards can be copied now."""
        for card in context.you.face_up():
            if card is context.card or card in copied:
                continue
            if BUILDING not in card.tags and WILD not in card.tags:
                continue
            box, later = production_box(card), budget.copy(context.you)
            copy = Context(context.game, context.table, context.you, card, tags=context.tags)
            if not box or first_obstacle(copy, box, later) is not None:
                continue
            if count == 1:
                yield (card,)
                continue
            for rest in self.sequences(context, later, count - 1, (*copied, card)):
                yield (card, *rest)

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        for have in range(self.count, 0, -1):
            if next(self.sequences(context, budget, have), None) is not None:
                break
        else:
            have = 0
        return Obstacle(Lack.CARDS, "copied", self.count, have) if have < self.count else None

    def do(self, context: Context) -> None:
        copied: tuple[Card, ...] = ()
        for due in range(self.count, 0, -1):
            found = list(self.sequences(context, Budget(context.you), due, copied))
            if not found:
                continue
            card = found[0][0]
            if len({frozenset(cards) for cards in found}) > 1:
                first = list(dict.fromkeys(cards[0] for cards in found))
                card = choose_card(context.table, ASK_COPIED, first, context)
            run_steps(Context(context.game, context.table, context.you, card), production_box(card))
            copied = (*copied, card)
