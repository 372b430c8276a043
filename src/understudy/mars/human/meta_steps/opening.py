"""Steps of preludes and corporations: more preludes, free projects, cards and actions."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Message
from understudy.mars.human.actions.milestones_awards import fund
from understudy.mars.human.actions.play_card import cannot_play, play_card, reveal_corporation
from understudy.mars.human.actions.preludes import (
    corporations_left,
    deal_random,
    discard_for_15_mc,
    play_prelude,
    preludes_left,
)
from understudy.mars.human.actions.standard_projects import PROJECTS, cannot_do_project, do_project
from understudy.mars.human.actions.turn import pass_generation, take_action
from understudy.mars.human.rules.card_resources import remove_resources
from understudy.mars.human.rules.choices import choose_card, choose_name, choose_yes_no
from understudy.mars.human.rules.draw_cards import hand_of
from understudy.mars.human.rules.payments import available_mc, cannot_afford, methods_for_mc, pay
from understudy.mars.human.rules.stock import lose
from understudy.mars.human.rules.triggers import run_steps
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import MC, Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.card_resources import HERE, Add
from understudy.mars.human.steps.choices import first_obstacle
from understudy.mars.marsbot.fund_award import AWARD_LIMIT
from understudy.mars.state import Game


@dataclass(frozen=True, slots=True)
class DrawPreludes(Step):
    """Draw preludes, play one of them, discard the rest."""

    count: int

    def do(self, context: Context) -> None:
        drawn = deal_random(
            context.table, context.you, preludes_left(context.game, context.you), self.count
        )
        if not drawn:
            return
        chosen = choose_card(context.table, "mars-you-choose-prelude", drawn, context)
        context.you.out_of_game += [card.id for card in drawn if card is not chosen]
        play_prelude(context.game, context.table, context.you, chosen)


@dataclass(frozen=True, slots=True)
class DrawCorporations(Step):
    """Draw corporations, play one that leaves enough for the price, discard the rest and pay."""

    count: int
    price: int

    def do(self, context: Context) -> None:
        drawn = deal_random(
            context.table, context.you, corporations_left(context.game, context.you), self.count
        )
        money = available_mc(context.you)
        fitting = [card for card in drawn if money + card.starting_mc >= self.price]
        if not fitting:
            discard_for_15_mc(context.table, context.you, context.card, "human.played")
            return
        chosen = choose_card(context.table, "mars-you-choose-corporation", fitting, context)
        context.you.out_of_game += [card.id for card in drawn if card is not chosen]
        reveal_corporation(context.game, context.table, context.you, chosen)
        pay(context.table, context.you, self.price, methods_for_mc(context.you), context)


@dataclass(frozen=True, slots=True)
class RepeatPrelude(Step):
    """Resolve the immediate effects of another prelude of yours again.

    Resources that would go onto that prelude are left out.
    """

    def steps(self, card: Card) -> tuple[Step, ...]:
        return tuple(
            step for step in card.immediate if not (isinstance(step, Add) and step.to == HERE)
        )

    def cards(self, context: Context) -> list[Card]:
        """Return your other preludes whose effects can be resolved now."""
        others = [
            context.you.library[card] for card in context.you.played if card != context.card.id
        ]
        return [
            card
            for card in others
            if card.kind == "prelude"
            and self._can_repeat(
                Context(context.game, context.table, context.you, card, tags=context.tags)
            )
        ]

    def _can_repeat(self, context: Context) -> bool:
        steps = self.steps(context.card)
        return first_obstacle(context, steps, Budget(context.you)) is None

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return None if self.cards(context) else Obstacle(Lack.CARDS, "prelude")

    def do(self, context: Context) -> None:
        cards = self.cards(context)
        card = choose_card(context.table, "mars-you-choose-repeated", cards, context)
        run_steps(Context(context.game, context.table, context.you, card), self.steps(card))


@dataclass(frozen=True, slots=True)
class PlayFromHand(Step):
    """Play a card from your hand, at a discount or regardless of global requirements."""

    discount: int = 0
    any_planet: bool = False

    def cards(self, game: Game, you: Human) -> list[Card]:
        return [
            card
            for card in hand_of(you)
            if cannot_play(game, you, card, discount=self.discount, any_planet=self.any_planet)
            is None
        ]

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        projected = context.you.projected(budget.production, context.tags or context.you.tags)
        return None if self.cards(context.game, projected) else Obstacle(Lack.CARDS, "playable")

    def do(self, context: Context) -> None:
        cards = self.cards(context.game, context.you)
        if cards:
            card = choose_card(context.table, "mars-you-choose-played", cards, context)
            play_card(context.game, context.table, context.you, card, discount=self.discount)


@dataclass(frozen=True, slots=True)
class LookAtPrelude(Step):
    """Look at the top prelude; play it for MC and a resource from this card, or discard it."""

    price: int

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        here = context.you.card_resources.get(context.card.id, 0)
        return None if here else Obstacle(Lack.ON_CARDS, context.card.holds, 1, 0)

    def do(self, context: Context) -> None:
        drawn = deal_random(context.table, context.you, preludes_left(context.game, context.you), 1)
        if not drawn:
            return
        affordable = cannot_afford(context.you, self.price) is None
        context.you.offered = [drawn[0].id]
        wanted = affordable and choose_yes_no(
            context.table,
            context,
            drawn[0],
            (Message("mars-offer-play", {"price": self.price}), Message("mars-offer-discard")),
        )
        context.you.offered = []
        if wanted:
            pay(context.table, context.you, self.price, methods_for_mc(context.you), context)
            remove_resources(context.table, context.you, context.card, 1)
            play_prelude(context.game, context.table, context.you, drawn[0])
        else:
            context.you.out_of_game.append(drawn[0].id)


@dataclass(frozen=True, slots=True)
class FundFree(Step):
    """Fund an award for free."""

    def do(self, context: Context) -> None:
        left = {
            award.name: award
            for award in context.game.award_row
            if award.name not in context.game.awards
        }
        if left and len(context.game.awards) < AWARD_LIMIT:
            name = choose_name(context.table, "award", list(left), context)
            fund(context.game, context.table, context.you, left[name], free=True)


@dataclass(frozen=True, slots=True)
class TwoProjects(Step):
    """Do two standard projects; if one is impossible, lose MC."""

    penalty: int

    def do(self, context: Context) -> None:
        for _ in range(2):
            names = [
                name
                for name, project in PROJECTS.items()
                if cannot_do_project(context.game, context.you, project) is None
            ]
            if not names:
                lose(context.table, context.you, MC, self.penalty)
                return
            name = choose_name(context.table, "project", names, context)
            do_project(context.game, context.table, context.you, PROJECTS[name])


@dataclass(frozen=True, slots=True)
class TakeActions(Step):
    """Take ordinary actions immediately."""

    count: int

    def do(self, context: Context) -> None:
        for _ in range(self.count):
            if not take_action(context.game, context.table, context.you, "end"):
                return


@dataclass(frozen=True, slots=True)
class Pass(Step):
    """Pass for the rest of the generation."""

    def do(self, context: Context) -> None:
        pass_generation(context.table, context.you)
