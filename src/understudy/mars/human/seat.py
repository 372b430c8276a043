"""The seat of a screen game: answers MarsBot and the planet from the state of your side."""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core import Change, Choice, Ref, Step, Table, new_step
from understudy.mars.human.actions.card_points import card_points
from understudy.mars.human.actions.milestones_awards import award_value, milestone_score
from understudy.mars.human.actions.preludes import play_preludes
from understudy.mars.human.actions.research import research_phase, set_up
from understudy.mars.human.actions.standard_projects import cannot_convert_plants, convert_plants
from understudy.mars.human.actions.turmoil_effects import (
    apply_policy,
    resolve_global_event,
    ruling_bonus,
)
from understudy.mars.human.actions.turn import take_turn
from understudy.mars.human.rules.card_resources import cards_holding, remove_resources
from understudy.mars.human.rules.choices import choose_amount, choose_card
from understudy.mars.human.rules.colonies import build_colony, colony_bonus
from understudy.mars.human.rules.delegates import choose_party, place_delegate
from understudy.mars.human.rules.draw_cards import add_to_hand, draw
from understudy.mars.human.rules.placement import place_ocean
from understudy.mars.human.rules.rating import raise_rating, rating_raised
from understudy.mars.human.rules.stock import change_production, lose
from understudy.mars.human.rules.trigger_clauses import ParameterRaised, ProductionPhase
from understudy.mars.human.rules.triggers import run_trigger, run_triggers, triggers_for
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import (
    ENERGY,
    HEAT,
    MC,
    NO_CARD,
    PLANTS,
    RESOURCE_INDEX,
    Context,
)
from understudy.mars.human.state.card_ids import MARSBOT_NUMBER
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.colonies import BuildColony
from understudy.mars.milestones_awards.evaluation import Award, Milestone
from understudy.mars.planet.parameters import raise_temperature
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.cards import CARD_ID
from understudy.mars.seat import VERMIN, ScoreSheet, Seat
from understudy.mars.state import HUMAN, PARTIES, Game
from understudy.mars.terraforming_side import BonusStep


class ScreenSeat(Human):
    """The human side as MarsBot's opponent, played by the program."""

    def copy(self) -> Seat:
        return self.copy_into(ScreenSeat(self.library))

    def record_raise(self, game: Game, table: Table, parameter: str, before: int, now: int) -> None:
        """Gain 1 TR for the step and run its triggers (6). [T 6]"""
        if parameter == "temperature":
            self.temperature_steps += 1
        rated = self.tr
        rating = () if self.without_reward else self.gain_rating(game, table, 1)
        worth = self.tr - rated
        if table.listening:
            cite = "T 12.2" if parameter == "venus" else "T 6"
            self.tell_raise(table, (parameter, before, now), rating, worth, cite)
        rating_raised(game, table, self, worth)
        if self.without_reward:
            return
        for card, trigger in triggers_for(self, ParameterRaised):
            if trigger.parameter == parameter and trigger.own:
                run_trigger(game, table, self, card, trigger)

    def resolve_bonus_step(self, game: Game, table: Table, bonus: BonusStep) -> None:
        """Gain the bonus printed beside a step (6). [T 6]"""
        if bonus is BonusStep.TEMPERATURE:
            raise_temperature(game, table, self)
        elif bonus is BonusStep.OCEAN:
            place_ocean(game, table, self, None)
        elif self.without_reward:
            return
        elif bonus is BonusStep.HEAT_PRODUCTION:
            change_production(game, table, self, HEAT, 1)
        elif bonus is BonusStep.CARD:
            add_to_hand(table, self, draw(game, table, self, 1))
        elif bonus is BonusStep.RATING:
            raise_rating(game, table, self, 1, "T 12.2")

    def set_up(self, game: Game, table: Table) -> None:
        apply_policy(game, self)
        set_up(game, table, self)

    def play_preludes(self, game: Game, table: Table) -> None:
        play_preludes(game, table, self)

    def has_corporation(self, number: str) -> bool:
        return any(MARSBOT_NUMBER.get(card) == number for card in self.corporations)

    def research(self, game: Game, table: Table) -> None:
        # A rating step or a loss in the solar phase belongs to the last generation.
        self.tr_raised = self.harmed = False
        research_phase(game, table, self)

    def take_turn(self, game: Game, table: Table) -> None:
        take_turn(game, table, self)

    def keep_card(self, game: Game, table: Table, pile: Sequence[str]) -> str:
        if len(pile) == 1:
            return pile[0]
        question = Choice(
            id="mars-ask-draft", cite="T 13", kind="mars-card", options=tuple(pile),
            default=pile[0],
        )  # fmt: skip
        self.offered = [CARD_ID[number] for number in pile]
        kept = table.ask(question)
        self.offered = []
        return kept

    def produce(self, game: Game, table: Table) -> None:
        """Run your production phase; used actions become available again (3). [T 3]"""
        stock = self.stock
        before = tuple(stock)
        energy = stock[ENERGY]
        asks = self.modifiers.energy_kept and energy > 0
        if asks:
            if table.listening:
                table.begin_effect()
            energy = choose_amount(table, None, 0, energy, "energy", "mars-you-keep-energy")
        stock[HEAT] += energy
        stock[ENERGY] -= energy
        stock[MC] += self.tr
        for resource, produced in enumerate(self.production):
            stock[resource] = max(0, stock[resource] + produced)
        used, self.used = self.used, []
        if table.listening:
            cards = tuple([self.library[card].number for card in used])
            table.record(_production_step, before, tuple(stock), cards)
            if asks:
                table.end_effect()
        if not self.tr_raised:
            run_triggers(game, table, self, ProductionPhase)
        self.tr_raised = self.rating_skipped = self.plants_removed = self.harmed = False
        self.next_discount = self.next_tolerance = 0

    def final_greeneries(self, game: Game, table: Table) -> None:
        """Convert plants into greeneries if you like; oxygen does not rise (10). [T 10]"""
        while cannot_convert_plants(game, self) is None:
            question = Choice(
                id="mars-you-final-greenery", cite="T 10", kind="mars-whether",
                options=("yes", "no"), default="yes",
            )  # fmt: skip
            if table.listening:
                table.begin_effect()
            wanted = table.ask(question) == "yes"
            if wanted:
                convert_plants(game, table, self, oxygen=False)
            if table.listening:
                table.end_effect()
            if not wanted:
                return

    def score_sheet(self, game: Game, table: Table, awards: Sequence[Award]) -> ScoreSheet:
        values = {
            award.name: award_value(game, self, award.final or award.needs) for award in awards
        }
        vermin = self.card_resources.get(CARD_ID[VERMIN], 0)
        return ScoreSheet(values, card_points(game, self), vermin)

    def milestone_scores(
        self, game: Game, table: Table, milestones: Sequence[Milestone]
    ) -> dict[str, int]:
        return {milestone.name: milestone_score(game, self, milestone) for milestone in milestones}

    def award_values(self, game: Game, table: Table, awards: Sequence[Award]) -> dict[str, int]:
        return {award.name: award_value(game, self, award.needs) for award in awards}

    def knows_award(self, award: Award) -> bool:
        return True

    def report_card_points(self, game: Game, table: Table, points: int) -> None:
        """Do nothing: the program counts the points itself."""

    def lose_plants(self, game: Game, table: Table, amount: int) -> tuple[int, bool]:
        if "plants" in self.modifiers.protected_kinds:
            if table.listening:
                table.tell("mars-you-are-protected", "A p.11")
            return 0, True
        lost = lose(table, self, PLANTS, amount)
        self.harmed = self.harmed or bool(lost)
        self.plants_removed = self.plants_removed or bool(lost)
        return lost, False

    def lose_best_cube(self, game: Game, table: Table, *, must_know: bool) -> bool:
        """Lose the animal or microbe worth most; you choose among equal ones. [A p.6]"""
        cards = [
            card
            for kind in ("animal", "microbe")
            if kind not in self.modifiers.protected_kinds
            for card in cards_holding(self, kind, least=1)
            if card.id not in self.modifiers.protected_cards
        ]
        if not cards:
            return False
        worth = {card.id: card.points.for_one_here if card.points else 0 for card in cards}
        best = [card for card in cards if worth[card.id] == max(worth.values())]
        remove_resources(table, self, choose_card(table, "mars-ask-cube", best, None), 1)
        self.harmed = True
        return True

    def receive(self, resource: str, amount: int) -> tuple[Change, ...]:
        if resource not in RESOURCE_INDEX or not amount:
            return ()
        index = RESOURCE_INDEX[resource]
        before = self.stock[index]
        self.stock[index] = before + amount
        return (Change(f"human.stock.{resource}", before, before + amount),)

    def build_colony(self, game: Game, table: Table) -> None:
        tiles = BuildColony().places(Context(game, table, self, NO_CARD), Budget(self))
        if tiles:
            build_colony(game, table, self, tiles, None)

    def gain_delegate(self, game: Game, table: Table) -> None:
        """Place a delegate, if Turmoil is in play and you have one in reserve."""
        if game.turmoil is not None and game.turmoil.reserve[HUMAN]:
            place_delegate(game, table, self, choose_party(table, PARTIES, None))

    def colony_bonus(self, game: Game, table: Table, colony: str, times: int) -> None:
        if table.listening:
            table.tell("mars-your-colony-bonus", "C p.4", colony=Ref("mars-colony", colony))
            table.depth += 1
        colony_bonus(game, table, self, colony, times)
        if table.listening:
            table.depth -= 1

    def resolve_global_event(self, game: Game, table: Table, event: str) -> None:
        resolve_global_event(game, table, self, event)

    def resolve_new_government(self, game: Game, table: Table) -> None:
        apply_policy(game, self)
        ruling_bonus(game, table, self)

    def reward(self, game: Game, table: Table, amount: int, cite: str) -> None:
        raise_rating(game, table, self, amount, cite)


def _production_step(before: tuple[int, ...], now: tuple[int, ...], used: tuple[str, ...]) -> Step:
    stocks = zip(RESOURCES, before, now, strict=True)
    changes = [Change(f"human.stock.{name}", old, new) for name, old, new in stocks if old != new]
    changes += [Change(f"human.used.{number}", 1, 0) for number in used]
    return new_step("mars-production", "T 3", *changes)
