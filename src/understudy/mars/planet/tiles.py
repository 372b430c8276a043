"""Laying a tile, whoever does it."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, ChoiceExplanation, Ref, Table
from understudy.mars.printed.maps import MARS
from understudy.mars.seat import Seat
from understudy.mars.state import NEW_HOLLAND, Game
from understudy.mars.terraforming_side import TerraformingSide

CITIES: Final = ("city", "capital", NEW_HOLLAND)
"""The tiles that are cities."""


def place_tile(
    game: Game,
    table: Table,
    by: TerraformingSide,
    tile: str,
    space: int,
    why: ChoiceExplanation | None = None,
) -> None:
    """A tile or a marker comes to lie on a space; an ocean is worth 1 TR.

    What the space pays is for the side that laid it; when that is done come the watchers.
    """
    planet = game.planet
    before = planet.tile_at(space) if table.listening else None
    planet.put(tile, by.side, 1 << space)
    rating = by.gain_rating(game, table, 1) if tile == "ocean" else ()
    if table.listening:
        name = MARS.names[space]
        table.tell(
            "mars-place", by.cite, Change(f"tile.{name}", before, planet.tile_at(space)), *rating,
            why=why, tile=Ref("mars-tile", tile), space=Ref("mars-space", name), owner=by.side,
        )  # fmt: skip


def build_off_map_city(game: Game, table: Table, by: Seat, cite: str) -> None:
    """A city outside the map: it counts as a city and a tile, and touches nothing."""
    by.off_map_cities += 1
    if table.listening:
        now = by.off_map_cities
        table.tell("mars-you-off-map-city", cite, Change("human.off_map_cities", now - 1, now))
    run_city_triggers(game, table, by.side)


def run_tile_triggers(game: Game, table: Table, tile: str, space: int, side: str) -> None:
    """Whoever watches takes notice of a tile that was laid."""
    triggers = game.triggers
    if tile == "ocean":
        for on_ocean in triggers.ocean:
            on_ocean(game, table)
    elif tile != "marker":
        if tile in CITIES:
            run_city_triggers(game, table, side)
        for on_tile in triggers.tile:
            on_tile(game, table, space, side)
    for on_placed in triggers.tile_placed:
        on_placed(game, table, tile, space, side)


def run_city_triggers(game: Game, table: Table, side: str) -> None:
    """Whoever watches takes notice of a city, on the map or off it."""
    for trigger in game.triggers.city:
        trigger(game, table, side)
