"""Steps with colonies: building, trading, tracks and fleets (12.3). [T 12.3]"""

from __future__ import annotations

from dataclasses import dataclass

from understudy.mars.expansions.colonies import add_colony_tile, unused_colony_tiles
from understudy.mars.human.rules.choices import choose_name
from understudy.mars.human.rules.colonies import (
    build_colony,
    choose_tile,
    colony_bonus,
    gain_fleet,
    move_track,
    trade,
    tradeable_tiles,
)
from understudy.mars.human.rules.placement import colony_places
from understudy.mars.human.rules.reds_tax import cannot_pay_tax, is_taxed, project_raise
from understudy.mars.human.state.budget import Budget
from understudy.mars.human.state.card import RESOURCE_INDEX, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.human.steps.choices import first_obstacle
from understudy.mars.printed.colonies import COLONY_FACTS, LAST_STEP, OCEAN
from understudy.mars.state import HUMAN, ColonyTile, Game


@dataclass(frozen=True, slots=True)
class BuildColony(Step):
    """Build a colony, with `duplicate` also where you already have one.

    `then` follows it; only tiles that make `then` possible are legal.
    """

    duplicate: bool = False
    then: tuple[Step, ...] = ()

    def places(self, context: Context, budget: Budget) -> list[ColonyTile]:
        """Return the tiles where `then` stays possible and its tax can be paid."""
        tiles = colony_places(context.game, duplicate=self.duplicate)
        if not self.then and not is_taxed(context.game):
            return tiles
        return [tile for tile in tiles if self._is_possible(context, budget, tile)]

    def _is_possible(self, context: Context, budget: Budget, tile: ColonyTile) -> bool:
        later = self._after(context, budget, tile)
        return later is not None and cannot_pay_tax(context.game, context.you, later) is None

    def _after(self, context: Context, budget: Budget, tile: ColonyTile) -> Budget | None:
        """Return the budget after building on a tile and `then`; None if impossible."""
        later = budget.copy(context.you)
        income = COLONY_FACTS[tile.name].build
        if income.production:
            later.production[RESOURCE_INDEX[income.what]] += income.amount
        if income.what == OCEAN:
            project_raise(context.game, later, "oceans")
        obstacle = first_obstacle(context, self.then, later)
        return later if obstacle is None else None

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        places = self.places(context, budget)
        if places:
            if is_taxed(context.game):
                ways = [self._after(context, budget, tile) for tile in places]
                least = min([way for way in ways if way], key=lambda way: way.rating_steps)
                budget.rating_steps = least.rating_steps
                budget.parameters = least.parameters
            return None
        if not colony_places(context.game, duplicate=self.duplicate):
            return Obstacle(Lack.COLONY)
        obstacle = first_obstacle(context, self.then, budget)
        budget.rating_steps += 1
        return obstacle or cannot_pay_tax(context.game, context.you, budget)

    def do(self, context: Context) -> None:
        tiles = self.places(context, Budget(context.you))
        if tiles:
            build_colony(context.game, context.table, context.you, tiles, context)
        for step in self.then:
            step.do(context)


@dataclass(frozen=True, slots=True)
class Trade(Step):
    """Trade without paying."""

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return (
            None if tradeable_tiles(context.game, context.you) else Obstacle(Lack.FLEET, "", 1, 0)
        )

    def do(self, context: Context) -> None:
        tiles = tradeable_tiles(context.game, context.you)
        if tiles:
            trade(
                context.game,
                context.table,
                context.you,
                choose_tile(context.table, tiles, context, "trade"),
                context,
            )


@dataclass(frozen=True, slots=True)
class Fleet(Step):
    """Gain a trade fleet."""

    def do(self, context: Context) -> None:
        gain_fleet(context.table, context.you)


@dataclass(frozen=True, slots=True)
class OwnColonyBonuses(Step):
    """Gain the colony bonus of each of your colonies."""

    def do(self, context: Context) -> None:
        for tile in context.game.colonies:
            colony_bonus(
                context.game, context.table, context.you, tile.name, tile.owners.count(HUMAN)
            )


@dataclass(frozen=True, slots=True)
class RaiseTracks(Step):
    """Raise the marker of every colony tile."""

    steps: int

    def do(self, context: Context) -> None:
        for tile in context.game.colonies:
            move_track(context.table, tile, self.steps)


@dataclass(frozen=True, slots=True)
class ShiftTracks(Step):
    """Raise one marker by a step and lower that of another tile."""

    def rising(self, game: Game) -> list[ColonyTile]:
        """Return the tiles whose marker can rise while another one can fall."""
        falling = self.falling(game)
        return [
            tile
            for tile in game.colonies
            if tile.step < LAST_STEP and any(other is not tile for other in falling)
        ]

    def falling(self, game: Game) -> list[ColonyTile]:
        """Return the tiles whose marker is above their colonies."""
        return [tile for tile in game.colonies if tile.step > len(tile.owners)]

    def obstacle(self, context: Context, budget: Budget) -> Obstacle | None:
        return None if self.rising(context.game) else Obstacle(Lack.COLONY)

    def do(self, context: Context) -> None:
        up = choose_tile(context.table, self.rising(context.game), context, "raise")
        move_track(context.table, up, 1)
        down = [tile for tile in self.falling(context.game) if tile is not up]
        move_track(context.table, choose_tile(context.table, down, context, "lower"), -1)


@dataclass(frozen=True, slots=True)
class AddColonyTile(Step):
    """Add one of the colony tiles that are not in play."""

    def do(self, context: Context) -> None:
        left = unused_colony_tiles(context.game)
        if left:
            name = choose_name(context.table, "colony", left, context, "add")
            add_colony_tile(context.game, context.table, name, "mars-you-add-colony", "T 12.3")
