"""Steps with global parameters and tiles."""

from __future__ import annotations

from dataclasses import dataclass

from understudy.core import Table
from understudy.mars.human.rules.choices import choose_name, choose_space
from understudy.mars.human.rules.placement import (
    OFF_MAP,
    OffMap,
    ocean_adjacency_bonus,
    place_ocean,
    place_off_map_city,
    place_own_tile,
    printed_bonus,
    spaces_for,
)
from understudy.mars.human.rules.places import PlaceName, why_not_elsewhere
from understudy.mars.human.rules.reds_tax import project_raise, tax_on, tax_on_oxygen
from understudy.mars.human.rules.stock import change_production
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import MC, STEEL, TITANIUM, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.state.side import Human
from understudy.mars.planet.parameters import MAXIMUM, RAISES, parameter_value
from understudy.mars.planet.tiles import clear_space
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.maps import MARS
from understudy.mars.state import MAX_OCEANS, Game


@dataclass(frozen=True, slots=True)
class Raise(Step):
    """Raise a global parameter, with rating and bonus steps."""

    parameter: str
    steps: int = 1

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        project_raise(context.game, budget, self.parameter, self.steps)
        return None

    def is_worthwhile(self, context: Context) -> bool:
        return parameter_value(context.game, self.parameter) < MAXIMUM[self.parameter]

    def complete_parameter(self) -> str:
        return self.parameter

    def can_fail(self) -> bool:
        return False

    def do(self, context: Context) -> None:
        for _ in range(self.steps):
            RAISES[self.parameter](context.game, context.table, context.you)


@dataclass(frozen=True, slots=True)
class PlaceTile(Step):
    """Place a tile; `where` is a key of `places.WHERE`.

    The printed bonus is gained `times` times.
    """

    tile: str
    where: PlaceName | OffMap
    times: int = 1

    @property
    def verb(self) -> str:
        return "lay"

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        if self.tile == "ocean":
            project_raise(context.game, budget, "oceans")
            return None
        if self.tile == "greenery":
            project_raise(context.game, budget, "oxygen")
        if self.where == OFF_MAP:
            return None
        money = budget.stock[MC] - tax_on(context.game, context.you, budget)
        if spaces_for(context.game, context.you, self.tile, self.where, money, self.times):
            return None
        return Obstacle(Lack.SPACE, self.tile)

    def can_fail(self) -> bool:
        return self.tile != "ocean" and self.where != OFF_MAP

    def is_worthwhile(self, context: Context) -> bool:
        return self.tile != "ocean" or context.game.planet.ocean_count < MAX_OCEANS

    def complete_parameter(self) -> str:
        return "oceans"

    def do(self, context: Context) -> None:
        if self.where == OFF_MAP:
            place_off_map_city(context.game, context.table, context.you)
            return
        money = context.you.stock[MC] - (
            tax_on_oxygen(context.game, context.you) if self.tile == "greenery" else 0
        )
        spaces = spaces_for(context.game, context.you, self.tile, self.where, money, self.times)
        if not spaces:
            return
        why_not = why_not_elsewhere(context.game, context.you, spaces, self.where)
        space = choose_space(context.table, context, self.tile, spaces, why_not)
        place_own_tile(
            context.game, context.table, context.you, self.tile, space, context, times=self.times
        )


@dataclass(frozen=True, slots=True)
class MetalProduction(Step):
    """Raise the production of a metal shown on the space of this card's tile."""

    def do(self, context: Context) -> None:
        space = context.you.tile_of_card.get(context.card.id, -1)
        bonus = context.game.map.bonus[space] if space >= 0 else ""
        metals = [m for m, icon in ((STEEL, "s"), (TITANIUM, "t")) if icon in bonus]
        if metals:
            name = choose_name(context.table, "resource", [RESOURCES[m] for m in metals], context)
            change_production(context.game, context.table, context.you, RESOURCES.index(name), 1)


@dataclass(frozen=True, slots=True)
class Oceans(Step):
    """Place oceans, as far as there are any left."""

    count: int

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        project_raise(context.game, budget, "oceans", self.count)
        return None

    def is_worthwhile(self, context: Context) -> bool:
        return context.game.planet.ocean_count < MAX_OCEANS

    def complete_parameter(self) -> str:
        return "oceans"

    def can_fail(self) -> bool:
        return False

    def do(self, context: Context) -> None:
        for _ in range(self.count):
            place_ocean(context.game, context.table, context.you, context)


@dataclass(frozen=True, slots=True)
class PlaceMarker(Step):
    """Put your marker on a free space: only you may build there."""

    where: PlaceName = "unmarked land"

    @property
    def verb(self) -> str:
        return "mark"

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        if spaces_for(context.game, context.you, "marker", self.where, 0):
            return None
        return Obstacle(Lack.SPACE, "marker")

    def do(self, context: Context) -> None:
        spaces = spaces_for(context.game, context.you, "marker", self.where, 0)
        if spaces:
            why_not = why_not_elsewhere(context.game, context.you, spaces, self.where)
            space = choose_space(context.table, context, "marker", spaces, why_not)
            place_own_tile(context.game, context.table, context.you, "marker", space, None)


def remove_your_tile(game: Game, table: Table, space: int) -> None:
    """Remove your tile or marker from a space."""
    clear_space(game, table, space, "mars-you-remove-tile", "T 6")


@dataclass(frozen=True, slots=True)
class GreeneryBecomesCity(Step):
    """Replace one of your greeneries by a city."""

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        planet = context.game.planet
        own = planet.greeneries & planet.human_tiles
        return None if own else Obstacle(Lack.SPACE, "greenery")

    def do(self, context: Context) -> None:
        planet = context.game.planet
        own = planet.greeneries & planet.human_tiles
        why_not = why_not_elsewhere(
            context.game, context.you, own, None, "mars-space-not-your-greenery"
        )
        space = choose_space(context.table, context, "city", own, why_not)
        remove_your_tile(context.game, context.table, space)
        place_own_tile(context.game, context.table, context.you, "city", space, context)


@dataclass(frozen=True, slots=True)
class OceanWithGreenery(Step):
    """Place an ocean next to free land, then a greenery next to it."""

    def do(self, context: Context) -> None:
        land = spaces_for(context.game, context.you, "greenery", "land", context.you.stock[MC])
        spaces = spaces_for(
            context.game, context.you, "ocean", "ocean area", context.you.stock[MC]
        ) & MARS.next_to(land)
        if not spaces:
            return
        why_not = why_not_elsewhere(
            context.game, context.you, spaces, "ocean area", "mars-space-no-room-for-greenery"
        )
        ocean = choose_space(context.table, context, "ocean", spaces, why_not)
        place_own_tile(context.game, context.table, context.you, "ocean", ocean, context)
        land = (
            spaces_for(context.game, context.you, "greenery", "land", context.you.stock[MC])
            & MARS.neighbors[ocean]
        )
        if land:
            why_not = why_not_elsewhere(
                context.game, context.you, land, "land", "mars-space-not-beside-this-ocean"
            )
            space = choose_space(context.table, context, "greenery", land, why_not)
            place_own_tile(context.game, context.table, context.you, "greenery", space, None)


@dataclass(frozen=True, slots=True)
class RaiseWithoutReward(Step):
    """Raise a parameter or place oceans, without rating and bonuses.

    Without `parameter` you choose one that is not complete.
    """

    parameter: str = ""
    steps: int = 1

    @property
    def verb(self) -> str:
        return "raise-unrewarded"

    def do(self, context: Context) -> None:
        parameter = self.parameter
        if not parameter:
            names = incomplete_parameters(context.game)
            if not names:
                return
            parameter = choose_name(context.table, "parameter", names, context)
        context.you.without_reward = True
        for _ in range(self.steps):
            if parameter == "oceans":
                place_ocean(context.game, context.table, context.you, context)
            else:
                RAISES[parameter](context.game, context.table, context.you)
        context.you.without_reward = False


def incomplete_parameters(game: Game) -> list[str]:
    """Return the global parameters in play that are not complete, oceans last."""
    names = ["temperature", "oxygen", "oceans"]
    if "venus" in game.setup.expansions:
        names.insert(2, "venus")
    return [name for name in names if parameter_value(game, name) < MAXIMUM[name]]


@dataclass(frozen=True, slots=True)
class Nomads(Step):
    """Put the nomads on free land, or move them to an adjacent space.

    A space with nomads cannot be built on.
    """

    moves: bool = False

    def spaces(self, game: Game, you: Human) -> int:
        tile = "nomads" if self.moves else "marker"
        land = spaces_for(game, you, tile, "unmarked land", you.stock[MC])
        return land & MARS.neighbors[you.nomads_space] if self.moves else land

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        if self.moves and context.you.nomads_space < 0:
            return Obstacle(Lack.SPACE, "marker")
        return None if self.spaces(context.game, context.you) else Obstacle(Lack.SPACE, "marker")

    def do(self, context: Context) -> None:
        spaces = self.spaces(context.game, context.you)
        if not spaces:
            return
        why_not = why_not_elsewhere(
            context.game, context.you, spaces, "unmarked land", "mars-space-not-beside-nomads"
        )
        if context.you.nomads_space >= 0:
            remove_your_tile(context.game, context.table, context.you.nomads_space)
        space = choose_space(context.table, context, "marker", spaces, why_not)
        place_own_tile(context.game, context.table, context.you, "marker", space, None)
        context.you.nomads_space = space
        if self.moves:
            printed_bonus(context.game, context.table, context.you, space)
            ocean_adjacency_bonus(context.game, context.table, context.you, space)
