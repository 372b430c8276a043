"""What is printed on the colony tiles and on MarsBot's shipping board (15.4)."""

from __future__ import annotations

from typing import Final

SLOTS: Final = 3
LAST_STEP: Final = 6
START_STEP: Final = 1
"""Markers start on the second step, index 1 (3.3, D-32). [C p.4]"""

EXCHANGE: Final = 5
"""Stored cubes that are exchanged for one space of a track. [C p.5]"""

EXCHANGE_TAG: Final = {
    "ceres": "building", "luna": "event", "io": "earth", "enceladus": "microbe",
    "ganymede": "plant", "callisto": "power", "miranda": "animal", "triton": "space",
    "pluto": "science",
}  # fmt: skip
"""Which tag's track an area moves, in the order of the board. Titan and Europa move none."""

STORED: Final = {
    "ceres": "steel", "luna": "mc", "io": "heat", "enceladus": "microbe", "ganymede": "plants",
    "callisto": "energy", "miranda": "animal", "triton": "titanium",
}  # fmt: skip
"""What you may remove or steal from an area. Pluto's and Titan's cubes cannot be taken."""

COLONY_BONUS: Final = {
    "callisto": ("energy", 3), "ceres": ("steel", 2), "europa": ("mc", 1),
    "ganymede": ("plants", 1), "io": ("heat", 2), "luna": ("mc", 2), "triton": ("titanium", 1),
}  # fmt: skip
"""What each colony of yours brings when somebody trades there; other tiles give cards or cubes."""

COLONIES: Final = (
    "callisto", "ceres", "enceladus", "europa", "ganymede", "io", "luna", "miranda", "pluto",
    "titan", "triton",
)  # fmt: skip
IN_PLAY: Final = 5
"""Tiles in a game of two players."""
