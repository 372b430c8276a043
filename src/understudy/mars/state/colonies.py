"""A colony tile in the position."""

from __future__ import annotations

from dataclasses import dataclass, field

from understudy.core import Fact
from understudy.mars.printed.colonies import START_STEP


@dataclass(slots=True)
class ColonyTile:
    """A colony tile: its marker, its colonies in order, and the trade fleet on it."""

    name: str
    step: int = START_STEP
    owners: list[str] = field(default_factory=list)
    fleet: str | None = None

    def facts(self) -> dict[str, Fact]:
        return {
            f"colony.{self.name}.step": self.step,
            f"colony.{self.name}.owners": " ".join(self.owners) or None,
            f"colony.{self.name}.fleet": self.fleet,
        }

    def copy(self) -> ColonyTile:
        return ColonyTile(self.name, self.step, self.owners[:], self.fleet)
