"""Tapestry cards of yours that work for the whole era they lie before you: one card, one statement.

The bots' advances, your own and the Automa's traps ask here [R21.2, R21.5].
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.tapestry.printed.read_tables import to_id
from understudy.tapestry.printed.tracks import MILITARY
from understudy.tapestry.state import Human


@dataclass(frozen=True, slots=True)
class EraEffect:
    """What a card changes: you may not advance on `track`, and each advance of a bot there pays.

    The points are told as `told`. With `no_trap_search` the Automa may not use a trap against you.
    """

    name: str
    cite: str
    track: int | None = None
    vp: int = 0
    told: str = ""
    no_trap_search: bool = False

    @property
    def id(self) -> str:
        """The card's id in the printed table."""
        return to_id(self.name)


ERA_EFFECTS: Final = {
    card.id: card
    for card in (
        EraEffect("Broker of Peace", "R21.2", MILITARY, vp=3, told="tapestry-broker-of-peace"),
        EraEffect("Pillage and Plunder", "R21.5", no_trap_search=True),
    )
}


def active_era_effect(human: Human) -> EraEffect | None:
    """The card before you, if it is one that lasts."""
    return None if human.tapestry is None else ERA_EFFECTS.get(human.tapestry)
