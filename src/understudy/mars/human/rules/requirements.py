"""Requirements of cards (5). [T 5]"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from understudy.mars.human.rules.counts import (
    all_cities,
    on_cards,
    own_cities,
    own_colonies,
    own_tags,
)
from understudy.mars.human.state.card import ENERGY, RESOURCE_INDEX, TAG_INDEX, Card, Context
from understudy.mars.human.state.card_definition import ConditionName
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.planet.parameters import STEP
from understudy.mars.printed.maps import MARS
from understudy.mars.printed.requirements import Requirement
from understudy.mars.state import HUMAN, NEUTRAL, Game


def first_unmet(game: Game, you: Human, card: Card, *, any_planet: bool = False) -> Obstacle | None:
    """Return the first requirement that is not met, or None.

    `any_planet` ignores global parameters.
    """
    wild_used = 0
    for requirement in card.requirements:
        if any_planet and requirement.what in STEP:
            continue
        obstacle = _unmet(game, you, requirement, wild_used)
        if obstacle is not None:
            return obstacle
        wild_used += _wild_tags_used(you, requirement)
    return None


def all_unmet(game: Game, you: Human, card: Card) -> Iterator[Obstacle]:
    """Yield the requirements that are not met."""
    wild_used = 0
    for requirement in card.requirements:
        obstacle = _unmet(game, you, requirement, wild_used)
        if obstacle is not None:
            yield obstacle
        wild_used += _wild_tags_used(you, requirement)


def _wild_tags_used(you: Human, requirement: Requirement) -> int:
    """Return the wild tags that a requirement takes: each counts for one requirement only."""
    if requirement.what != "tags":
        return 0
    return max(0, (requirement.at_least or 1) - you.tags[TAG_INDEX[requirement.of]])


def last_chance(game: Game, you: Human, card: Card) -> tuple[str, int] | None:
    """Return the parameter and its value if its next step makes the card unplayable.

    Returns None for a card whose requirements are not met now.
    """
    for requirement in card.requirements:
        if requirement.at_most is not None and requirement.what in STEP:
            have = _VALUES[requirement.what](game, you, requirement)
            if have + STEP[requirement.what] > requirement.at_most + _tolerance(you, requirement):
                met = first_unmet(game, you, card) is None
                return (requirement.what, have) if met else None
    return None


def parameter_bounds(you: Human, card: Card) -> dict[str, tuple[int | None, int | None]]:
    """Return the allowed range of each global parameter for a card; None means no limit."""
    bounds: dict[str, tuple[int | None, int | None]] = {}
    for requirement in card.requirements:
        if requirement.what in STEP:
            least, most = requirement.at_least, requirement.at_most
            tolerance = _tolerance(you, requirement)
            bounds[requirement.what] = (
                None if least is None else least - tolerance,
                None if most is None else most + tolerance,
            )
    return bounds


def _tolerance(you: Human, requirement: Requirement) -> int:
    if requirement.what not in STEP:
        return 0
    steps = you.modifiers.requirement_offsets.get(requirement.what, 0) + you.next_tolerance
    return steps * STEP[requirement.what]


def _unmet(game: Game, you: Human, requirement: Requirement, wild_used: int) -> Obstacle | None:
    have = _VALUES[requirement.what](game, you, requirement)
    if requirement.what == "tags":
        have -= wild_used
    least, most = requirement.at_least, requirement.at_most
    if least is None and most is None:
        least = 1
    if least is not None and have < least and have < least - _tolerance(you, requirement):
        return Obstacle(Lack.REQUIREMENT, _name(requirement), least, have)
    if most is not None and have > most and have > most + _tolerance(you, requirement):
        return Obstacle(Lack.AT_MOST, _name(requirement), most, have)
    return None


def _name(requirement: Requirement) -> str:
    return f"{requirement.what}.{requirement.of}" if requirement.of else requirement.what


def _cities(game: Game, you: Human, requirement: Requirement) -> int:
    if not requirement.anybody:
        return own_cities(game, you)
    return game.planet.cities.bit_count() if requirement.of == "on_mars" else all_cities(game, you)


def _city_by_ocean(game: Game, you: Human, requirement: Requirement) -> int:
    planet = game.planet
    cities = planet.cities if requirement.anybody else planet.cities & planet.human_tiles
    return (cities & MARS.next_to(planet.oceans)).bit_count()


def _party(game: Game, you: Human, requirement: Requirement) -> int:
    turmoil = game.turmoil
    if turmoil is None:
        return 0
    party = requirement.of
    return int(turmoil.ruling == party or turmoil.delegates[party].count(HUMAN) >= 2)


def _resource_kinds(game: Game, you: Human, requirement: Requirement) -> int:
    library = you.library
    kinds = {library[card].holds for card, count in you.card_resources.items() if count}
    return len(kinds) + sum(1 for stock in you.stock if stock)


def _chairman(side: str) -> Callable[[Game, Human, Requirement], int]:
    return lambda game, you, requirement: int(
        game.turmoil is not None and game.turmoil.chairman == side
    )


_VALUES: Final[dict[str, Callable[[Game, Human, Requirement], int]]] = {
    "temperature": lambda game, you, requirement: game.planet.temperature,
    "oxygen": lambda game, you, requirement: game.planet.oxygen,
    "oceans": lambda game, you, requirement: game.planet.ocean_count,
    "venus": lambda game, you, requirement: game.planet.venus,
    "tags": lambda game, you, requirement: own_tags(you, TAG_INDEX[requirement.of]),
    "production": lambda game, you, requirement: you.production[RESOURCE_INDEX[requirement.of]],
    "tr": lambda game, you, requirement: you.tr,
    "greeneries": lambda game, you, requirement: (
        game.planet.greeneries & game.planet.human_tiles
    ).bit_count(),
    "cities": _cities,
    "colonies": lambda game, you, requirement: own_colonies(game),
    "held": lambda game, you, requirement: on_cards(you, requirement.of),
    "party_leaders": lambda game, you, requirement: (
        game.turmoil.leaders(HUMAN) if game.turmoil else 0
    ),
    "resource_kinds": _resource_kinds,
    "party": _party,
    "chairman": _chairman(HUMAN),
    "neutral_chairman": _chairman(NEUTRAL),
    "city_by_ocean": _city_by_ocean,
    "plants_removed": lambda game, you, requirement: int(you.plants_removed),
    "nobody_passed": lambda game, you, requirement: int(not game.bot.passed and not you.passed),
}
"""The current value of what a requirement counts, by its name."""

CONDITIONS: Final[dict[ConditionName, Callable[[Context], bool]]] = {
    "rating raised": lambda context: context.you.tr_raised,
    "no energy": lambda context: context.you.stock[ENERGY] == 0,
}
"""Conditions of card actions, by the name that a card definition uses."""
