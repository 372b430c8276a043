"""Tech cards, tapestry cards and the human civilizations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from understudy.tapestry.printed.read_tables import names_of, rows_of, to_id
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS

INCOME_ROWS: Final = ("market", "house", "farm", "armory")


@dataclass(frozen=True, slots=True)
class TechCard:
    """A tech card; the top row needs a token on `track` at or beyond `space`, if `track` is set."""

    number: int
    names: dict[str, str]
    needs: str
    track: int | None
    space: int


def _tech_cards() -> dict[int, TechCard]:
    cards: dict[int, TechCard] = {}
    columns = ("no.", "English", "Czech", "French", "top row needs")
    for row in rows_of("tech_cards.txt", columns, ("no.",)):
        number, needs = row.number("no."), row["top row needs"]
        first, *rest = needs.split()
        if (
            not (first in TRACKS or first in INCOME_ROWS)
            or not rest[-1:]
            or not rest[-1].isdecimal()
        ):
            raise row.error("top row needs")
        track = TRACK_ID.get(first)
        space = int(rest[-1]) if track is not None else 0
        cards[number] = TechCard(number, names_of(row), needs, track, space)
    return cards


TECH_CARDS: Final = _tech_cards()


SOLO: Final = ("keep", "discouraged", "remove")
"""Cards that stay in the solo game, are removed unless an option keeps them, or always removed."""
KINDS: Final = ("when_played", "this_era", "trap")


@dataclass(frozen=True, slots=True)
class TapestryCard:
    """A tapestry card, with its copies in the solo game."""

    number: int
    id: str
    copies: int
    solo: str
    kind: str
    names: dict[str, str]


def _tapestry_cards() -> dict[int, TapestryCard]:
    columns = ("no.", "copies", "solo", "kind", "English", "Czech?")
    cards: dict[int, TapestryCard] = {}
    for row in rows_of("tapestry_cards.txt", columns, ("no.",)):
        number, solo = row.number("no."), row["solo"]
        word, _, copies = solo.partition(" ")
        if word not in SOLO or (copies and not copies.isdecimal()):
            raise row.error("solo")
        cards[number] = TapestryCard(
            number,
            to_id(row["English"]),
            int(copies) if copies else row.number("copies"),
            solo,
            row.one_of("kind", KINDS),
            names_of(row),
        )
    return cards


TAPESTRY_CARDS: Final = _tapestry_cards()
TAPESTRY_ID: Final = {card.id: card.number for card in TAPESTRY_CARDS.values()}
TRAP: Final = TAPESTRY_ID["trap"]


def removed_from_solo(keep_discouraged: bool) -> tuple[str, ...]:
    """Return the values of `solo` of the cards that are taken out of the solo game [R3.1]."""
    return ("remove",) if keep_discouraged else ("remove", "discouraged")


@cache
def solo_tapestry_deck(keep_discouraged: bool) -> tuple[int, ...]:
    """Return the tapestry cards of the solo game in printed order [R3.1, R3.3]."""
    removed = removed_from_solo(keep_discouraged)
    return tuple(
        card.number
        for card in TAPESTRY_CARDS.values()
        if card.solo not in removed
        for _ in range(card.copies)
    )


@dataclass(frozen=True, slots=True)
class Civilization:
    """A human civilization, and whether the solo game keeps it."""

    id: str
    solo: str
    names: dict[str, str]


CIVILIZATIONS: Final = {
    to_id(row["English"]): Civilization(
        to_id(row["English"]), row.one_of("solo", SOLO), names_of(row)
    )
    for row in rows_of("civilizations.txt", ("no.", "solo", "English", "Czech?"), ("no.",))
}
