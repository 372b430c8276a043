"""The games of Tapestry that the page explains step by step."""

from typing import Final

from understudy.core import Guide

TABLE: Final = Guide(
    name="table",
    options={"difficulty": 2, "players": "solo"},
    seed=290005799,
    answers=({"do": "done"}, {"do": "advance", "track": "science"}, {"do": "done"}),
    opening=1,
)
"""The Automa at the table: in its first turn it advances on the military track and conquers."""

GUIDES: Final = (TABLE,)
