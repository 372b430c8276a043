"""Steps with delegates and the chairman, and steps of global events (12.4). [T 12.4]"""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Change, Table
from understudy.mars.human.rules.card_resources import add_resources, cards_holding
from understudy.mars.human.rules.choices import choose_cards, choose_name, choose_space
from understudy.mars.human.rules.counts import Amount, amount_of, influence
from understudy.mars.human.rules.delegates import (
    become_chairman,
    choose_party,
    parties_with,
    place_delegate,
    remove_delegate,
)
from understudy.mars.human.rules.draw_cards import discard_from_hand, hand_of
from understudy.mars.human.rules.rating import raise_rating
from understudy.mars.human.rules.stock import change_production, least_production, lose
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import Card, Source
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.planet import clear_space
from understudy.mars.state import BOT, HUMAN, MAX_OCEANS, MAX_TEMPERATURE, NEUTRAL, PARTIES, Game

COLDEST = -30


@dataclass(frozen=True, slots=True)
class Delegates(Step):
    """Send delegates from your reserve for free, with `same` all to one party."""

    count: Amount
    same: bool = False

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        if not isinstance(self.count, int) or game.turmoil is None:
            return None
        have = game.turmoil.reserve[HUMAN]
        return Obstacle(Lack.DELEGATE, "", self.count, have) if have < self.count else None

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        turmoil = game.turmoil
        if turmoil is None:
            return
        count = min(turmoil.reserve[HUMAN], amount_of(self.count, game, you, source))
        party = ""
        for _ in range(count):
            if not (self.same and party):
                party = choose_party(table, PARTIES, source)
            place_delegate(game, table, you, party)


@dataclass(frozen=True, slots=True)
class RemoveDelegate(Step):
    """Remove a delegate of any side who does not lead."""

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        there = parties_with(game, (BOT, HUMAN, NEUTRAL))
        return None if there else Obstacle(Lack.DELEGATE, "", 1, 0)

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        there = parties_with(game, (BOT, HUMAN, NEUTRAL))
        party = choose_party(table, list(there), source)
        side = choose_name(table, "owner", there[party], source)
        remove_delegate(game, table, you, party, side)


@dataclass(frozen=True, slots=True)
class ReplaceNeutral(Step):
    """Replace a neutral delegate who does not lead by one of your reserve."""

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        turmoil = game.turmoil
        if turmoil is None or not turmoil.reserve[HUMAN]:
            return Obstacle(Lack.DELEGATE, "", 1, 0)
        return None if parties_with(game, (NEUTRAL,)) else Obstacle(Lack.DELEGATE, "neutral", 1, 0)

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        party = choose_party(table, list(parties_with(game, (NEUTRAL,))), source)
        remove_delegate(game, table, you, party, NEUTRAL, replace=True)


@dataclass(frozen=True, slots=True)
class BecomeChairman(Step):
    """Make a delegate of your reserve chairman."""

    def obstacle(self, game: Game, you: Human, source: Source, budget: Budget) -> Obstacle | None:
        turmoil = game.turmoil
        reserve = 0 if turmoil is None else turmoil.reserve[HUMAN]
        return None if reserve else Obstacle(Lack.DELEGATE, "", 1, 0)

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        become_chairman(game, table)


@dataclass(frozen=True, slots=True)
class LowestRating(Step):
    """Gain one rating if yours is the lowest; MarsBot ignores the bonus (15.5). [C p.7]"""

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        if you.tr <= game.bot.tr:
            raise_rating(game, table, you, 1)


# Global events


@dataclass(frozen=True, slots=True)
class LoseRating(Step):
    """Lose rating; each influence saves one step."""

    amount: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        raise_rating(game, table, you, -max(0, self.amount - influence(game, you)))


@dataclass(frozen=True, slots=True)
class KeepAtMost(Step):
    """Lose all of a resource except `keep` and one more per influence."""

    resource: int
    keep: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        beyond = you.stock[self.resource] - self.keep - influence(game, you)
        lose(table, you, self.resource, max(0, beyond))


@dataclass(frozen=True, slots=True)
class LoseProduction(Step):
    """Lower your productions, each only if it is possible."""

    resources: tuple[tuple[int, Amount], ...]

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        for resource, amount in self.resources:
            by = amount_of(amount, game, you, source)
            if you.production[resource] - by >= least_production(resource):
                change_production(game, table, you, resource, -by)


@dataclass(frozen=True, slots=True)
class LoseCards(Step):
    """Discard `count` cards, or all you have."""

    count: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        cards = hand_of(you)
        for card in choose_cards(table, "mars-you-choose-discarded", cards, self.count, source):
            discard_from_hand(game, table, you, card)


@dataclass(frozen=True, slots=True)
class AddToEvery(Step):
    """Add one resource to each of your cards that can hold the kind, or already has some."""

    kind: str
    least: int = 0

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        cards: list[Card] = cards_holding(you, self.kind, least=self.least)
        for card in cards:
            add_resources(game, table, you, card, 1)


@dataclass(frozen=True, slots=True)
class Cool(Step):
    """Lower the temperature, unless it is complete."""

    steps: int

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        planet = game.planet
        before = planet.temperature
        if before == MAX_TEMPERATURE:
            return
        planet.temperature = max(COLDEST, before - 2 * self.steps)
        if table.listening and planet.temperature != before:
            change = Change("temperature", before, planet.temperature)
            table.tell("mars-you-cool", "T 12.4", change, to=planet.temperature)


@dataclass(frozen=True, slots=True)
class RemoveOcean(Step, verb="dry-up"):
    """Remove an ocean from the map, unless there are none or all nine."""

    def do(self, game: Game, table: Table, you: Human, source: Source) -> None:
        planet = game.planet
        dry = planet.oceans & ~planet.cities
        if not dry or planet.ocean_count == MAX_OCEANS:
            return
        clear_space(game, table, choose_space(table, "ocean", dry), "T 12.4")
