"""Claiming milestones and funding awards; your numbers for both (9). [T 9]"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from understudy.core import Table
from understudy.mars.human.rules.counts import (
    cards_without_tags,
    distinct_tags,
    influence,
    on_cards,
)
from understudy.mars.human.rules.payments import (
    available_mc,
    can_afford,
    cannot_afford,
    methods_for_mc,
    pay,
)
from understudy.mars.human.state.card import MC, TAG_INDEX, WILD, Card
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.marsbot.fund_award import AWARD_LIMIT
from understudy.mars.milestones_awards.claim_and_fund import take_award, take_milestone
from understudy.mars.milestones_awards.evaluation import (
    PUBLIC,
    Award,
    Milestone,
    counts_tags,
    total,
)
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import HUMAN, Game

AWARD_COSTS: Final = (8, 14, 20)


def milestone_score(game: Game, you: Human, milestone: Milestone) -> int:
    """Return how much you have of what a milestone counts (5, 9). [T 9]

    Each wild tag counts once where tags are counted.
    """
    return score_reader(milestone)(game, you)


@cache
def score_reader(milestone: Milestone) -> Reader:
    """Return the function that reads your score for a milestone."""
    readers, score = readers_of(milestone.needs), milestone.score
    wild = counts_tags(milestone.needs)
    if score is total and len(readers) == 1 and not wild:
        return readers[0]

    def read_score(game: Game, you: Human) -> int:
        have = score(game, [read(game, you) for read in readers])
        return have + you.tags[WILD] if wild else have

    return read_score


def award_value(game: Game, you: Human, keys: tuple[str, ...]) -> int:
    """Return your value for an award; wild tags do not count (5). [T 5]"""
    return sum([read(game, you) for read in readers_of(keys)])


Reader = Callable[[Game, Human], int]
"""Reads one of your numbers."""


@cache
def readers_of(keys: tuple[str, ...]) -> tuple[Reader, ...]:
    """Return functions that read your numbers of these keys.

    Finding them once halves the time of milestones and awards.
    """
    return tuple(map(_reader, keys))


def _reader(key: str) -> Reader:
    if key in PUBLIC:
        public = PUBLIC[key]
        return lambda game, you: public(game)
    group, _, name = key.partition(".")
    if group == "tags":
        tag = TAG_INDEX[name]
        return lambda game, you: you.tags[tag]
    if group in ("production", "stock"):
        resource = RESOURCES.index(name)
        if group == "stock":
            return lambda game, you: you.stock[resource]
        return lambda game, you: you.production[resource]
    return HUMAN_NUMBERS[key]


def _projects(you: Human) -> list[Card]:
    """Return your green and blue project cards."""
    cards = [you.library[card] for card in you.played]
    return [card for card in cards if card.kind == "project"]


def _card_resource_kinds(you: Human) -> set[str]:
    return {you.library[card].holds for card, count in you.card_resources.items() if count}


def _resource_kinds(game: Game, you: Human) -> int:
    return len(_card_resource_kinds(you)) + sum(bool(stock) for stock in you.stock)


def _with_points(game: Game, you: Human) -> int:
    """Count cards with points that are not negative, events included."""
    cards = [*you.face_up(), *(you.library[card] for card in you.events)]
    return sum(card.points is not None and card.points.each >= 0 for card in cards)


def _pairs_of_resources(game: Game, you: Human) -> int:
    """Count the resources of which two are left after paying for the milestone."""
    stock = you.stock
    paid = [min(stock[MC], available_mc(you) - you.modifiers.milestone_cost), *stock[1:]]
    return sum(count >= 2 for count in paid)


def _landshaper_tiles(game: Game, you: Human) -> int:
    kinds = ("cities", "greeneries", "special_tiles")
    return sum(PUBLIC[kind](game) > 0 for kind in kinds)


def _delegates(game: Game, you: Human) -> int:
    turmoil = game.turmoil
    return 0 if turmoil is None else sum(d.count(HUMAN) for d in turmoil.delegates.values())


def _leaders_and_influence(game: Game, you: Human) -> int:
    turmoil = game.turmoil
    return 0 if turmoil is None else turmoil.leaders(HUMAN) + influence(game, you)


HUMAN_NUMBERS: Final[dict[str, Callable[[Game, Human], int]]] = {
    "animals_and_microbes": lambda game, you: on_cards(you, "animal") + on_cards(you, "microbe"),
    "card_resource_kinds": lambda game, you: len(_card_resource_kinds(you)),
    "card_resources": lambda game, you: sum(you.card_resources.values()),
    "cards_cost_10": lambda game, you: sum(card.cost <= 10 for card in _projects(you)),
    "cards_cost_20": lambda game, you: sum(card.cost >= 20 for card in _projects(you)),
    "cards_green": lambda game, you: sum(card.colour == "green" for card in _projects(you)),
    "cards_green_blue": lambda game, you: len(_projects(you)),
    "cards_in_hand": lambda game, you: len(you.hand),
    "cards_with_points": _with_points,
    "cards_with_requirement": lambda game, you: sum(bool(c.requirements) for c in _projects(you)),
    "cards_without_tags": lambda game, you: cards_without_tags(you),
    "delegates": _delegates,
    "distinct_tags": lambda game, you: distinct_tags(you.tags),
    "events": lambda game, you: len(you.events),
    "floaters": lambda game, you: on_cards(you, "floater"),
    "landshaper_tiles": _landshaper_tiles,
    "leaders_and_influence": _leaders_and_influence,
    "money": lambda game, you: available_mc(you),
    "oceans_placed": lambda game, you: you.oceans_placed,
    "pairs_of_resources": _pairs_of_resources,
    "resource_kinds": _resource_kinds,
    "temperature_steps": lambda game, you: you.temperature_steps,
}
"""Your numbers that milestones and awards count, by key."""


def milestone_price(you: Human, milestone: Milestone) -> int:
    """Return the price of a milestone: 8 MC (9), for Briber 12 more (D-50). [T 9]"""
    return you.modifiers.milestone_cost + milestone.price


def award_price(game: Game, you: Human) -> int:
    """Return the price of the next award: 8, 14 or 20 MC (9). [T 9]"""
    if you.modifiers.award_cost >= 0:
        return you.modifiers.award_cost
    return AWARD_COSTS[min(len(game.awards), AWARD_LIMIT - 1)]


def cannot_claim(game: Game, you: Human, milestone: Milestone) -> Obstacle | None:
    """Return why a milestone cannot be claimed, or None (9). [T 9]"""
    if milestone.name in game.milestones:
        return Obstacle(Lack.TAKEN, milestone.name)
    if len(game.milestones) == MILESTONE_LIMIT:
        return Obstacle(Lack.LIMIT, milestone.name, MILESTONE_LIMIT)
    have, need = milestone_score(game, you, milestone), milestone.goal(game)
    if have < need:
        return Obstacle(Lack.NOT_MET, milestone.name, need, have)
    return cannot_afford(you, milestone_price(you, milestone))


def claimable(game: Game, you: Human) -> list[str]:
    """Return the milestones that you can claim now."""
    # Few MC and claimed milestones decide before scores are counted, which takes far longer.
    if len(game.milestones) == MILESTONE_LIMIT or not can_afford(you, you.modifiers.milestone_cost):
        return []
    found: list[str] = []
    for one in game.milestone_row:
        if one.name in game.milestones or milestone_score(game, you, one) < one.goal(game):
            continue
        if not one.price or can_afford(you, milestone_price(you, one)):
            found.append(one.name)
    return found


def claim(game: Game, table: Table, you: Human, milestone: Milestone) -> None:
    """Pay for a milestone and claim it (9). [T 9]"""
    pay(table, you, milestone_price(you, milestone), methods_for_mc(you), None)
    take_milestone(game, table, milestone.name, HUMAN)


def cannot_fund(game: Game, you: Human, award: Award) -> Obstacle | None:
    """Return why an award cannot be funded, or None (9). [T 9]"""
    if award.name in game.awards:
        return Obstacle(Lack.TAKEN, award.name)
    if len(game.awards) == AWARD_LIMIT:
        return Obstacle(Lack.LIMIT, award.name, AWARD_LIMIT)
    return cannot_afford(you, award_price(game, you))


def fundable(game: Game, you: Human) -> list[str]:
    """Return the awards that you can fund now; all have the same price."""
    if len(game.awards) == AWARD_LIMIT or not can_afford(you, award_price(game, you)):
        return []
    return [one.name for one in game.award_row if one.name not in game.awards]


def fund(game: Game, table: Table, you: Human, award: Award, *, free: bool = False) -> None:
    """Pay for an award and fund it (9). [T 9]"""
    if not free:
        pay(table, you, award_price(game, you), methods_for_mc(you), None)
    take_award(game, table, award.name, HUMAN)
