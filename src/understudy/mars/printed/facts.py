"""The printed components as data, read once and never changed: cards, rules."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from typing import Final

from understudy.parts.tables import Row, read_table, read_text
from understudy.table import SURENESS, Rule

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
    "animal", "asteroid", "camp", "disease", "fighter", "floater", "graphene", "hydroelectric",
    "microbe", "science",
)  # fmt: skip
"""What project cards can hold."""
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


def data_text(name: str) -> str:
    """A data file of this game as it is."""
    return read_text("understudy.mars", name)


def rows_of(name: str, columns: tuple[str, ...], key: tuple[str, ...] = ("no.",)) -> list[Row]:
    """The rows of a printed table of this game."""
    return read_table("understudy.mars", name, columns, key)


def _names(row: Row, **columns: str) -> dict[str, str]:
    """The printed names by language, as far as they are known."""
    return {language: row[column] for language, column in columns.items() if row[column]}


def name_id(name: str) -> str:
    """What a thing without a number is called in files and journals."""
    return fold(name).replace(" ", "_")


CARD_COLUMNS: Final = (
    "no.", "cost", "colour", "tags?", "requirement?", "holds?", "points?", "note?", "English",
    "French?",
)  # fmt: skip


def _project_cards() -> tuple[ProjectCard, ...]:
    cards: list[ProjectCard] = []
    for set_name in CARD_SETS:
        for row in rows_of(f"cards/{set_name}.txt", CARD_COLUMNS, ("no.", "English")):
            cards.append(project_card_of(row, len(cards), set_name))
    return tuple(cards)


def project_card_of(row: Row, id: int, set_name: str) -> ProjectCard:
    """A project card by its row of the printed table."""
    number, notes = row["no."], _notes(row, "action", "with", "replaces")
    return ProjectCard(
        id=id,
        number=number if number != NO_NUMBER else name_id(row["English"]),
        set=set_name,
        cost=row.number("cost"),
        colour=row.one_of("colour", COLOURS),
        tags=row.words("tags", TAGS),
        requirement=row["requirement"],
        holds=row.one_of("holds", ("", *HELD)),
        points=row["points"],
        with_sets=frozenset(notes["with"]),
        replaces="".join(notes["replaces"]),
        has_action=bool(notes["action"]),
        names=_names(row, en="English", fr="French"),
    )


def _notes(row: Row, *known: str) -> dict[str, list[str]]:
    """The words of a note: by their first part what stands behind the colon."""
    notes: dict[str, list[str]] = {kind: [] for kind in known}
    for word in row["note"].split():
        kind, colon, value = word.partition(":")
        if kind not in notes or bool(colon) != bool(value) or bool(value) == (kind == "action"):
            raise row.wrong("note")
        if kind == "with" and value not in CARD_SETS:
            raise row.wrong("note")
        notes[kind].append(value or kind)
    return notes


def _bonus_cards() -> dict[int, BonusCard]:
    cards: dict[int, BonusCard] = {}
    for row in rows_of("bonus_cards.txt", ("no.", "English", "Czech?", "French?")):
        id = bonus_id(row["no."])
        names = _names(row, en="English", cs="Czech", fr="French")
        cards[id] = BonusCard(id, row["no."], names)
    return cards


@dataclass(frozen=True, slots=True)
class Prelude:
    """A prelude card of yours: some corporations of MarsBot watch its tags."""

    number: str
    set: str
    tags: tuple[str, ...]
    names: dict[str, str]
    holds: str = ""


def _preludes() -> dict[str, Prelude]:
    preludes: dict[str, Prelude] = {}
    for row in rows_of("preludes.txt", ("no.", "set", "tags?", "English", "French?")):
        number, set_name = row["no."], row.one_of("set", CARD_SETS)
        names = _names(row, en="English", fr="French")
        preludes[number] = Prelude(number, set_name, row.words("tags", TAGS), names)
    return preludes


PRELUDES: Final = _preludes()


def _corporation_names() -> dict[str, dict[str, str]]:
    rows = rows_of("corporations.txt", ("no.", "English", "Czech?", "product"))
    return {row["no."]: _names(row, en="English", cs="Czech") for row in rows}


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
    columns = ("English", "distant", "current", "note?", "French?")
    events: dict[str, GlobalEvent] = {}
    for row in rows_of("global_events.txt", columns, ("English",)):
        id = name_id(row["English"])
        distant, current = row.one_of("distant", PARTIES), row.one_of("current", PARTIES)
        sets = frozenset(_notes(row, "with")["with"])
        events[id] = GlobalEvent(id, distant, current, sets, _names(row, en="English", fr="French"))
    return events


EVENTS: Final = _global_events()


@cache
def rules() -> tuple[Rule, ...]:
    """All rules of MarsBot that this app plays by; those numbered D-n are rulings of ours."""
    return tuple(
        Rule(row["no."], tuple(row["cite"].split(", ")), row.one_of("sure", SURENESS))
        for row in rows_of("rules.txt", ("no.", "cite", "sure"))
    )


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
