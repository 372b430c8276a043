"""The bonus cards: one function a card, which says what becomes of the card (13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from understudy.mars.changes import card_ref, gain_mc, is_bonus, moved
from understudy.mars.expansions.colonies import build_colony, gain_floaters, trade
from understudy.mars.expansions.turmoil import party_politics
from understudy.mars.honours.awards import fund_award
from understudy.mars.honours.competition import resolve_helper
from understudy.mars.honours.evaluation import colonies
from understudy.mars.honours.milestones import claim_milestone
from understudy.mars.marsbot.cards import draw_and_resolve, resolve_project_card
from understudy.mars.marsbot.decks import draw_bonus_card, reveal_bonus_card
from understudy.mars.marsbot.placement import (
    choose_city_by_nature,
    city_spaces,
    greenery_spaces,
    ocean_spaces,
)
from understudy.mars.marsbot.terraform import (
    place_greenery,
    place_neural_instance,
    place_ocean,
    put_tile,
    raise_oxygen,
    raise_temperature,
    raise_venus,
)
from understudy.mars.printed.facts import BONUS_CARDS, bonus_id
from understudy.mars.printed.maps import MARS
from understudy.mars.state import MAX_OCEANS, MAX_OXYGEN, MAX_TEMPERATURE, MAX_VENUS
from understudy.parts.deck import FACE_DOWN
from understudy.table import Change, Table

if TYPE_CHECKING:
    from understudy.mars.state import Game

DISCARDED: Final = "bot.bonus_discard"
DESTROYED: Final = "bot.destroyed"
SET_ASIDE: Final = "bot.set_aside"
BACK_INTO_DECK: Final = "bot.bonus_deck"
"""What becomes of a bonus card; a recurring one waits for the next action deck (5.4)."""

NEAR: Final = 2
"""A parameter is near if this many steps or fewer are missing to a bonus step or its end (13)."""


def resolve_bonus_card(
    game: Game, table: Table, card: int, changes: tuple[Change, ...] = ()
) -> None:
    """Carry out a bonus card, then discard or destroy it (7, 13). [A p.5]"""
    if table.listening:
        table.tell("mars-bonus-card", "A p.5", *changes, card=card_ref(card))
    game.bot.in_hand.append(card)
    table.depth += 1
    fate = BONUS[BONUS_CARDS[card].number](game, table)
    table.depth -= 1
    bot = game.bot
    put_away = bot.in_hand.pop()
    if fate == BACK_INTO_DECK:
        _back_into_deck(game, table, put_away)
        return
    if card == VITORS_CARD and fate == DISCARDED and game.corporation is not None:
        fate = SET_ASIDE if game.corporation.number == VITOR else fate
    if fate == DISCARDED:
        bot.bonus.discard.append(put_away)
    elif fate == DESTROYED:
        bot.bonus.destroyed.append(put_away)
    else:
        bot.set_aside.append(put_away)
    if table.listening:
        table.tell(FATES[fate], "A p.6", moved(card, None, fate), card=card_ref(card))


def _back_into_deck(game: Game, table: Table, card: int) -> None:
    """The card is shuffled into the bonus deck at once (B27)."""
    bonus = game.bot.bonus
    bonus.shuffle_in([FACE_DOWN if bonus.real else card])
    if table.listening:
        change = Change("bot.bonus_deck", len(bonus) - 1, len(bonus))
        table.tell("mars-bonus-reshuffled-card", "B p.3", change, card=card_ref(card))


VITOR: Final = "C17"
VITORS_CARD: Final = bonus_id("B04")
"""With Vitor Overachievement recurs instead of being discarded (C17)."""


FATES: Final = {
    DISCARDED: "mars-bonus-discarded",
    DESTROYED: "mars-bonus-destroyed",
    SET_ASIDE: "mars-bonus-set-aside",
}


def _meteor_shower(game: Game, table: Table) -> str:
    """You lose 5 plants; gone for good after 3 or more, or if a card of yours helped. [A p.6]"""
    lost, prevented = game.you.lose_plants(game, table, 5)
    return DESTROYED if prevented or lost >= 3 else DISCARDED


def _invasive_species(game: Game, table: Table) -> str:
    """You lose the best animal or microbe; MarsBot gains 5 MC in any case. [A p.6]

    With Venus Next or Colonies it gains 2 MC and a floater instead.
    """
    game.you.lose_best_cube(game, table)
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
    nothing(table)
    return DISCARDED


def _city_by_nature(game: Game, table: Table) -> bool:
    nature = game.planet.greeneries | game.planet.oceans
    spaces = _touching_two(city_spaces(game), nature)
    if not spaces:
        return False
    put_tile(game, table, choose_city_by_nature(game, table, spaces), "city")
    return True


def _expedited_construction_with_colonies(game: Game, table: Table) -> str:
    """a. The city of B05. b. A colony, with at most one in play. c. Nothing. [C p.4]"""
    if _city_by_nature(game, table):
        return DESTROYED
    if colonies(game) > 1 or not build_colony(game, table):
        nothing(table)
    return DISCARDED


def _lobbyists(game: Game, table: Table) -> str:
    """The first possible of four. [A p.7]

    a. Temperature near: raise it twice. b. Oxygen near: a greenery, and oxygen once more. c. An
    ocean next to two oceans. d. The parameter that lacks most.
    """
    if warm_or_plant(game, table) or ocean_by_oceans(game, table):
        return DESTROYED
    advance_furthest_parameter(game, table)
    return DISCARDED


def _lobbyists_with_venus(game: Game, table: Table) -> str:
    """a and b as B06. c. Venus near: raise it twice. d. The parameter that lacks most. [C p.3]"""
    if warm_or_plant(game, table):
        return DESTROYED
    if venus_near(game.planet.venus):
        raise_venus(game, table, 2)
    else:
        advance_furthest_parameter(game, table)
    return DISCARDED


def warm_or_plant(game: Game, table: Table) -> bool:
    """Temperature near: twice; oxygen near: a greenery and oxygen once more. [A p.7]"""
    if temperature_near(game.planet.temperature):
        raise_temperature(game, table, 2)
        return True
    if oxygen_near(game.planet.oxygen) and greenery_spaces(game):
        place_greenery(game, table)
        raise_oxygen(game, table)
        return True
    return False


def ocean_by_oceans(game: Game, table: Table) -> bool:
    """An ocean on a space that touches two or more oceans. [A p.7]"""
    spaces = _touching_two(ocean_spaces(game), game.planet.oceans)
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
    drawn = draw_bonus_card(game, table)
    if drawn is None:
        nothing(table)
        return DISCARDED
    card = reveal_bonus_card(game, table, drawn)
    if is_bonus(card):
        resolve_bonus_card(game, table, card)
    else:
        resolve_project_card(game, table, card)
    return DISCARDED


def _outer_system_foothold(game: Game, table: Table) -> str:
    """A colony; then the top bonus card is discarded unseen, also without a tile (D-19). [C p.5]"""
    if not build_colony(game, table):
        nothing(table)
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
    fours, twos, _ = MARS.touched(mask)
    return spaces & (fours | twos)


def nothing(table: Table) -> None:
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
    **{f"B{number:02}": _corporate_competition for number in range(8, 15)},
    "B15": _lobbyists_with_venus,
    "B16": _government_intervention,
    "B17": _expedited_construction_with_colonies,
    "B18": _outer_system_foothold,
    "B19": _shipping_lines,
    "B20": _shipping_lines,
    "B21": _party_politics,
}
"""The bonus cards by number; `mars.system` adds those of the corporations."""
