"""The bonus cards B01 to B21: one function a card, which says what becomes of the card (13)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from understudy.core import Table
from understudy.mars.marsbot.claim_milestone import claim_milestone
from understudy.mars.marsbot.colonies import build_colony, gain_floaters, trade
from understudy.mars.marsbot.corporate_competition import resolve_helper
from understudy.mars.marsbot.decks import draw_bonus_card, reveal_bonus_card
from understudy.mars.marsbot.fund_award import fund_award
from understudy.mars.marsbot.mc_and_tr import gain_mc
from understudy.mars.marsbot.placement import choose_city_by_nature
from understudy.mars.marsbot.resolve_bonus_card import (
    DESTROYED,
    DISCARDED,
    SET_ASIDE,
    resolve_next_bonus_card,
    tell_no_effect,
)
from understudy.mars.marsbot.resolve_project_card import draw_and_resolve
from understudy.mars.marsbot.terraform import (
    place_bot_tile,
    place_greenery,
    place_neural_instance,
    place_ocean,
    raise_oxygen,
    raise_temperature,
    raise_venus,
)
from understudy.mars.marsbot.turmoil import party_politics
from understudy.mars.milestones_awards.evaluation import colonies
from understudy.mars.planet.spaces import city_spaces, greenery_spaces, ocean_spaces
from understudy.mars.printed.cards import is_bonus
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_ref, moved
from understudy.mars.state import BOT, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MAX_VENUS, Game

BonusAction = Callable[[Game, Table], str]
"""Carries out a card and says what becomes of it."""

NEAR: Final = 2
"""A parameter is near if this many steps or fewer are missing to a bonus step or its end (13)."""


def _meteor_shower(game: Game, table: Table) -> str:
    """You lose 5 plants; gone for good after 3 or more, or if a card of yours helped. [A p.6]"""
    lost, prevented = game.you.lose_plants(game, table, 5)
    return DESTROYED if prevented or lost >= 3 else DISCARDED


def _invasive_species(game: Game, table: Table) -> str:
    """You lose the best animal or microbe; MarsBot gains 5 MC in any case. [A p.6]

    With Venus Next or Colonies it gains 2 MC and a floater instead.
    """
    game.you.lose_best_cube(game, table, must_know=False)
    if {"venus", "colonies"} & game.setup.expansions:
        gain_mc(game, table, 2, "mars-card-money", "A p.6")
        gain_floaters(game, table, 1)
    else:
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
    if _city_by_nature(game, table):
        return DESTROYED
    tell_no_effect(table)
    return DISCARDED


def _city_by_nature(game: Game, table: Table) -> bool:
    nature = game.planet.greeneries | game.planet.oceans
    spaces = _touching_two(city_spaces(game, BOT), nature)
    if not spaces:
        return False
    place_bot_tile(game, table, choose_city_by_nature(game, table, spaces), "city")
    return True


def _expedited_construction_with_colonies(game: Game, table: Table) -> str:
    """a. The city of B05. b. A colony, with at most one in play. c. Nothing. [C p.4]"""
    if _city_by_nature(game, table):
        return DESTROYED
    if colonies(game) > 1 or not build_colony(game, table):
        tell_no_effect(table)
    return DISCARDED


def _lobbyists(game: Game, table: Table) -> str:
    """The first possible of four. [A p.7]

    a. Temperature near: raise it twice. b. Oxygen near: a greenery, and oxygen once more. c. An
    ocean next to two oceans. d. The parameter that lacks most.
    """
    if raise_temperature_or_place_greenery(game, table) or place_ocean_by_oceans(game, table):
        return DESTROYED
    advance_furthest_parameter(game, table)
    return DISCARDED


def _lobbyists_with_venus(game: Game, table: Table) -> str:
    """a and b as B06. c. Venus near: raise it twice. d. The parameter that lacks most. [C p.3]"""
    if raise_temperature_or_place_greenery(game, table):
        return DESTROYED
    if venus_near(game.planet.venus):
        raise_venus(game, table, 2)
    else:
        advance_furthest_parameter(game, table)
    return DISCARDED


def raise_temperature_or_place_greenery(game: Game, table: Table) -> bool:
    """Temperature near: twice; oxygen near: a greenery and oxygen once more. [A p.7]"""
    if temperature_near(game.planet.temperature):
        raise_temperature(game, table, 2)
        return True
    if oxygen_near(game.planet.oxygen) and greenery_spaces(game, BOT):
        place_greenery(game, table)
        raise_oxygen(game, table)
        return True
    return False


def place_ocean_by_oceans(game: Game, table: Table) -> bool:
    """An ocean on a space that touches two or more oceans. [A p.7]"""
    spaces = _touching_two(ocean_spaces(game, BOT), game.planet.oceans)
    return bool(spaces) and place_ocean(game, table, spaces)


def temperature_near(temperature: int) -> bool:
    """One or two steps below −24, −20, 0 or the end (13). [A p.7]"""
    return any(0 < goal - temperature <= 2 * NEAR for goal in (-24, -20, 0, MAX_TEMPERATURE))


def oxygen_near(oxygen: int) -> bool:
    """One or two steps below 8 % or the end (13). [A p.7]"""
    return any(0 < goal - oxygen <= NEAR for goal in (8, MAX_OXYGEN))


def venus_near(venus: int) -> bool:
    """One or two steps below 8 %, 16 % or the end (13). [C p.3]"""
    return any(0 < goal - venus <= 2 * NEAR for goal in (8, 16, MAX_VENUS))


def advance_furthest_parameter(game: Game, table: Table) -> bool:
    """The one with the most steps missing; equal: oxygen, ocean, temperature (13, D-9). [A p.7]

    False if all of them are complete.
    """
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
        return False
    if oxygen == most:
        raise_oxygen(game, table)
    elif oceans == most:
        place_ocean(game, table)
    else:
        raise_temperature(game, table)
    return True


def _government_intervention(game: Game, table: Table) -> str:
    """Venus in odd generations, else the parameter that lacks most; nothing is rewarded. [C p.2]

    If all of them are complete, Venus.
    """
    bot = game.bot
    bot.unrewarded = True
    even = game.generation % 2 == 0 or game.planet.venus == MAX_VENUS
    if not even or not advance_furthest_parameter(game, table):
        raise_venus(game, table)
    bot.unrewarded = False
    return SET_ASIDE


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
    if not resolve_next_bonus_card(game, table):
        tell_no_effect(table)
    return DISCARDED


def _outer_system_foothold(game: Game, table: Table) -> str:
    """A colony; then the top bonus card is discarded unseen, also without a tile (D-19). [C p.5]"""
    if not build_colony(game, table):
        tell_no_effect(table)
    drawn = draw_bonus_card(game, table)
    if drawn is not None:
        card = reveal_bonus_card(game, table, drawn)
        pile = game.bot.bonus.discard if is_bonus(card) else game.project.discard
        pile.append(card)
        if table.listening:
            change = moved(card, None, DISCARDED if is_bonus(card) else "project_discard")
            table.tell("mars-bonus-unresolved", "C p.5", change, card=card_ref(card))
    return DISCARDED


def _shipping_lines(game: Game, table: Table) -> str:
    """MarsBot trades. [C p.4]"""
    trade(game, table)
    return SET_ASIDE


def _party_politics(game: Game, table: Table) -> str:
    """A delegate, perhaps two. [C p.6]"""
    party_politics(game, table)
    return SET_ASIDE


def _touching_two(spaces: int, mask: int) -> int:
    """The spaces that touch at least two spaces of a set."""
    fours, twos, _ = MARS.touched[mask]
    return spaces & (fours | twos)


BONUS: Final[Mapping[str, BonusAction]] = {
    "B01 Meteor Shower": _meteor_shower,
    "B02 Invasive Species": _invasive_species,
    "B03 Research and Development": _research_and_development,
    "B04 Overachievement": _overachievement,
    "B05 Expedited Construction": _expedited_construction,
    "B06 Lobbyists": _lobbyists,
    "B07 Local Neural Instance": _local_neural_instance,
    "B08 Corporate Competition": _corporate_competition,
    "B09 Corporate Competition": _corporate_competition,
    "B10 Corporate Competition": _corporate_competition,
    "B11 Corporate Competition": _corporate_competition,
    "B12 Corporate Competition": _corporate_competition,
    "B13 Corporate Competition": _corporate_competition,
    "B14 Corporate Competition": _corporate_competition,
    "B15 Lobbyists (Venus Next)": _lobbyists_with_venus,
    "B16 Government Intervention": _government_intervention,
    "B17 Expedited Construction (Colonies)": _expedited_construction_with_colonies,
    "B18 Outer System Foothold": _outer_system_foothold,
    "B19 Shipping Lines": _shipping_lines,
    "B20 Extended Shipping Lines": _shipping_lines,
    "B21 Party Politics": _party_politics,
}
"""The bonus cards that belong to no corporation."""
