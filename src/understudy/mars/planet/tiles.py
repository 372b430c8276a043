"""Placing a tile, for either side."""

from __future__ import annotations

from typing import Final

from understudy.core import Change, ChoiceRecord, Fact, Ref, Step, Table, new_step
from understudy.mars.printed.maps import MARS
from understudy.mars.seat import Seat
from understudy.mars.state import MAX_OCEANS, NEW_HOLLAND, Game
from understudy.mars.terraforming_side import TerraformingSide

CITIES: Final = ("city", "capital", NEW_HOLLAND)
"""Tiles that count as cities."""


def place_tile(
    game: Game,
    table: Table,
    by: TerraformingSide,
    tile: str,
    space: int,
    why: ChoiceRecord | None = None,
) -> None:
    """Place a tile or a marker; an ocean gives 1 TR.

    The caller then resolves the placement bonuses of the placing side and runs the triggers.
    """
    planet = game.planet
    before = planet.tile_at(space) if table.listening else None
    planet.put(tile, by.side, 1 << space)
    rating = by.gain_rating(game, table, 1) if tile == "ocean" else ()
    if table.listening:
        now = planet.tile_at(space)
        table.record(
            _place_step, by.cite, tile, MARS.names[space], by.side, before, now, rating, why
        )


def _place_step(
    cite: str,
    tile: str,
    space: str,
    side: str,
    before: Fact,
    now: Fact,
    rating: tuple[Change, ...],
    why: ChoiceRecord | None,
) -> Step:
    return new_step(
        "mars-place", cite, Change(f"tile.{space}", before, now), *rating,
        why=why, tile=Ref("mars-tile", tile), space=Ref("mars-space", space), owner=side,
        tr=int(bool(rating)),
    )  # fmt: skip


def clear_space(game: Game, table: Table, space: int, kind: str, cite: str) -> None:
    """Remove what lies on a space, and record it as a step of this kind."""
    planet = game.planet
    before = planet.tile_at(space)
    planet.clear(1 << space)
    if table.listening:
        name = MARS.names[space]
        change = Change(f"tile.{name}", before, planet.tile_at(space))
        table.tell(kind, cite, change, space=Ref("mars-space", name))


def removable_oceans(game: Game) -> int:
    """Return the oceans that an event can remove: none if all nine are placed (12.4). [T 12.4]"""
    planet = game.planet
    return 0 if planet.ocean_count == MAX_OCEANS else planet.oceans & ~planet.cities


def remove_ocean(game: Game, table: Table, space: int) -> None:
    """Remove an ocean tile (12.4). [T 12.4]"""
    clear_space(game, table, space, "mars-ocean-removed", "T 12.4")


def build_off_map_city(game: Game, table: Table, by: Seat, cite: str) -> None:
    """Build a city outside the map: it counts as a city and a tile, next to nothing."""
    by.off_map_cities += 1
    if table.listening:
        now = by.off_map_cities
        table.tell("mars-you-off-map-city", cite, Change("human.off_map_cities", now - 1, now))
    run_city_triggers(game, table, by.side)


def run_tile_triggers(game: Game, table: Table, tile: str, space: int, side: str) -> None:
    """Run the triggers for a tile that was placed."""
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
    """Run the triggers for a city, on the map or off it."""
    for trigger in game.triggers.city:
        trigger(game, table, side)
