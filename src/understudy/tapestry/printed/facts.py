"""The printed components as data: cards, tracks, map, mats. Read once, never changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from understudy.parts.axial import AxialMap
from understudy.table import Rule

TRACKS: Final = ("exploration", "science", "military", "technology")
EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY = range(4)
TRACK_ID: Final = {name: track for track, name in enumerate(TRACKS)}
LAST_SPACE: Final = 12
HEART: Final = 4
"""In the order of a tie-break card: the favourite track of the bot that is choosing."""


def _rows(name: str) -> list[list[str]]:
    """The rows of a table file below its head."""
    text = (files("understudy.tapestry") / "data" / name).read_text("utf-8")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [[cell.strip() for cell in line.split("|")] for line in lines[1:]]


def slug(name: str) -> str:
    """A printed name in small letters with underscores."""
    return name.lower().replace(" ", "_").replace("-", "_")


@dataclass(frozen=True, slots=True)
class DecisionCard:
    """A decision card: right half for a track card, left half for a tie-break card."""

    number: int
    automa: str
    shadow: str
    income: bool
    order: tuple[int, ...]
    topple: bool
    scan: str


def _decision_cards() -> tuple[DecisionCard | None, ...]:
    cards: list[DecisionCard | None] = [None]
    for number, automa, shadow, income, order, topple, scan in _rows("decision_cards.txt"):
        tracks = tuple(HEART if word == "heart" else TRACK_ID[word] for word in order.split())
        cards.append(
            DecisionCard(
                int(number), automa, shadow, income == "yes", tracks, topple == "yes", scan
            )
        )
    return tuple(cards)


_DECISION_CARDS: Final = _decision_cards()
DECISION_CARDS: Final = tuple(card for card in _DECISION_CARDS if card is not None)
STARTING_CARDS: Final = tuple(range(1, 8))
PROGRESS_CARDS: Final = tuple(range(8, 23))
SHADOW_CARDS: Final = tuple(range(1, 13))
"""What the Shadow Empire uses between two people: circle and grey rectangle [R21.t3]."""


def decision_card(number: int) -> DecisionCard:
    """The decision card of this number."""
    card = _DECISION_CARDS[number]
    assert card is not None
    return card


def find_decision_cards(text: str) -> tuple[str, ...]:
    """The decision card that a person may mean: by its number."""
    word = text.strip().lstrip("0")
    return (word,) if word.isdigit() and 0 < int(word) < len(_DECISION_CARDS) else ()


@dataclass(frozen=True, slots=True)
class HexFacts:
    """A hex of the map: its printed corners (none: empty), what is inside, its label."""

    name: str
    corners: tuple[str, ...]
    inside: tuple[str, ...]
    label: str


def _words(cell: str) -> tuple[str, ...]:
    return () if cell == "-" else tuple(cell.split())


MAP: Final = tuple(
    HexFacts(name, _words(corners), _words(inside), "" if label == "-" else label)
    for name, corners, inside, label in _rows("map.txt")
)
HEXES: Final = AxialMap([hex.name for hex in MAP])
PRINTED: Final = sum(1 << hex for hex, facts in enumerate(MAP) if facts.corners)
ISLAND: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "island")
YOUR_START: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "2/4")
AUTOMA_START: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "3/5")

SCAN_ROWS: Final = {
    code: HEXES.rows(start, heading, second)
    for code, start, heading, second in _rows("scan_patterns.txt")
}
SCANS: Final = {code: tuple(hex for row in rows for hex in row) for code, rows in SCAN_ROWS.items()}
"""Every hex of the map in the order of each hex tie-break [R11.1]."""


@dataclass(frozen=True, slots=True)
class TileFacts:
    """A territory tile. Bots gain nothing from it."""

    number: int
    corners: tuple[str, ...]
    inside: tuple[str, ...]
    benefit: str


TILES: Final = tuple(
    TileFacts(int(number), _words(corners), _words(inside), benefit)
    for number, corners, inside, benefit in _rows("territory_tiles.txt")
)


@dataclass(frozen=True, slots=True)
class Action:
    """Something the Automa does on a space; `tracks` are those a roll may show."""

    name: str
    tracks: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class SpaceFacts:
    """A space of a track: its name, its landmark, what the Automa does there."""

    name: str
    landmark: str | None
    actions: tuple[Action, ...]


def _action(word: str) -> Action:
    name, _, tracks = word.rstrip(")").partition("(")
    return Action(name, tuple(TRACK_ID[track] for track in tracks.split(",") if track))


def _track_spaces() -> tuple[tuple[SpaceFacts, ...], ...]:
    tracks: list[list[SpaceFacts]] = [[SpaceFacts("", None, ())] for _ in TRACKS]
    for track, _, name, landmark, actions in _rows("tracks.txt"):
        found = tuple(_action(word) for word in _words(actions))
        tracks[TRACK_ID[track]].append(
            SpaceFacts(name, None if landmark == "-" else landmark, found)
        )
    return tuple(tuple(spaces) for spaces in tracks)


SPACES: Final = _track_spaces()


@dataclass(frozen=True, slots=True)
class LandmarkFacts:
    """A landmark: where it comes from, and its plots."""

    id: str
    name: str
    source: str
    shape: tuple[str, ...]


LANDMARKS: Final = {
    id: LandmarkFacts(id, name, source, tuple(shape.split("/")))
    for id, name, source, _, shape in _rows("landmarks.txt")
}
LANDMARK_SPACES: Final = tuple(
    tuple((n, space.landmark) for n, space in enumerate(spaces) if space.landmark)
    for spaces in SPACES
)
"""Of each track the spaces with a landmark, in order."""


@dataclass(frozen=True, slots=True)
class TechCard:
    """A tech card; the top row needs a token on `track` at or beyond `space`, if it names one."""

    number: int
    name: str
    needs: str
    track: int | None
    space: int


def _tech_cards() -> dict[int, TechCard]:
    cards: dict[int, TechCard] = {}
    for number, name, needs in _rows("tech_cards.txt"):
        first, *rest = needs.split()
        track = TRACK_ID.get(first)
        space = int(rest[-1]) if track is not None else 0
        cards[int(number)] = TechCard(int(number), name, needs, track, space)
    return cards


TECH_CARDS: Final = _tech_cards()


@dataclass(frozen=True, slots=True)
class TapestryCard:
    """A tapestry card as far as the bots care: how many are in the solo game."""

    number: int
    id: str
    copies: int
    solo: str
    kind: str
    names: dict[str, str]


def _names(english: str, czech: str) -> dict[str, str]:
    return {"en": english, "cs": czech} if czech else {"en": english}


def _tapestry_cards() -> dict[int, TapestryCard]:
    cards: dict[int, TapestryCard] = {}
    for number, copies, solo, kind, english, czech in _rows("tapestry_cards.txt"):
        kept = int(solo.removeprefix("keep ")) if solo.startswith("keep ") else int(copies)
        cards[int(number)] = TapestryCard(
            int(number), slug(english), kept, solo, kind, _names(english, czech)
        )
    return cards


TAPESTRY_CARDS: Final = _tapestry_cards()
TAPESTRY_ID: Final = {card.id: card.number for card in TAPESTRY_CARDS.values()}
TRAP: Final = TAPESTRY_ID["trap"]


@cache
def solo_tapestry_deck(keep_discouraged: bool) -> tuple[int, ...]:
    """The tapestry cards of a game with bots, in printed order [R3.1, R3.3]."""
    out = {"remove"} if keep_discouraged else {"remove", "discouraged"}
    return tuple(
        card.number
        for card in TAPESTRY_CARDS.values()
        if card.solo not in out
        for _ in range(card.copies)
    )


@dataclass(frozen=True, slots=True)
class Civilization:
    """A civilization of yours, and whether the solo game keeps it."""

    id: str
    solo: str
    names: dict[str, str]


CIVILIZATIONS: Final = {
    slug(english): Civilization(slug(english), solo, _names(english, czech))
    for _, solo, english, czech in _rows("civilizations.txt")
}


def _turns(cell: str) -> frozenset[int]:
    if cell == "-":
        return frozenset()
    if "-" in cell:
        first, last = cell.split("-")
        return frozenset(range(int(first), int(last) + 1))
    return frozenset(int(turn) for turn in cell.split())


@dataclass(frozen=True, slots=True)
class AutomaCivilization:
    """A side of an Automa civilization card: its die symbol and its effects by income turn."""

    id: str
    favourite: int
    effects: tuple[tuple[frozenset[int], str], ...]


def _automa_civilizations() -> dict[str, AutomaCivilization]:
    effects: dict[str, list[tuple[frozenset[int], str]]] = {}
    dice: dict[str, int] = {}
    for id, die, turns, effect in _rows("automa_civilizations.txt"):
        dice[id] = TRACK_ID[die]
        effects.setdefault(id, []).append((_turns(turns), effect))
    return {id: AutomaCivilization(id, dice[id], tuple(found)) for id, found in effects.items()}


AUTOMA_CIVILIZATIONS: Final = _automa_civilizations()
CERTAIN_PARTNER: Final = {
    "conquerors": "engineers", "engineers": "conquerors",
    "explorers": "scientists", "scientists": "explorers",
}  # fmt: skip
"""The side that is certainly on the other card [R4.6]."""


@dataclass(frozen=True, slots=True)
class Multiplier:
    """Victory points for one of something, by the leftmost open column of the mat."""

    per: str
    columns: tuple[int, ...]


def _mats() -> dict[str, tuple[Multiplier, ...]]:
    mats: dict[str, list[Multiplier]] = {}
    for mat, per, *columns in _rows("mats.txt"):
        values = tuple(int(column) for column in columns)
        mats.setdefault(mat, []).extend(Multiplier(what, values) for what in per.split())
    return {mat: tuple(rows) for mat, rows in mats.items()}


MATS: Final = _mats()


@dataclass(frozen=True, slots=True)
class Level:
    """A difficulty level: its mat, its income table in order, its extra advances."""

    number: int
    mat: str
    income_card: bool
    civilizations: int
    you_advance: tuple[int, ...]
    bots_advance: tuple[int, ...]
    steps: tuple[tuple[str, frozenset[int]], ...]


def _tracks(cell: str) -> tuple[int, ...]:
    if cell == "favourite":
        return (HEART,)
    return tuple(TRACK_ID[word] for word in _words(cell))


def _levels() -> dict[int, Level]:
    tables = _rows("income_tables.txt")
    return {
        int(level): Level(
            int(level), mat, card == "yes", int(civilizations), _tracks(yours), _tracks(bots),
            tuple(
                (row[1], _turns(row[1 + int(level)]))
                for row in tables
                if row[1 + int(level)] != "-"
            ),
        )
        for level, mat, card, civilizations, yours, bots in _rows("levels.txt")
    }  # fmt: skip


LEVELS: Final = _levels()

ACHIEVEMENTS: Final = {
    name: (int(first), int(second)) for name, first, second in _rows("achievements.txt")
}


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule of the two bots by its number; it cites the section it stands in."""
    return tuple(
        Rule(number, (section,), sure)
        for number, sure, section in _rows("rules.txt")
        if number.startswith("R")
    )


@cache
def rulings() -> tuple[Rule, ...]:
    """Our decisions where the sources are silent or disagree; they cite the rules they settle."""
    return tuple(
        Rule(number, tuple(settled.split(", ")), sure)
        for number, sure, settled in _rows("rules.txt")
        if not number.startswith("R")
    )


SURENESS: Final = ("stated", "inferred", "ours")


@cache
def rule_sections() -> tuple[Rule, ...]:
    """The rules by section, as surely as the least sure of them; they cite their numbers."""
    sections: dict[str, list[Rule]] = {}
    for rule in rules():
        sections.setdefault(rule.cites[0], []).append(rule)
    return tuple(
        Rule(
            section,
            tuple(rule.number for rule in found),
            max((rule.sure for rule in found), key=SURENESS.index),
        )
        for section, found in sections.items()
    )
