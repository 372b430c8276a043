"""The project cards and MarsBot's bonus cards."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final

from understudy.components.data_tables import Row
from understudy.mars.printed.allowed_values import (
    CARD_SETS,
    COLOURS,
    HELD,
    TAGS,
    fold,
    match_names,
    name_id,
)
from understudy.mars.printed.points import NO_POINTS, Points, parse_points
from understudy.mars.printed.read_tables import names_of, notes_of, rows_of
from understudy.mars.printed.requirements import Requirement, parse_requirements

NO_NUMBER: Final = "—"
FIRST_BONUS_CARD: Final = 1000
"""Bonus card Bnn has the id 1000 + nn; all lower ids are project cards."""


@dataclass(frozen=True, slots=True)
class ProjectCard:
    """The printed facts of a project card, without its effects."""

    id: int
    number: str
    set: str
    cost: int
    colour: str
    tags: tuple[str, ...]
    requirements: tuple[Requirement, ...]
    holds: str
    points: Points | None
    with_sets: frozenset[str]
    replaces: str
    has_action: bool
    floater: bool
    names: dict[str, str]

    @property
    def all_tags(self) -> tuple[str, ...]:
        """The tags in MarsBot's order: a red card has the event tag last (8.1)."""
        return (*self.tags, "event") if self.colour == "red" else self.tags

    @property
    def has_points(self) -> bool:
        """Whether the card shows a point symbol that is not negative."""
        return self.points is not None and self.points.each >= 0

    @property
    def points_each(self) -> Fraction:
        """Victory points for one resource on this card, 0 if its resources give none."""
        return NO_POINTS if self.points is None else self.points.for_one_here


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A bonus card: its number and names."""

    id: int
    number: str
    names: dict[str, str]


_HOLDS: Final = ("", *HELD)
CARD_COLUMNS: Final = (
    "no.", "cost", "colour", "tags?", "requirement?", "holds?", "points?", "note?", "English",
)  # fmt: skip


def _project_cards() -> tuple[ProjectCard, ...]:
    cards: list[ProjectCard] = []
    for set_name in CARD_SETS:
        for row in rows_of(f"cards/{set_name}.txt", CARD_COLUMNS, ("no.", "English")):
            cards.append(project_card_of(row, len(cards), set_name))
    return tuple(cards)


def project_card_of(row: Row, id: int, set_name: str) -> ProjectCard:
    """Return the project card of a table row."""
    number, notes = row["no."], notes_of(row, "action", "floater", "with:", "replaces:")
    return ProjectCard(
        id=id,
        number=number if number != NO_NUMBER else name_id(row["English"]),
        set=set_name,
        cost=row.number("cost"),
        colour=row.one_of("colour", COLOURS),
        tags=row.words("tags", TAGS),
        requirements=row.parse_cell("requirement", parse_requirements),
        holds=row.one_of("holds", _HOLDS),
        points=row.parse_cell("points", parse_points),
        with_sets=frozenset(notes["with"]),
        replaces="".join(notes["replaces"]),
        has_action=bool(notes["action"]),
        floater=bool(notes["floater"]),
        names=names_of(row),
    )


def _bonus_cards() -> dict[int, BonusCard]:
    cards: dict[int, BonusCard] = {}
    for row in rows_of("bonus_cards.txt", ("no.", "English")):
        id = bonus_id(row["no."])
        names = names_of(row)
        cards[id] = BonusCard(id, row["no."], names)
    return cards


def bonus_id(number: str) -> int:
    """Return the id of a bonus card by its printed number."""
    return FIRST_BONUS_CARD + int(number[1:])


PROJECT_CARDS: Final = _project_cards()
BONUS_CARDS: Final = _bonus_cards()
ALL_CARDS: Final[tuple[ProjectCard | BonusCard, ...]] = (*PROJECT_CARDS, *BONUS_CARDS.values())
CARD_NUMBER: Final = {card.id: card.number for card in ALL_CARDS}
CARD_ID: Final = {number: id for id, number in CARD_NUMBER.items()}
COSTS: Final = tuple(card.cost for card in PROJECT_CARDS)


def is_bonus(card: int) -> bool:
    """Return whether a card is a bonus card."""
    return card >= FIRST_BONUS_CARD


def card(number: str) -> ProjectCard:
    """Return the project card with this printed number."""
    return PROJECT_CARDS[CARD_ID[number]]


def card_number(id: int) -> str:
    """Return the printed number of a card, "face_down" for an unknown one."""
    return CARD_NUMBER[id] if id >= 0 else "face_down"


@cache
def _name_index() -> tuple[tuple[str, str], ...]:
    return tuple((fold(name), card.number) for card in ALL_CARDS for name in card.names.values())


def find_cards(text: str) -> tuple[str, ...]:
    """Return the cards that match a number, else a whole name, else part of a name."""
    wanted = fold(text)
    number = wanted.upper() if wanted[:1].isalpha() else wanted.zfill(3)
    if number in CARD_ID:
        return (number,)
    return match_names(wanted, _name_index())


def find_project_cards(text: str) -> tuple[str, ...]:
    """Return the project cards that match, as in `find_cards`."""
    return tuple(number for number in find_cards(text) if number[0] != "B")


DOUBTS: Final = {row["no."]: row["doubt"] for row in rows_of("doubts.txt", ("no.", "doubt"))}
"""What is uncertain about your cards, by printed number, for editors of the tables."""
