"""The planet: the global parameters, and the tiles and markers on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.mars.sides import HUMAN

MIN_TEMPERATURE: Final = -30
MAX_TEMPERATURE: Final = 8
MAX_OXYGEN: Final = 14
MAX_OCEANS: Final = 9
MAX_VENUS: Final = 30


NEW_HOLLAND: Final = "new_holland"
"""The tile of a promo card, placed on top of an ocean tile."""


@dataclass(slots=True)
class Planet:
    """The map and the global parameters. Each kind of tile is a bit set of spaces.

    A capital is a city and special, New Holland a city and an ocean (19.1).
    """

    temperature: int = MIN_TEMPERATURE
    oxygen: int = 0
    oceans: int = 0
    greeneries: int = 0
    cities: int = 0
    specials: int = 0
    neural: int = 0
    bot_tiles: int = 0
    human_tiles: int = 0
    bot_markers: int = 0
    human_markers: int = 0
    venus: int = 0

    def copy(self) -> Planet:
        return Planet(
            self.temperature, self.oxygen, self.oceans, self.greeneries, self.cities,
            self.specials, self.neural, self.bot_tiles, self.human_tiles, self.bot_markers,
            self.human_markers, self.venus,
        )  # fmt: skip

    @property
    def tiles(self) -> int:
        return self.oceans | self.greeneries | self.cities | self.specials | self.neural

    @property
    def ocean_count(self) -> int:
        return self.oceans.bit_count()

    @property
    def complete(self) -> bool:
        """Whether the game ends with this generation (18.2)."""
        return (
            self.temperature == MAX_TEMPERATURE
            and self.oxygen == MAX_OXYGEN
            and self.ocean_count == MAX_OCEANS
        )

    def put(self, tile: str, owner: str | None, bit: int) -> None:
        """Set a tile or a marker without applying rules. A tile covers a marker."""
        if tile == "marker":
            if owner == HUMAN:
                self.human_markers |= bit
            else:
                self.bot_markers |= bit
            return
        if self.human_markers | self.bot_markers:
            self.human_markers &= ~bit
            self.bot_markers &= ~bit
        if tile == "ocean":
            self.oceans |= bit
            return
        if owner == HUMAN:
            self.human_tiles |= bit
        else:
            self.bot_tiles |= bit
        if tile == "greenery":
            self.greeneries |= bit
        elif tile == "neural_instance":
            self.neural |= bit
        else:
            if tile != "special":
                self.cities |= bit
            if tile == NEW_HOLLAND:
                self.oceans |= bit
            elif tile != "city":
                self.specials |= bit

    def clear(self, bit: int) -> None:
        self.oceans &= ~bit
        self.greeneries &= ~bit
        self.cities &= ~bit
        self.specials &= ~bit
        self.neural &= ~bit
        self.bot_tiles &= ~bit
        self.human_tiles &= ~bit
        self.bot_markers &= ~bit
        self.human_markers &= ~bit

    def tile_at(self, space: int) -> str | None:
        """Return the tile on a space as ``kind owner``; oceans have no owner."""
        bit = 1 << space
        kind = self._kind(bit)
        if kind is None:
            return None
        if (self.bot_tiles | self.bot_markers) & bit:
            return f"{kind} bot"
        if (self.human_tiles | self.human_markers) & bit:
            return f"{kind} human"
        return kind

    def _kind(self, bit: int) -> str | None:
        if self.neural & bit:
            return "neural_instance"
        if self.specials & bit:
            return "capital" if self.cities & bit else "special"
        if self.cities & bit:
            return NEW_HOLLAND if self.oceans & bit else "city"
        if self.greeneries & bit:
            return "greenery"
        if self.oceans & bit:
            return "ocean"
        return "marker" if (self.bot_markers | self.human_markers) & bit else None
