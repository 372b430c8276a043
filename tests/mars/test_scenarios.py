"""All scenarios pass, and together they cover every rule."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from understudy.core.scenarios.check import known_citations
from understudy.mars.marsbot.action_tables import BONUS_ACTIONS
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.marsbot.mc_and_tr import Reason
from understudy.mars.printed.boards import load_board
from understudy.mars.printed.cards import card_number
from understudy.mars.printed.rules import rules
from understudy.mars.system import GAME

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "mars"
FILES = sorted(ROOT.rglob("*.toml"))
FOLDERS = sorted({path.parent for path in FILES})


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_scenarios(folder: Path) -> None:
    found = {
        path.name: GAME.check_scenario(tomllib.loads(path.read_text("utf-8")))
        for path in sorted(folder.glob("*.toml"))
    }
    assert {name: differences for name, differences in found.items() if differences} == {}


@cache
def cited() -> Counter[str]:
    """Return how often scenarios cite each rule."""
    return Counter(
        reference.strip()
        for path in FILES
        for reference in tomllib.loads(path.read_text("utf-8"))["rule"].split(",")
    )


def all_texts() -> str:
    return "\n".join(path.read_text("utf-8") for path in FILES)


def test_there_are_many_scenarios() -> None:
    assert len(FILES) >= 2300


def test_every_rule_has_a_scenario() -> None:
    without = [rule.number for rule in rules() if rule.number not in cited()]
    assert without == []


def test_every_cited_rule_exists() -> None:
    assert sorted(cited().keys() - known_citations(GAME)) == []


def test_every_corporation_has_three_scenarios() -> None:
    setups = {
        tomllib.loads(path.read_text("utf-8")).get("options", {}).get("corporation")
        for path in FILES
        if 'do = "setup"' in path.read_text("utf-8")
    }
    assert [number for number in CORPORATIONS if cited()[number] < 3] == []
    assert [number for number in CORPORATIONS if number not in setups] == []


def test_every_failure_has_a_scenario() -> None:
    written = all_texts()
    unreached = [reason for reason in Reason if f'"{reason.value}"' not in written]
    assert unreached == []


def test_every_bonus_card_has_a_scenario() -> None:
    written = all_texts()
    assert [
        card for card in map(card_number, BONUS_ACTIONS) if f'card = "{card}"' not in written
    ] == []


def test_every_board_icon_has_a_scenario() -> None:
    """A tracker stops at every printed icon in some scenario on that board."""
    reached: dict[str, set[str]] = {}
    for path in FILES:
        scenario = tomllib.loads(path.read_text("utf-8"))
        options = scenario.get("options", {})
        expansion = "milestones_awards" in options.get("expansions", [])
        name = "tharsis" if expansion else options.get("map", "tharsis")
        board = load_board(name, venus="venus" in options.get("expansions", []))
        for tag, position in scenario.get("then", {}).get("bot", {}).get("tracks", {}).items():
            icon = board.tracks[board.track_of[tag]].spaces[position]
            reached.setdefault(name, set()).add(icon)
    printed = {icon for track in load_board("tharsis").tracks for icon in track.spaces}
    # A tracker never stays on an icon that advances it.
    assert printed - reached["tharsis"] <= {">", "[space]"}
    everywhere = set().union(*reached.values())
    assert {"K", "V", "f", "ff", "[microbe]"} - everywhere <= {"[microbe]"}
