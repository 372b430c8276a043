"""Difficulty levels, mats, income tables, the Automa's civilizations, achievements."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from understudy.components.data_tables import Row
from understudy.tapestry.printed.decision_cards import HEART
from understudy.tapestry.printed.read_tables import rows_of
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS


def _turns(row: Row, column: str) -> frozenset[int]:
    """Return the income turns of a cell: ``2-5``, ``2 4``, or empty."""
    first, dash, last = row[column].partition("-")
    if not all(turn.isdecimal() for turn in (first + " " + last).split()) or (dash and not last):
        raise row.error(column)
    if dash:
        return frozenset(range(int(first), int(last) + 1))
    return frozenset(int(turn) for turn in first.split())


@dataclass(frozen=True, slots=True)
class AutomaCivilization:
    """A side of an Automa civilization card: die symbol, and effects by income turn."""

    id: str
    favorite: int
    effects: tuple[tuple[frozenset[int], str], ...]


def _automa_civilizations() -> dict[str, AutomaCivilization]:
    effects: dict[str, list[tuple[frozenset[int], str]]] = {}
    dice: dict[str, int] = {}
    columns = ("civilization", "die", "turns", "effect")
    for row in rows_of("automa_civilizations.txt", columns, ("civilization", "effect")):
        id = row["civilization"]
        dice[id] = TRACK_ID[row.one_of("die", TRACKS)]
        effects.setdefault(id, []).append((_turns(row, "turns"), row["effect"]))
    return {id: AutomaCivilization(id, dice[id], tuple(found)) for id, found in effects.items()}


AUTOMA_CIVILIZATIONS: Final = _automa_civilizations()
CERTAIN_PARTNER: Final = {
    "conquerors": "engineers", "engineers": "conquerors",
    "explorers": "scientists", "scientists": "explorers",
}  # fmt: skip
"""For each side, the side that is known to be on the other card [R4.6]."""


@dataclass(frozen=True, slots=True)
class Multiplier:
    """Points for each landmark, territory or space, by the leftmost uncovered column."""

    per: str
    columns: tuple[int, ...]


def _mats() -> dict[str, tuple[Multiplier, ...]]:
    mats: dict[str, list[Multiplier]] = {}
    columns = ("2", "3", "4", "5")
    for row in rows_of("mats.txt", ("mat", "per", *columns), ("mat", "per")):
        values = tuple(row.number(column) for column in columns)
        per = row.words("per", ("landmarks", "territories", *TRACKS))
        mats.setdefault(row["mat"], []).extend(Multiplier(what, values) for what in per)
    return {mat: tuple(rows) for mat, rows in mats.items()}


MATS: Final = _mats()


INCOME_STEPS: Final = (
    "favourite_check", "advance_pair", "civ_bonus", "score", "add_progress_2", "add_progress_4",
    "place_tapestry", "gain_tapestry", "shuffle",
)  # fmt: skip
"""Steps of the bots' income turns."""


@dataclass(frozen=True, slots=True)
class Level:
    """A difficulty level: mat, income table in order, extra advances."""

    number: int
    mat: str
    income_card: bool
    civilizations: int
    you_advance: tuple[int, ...]
    bots_advance: tuple[int, ...]
    steps: tuple[tuple[str, frozenset[int]], ...]


def _tracks(row: Row, column: str) -> tuple[int, ...]:
    if row[column] == "favourite":
        return (HEART,)
    return tuple(TRACK_ID[word] for word in row.words(column, TRACKS))


def _levels() -> dict[int, Level]:
    columns = (
        "level", "mat", "income card?", "civilizations", "you advance?", "bots advance?",
    )  # fmt: skip
    per_level = (f"level {number}?" for number in range(1, 7))
    income = rows_of("income_tables.txt", ("column", "step", *per_level), ())
    levels: dict[int, Level] = {}
    for row in rows_of("levels.txt", columns, ("level",)):
        number = row.number("level")
        levels[number] = Level(
            number=number,
            mat=row.one_of("mat", MATS),
            income_card=row.yes("income card"),
            civilizations=row.number("civilizations"),
            you_advance=_tracks(row, "you advance"),
            bots_advance=_tracks(row, "bots advance"),
            steps=_income_steps(income, f"level {number}"),
        )
    return levels


def _income_steps(rows: list[Row], level: str) -> tuple[tuple[str, frozenset[int]], ...]:
    """Return the steps of a level in printed order, each with its income turns."""
    return tuple(
        (row.one_of("step", INCOME_STEPS), _turns(row, level)) for row in rows if row[level]
    )


LEVELS: Final = _levels()

ACHIEVEMENTS: Final = {
    row["achievement"]: (row.number("first"), row.number("second"))
    for row in rows_of("achievements.txt", ("achievement", "first", "second"), ("achievement",))
}
