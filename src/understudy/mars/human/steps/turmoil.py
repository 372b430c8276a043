"""Steps with delegates and the chairman, and steps of global events (12.4). [T 12.4]"""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.expansions.turmoil import become_chairman, parties_with
from understudy.mars.human.rules.card_resources import add_resources, cards_holding
from understudy.mars.human.rules.choices import choose_cards, choose_name, choose_space
from understudy.mars.human.rules.counts import Amount, amount_of, influence
from understudy.mars.human.rules.delegates import (
    choose_party,
    place_delegate,
    remove_delegate,
)
from understudy.mars.human.rules.draw_cards import discard_from_hand, hand_of
from understudy.mars.human.rules.places import why_not_elsewhere
from understudy.mars.human.rules.rating import raise_rating
from understudy.mars.human.rules.stock import change_production, least_production, lose
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.planet.parameters import lower_temperature
from understudy.mars.planet.tiles import removable_oceans, remove_ocean
from understudy.mars.state import BOT, HUMAN, NEUTRAL, PARTIES


@dataclass(frozen=True, slots=True)
class Delegates(Step):
    """Send delegates from your reserve for free, with `same` all to one party."""

    count: Amount
    same: bool = False

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        if not isinstance(self.count, int) or context.game.turmoil is None:
            return None
        have = context.game.turmoil.reserve[HUMAN]
        return Obstacle(Lack.DELEGATE, "", self.count, have) if have < self.count else None

    def do(self, context: Context) -> None:
        turmoil = context.game.turmoil
        if turmoil is None:
            return
        count = min(turmoil.reserve[HUMAN], amount_of(self.count, context))
        party = ""
        for _ in range(count):
            if not (self.same and party):
                party = choose_party(context.table, PARTIES, context)
            place_delegate(context.game, context.table, context.you, party)


@dataclass(frozen=True, slots=True)
class RemoveDelegate(Step):
    """Remove a delegate of any side who does not lead."""

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        there = parties_with(context.game, (BOT, HUMAN, NEUTRAL))
        return None if there else Obstacle(Lack.DELEGATE, "", 1, 0)

    def do(self, context: Context) -> None:
        there = parties_with(context.game, (BOT, HUMAN, NEUTRAL))
        party = choose_party(context.table, list(there), context)
        side = choose_name(context.table, "owner", there[party], context)
        remove_delegate(context.game, context.table, context.you, party, side)


@dataclass(frozen=True, slots=True)
class ReplaceNeutral(Step):
    """Replace a neutral delegate who does not lead by one of your reserve."""

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        turmoil = context.game.turmoil
        if turmoil is None or not turmoil.reserve[HUMAN]:
            return Obstacle(Lack.DELEGATE, "", 1, 0)
        return (
            None
            if parties_with(context.game, (NEUTRAL,))
            else Obstacle(Lack.DELEGATE, "neutral", 1, 0)
        )

    def do(self, context: Context) -> None:
        party = choose_party(context.table, list(parties_with(context.game, (NEUTRAL,))), context)
        remove_delegate(context.game, context.table, context.you, party, NEUTRAL, replace=True)


@dataclass(frozen=True, slots=True)
class BecomeChairman(Step):
    """Make a delegate of your reserve chairman."""

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        turmoil = context.game.turmoil
        reserve = 0 if turmoil is None else turmoil.reserve[HUMAN]
        return None if reserve else Obstacle(Lack.DELEGATE, "", 1, 0)

    def do(self, context: Context) -> None:
        become_chairman(context.game, context.table)


@dataclass(frozen=True, slots=True)
class LowestRating(Step):
    """Gain one rating if yours is the lowest; MarsBot ignores the bonus (15.5). [C p.7]"""

    def do(self, context: Context) -> None:
        if context.you.tr <= context.game.bot.tr:
            raise_rating(context.game, context.table, context.you, 1)


# Global events


@dataclass(frozen=True, slots=True)
class LoseRating(Step):
    """Lose rating; each influence saves one step."""

    amount: int

    def do(self, context: Context) -> None:
        raise_rating(
            context.game,
            context.table,
            context.you,
            -max(0, self.amount - influence(context.game, context.you)),
        )


@dataclass(frozen=True, slots=True)
class KeepAtMost(Step):
    """Lose all of a resource except `keep` and one more per influence."""

    resource: int
    keep: int

    def do(self, context: Context) -> None:
        beyond = context.you.stock[self.resource] - self.keep - influence(context.game, context.you)
        lose(context.table, context.you, self.resource, max(0, beyond))


@dataclass(frozen=True, slots=True)
class LoseProduction(Step):
    """Lower your productions, each only if it is possible."""

    resources: tuple[tuple[int, Amount], ...]

    def do(self, context: Context) -> None:
        for resource, amount in self.resources:
            by = amount_of(amount, context)
            if context.you.production[resource] - by >= least_production(resource):
                change_production(context.game, context.table, context.you, resource, -by)


@dataclass(frozen=True, slots=True)
class LoseCards(Step):
    """Discard `count` cards, or all you have."""

    count: int

    def do(self, context: Context) -> None:
        cards = hand_of(context.you)
        for card in choose_cards(
            context.table, "mars-you-choose-discarded", cards, self.count, context
        ):
            discard_from_hand(context.game, context.table, context.you, card)


@dataclass(frozen=True, slots=True)
class AddToEvery(Step):
    """Add one resource to each of your cards that can hold the kind, or already has some."""

    kind: str
    least: int = 0

    def do(self, context: Context) -> None:
        cards: list[Card] = cards_holding(context.you, self.kind, least=self.least)
        for card in cards:
            add_resources(context.game, context.table, context.you, card, 1)


@dataclass(frozen=True, slots=True)
class Cool(Step):
    """Lower the temperature, unless it is complete."""

    steps: int

    def do(self, context: Context) -> None:
        lower_temperature(context.game, context.table, self.steps)


@dataclass(frozen=True, slots=True)
class RemoveOcean(Step):
    """Remove an ocean from the map, unless there are none or all nine."""

    @property
    def verb(self) -> str:
        return "dry-up"

    def do(self, context: Context) -> None:
        oceans = removable_oceans(context.game)
        if oceans:
            why_not = why_not_elsewhere(
                context.game, context.you, oceans, None, "mars-space-no-ocean-tile"
            )
            space = choose_space(context.table, context, "ocean", oceans, why_not)
            remove_ocean(context.game, context.table, space)
