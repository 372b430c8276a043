"""Terrain of territories: corners of tiles after turning, and which sides fit [H9.4]."""

from __future__ import annotations

from typing import Final

from understudy.components.axial_map import DIRECTIONS
from understudy.tapestry.map.map_state import MapState
from understudy.tapestry.printed.map import HEXES, MAP, TILES

SIDES: Final = 6
_POINTS: Final = {point: hex for hex, point in enumerate(HEXES.coordinates)}
ACROSS: Final = tuple(
    tuple(_POINTS.get((q + right, r + down), -1) for right, down in DIRECTIONS.values())
    for q, r in HEXES.coordinates
)
"""For each hex the neighbors across its sides N, NE, SE, S, SW, NW; -1 off the map."""


def corners_of(land: MapState, hex: int) -> tuple[str, ...]:
    """Return the terrain at the six corners, clockwise from the top left; empty without terrain."""
    tile = land.tiles.get(hex)
    if not tile:
        return MAP[hex].corners
    return _turned(TILES[tile - 1].corners, land.turns.get(hex, 0))


def inside_of(land: MapState, hex: int) -> tuple[str, ...]:
    """Return the terrains inside a territory that touch no corner."""
    tile = land.tiles.get(hex)
    return TILES[tile - 1].inside if tile else MAP[hex].inside


def touching(side: int) -> tuple[tuple[int, int], tuple[int, int]]:
    """Return the pairs of own corner and neighbor's corner that meet at a side."""
    return (side, (side + 4) % SIDES), ((side + 1) % SIDES, (side + 3) % SIDES)


def aligned_sides(land: MapState, hex: int) -> int:
    """Return how many sides have the same terrain at one of their two corners [H9.4]."""
    return len(_aligned(land, hex, corners_of(land, hex)))


def aligned_sides_of_tile(land: MapState, hex: int, tile: int, turn: int) -> list[int]:
    """Return the sides that would be aligned if a tile were laid there with this turn [H9.4]."""
    return _aligned(land, hex, _turned(TILES[tile - 1].corners, turn))


def _aligned(land: MapState, hex: int, own: tuple[str, ...]) -> list[int]:
    return [
        side for side, other in _neighbors(hex) if _is_aligned(own, corners_of(land, other), side)
    ]


def _turned(corners: tuple[str, ...], turn: int) -> tuple[str, ...]:
    return corners[-turn:] + corners[:-turn] if turn else corners


def _neighbors(hex: int) -> list[tuple[int, int]]:
    return [(side, other) for side, other in enumerate(ACROSS[hex]) if other >= 0]


def _is_aligned(own: tuple[str, ...], other: tuple[str, ...], side: int) -> bool:
    return bool(other) and any(own[a] == other[b] for a, b in touching(side))
