"""The printed constants for the page agree with the data tables."""

import json
from collections.abc import Iterator
from pathlib import Path

import understudy.tapestry
from understudy.tapestry import GAME

DATA = Path(understudy.tapestry.__file__).parent / "data"


def rows(name: str) -> Iterator[list[str]]:
    lines = (DATA / name).read_text(encoding="utf-8").splitlines()
    table = [line for line in lines if line and not line.startswith("#")]
    for line in table[1:]:
        yield [cell.strip() for cell in line.split("|")]


def test_scans_are_as_printed() -> None:
    assert GAME.printed()["scans"] == {
        code: {"starts": starts, "heads": heads, "second": second}
        for code, starts, heads, second in rows("scan_patterns.txt")
    }


def test_decision_cards_are_as_printed() -> None:
    assert GAME.printed()["decision_cards"] == {
        number: {
            "automa": automa,
            "shadow": shadow,
            "income": income == "yes",
            "order": order.split(),
            "topple": topple == "yes",
            "scan": scan,
        }
        for number, automa, shadow, income, order, topple, scan in rows("decision_cards.txt")
    }


def test_they_are_plain_json() -> None:
    assert json.loads(json.dumps(GAME.printed())) == GAME.printed()
