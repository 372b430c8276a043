"""Steps of preludes and corporations: more preludes, free projects, cards and actions."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Table
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
from understudy.mars.human.state.card import MC, Card, Source
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

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        drawn = deal_random(table, you, preludes_left(game, you), self.count)
        if not drawn:
            return
        chosen = choose_card(table, "mars-you-choose-prelude", drawn, source)
        you.out_of_game += [card.id for card in drawn if card is not chosen]
        play_prelude(game, table, you, chosen)


@dataclass(frozen=True, slots=True)
class DrawCorporations(Step):
    """Draw corporations, play one that leaves enough for the price, discard the rest and pay."""

    count: int
    price: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        drawn = deal_random(table, you, corporations_left(game, you), self.count)
        money = available_mc(you)
        fitting = [card for card in drawn if money + card.starting_mc >= self.price]
        if not fitting:
            discard_for_15_mc(table, you, source.card, "human.played")
            return
        chosen = choose_card(table, "mars-you-choose-corporation", fitting, source)
        you.out_of_game += [card.id for card in drawn if card is not chosen]
        reveal_corporation(game, table, you, chosen)
        pay(table, you, self.price, methods_for_mc(you), source)


@dataclass(frozen=True, slots=True)
class RepeatPrelude(Step):
    """Resolve the immediate effects of another prelude of yours again.

    Resources that would go onto that prelude are left out.
    """

    def steps(self, card: Card) -> tuple[Step, ...]:
        return tuple(
            step for step in card.immediate if not (isinstance(step, Add) and step.to == HERE)
        )

    def cards(self, game: Game, you: Human, source: Source) -> list[Card]:
        """Return your other preludes whose effects can be resolved now."""
        others = [you.library[card] for card in you.played if card != source.card.id]
        return [
            card
            for card in others
            if card.kind == "prelude"
            and self._can_repeat(game, you, Source(card, tags=source.tags))
        ]

    def _can_repeat(self, game: Game, you: Human, source: Source) -> bool:
        steps = self.steps(source.card)
        return first_obstacle(game, you, steps, source, Budget(you)) is None

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        return None if self.cards(game, you, source) else Obstacle(Lack.CARDS, "prelude")

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        cards = self.cards(game, you, source)
        card = choose_card(table, "mars-you-choose-repeated", cards, source)
        run_steps(game, table, you, self.steps(card), Source(card))


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

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        projected = you.projected(budget.production, source.tags or you.tags)
        return None if self.cards(game, projected) else Obstacle(Lack.CARDS, "playable")

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        cards = self.cards(game, you)
        if cards:
            card = choose_card(table, "mars-you-choose-played", cards, source)
            play_card(game, table, you, card, discount=self.discount)


@dataclass(frozen=True, slots=True)
class LookAtPrelude(Step):
    """Look at the top prelude; play it for MC and a resource from this card, or discard it."""

    price: int

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        here = you.card_resources.get(source.card.id, 0)
        return None if here else Obstacle(Lack.ON_CARDS, source.card.holds, 1, 0)

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        drawn = deal_random(table, you, preludes_left(game, you), 1)
        if not drawn:
            return
        affordable = cannot_afford(you, self.price) is None
        you.offered = [drawn[0].id]
        wanted = affordable and choose_yes_no(table, source, drawn[0])
        you.offered = []
        if wanted:
            pay(table, you, self.price, methods_for_mc(you), source)
            remove_resources(table, you, source.card, 1)
            play_prelude(game, table, you, drawn[0])
        else:
            you.out_of_game.append(drawn[0].id)


@dataclass(frozen=True, slots=True)
class FundFree(Step):
    """Fund an award for free."""

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        left = {award.name: award for award in game.award_row if award.name not in game.awards}
        if left and len(game.awards) < AWARD_LIMIT:
            name = choose_name(table, "award", list(left), source)
            fund(game, table, you, left[name], free=True)


@dataclass(frozen=True, slots=True)
class TwoProjects(Step):
    """Do two standard projects; if one is impossible, lose MC."""

    penalty: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        for _ in range(2):
            names = [
                name
                for name, project in PROJECTS.items()
                if cannot_do_project(game, you, project) is None
            ]
            if not names:
                lose(table, you, MC, self.penalty)
                return
            name = choose_name(table, "project", names, source)
            do_project(game, table, you, PROJECTS[name])


@dataclass(frozen=True, slots=True)
class TakeActions(Step):
    """Take ordinary actions immediately."""

    count: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        for _ in range(self.count):
            if not take_action(game, table, you, "end"):
                return


@dataclass(frozen=True, slots=True)
class Pass(Step):
    """Pass for the rest of the generation."""

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        pass_generation(table, you)
