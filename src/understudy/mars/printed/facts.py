"""The printed components as data, read once and never changed: cards, rules."""

from __future__ import annotations

import tomllib
import unicodedata
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Final

from understudy.table import Rule

TAGS: Final = (
    "building", "space", "event", "science", "power", "jovian", "earth", "city", "plant", "animal",
    "microbe", "venus", "wild",
)  # fmt: skip
RESOURCES: Final = ("mc", "steel", "titanium", "plants", "energy", "heat")
CARD_SETS: Final = (
    "base", "corporate_era", "prelude", "prelude2", "venus", "colonies", "turmoil", "promo",
)  # fmt: skip
NO_NUMBER: Final = "—"
FIRST_BONUS_CARD: Final = 1000
"""Bonus card Bnn is card number 1000 + nn; everything below is a project card."""


@dataclass(frozen=True, slots=True)
class ProjectCard:
    """What MarsBot and the card finder need of a project card."""

    id: int
    number: str
    set: str
    cost: int
    colour: str
    tags: tuple[str, ...]
    requirement: str
    holds: str
    points: str
    with_sets: frozenset[str]
    replaces: str
    has_action: bool
    names: dict[str, str]

    @property
    def all_tags(self) -> tuple[str, ...]:
        """The tags as MarsBot takes them: a red card shows the event tag last (8.1)."""
        return (*self.tags, "event") if self.colour == "red" else self.tags

    @property
    def points_each(self) -> Fraction:
        """Victory points for one resource on this card, 0 if its resources give none."""
        words = self.points.split()
        if words[-1:] != ["here"] or "per" not in words:
            return Fraction(0)
        return Fraction(int(words[0]), int(words[2]) if len(words) == 4 else 1)


@dataclass(frozen=True, slots=True)
class BonusCard:
    """A bonus card: its number and names; what it does is a rule."""

    id: int
    number: str
    names: dict[str, str]


def fold(text: str) -> str:
    """A name without case, accents and punctuation, for searching."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    return " ".join(
        "".join(c if c.isalnum() else " " for c in plain if not unicodedata.combining(c)).split()
    )


def read_text(name: str) -> str:
    """A data file as it is."""
    return (files("understudy.mars") / "data" / name).read_text("utf-8")


def read_toml(name: str) -> dict[str, Any]:
    """A data file as a table."""
    return tomllib.loads(read_text(name))


def table_rows(name: str) -> list[list[str]]:
    """The rows of a table file below its head."""
    lines = [line for line in read_text(name).splitlines() if line and not line.startswith("#")]
    return [[cell.strip() for cell in line.split("|")] for line in lines[1:]]


def _names(**names: str) -> dict[str, str]:
    return {language: name for language, name in names.items() if name}


def _project_cards() -> tuple[ProjectCard, ...]:
    cards: list[ProjectCard] = []
    for set_name in CARD_SETS:
        for row in table_rows(f"cards/{set_name}.txt"):
            number, cost, colour, tags, requirement, holds, points, note, english, french = row
            notes = [part.partition(":") for part in note.split()]
            cards.append(
                ProjectCard(
                    id=len(cards),
                    number=number if number != NO_NUMBER else fold(english).replace(" ", "_"),
                    set=set_name,
                    cost=int(cost),
                    colour=colour,
                    tags=tuple(tags.split()),
                    requirement=requirement,
                    holds=holds,
                    points=points,
                    with_sets=frozenset(value for key, _, value in notes if key == "with"),
                    replaces="".join(value for key, _, value in notes if key == "replaces"),
                    has_action="action" in note.split(),
                    names=_names(en=english, fr=french),
                )
            )
    return tuple(cards)


def _bonus_cards() -> dict[int, BonusCard]:
    rows = table_rows("bonus_cards.txt")
    cards = [
        BonusCard(bonus_id(row[0]), row[0], _names(en=row[1], cs=row[2], fr=row[3])) for row in rows
    ]
    return {card.id: card for card in cards}


@dataclass(frozen=True, slots=True)
class Prelude:
    """A prelude card of yours: some corporations of MarsBot watch its tags."""

    number: str
    set: str
    tags: tuple[str, ...]
    names: dict[str, str]
    holds: str = ""


def _preludes() -> dict[str, Prelude]:
    rows = table_rows("preludes.txt")
    return {
        number: Prelude(number, set_name, tuple(tags.split()), _names(en=english, fr=french))
        for number, set_name, tags, english, french in rows
    }


PRELUDES: Final = _preludes()


def _corporation_names() -> dict[str, dict[str, str]]:
    return {row[0]: _names(en=row[1], cs=row[2]) for row in table_rows("corporations.txt")}


CORPORATION_NAMES: Final = _corporation_names()


@dataclass(frozen=True, slots=True)
class GlobalEvent:
    """A global event: whose neutral delegate it brings, as the distant and as the current one."""

    id: str
    distant: str
    current: str
    with_sets: frozenset[str]
    names: dict[str, str]


def _global_events() -> dict[str, GlobalEvent]:
    events: dict[str, GlobalEvent] = {}
    for english, distant, current, note, french in table_rows("global_events.txt"):
        id = fold(english).replace(" ", "_")
        sets = frozenset(part.removeprefix("with:") for part in note.split())
        events[id] = GlobalEvent(id, distant, current, sets, _names(en=english, fr=french))
    return events


EVENTS: Final = _global_events()


@cache
def rules() -> tuple[Rule, ...]:
    """All rules of MarsBot that this app plays by; those numbered D-n are rulings of ours."""
    rows = table_rows("rules.txt")
    return tuple(Rule(number, tuple(cite.split(", ")), sure) for number, cite, sure in rows)


def bonus_id(number: str) -> int:
    """The card id of a bonus card by its printed number."""
    return FIRST_BONUS_CARD + int(number[1:])


PROJECT_CARDS: Final = _project_cards()
BONUS_CARDS: Final = _bonus_cards()
ALL_CARDS: Final[tuple[ProjectCard | BonusCard, ...]] = (*PROJECT_CARDS, *BONUS_CARDS.values())
CARD_NUMBER: Final = {card.id: card.number for card in ALL_CARDS}
CARD_ID: Final = {number: id for id, number in CARD_NUMBER.items()}
COSTS: Final = tuple(card.cost for card in PROJECT_CARDS)


def is_bonus(card: int) -> bool:
    """Whether a card is a bonus card."""
    return card >= FIRST_BONUS_CARD


def card(number: str) -> ProjectCard:
    """The project card of this printed number."""
    return PROJECT_CARDS[CARD_ID[number]]


def card_number(id: int) -> str:
    """The printed number of a card; a stand-in lies face down."""
    return CARD_NUMBER[id] if id >= 0 else "face_down"


@cache
def _name_index() -> tuple[tuple[str, str], ...]:
    return tuple((fold(name), card.number) for card in ALL_CARDS for name in card.names.values())


def find_cards(text: str) -> tuple[str, ...]:
    """The cards that a person may mean: by number, else by name, else by part of a name."""
    wanted = fold(text)
    number = wanted.upper() if wanted[:1].isalpha() else wanted.zfill(3)
    if number in CARD_ID:
        return (number,)
    exact = [number for name, number in _name_index() if name == wanted]
    found = exact or [number for name, number in _name_index() if wanted and wanted in name]
    return tuple(dict.fromkeys(found))


def find_project_cards(text: str) -> tuple[str, ...]:
    """The same among project cards only."""
    return tuple(number for number in find_cards(text) if number[0] != "B")


def find_bonus_cards(text: str) -> tuple[str, ...]:
    """The same among bonus cards only."""
    return tuple(number for number in find_cards(text) if number[0] == "B")
