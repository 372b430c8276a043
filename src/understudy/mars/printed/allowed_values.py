"""Allowed values of the printed tables."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

TAGS: Final = (
    "building", "space", "event", "science", "power", "jovian", "earth", "city", "plant", "animal",
    "microbe", "venus", "wild",
)  # fmt: skip
RESOURCES: Final = ("mc", "steel", "titanium", "plants", "energy", "heat")
CARD_SETS: Final = (
    "base", "corporate_era", "prelude", "prelude2", "venus", "colonies", "turmoil", "promo",
)  # fmt: skip
PARTIES: Final = ("mars_first", "kelvinists", "reds", "greens", "unity", "scientists")
"""Clockwise (15.5, D-53)."""
COLOURS: Final = ("green", "blue", "red")
HELD: Final = (
    "animal", "asteroid", "camp", "director", "disease", "fighter", "floater", "graphene",
    "hydroelectric", "microbe", "preservation", "science",
)  # fmt: skip
"""Kinds of resources on cards."""


def fold(text: str) -> str:
    """Return a name without case, accents and punctuation, for searching."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        "".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c)).split()
    )


def match_names(wanted: str, names: Iterable[tuple[str, str]]) -> tuple[str, ...]:
    """Return the ids whose folded name is `wanted`, else those whose name contains it.

    `names` are pairs of a folded name and its id.
    """
    pairs = tuple(names)
    found = [id for name, id in pairs if name == wanted]
    if not found and wanted:
        found = [id for name, id in pairs if wanted in name]
    return tuple(dict.fromkeys(found))


def name_id(name: str) -> str:
    """Return the id of something without a number, for files and the journal."""
    return fold(name).replace(" ", "_")
