"""Card definitions agree with a second transcription of the printed cards."""

from collections.abc import Iterable
from pathlib import Path

from understudy.components.data_tables import parse_table
from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.cards.text.describe import describe_card

FILE = Path(__file__).with_name("player_facts.txt")
COLUMNS = (
    "no.", "set", "colour?", "cost?", "tags?", "requirement?", "holds?", "points?", "English",
    "does?",
)  # fmt: skip
ROWS = parse_table(FILE.name, FILE.read_text("utf-8"), COLUMNS, ("no.",))

SECTIONS = (
    ("at once", "immediate"),
    ("first", "first"),
    ("action", "actions"),
    ("lasting", "watches"),
    ("lasting", "terms"),
)

DEFINED_DIFFERENTLY = {
    "074": "what the played card can hold is written as two kinds",
    "160": "your own production rises first, so that it can be the one that is lowered",
    "200": "its city counts for the production it costs",
    "201": "your own production rises first, so that it can be the one that is lowered",
    "C13": "MarsBot's track stands for its tags, half of it (19.1)",
    "C15": "where the colony is may depend on the tax on its ocean",
    "C26": "where the colony is may depend on what it costs",
    "C29": "where the colony is may depend on what it costs",
    "R35": "what it gives for itself is written as what it gives at once",
    "X06": "the lost point is for the player who was sued",
}


def as_line(part: object) -> str:
    """Return JSON of a clause on one line: its verb, then its fields by name."""
    if isinstance(part, list):
        return "; ".join(as_line(inner) for inner in part)
    if not isinstance(part, dict):
        return str(part).lower() if isinstance(part, bool) else str(part)
    verb = [part["verb"]] if "verb" in part else []
    rest = sorted((name, value) for name, value in part.items() if name != "verb")
    return " ".join((*verb, *(_field(name, value) for name, value in rest if value != [])))


def _field(name: str, value: object) -> str:
    bare = not isinstance(value, dict | list)
    return f"{name} {as_line(value)}" if bare else f"{name}({as_line(value)})"


def does(described: dict[str, object]) -> str:
    """Return the whole definition, clause by clause."""
    parts = [(name, part) for name, key in SECTIONS for part in _several(described.get(key))]
    return " / ".join(f"{name}: {as_line(part)}" for name, part in parts)


def _several(parts: object) -> list[object]:
    return list(parts) if isinstance(parts, Iterable) else []


def row_of(described: dict[str, object], name: str) -> dict[str, str]:
    """Return a card in the columns of the table; the cost of a corporation is its starting MC."""
    cost = described.get("money", described.get("cost", ""))
    return {
        "no.": str(described["number"]),
        "set": str(described["set"]),
        "colour": str(described.get("colour", "")),
        "cost": str(cost),
        "tags": " ".join(map(str, _several(described.get("tags")))),
        "requirement": as_line(described.get("requirements", [])),
        "holds": str(described.get("holds", "")),
        "points": as_line(described["points"]) if "points" in described else "",
        "English": name,
        "does": does(described),
    }


def test_definitions_agree_with_the_second_transcription() -> None:
    differing: dict[str, list[str]] = {}
    for row in ROWS:
        card = BY_NUMBER[row["no."]]
        stated = row_of(describe_card(card), card.names["en"])
        columns = [name for name, value in stated.items() if value != row[name]]
        if columns:
            differing[card.number] = columns
    assert differing == {
        number: ["points"] if number == "X06" else ["does"] for number in DEFINED_DIFFERENTLY
    }


def test_every_card_is_transcribed_twice() -> None:
    kinds = ("project", "prelude", "corporation")
    assert {row["no."] for row in ROWS} == {card.number for card in LIBRARY if card.kind in kinds}
    assert len(ROWS) == 428 + 49 + 70


def test_a_production_raised_before_lowering_has_its_number_of_steps() -> None:
    tapping = does(describe_card(BY_NUMBER["201"]))
    assert tapping == "at once: lower-production count 1 raised 1 resource energy"
