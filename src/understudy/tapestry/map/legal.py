"""Where somebody may explore, conquer or put a token; sets of hexes are bit masks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.tapestry.map.map_state import MapState
from understudy.tapestry.printed.map import HEXES


def legal_to_explore(land: MapState, *, anywhere: bool) -> int:
    """Empty hexes next to a territory the Automa controls; anywhere: all of them [R14.1]."""
    empty = HEXES.all & ~land.territory
    return empty if anywhere else empty & HEXES.next_to(land.automa)


def legal_to_conquer(land: MapState, *, anywhere: bool) -> int:
    """Territories with at most one token that the Automa does not control, next to its own [R13.1]

    Anywhere: next to its own or not [R13.6].
    """
    legal = land.territory & ~(land.automa | land.full)
    return legal if anywhere else legal & HEXES.next_to(land.automa)


def conquerable(land: MapState, name: str) -> int:
    """Territories with at most one token that a person does not control yet [R15.2]."""
    return land.territory & ~(land.full | land.controlled_by(name))


@dataclass(frozen=True, slots=True)
class Placement:
    """Where a civilization or a tapestry card lets you put a token without conquering [R21.4].

    On a territory you hold with a lone token, where nobody stands, or on either.
    """

    card: str
    beside_own_token: bool
    on_unoccupied: bool


PLACEMENTS: Final = {
    "cube": Placement("Isolationists", beside_own_token=True, on_unoccupied=False),
    "building": Placement("Nomads", beside_own_token=True, on_unoccupied=True),
    "outpost": Placement("Militarism", beside_own_token=False, on_unoccupied=True),
}
"""Tokens that can be put on the map without conquering, and the card behind each."""


def placeable(land: MapState, name: str, token: str) -> int:
    """Where a person can put a token without conquering [R21.4]."""
    placement = PLACEMENTS[token]
    hexes = 0
    if placement.beside_own_token:
        hexes |= land.controlled_by(name) & ~land.full
    if placement.on_unoccupied:
        hexes |= land.territory & ~land.occupied
    return hexes
