"""Requirements of cards (5). [T 5]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.mars.human.rules.counts import (
    all_cities,
    on_cards,
    own_cities,
    own_colonies,
    own_tags,
)
from understudy.mars.human.state.card import RESOURCE_INDEX, TAG_INDEX, Card
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import HumanSide
from understudy.mars.planet.parameters import STEP
from understudy.mars.printed.maps import MARS
from understudy.mars.printed.requirements import Requirement
from understudy.mars.state import HUMAN, NEUTRAL, Game


def first_unmet(
    game: Game, you: HumanSide, card: Card, *, any_planet: bool = False
) -> Obstacle | None:
    """Return the first requirement that is not met, or None.

    `any_planet` ignores global parameters. A wild tag counts for one requirement only.
    """
    wild = 0
    for one in card.requirements:
        if any_planet and one.what in STEP:
            continue
        obstacle = _unmet(game, you, one, wild)
        if obstacle is not None:
            return obstacle
        if one.what == "tags":
            wild += max(0, (one.at_least or 1) - you.tags[TAG_INDEX[one.of]])
    return None


def last_chance(game: Game, you: HumanSide, card: Card) -> tuple[str, int] | None:
    """Return the parameter and its value if its next step makes the card unplayable.

    Returns None for a card whose requirements are not met now.
    """
    if first_unmet(game, you, card) is not None:
        return None
    for one in card.requirements:
        if one.at_most is not None and one.what in STEP:
            have = _HAVE[one.what](game, you, one)
            if have + STEP[one.what] > one.at_most + _tolerance(you, one):
                return one.what, have
    return None


def parameter_bounds(you: HumanSide, card: Card) -> dict[str, tuple[int | None, int | None]]:
    """Return the allowed range of each global parameter for a card; None means no limit."""
    return {
        one.what: (
            None if one.at_least is None else one.at_least - _tolerance(you, one),
            None if one.at_most is None else one.at_most + _tolerance(you, one),
        )
        for one in card.requirements
        if one.what in STEP
    }


def _tolerance(you: HumanSide, one: Requirement) -> int:
    """Return by how much a requirement may be missed."""
    if one.what not in STEP:
        return 0
    steps = you.modifiers.requirement_offsets.get(one.what, 0) + you.next_tolerance
    return steps * STEP[one.what]


def _unmet(game: Game, you: HumanSide, one: Requirement, wild: int) -> Obstacle | None:
    have = _HAVE[one.what](game, you, one)
    if one.what == "tags":
        have -= wild
    least, most = one.at_least, one.at_most
    if least is None and most is None:
        least = 1
    if least is not None and have < least and have < least - _tolerance(you, one):
        return Obstacle(Lack.REQUIREMENT, _name(one), least, have)
    if most is not None and have > most and have > most + _tolerance(you, one):
        return Obstacle(Lack.AT_MOST, _name(one), most, have)
    return None


def _name(one: Requirement) -> str:
    return f"{one.what}.{one.of}" if one.of else one.what


def _tags(game: Game, you: HumanSide, one: Requirement) -> int:
    return own_tags(you, TAG_INDEX[one.of])


def _cities(game: Game, you: HumanSide, one: Requirement) -> int:
    if not one.anybody:
        return own_cities(game, you)
    return game.planet.cities.bit_count() if one.of == "on_mars" else all_cities(game, you)


def _city_by_ocean(game: Game, you: HumanSide, one: Requirement) -> int:
    planet = game.planet
    cities = planet.cities if one.anybody else planet.cities & planet.human_tiles
    return (cities & MARS.next_to(planet.oceans)).bit_count()


def _party(game: Game, you: HumanSide, one: Requirement) -> int:
    turmoil = game.turmoil
    if turmoil is None:
        return 0
    return int(turmoil.ruling == one.of or turmoil.delegates[one.of].count(HUMAN) >= 2)


def _resource_kinds(game: Game, you: HumanSide, one: Requirement) -> int:
    library = you.library
    kinds = {library[card].holds for card, count in you.card_resources.items() if count}
    return len(kinds) + sum(1 for stock in you.stock if stock)


def _chairman(side: str) -> Callable[[Game, HumanSide, Requirement], int]:
    return lambda game, you, one: int(game.turmoil is not None and game.turmoil.chairman == side)


_HAVE: Final[dict[str, Callable[[Game, HumanSide, Requirement], int]]] = {
    "temperature": lambda game, you, one: game.planet.temperature,
    "oxygen": lambda game, you, one: game.planet.oxygen,
    "oceans": lambda game, you, one: game.planet.ocean_count,
    "venus": lambda game, you, one: game.planet.venus,
    "tags": _tags,
    "production": lambda game, you, one: you.production[RESOURCE_INDEX[one.of]],
    "tr": lambda game, you, one: you.tr,
    "greeneries": lambda game, you, one: (
        game.planet.greeneries & game.planet.human_tiles
    ).bit_count(),
    "cities": _cities,
    "colonies": lambda game, you, one: own_colonies(game),
    "held": lambda game, you, one: on_cards(you, one.of),
    "party_leaders": lambda game, you, one: game.turmoil.leaders(HUMAN) if game.turmoil else 0,
    "resource_kinds": _resource_kinds,
    "party": _party,
    "chairman": _chairman(HUMAN),
    "neutral_chairman": _chairman(NEUTRAL),
    "city_by_ocean": _city_by_ocean,
    "plants_removed": lambda game, you, one: int(you.plants_removed),
    "nobody_passed": lambda game, you, one: int(not game.bot.passed and not you.passed),
}
"""The current value of what a requirement counts, by its name."""
