"""Legal hexes for exploring, conquering and placing tokens, as bit masks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.tapestry.map.map_state import MapState
from understudy.tapestry.printed.map import HEXES


def legal_to_explore(land: MapState, *, anywhere: bool) -> int:
    """Return the empty hexes next to the Automa's territories, or all `anywhere` [R14.1]."""
    empty = HEXES.all & ~land.territory
    return empty if anywhere else empty & HEXES.next_to(land.automa)


def legal_to_conquer(land: MapState, *, anywhere: bool) -> int:
    """Return the territories with at most one token that the Automa can conquer [R13.1].

    They are next to the Automa's own territories, or `anywhere` [R13.6].
    """
    legal = land.territory & ~(land.automa | land.full)
    return legal if anywhere else legal & HEXES.next_to(land.automa)


def conquerable(land: MapState, name: str) -> int:
    """Return the territories with at most one token that a human does not control yet [R15.2]."""
    return land.territory & ~(land.full | land.controlled_by(name))


@dataclass(frozen=True, slots=True)
class Placement:
    """Where `card` lets you put a token without conquering [R21.4].

    The territory holds only your token (`beside_own_token`) or no token (`on_unoccupied`).
    """

    card: str
    beside_own_token: bool
    on_unoccupied: bool


PLACEMENTS: Final = {
    "cube": Placement("Isolationists", beside_own_token=True, on_unoccupied=False),
    "building": Placement("Nomads", beside_own_token=True, on_unoccupied=True),
    "outpost": Placement("Militarism", beside_own_token=False, on_unoccupied=True),
}
"""Tokens that a card of yours can put on the map without conquering."""


def placeable(land: MapState, name: str, token: str) -> int:
    """Return the hexes where a human can put a token without conquering [R21.4]."""
    placement = PLACEMENTS[token]
    hexes = 0
    if placement.beside_own_token:
        hexes |= land.controlled_by(name) & ~land.full
    if placement.on_unoccupied:
        hexes |= land.territory & ~land.occupied
    return hexes
