"""The step that copies production boxes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from understudy.core import Table
from understudy.mars.human.rules.choices import choose_card
from understudy.mars.human.rules.triggers import run_steps
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import TAG_INDEX, WILD, Card, Source
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.choices import first_obstacle
from understudy.mars.human.steps.planet import MetalProduction
from understudy.mars.human.steps.stock import ConvertProduction, Production
from understudy.mars.human.steps.targets import LowerProduction
from understudy.mars.state import Game

BUILDING = TAG_INDEX["building"]
ASK_COPIED = "mars-you-choose-copied"


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

    def cards(self, game: Game, you: Human, source: Source) -> list[Card]:
        """Return face-up building cards whose production box can be resolved now."""
        return [
            card
            for card in you.face_up()
            if card is not source.card
            and (BUILDING in card.tags or WILD in card.tags)
            and self._can_copy(game, you, Source(card, tags=source.tags))
        ]

    def _can_copy(self, game: Game, you: Human, source: Source) -> bool:
        box = production_box(source.card)
        return bool(box) and first_obstacle(game, you, box, source, Budget(you)) is None

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        have = len(self.cards(game, you, source))
        return Obstacle(Lack.CARDS, "copied", self.count, have) if have < self.count else None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        left = self.cards(game, you, source)
        for due in range(min(self.count, len(left)), 0, -1):
            all_due = len(left) <= due
            card = left[0] if all_due else choose_card(table, ASK_COPIED, left, source)
            run_steps(game, table, you, production_box(card), Source(card))
            left = [other for other in self.cards(game, you, source) if other is not card]
