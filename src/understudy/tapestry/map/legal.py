"""Where somebody may explore, conquer or put a token; sets of hexes are bit masks."""

from __future__ import annotations

from typing import Final

from understudy.tapestry.map.land import Land
from understudy.tapestry.printed.facts import HEXES


def legal_to_explore(land: Land, *, anywhere: bool) -> int:
    """Empty hexes next to a territory the Automa controls; anywhere: all of them [R14.1]."""
    empty = HEXES.all & ~land.territory
    return empty if anywhere else empty & HEXES.next_to(land.automa)


def legal_to_conquer(land: Land, *, anywhere: bool) -> int:
    """Territories with at most one token that the Automa does not control, next to its own [R13.1]

    Anywhere: next to its own or not [R13.6].
    """
    legal = land.territory & ~(land.automa | land.full)
    return legal if anywhere else legal & HEXES.next_to(land.automa)


def conquerable(land: Land, name: str) -> int:
    """Territories with at most one token that a person does not control yet [R15.2]."""
    return land.territory & ~(land.full | land.controlled_by(name))


PLACED: Final = ("cube", "building", "outpost")
"""What you can put on the map without conquering: Isolationists, Nomads, Militarism."""


def placeable(land: Land, name: str, token: str) -> int:
    """Where a person can put a token without conquering [R21.4].

    A cube beside a lone token of theirs; a building there too, or like an outpost where nobody
    stands.
    """
    own = land.controlled_by(name) & ~land.full
    free = land.territory & ~land.occupied
    return {"cube": own, "building": own | free, "outpost": free}[token]
