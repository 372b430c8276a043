"""The step that copies production boxes."""

from __future__ import annotations

from collections.abc import Iterator
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

    def sequences(
        self,
        game: Game,
        you: Human,
        source: Source,
        budget: Budget,
        count: int,
        copied: tuple[Card, ...] = (),
    ) -> Iterator[tuple[Card, ...]]:
        """Yield each order in which `count` more of your building cards can be copied now."""
        for card in you.face_up():
            if card is source.card or card in copied:
                continue
            if BUILDING not in card.tags and WILD not in card.tags:
                continue
            box, later = production_box(card), budget.copy(you)
            copy = Source(card, tags=source.tags)
            if not box or first_obstacle(game, you, box, copy, later) is not None:
                continue
            if count == 1:
                yield (card,)
                continue
            for rest in self.sequences(game, you, source, later, count - 1, (*copied, card)):
                yield (card, *rest)

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        for have in range(self.count, 0, -1):
            if next(self.sequences(game, you, source, budget, have), None) is not None:
                break
        else:
            have = 0
        return Obstacle(Lack.CARDS, "copied", self.count, have) if have < self.count else None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        copied: tuple[Card, ...] = ()
        for due in range(self.count, 0, -1):
            found = list(self.sequences(game, you, source, Budget(you), due, copied))
            if not found:
                continue
            card = found[0][0]
            if len({frozenset(cards) for cards in found}) > 1:
                first = list(dict.fromkeys(cards[0] for cards in found))
                card = choose_card(table, ASK_COPIED, first, source)
            run_steps(game, table, you, production_box(card), Source(card))
            copied = (*copied, card)
