"""The bonus cards B01 to B21: one function each, which returns the pile the card goes to (13)."""

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
from understudy.mars.planet.parameters import BONUS_STEPS
from understudy.mars.planet.spaces import city_spaces, greenery_spaces, ocean_spaces
from understudy.mars.printed.cards import is_bonus
from understudy.mars.printed.maps import MARS
from understudy.mars.references import card_ref, moved
from understudy.mars.state import BOT, MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MAX_VENUS, Game

BonusAction = Callable[[Game, Table], str]
"""Resolves a bonus card and returns the pile it goes to."""

TEMPERATURE_GOALS: Final = (*BONUS_STEPS["temperature"], MAX_TEMPERATURE)
OXYGEN_GOALS: Final = (*BONUS_STEPS["oxygen"], MAX_OXYGEN)
VENUS_GOALS: Final = (*BONUS_STEPS["venus"], MAX_VENUS)
NEAR: Final = 2
"""A parameter is near a bonus step or its end if at most this many steps are missing (13)."""


def _meteor_shower(game: Game, table: Table) -> str:
    """You lose 5 plants; destroyed after 3 or more, or if your card prevents it. [A p.6]"""
    lost, prevented = game.you.lose_plants(game, table, 5)
    return DESTROYED if prevented or lost >= 3 else DISCARDED


def _invasive_species(game: Game, table: Table) -> str:
    """You lose your best animal or microbe; MarsBot always gains 5 MC. [A p.6]

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
    """Resolve another project card. [A p.6]"""
    draw_and_resolve(game, table)
    return DISCARDED


def _overachievement(game: Game, table: Table) -> str:
    """a. Claim a milestone; b. from generation 6 fund an award; c. gain 5 MC. [A p.7]"""
    if claim_milestone(game, table) is None:
        return DESTROYED
    if game.generation >= 6 and fund_award(game, table) is None:
        return DESTROYED
    gain_mc(game, table, 5, "mars-card-money", "A p.7")
    return DISCARDED


def _expedited_construction(game: Game, table: Table) -> str:
    """Place a city next to two or more greeneries and oceans, or do nothing. [A p.7]"""
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
    """Do the first possible of four actions. [A p.7]

    a. Temperature near: raise it twice. b. Oxygen near: place a greenery and raise oxygen once
    more. c. Place an ocean next to two oceans. d. Raise the parameter with most steps missing.
    """
    if raise_temperature_or_place_greenery(game, table) or place_ocean_by_oceans(game, table):
        return DESTROYED
    advance_furthest_parameter(game, table)
    return DISCARDED


def _lobbyists_with_venus(game: Game, table: Table) -> str:
    """a and b as B06. c. Venus near: twice. d. The parameter with most steps missing. [C p.3]"""
    if raise_temperature_or_place_greenery(game, table):
        return DESTROYED
    if venus_near(game.planet.venus):
        raise_venus(game, table, 2)
    else:
        advance_furthest_parameter(game, table)
    return DISCARDED


def raise_temperature_or_place_greenery(game: Game, table: Table) -> bool:
    """Do action a or b of Lobbyists. Return False if neither is possible. [A p.7]"""
    if temperature_near(game.planet.temperature):
        raise_temperature(game, table, 2)
        return True
    if oxygen_near(game.planet.oxygen) and greenery_spaces(game, BOT):
        place_greenery(game, table)
        raise_oxygen(game, table)
        return True
    return False


def place_ocean_by_oceans(game: Game, table: Table) -> bool:
    """Place an ocean next to two or more oceans. Return False if impossible. [A p.7]"""
    spaces = _touching_two(ocean_spaces(game, BOT), game.planet.oceans)
    return bool(spaces) and place_ocean(game, table, spaces)


def temperature_near(temperature: int) -> bool:
    """Return whether 1 or 2 steps are missing to −24, −20, 0 or the end (13). [A p.7]"""
    return any(0 < goal - temperature <= 2 * NEAR for goal in TEMPERATURE_GOALS)


def oxygen_near(oxygen: int) -> bool:
    """Return whether 1 or 2 steps are missing to 8 % or the end (13). [A p.7]"""
    return any(0 < goal - oxygen <= NEAR for goal in OXYGEN_GOALS)


def venus_near(venus: int) -> bool:
    """Return whether 1 or 2 steps are missing to 8 %, 16 % or the end (13). [C p.3]"""
    return any(0 < goal - venus <= 2 * NEAR for goal in VENUS_GOALS)


def advance_furthest_parameter(game: Game, table: Table) -> bool:
    """Raise the parameter with most steps missing (13, D-9). [A p.7]

    In a tie: oxygen, ocean, temperature. Return False if all are complete.
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
    """Raise Venus in odd generations, else the furthest parameter, unrewarded. [C p.2]

    If all others are complete, raise Venus.
    """
    bot = game.bot
    bot.unrewarded = True
    even = game.generation % 2 == 0 or game.planet.venus == MAX_VENUS
    if not even or not advance_furthest_parameter(game, table):
        raise_venus(game, table)
    bot.unrewarded = False
    return SET_ASIDE


def _local_neural_instance(game: Game, table: Table) -> str:
    """Place the Neural Instance, or resolve a project card; destroyed (D-13). [A p.7]"""
    if not place_neural_instance(game, table):
        draw_and_resolve(game, table)
    return DESTROYED


def _corporate_competition(game: Game, table: Table) -> str:
    """Help in the closest award, or resolve another bonus card (14, D-7). [A p.7]"""
    if resolve_helper(game, table):
        return DISCARDED
    if table.listening:
        table.tell("mars-no-helper", "A p.7", ruling="D-7")
    if not resolve_next_bonus_card(game, table):
        tell_no_effect(table)
    return DISCARDED


def _outer_system_foothold(game: Game, table: Table) -> str:
    """Build a colony, then discard the top bonus card unseen (D-19). [C p.5]

    The bonus card is discarded even if no colony could be built.
    """
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
    """Trade. [C p.4]"""
    trade(game, table)
    return SET_ASIDE


def _party_politics(game: Game, table: Table) -> str:
    """Send one delegate, or two. [C p.6]"""
    party_politics(game, table)
    return SET_ASIDE


def _touching_two(spaces: int, mask: int) -> int:
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
