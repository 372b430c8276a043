"""The bonus cards: one function a card, which says what becomes of the card (13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from understudy.mars.awards import fund_award
from understudy.mars.cards import draw_and_resolve
from understudy.mars.changes import card_ref, gain_mc, moved
from understudy.mars.competition import resolve_helper
from understudy.mars.decks import draw_bonus_card, reveal_bonus_card
from understudy.mars.facts import BONUS_CARDS
from understudy.mars.maps import MARS
from understudy.mars.milestones import claim_milestone
from understudy.mars.placement import (
    choose_city_by_nature,
    city_spaces,
    greenery_spaces,
    ocean_spaces,
)
from understudy.mars.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE
from understudy.mars.terraform import (
    place_greenery,
    place_neural_instance,
    place_ocean,
    put_tile,
    raise_oxygen,
    raise_temperature,
)
from understudy.parts.hexes import spaces_of
from understudy.table import Change, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

DISCARDED: Final = "bot.bonus_discard"
DESTROYED: Final = "bot.destroyed"

NEAR: Final = 2
"""A parameter is near if this many steps or fewer are missing to a bonus step or its end (13)."""


def resolve_bonus_card(game: Game, table: Table, card: int, *changes: Change) -> None:
    """Carry out a bonus card, then discard or destroy it (7, 13). [A p.5]"""
    if table.listening:
        table.tell("mars-bonus-card", "A p.5", *changes, card=card_ref(card))
    game.bot.in_hand.append(card)
    table.depth += 1
    fate = BONUS[BONUS_CARDS[card].number](game, table)
    table.depth -= 1
    bonus = game.bot.bonus
    (bonus.discard if fate == DISCARDED else bonus.destroyed).append(game.bot.in_hand.pop())
    if table.listening:
        kind = "mars-bonus-discarded" if fate == DISCARDED else "mars-bonus-destroyed"
        table.tell(kind, "A p.6", moved(card, None, fate), card=card_ref(card))


def _meteor_shower(game: Game, table: Table) -> str:
    """You lose 5 plants; gone for good after 3 or more, or if a card of yours helped. [A p.6]"""
    lost, prevented = game.rival.lose_plants(game, table, 5)
    return DESTROYED if prevented or lost >= 3 else DISCARDED


def _invasive_species(game: Game, table: Table) -> str:
    """You lose the best animal or microbe; MarsBot gains 5 MC in any case. [A p.6]"""
    game.rival.lose_best_cube(game, table)
    gain_mc(game, table, 5, "mars-card-money", "A p.6")
    return DISCARDED


def _research_and_development(game: Game, table: Table) -> str:
    """A project card more. [A p.6]"""
    draw_and_resolve(game, table)
    return DISCARDED


def _overachievement(game: Game, table: Table) -> str:
    """a. A milestone; b. from generation 6 an award; c. 5 MC. [A p.7]"""
    if claim_milestone(game, table) is None:
        return DESTROYED
    if game.generation >= 6 and fund_award(game, table) is None:
        return DESTROYED
    gain_mc(game, table, 5, "mars-card-money", "A p.7")
    return DISCARDED


def _expedited_construction(game: Game, table: Table) -> str:
    """A city next to two or more greeneries and oceans, or nothing. [A p.7]"""
    nature = game.planet.greeneries | game.planet.oceans
    spaces = _touching(city_spaces(game), nature, 2)
    if not spaces:
        _nothing(table)
        return DISCARDED
    put_tile(game, table, choose_city_by_nature(game, table, spaces), "city")
    return DESTROYED


def _lobbyists(game: Game, table: Table) -> str:
    """The first possible of four. [A p.7]

    a. Temperature near: raise it twice. b. Oxygen near: a greenery, and oxygen once more. c. An
    ocean next to two oceans. d. The parameter that lacks most.
    """
    planet = game.planet
    if temperature_near(planet.temperature):
        raise_temperature(game, table, 2)
        return DESTROYED
    if oxygen_near(planet.oxygen) and greenery_spaces(game):
        place_greenery(game, table)
        raise_oxygen(game, table)
        return DESTROYED
    spaces = _touching(ocean_spaces(game), planet.oceans, 2)
    if planet.ocean_count < MAX_OCEANS and spaces:
        place_ocean(game, table, spaces)
        return DESTROYED
    advance_furthest_parameter(game, table)
    return DISCARDED


def temperature_near(temperature: int) -> bool:
    """One or two steps below −24, −20, 0 or the end (13). [A p.7]"""
    return any(0 < goal - temperature <= 2 * NEAR for goal in (-24, -20, 0, MAX_TEMPERATURE))


def oxygen_near(oxygen: int) -> bool:
    """One or two steps below 8 % or the end (13). [A p.7]"""
    return any(0 < goal - oxygen <= NEAR for goal in (8, MAX_OXYGEN))


def advance_furthest_parameter(game: Game, table: Table) -> None:
    """The one with the most steps missing; equal: oxygen, ocean, temperature (13, D-9). [A p.7]"""
    planet = game.planet
    oxygen = MAX_OXYGEN - planet.oxygen
    oceans = MAX_OCEANS - planet.ocean_count
    temperature = (MAX_TEMPERATURE - planet.temperature) // 2
    most = max(oxygen, oceans, temperature)
    if table.listening:
        table.tell(
            "mars-furthest", "A p.7", ruling="D-9", oxygen=oxygen, oceans=oceans,
            temperature=temperature,
        )  # fmt: skip
    if most == 0:
        return
    if oxygen == most:
        raise_oxygen(game, table)
    elif oceans == most:
        place_ocean(game, table)
    else:
        raise_temperature(game, table)


def _local_neural_instance(game: Game, table: Table) -> str:
    """The Neural Instance, or a project card; destroyed either way (D-13). [A p.7]"""
    if not place_neural_instance(game, table):
        draw_and_resolve(game, table)
    return DESTROYED


def _corporate_competition(game: Game, table: Table) -> str:
    """Help in the closest award, or another bonus card (14, D-7). [A p.7]"""
    if resolve_helper(game, table):
        return DISCARDED
    if table.listening:
        table.tell("mars-no-helper", "A p.7", ruling="D-7")
    drawn = draw_bonus_card(game, table)
    if drawn is None:
        _nothing(table)
        return DISCARDED
    resolve_bonus_card(game, table, reveal_bonus_card(game, table, drawn))
    return DISCARDED


def _touching(spaces: int, mask: int, least: int) -> int:
    """The spaces that touch at least so many spaces of a set."""
    near = [s for s in spaces_of(spaces) if (MARS.neighbours[s] & mask).bit_count() >= least]
    return sum(1 << space for space in near)


def _nothing(table: Table) -> None:
    """A bonus card that can do nothing is no Failed Action (7). [A p.5]"""
    if table.listening:
        table.tell("mars-bonus-impossible", "A p.5")


BONUS: Final[dict[str, Callable[[Game, Table], str]]] = {
    "B01": _meteor_shower,
    "B02": _invasive_species,
    "B03": _research_and_development,
    "B04": _overachievement,
    "B05": _expedited_construction,
    "B06": _lobbyists,
    "B07": _local_neural_instance,
    "B08": _corporate_competition,
}
"""The bonus cards by number."""
