"""Tech cards, tapestry cards and the human civilizations."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from understudy.tapestry.printed.benefit_notation import parse_benefit
from understudy.tapestry.printed.benefits import BUILDINGS, Benefit
from understudy.tapestry.printed.read_tables import names_of, rows_of, to_id
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS


@dataclass(frozen=True, slots=True)
class TechCard:
    """A tech card: what its circle and square give, and what the top row needs.

    It needs a token on `track` at or beyond `space`, or an open `position` of an income `row`.
    """

    number: int
    names: dict[str, str]
    circle: Benefit
    square: Benefit
    needs: str
    track: int | None
    space: int
    row: str
    position: int


def _tech_cards() -> dict[int, TechCard]:
    cards: dict[int, TechCard] = {}
    columns = ("no.", "English", "circle", "square", "top row needs")
    for row in rows_of("tech_cards.txt", columns, ("no.",)):
        number, needs = row.number("no."), row["top row needs"]
        first, *rest = needs.split()
        if not (first in TRACKS or first in BUILDINGS) or not rest[-1:] or not rest[-1].isdecimal():
            raise row.error("top row needs")
        track, place = TRACK_ID.get(first), int(rest[-1])
        cards[number] = TechCard(
            number,
            names_of(row),
            row.parse_cell("circle", parse_benefit),
            row.parse_cell("square", parse_benefit),
            needs,
            track,
            place if track is not None else 0,
            first if track is None else "",
            place if track is None else 0,
        )
    return cards


TECH_CARDS: Final = _tech_cards()


SOLO: Final = ("keep", "discouraged", "remove")
"""Cards that stay in the solo game, are removed unless an option keeps them, or always removed."""
KINDS: Final = ("when_played", "this_era", "trap")


@dataclass(frozen=True, slots=True)
class TapestryCard:
    """A tapestry card, with its copies in the solo game and in all other games."""

    number: int
    id: str
    copies: int
    all_copies: int
    solo: str
    kind: str
    names: dict[str, str]


def _tapestry_cards() -> dict[int, TapestryCard]:
    columns = ("no.", "copies", "solo", "kind", "English")
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
            row.number("copies"),
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
    """A human civilization: whether the solo game keeps it, and its start adjustment."""

    number: int
    id: str
    solo: str
    start: Benefit | None
    names: dict[str, str]


def _civilizations() -> dict[str, Civilization]:
    columns = ("no.", "solo", "start?", "English")
    found: dict[str, Civilization] = {}
    for row in rows_of("civilizations.txt", columns, ("no.",)):
        id = to_id(row["English"])
        start = row.parse_cell("start", parse_benefit) if row["start"] else None
        solo = row.one_of("solo", SOLO)
        found[id] = Civilization(row.number("no."), id, solo, start, names_of(row))
    return found


CIVILIZATIONS: Final = _civilizations()
