"""Your tapestry cards with an effect during the whole era [R21.2, R21.5]."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.tapestry.printed.read_tables import to_id
from understudy.tapestry.printed.tracks import MILITARY
from understudy.tapestry.state import Human


@dataclass(frozen=True, slots=True)
class EraEffect:
    """Effect of a card during the era.

    You may not advance on `track`; each advance of a bot there gives you `vp`, told by the message
    `vp_message`. With `no_trap_search` the Automa may not search for a trap against you.
    """

    name: str
    cite: str
    track: int | None = None
    vp: int = 0
    vp_message: str = ""
    no_trap_search: bool = False

    @property
    def id(self) -> str:
        """Return the card's id in the printed table."""
        return to_id(self.name)


ERA_EFFECTS: Final = {
    card.id: card
    for card in (
        EraEffect("Broker of Peace", "R21.2", MILITARY, 3, "tapestry-broker-of-peace"),
        EraEffect("Pillage and Plunder", "R21.5", no_trap_search=True),
    )
}


def active_era_effect(human: Human) -> EraEffect | None:
    """Return the era effect of your current tapestry card, if it has one."""
    return None if human.tapestry is None else ERA_EFFECTS.get(human.tapestry)
