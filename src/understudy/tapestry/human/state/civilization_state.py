"""What lies on the mats of your civilizations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from understudy.tapestry.printed.civilization_mats import ENTERTAINERS_START, MILITANTS_ROWS

TOKENS: Final = 4
"""Tokens of the civilizations that have some."""

MYSTICS_CATEGORIES: Final = {"tech_cards": 9, "districts": 9, "territories": 9, "tracks": 4}
"""What the Mystics predict, and the largest number of each."""


@dataclass(slots=True)
class CivilizationState:
    """Tokens, marks and buildings on the mats of civilizations; fresh values at first.

    `craftsmen`: the kinds of buildings in each column, bottom to top. `tokens_left`: tokens by
    civilization. `marked_cards` and `marked_tech`: cards with a token of the Heralds and of the
    Inventors. `historians`: uncovered squares, 1 to 4. `leaders`: covered tracks. `militants`:
    outposts left in each row; None without that civilization.
    """

    craftsmen: list[list[str]] = field(default_factory=lambda: [[], [], []])
    entertainers: str = ENTERTAINERS_START
    tokens_left: dict[str, int] = field(default_factory=dict)
    marked_cards: list[int] = field(default_factory=list)
    marked_tech: list[int] = field(default_factory=list)
    historians: list[int] = field(default_factory=list)
    leaders: list[int] = field(default_factory=list)
    merrymakers: list[int] = field(default_factory=lambda: [0, 0, 0])
    militants: list[int] | None = None
    mystics: dict[str, int] = field(default_factory=dict)
    mystics_reached: list[str] = field(default_factory=list)

    def copy(self) -> CivilizationState:
        return CivilizationState(
            [column[:] for column in self.craftsmen], self.entertainers, dict(self.tokens_left),
            self.marked_cards[:], self.marked_tech[:], self.historians[:], self.leaders[:],
            self.merrymakers[:], None if self.militants is None else self.militants[:],
            dict(self.mystics), self.mystics_reached[:],
        )  # fmt: skip

    def tokens(self, civilization: str) -> int:
        """Return the tokens left on the mat of a civilization."""
        return self.tokens_left.get(civilization, TOKENS)


def full_militants() -> list[int]:
    """Return the outposts in each row at the start."""
    return [len(row) for row in MILITANTS_ROWS]
