"""The printed components as data: cards, tracks, map, mats. Read once, never changed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from understudy.parts.axial import DIRECTIONS, AxialMap
from understudy.parts.tables import Row, read_table
from understudy.table import SURENESS, Rule

TRACKS: Final = ("exploration", "science", "military", "technology")
EXPLORATION, SCIENCE, MILITARY, TECHNOLOGY = range(4)
TRACK_ID: Final = {name: track for track, name in enumerate(TRACKS)}
LAST_SPACE: Final = 12
HEART: Final = 4
"""In the order of a tie-break card: the favourite track of the bot that is choosing."""


def _rows(name: str, columns: tuple[str, ...], key: tuple[str, ...]) -> list[Row]:
    """The rows of a printed table of this game."""
    return read_table("understudy.tapestry", name, columns, key)


def slug(name: str) -> str:
    """A printed name in small letters with underscores."""
    return name.lower().replace(" ", "_").replace("-", "_")


_ORDER: Final = {**TRACK_ID, "heart": HEART}
SYMBOLS: Final = ("all", "landmark_or_end", "end")
"""What a bot looks for on the tracks."""


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
    order = "track order, top to bottom"
    columns = ("no.", "Automa", "Shadow Empire", "income?", order, "topple?", "scan")
    cards: list[DecisionCard | None] = [None]
    for row in _rows("decision_cards.txt", columns, ("no.",)):
        cards.append(
            DecisionCard(
                number=row.number("no."),
                automa=row.one_of("Automa", SYMBOLS),
                shadow=row.one_of("Shadow Empire", SYMBOLS),
                income=row.yes("income"),
                order=tuple(_ORDER[word] for word in row.words(order, _ORDER)),
                topple=row.yes("topple"),
                scan=row["scan"],
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


TERRAIN: Final = ("sea", "grass", "mountain", "desert", "forest")

MAP: Final = tuple(
    HexFacts(
        row["hex"],
        row.words("printed corners", TERRAIN),
        row.words("inside", TERRAIN),
        row["label"],
    )
    for row in _rows("map.txt", ("hex", "printed corners?", "inside?", "label?"), ("hex",))
)
HEXES: Final = AxialMap([hex.name for hex in MAP])
PRINTED: Final = sum(1 << hex for hex, facts in enumerate(MAP) if facts.corners)
ISLAND: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "island")
YOUR_START: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "2/4")
AUTOMA_START: Final = next(hex for hex, facts in enumerate(MAP) if facts.label == "3/5")

SCAN_ROWS: Final = {
    row["scan"]: HEXES.rows(row["starts"], row.one_of("heads", DIRECTIONS), row["second row"])
    for row in _rows("scan_patterns.txt", ("scan", "starts", "heads", "second row"), ("scan",))
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
    TileFacts(
        row.number("no."),
        row.words("corners", TERRAIN),
        row.words("inside", TERRAIN),
        row["benefit"],
    )
    for row in _rows("territory_tiles.txt", ("no.", "corners", "inside?", "benefit"), ("no.",))
)


ACTIONS: Final = (
    "explore", "explore_anywhere", "conquer", "conquer_anywhere", "tapestry_card", "refresh_tech",
    "roll_advance", "roll_advance_plain", "roll_until_advance", "roll_until_regress",
)  # fmt: skip
"""What the Automa can do on a space."""


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


def _action(row: Row, word: str) -> Action:
    name, _, tracks = word.rstrip(")").partition("(")
    found = [track for track in tracks.split(",") if track]
    if name not in ACTIONS or not TRACK_ID.keys() >= set(found):
        raise row.wrong("Automa")
    return Action(name, tuple(TRACK_ID[track] for track in found))


def _track_spaces() -> tuple[tuple[SpaceFacts, ...], ...]:
    columns = ("track", "space", "name", "landmark?", "Automa?")
    tracks: list[list[SpaceFacts]] = [[SpaceFacts("", None, ())] for _ in TRACKS]
    for row in _rows("tracks.txt", columns, ("track", "space")):
        spaces = tracks[TRACK_ID[row.one_of("track", TRACKS)]]
        if row.number("space") != len(spaces):
            raise row.wrong("space")
        actions = tuple(_action(row, word) for word in row["Automa"].split())
        spaces.append(SpaceFacts(row["name"], row["landmark"] or None, actions))
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
    row["landmark"]: LandmarkFacts(
        row["landmark"], row["name"], row["from"], tuple(row["shape"].split("/"))
    )
    for row in _rows("landmarks.txt", ("landmark", "name", "from", "size", "shape"), ("landmark",))
}
LANDMARK_SPACES: Final = tuple(
    tuple((n, space.landmark) for n, space in enumerate(spaces) if space.landmark)
    for spaces in SPACES
)
"""Of each track the spaces with a landmark, in order."""


INCOME_ROWS: Final = ("market", "house", "farm", "armory")


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
    for row in _rows("tech_cards.txt", ("no.", "name", "top row needs"), ("no.",)):
        number, needs = row.number("no."), row["top row needs"]
        first, *rest = needs.split()
        if first not in (*TRACKS, *INCOME_ROWS) or not rest[-1:] or not rest[-1].isdecimal():
            raise row.wrong("top row needs")
        track = TRACK_ID.get(first)
        space = int(rest[-1]) if track is not None else 0
        cards[number] = TechCard(number, row["name"], needs, track, space)
    return cards


TECH_CARDS: Final = _tech_cards()


SOLO: Final = ("keep", "discouraged", "remove")
"""Whether a card stays in the solo game, is taken out unless you want it otherwise, or always."""
KINDS: Final = ("when_played", "this_era", "trap")


@dataclass(frozen=True, slots=True)
class TapestryCard:
    """A tapestry card as far as the bots care: how many are in the solo game."""

    number: int
    id: str
    copies: int
    solo: str
    kind: str
    names: dict[str, str]


def _names(row: Row) -> dict[str, str]:
    return {"en": row["English"], **({"cs": row["Czech"]} if row["Czech"] else {})}


def _tapestry_cards() -> dict[int, TapestryCard]:
    columns = ("no.", "copies", "solo", "kind", "English", "Czech?")
    cards: dict[int, TapestryCard] = {}
    for row in _rows("tapestry_cards.txt", columns, ("no.",)):
        number, solo = row.number("no."), row["solo"]
        kept, _, copies = solo.partition(" ")
        if kept not in SOLO or (copies and not copies.isdecimal()):
            raise row.wrong("solo")
        cards[number] = TapestryCard(
            number,
            slug(row["English"]),
            int(copies) if copies else row.number("copies"),
            solo,
            row.one_of("kind", KINDS),
            _names(row),
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
    slug(row["English"]): Civilization(slug(row["English"]), row.one_of("solo", SOLO), _names(row))
    for row in _rows("civilizations.txt", ("no.", "solo", "English", "Czech?"), ("no.",))
}


def _turns(row: Row, column: str) -> frozenset[int]:
    """Income turns: ``2-5``, ``2 4``, or none."""
    first, dash, last = row[column].partition("-")
    if not all(turn.isdecimal() for turn in (first + " " + last).split()) or (dash and not last):
        raise row.wrong(column)
    if dash:
        return frozenset(range(int(first), int(last) + 1))
    return frozenset(int(turn) for turn in first.split())


@dataclass(frozen=True, slots=True)
class AutomaCivilization:
    """A side of an Automa civilization card: its die symbol and its effects by income turn."""

    id: str
    favourite: int
    effects: tuple[tuple[frozenset[int], str], ...]


def _automa_civilizations() -> dict[str, AutomaCivilization]:
    effects: dict[str, list[tuple[frozenset[int], str]]] = {}
    dice: dict[str, int] = {}
    columns = ("civilization", "die", "turns", "effect")
    for row in _rows("automa_civilizations.txt", columns, ("civilization", "effect")):
        id = row["civilization"]
        dice[id] = TRACK_ID[row.one_of("die", TRACKS)]
        effects.setdefault(id, []).append((_turns(row, "turns"), row["effect"]))
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
    columns = ("2", "3", "4", "5")
    for row in _rows("mats.txt", ("mat", "per", *columns), ("mat", "per")):
        values = tuple(row.number(column) for column in columns)
        per = row.words("per", ("landmarks", "territories", *TRACKS))
        mats.setdefault(row["mat"], []).extend(Multiplier(what, values) for what in per)
    return {mat: tuple(rows) for mat, rows in mats.items()}


MATS: Final = _mats()


INCOME_STEPS: Final = (
    "favourite_check", "advance_pair", "civ_bonus", "score", "add_progress_2", "add_progress_4",
    "place_tapestry", "gain_tapestry", "shuffle",
)  # fmt: skip
"""What the bots can do in an income turn."""


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


def _tracks(row: Row, column: str) -> tuple[int, ...]:
    if row[column] == "favourite":
        return (HEART,)
    return tuple(TRACK_ID[word] for word in row.words(column, TRACKS))


def _levels() -> dict[int, Level]:
    columns = (
        "level", "mat", "income card?", "civilizations", "you advance?", "bots advance?",
    )  # fmt: skip
    per_level = (f"level {number}?" for number in range(1, 7))
    income = _rows("income_tables.txt", ("column", "step", *per_level), ())
    levels: dict[int, Level] = {}
    for row in _rows("levels.txt", columns, ("level",)):
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
    """The steps of a level in printed order, each with its income turns."""
    return tuple(
        (row.one_of("step", INCOME_STEPS), _turns(row, level)) for row in rows if row[level]
    )


LEVELS: Final = _levels()

ACHIEVEMENTS: Final = {
    row["achievement"]: (row.number("first"), row.number("second"))
    for row in _rows("achievements.txt", ("achievement", "first", "second"), ("achievement",))
}


@cache
def _listed() -> tuple[Rule, ...]:
    return tuple(
        Rule(row["no."], tuple(row["belongs to"].split(", ")), row.one_of("sure", SURENESS))
        for row in _rows("rules.txt", ("no.", "sure", "belongs to"), ("no.",))
    )


@cache
def rules() -> tuple[Rule, ...]:
    """Every rule of the two bots by its number; it cites the section it stands in."""
    return tuple(rule for rule in _listed() if rule.number.startswith("R"))


@cache
def rulings() -> tuple[Rule, ...]:
    """Our decisions where the sources are silent or disagree; they cite the rules they concern."""
    return tuple(rule for rule in _listed() if not rule.number.startswith("R"))


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
