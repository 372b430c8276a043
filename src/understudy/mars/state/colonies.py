"""A colony tile as data."""

from __future__ import annotations

from dataclasses import dataclass, field

from understudy.mars.printed.colonies import START_STEP


@dataclass(slots=True)
class ColonyTile:
    """A colony tile: its marker, the colonies on it in order, the fleet that visits it."""

    name: str
    step: int = START_STEP
    owners: list[str] = field(default_factory=list)
    fleet: str | None = None

    def copy(self) -> ColonyTile:
        """The same tile."""
        return ColonyTile(self.name, self.step, self.owners[:], self.fleet)
