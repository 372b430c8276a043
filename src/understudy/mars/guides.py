"""The games of Terraforming Mars that the page explains step by step."""

from typing import Final

from understudy.core import Guide
from understudy.mars import options as mars_options

TABLE: Final = Guide(
    name="table",
    options=mars_options.PRESETS["first"],
    seed=290005768,
    answers=(
        {"do": "tile", "tile": "ocean", "space": "1.2", "insist": False},
        {"do": "done"},
        {"do": "raise", "parameter": "temperature", "steps": 1},
        {"do": "done"},
        {"do": "pass"},
    ),
    opening=1,
)
"""MarsBot at the table: its first card places a city beside the ocean that you placed."""

SCREEN: Final = Guide(
    name="screen",
    options=mars_options.PRESETS["screen"],
    seed=290005920,
    answers=(
        "R00",
        {"do": "play", "card": "003"},
        {"do": "standard_project", "project": "aquifer"},
        "4.8",
        {"do": "pass"},
    ),
    opening=1,
)
"""The screen game with the Beginner Corporation: a card, a standard project, MarsBot's turn."""

GUIDES: Final = (TABLE, SCREEN)
