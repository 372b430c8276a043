"""The scenarios of the project run, and together they touch every rule."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from understudy.mars.marsbot.action_tables import BONUS_ACTIONS
from understudy.mars.marsbot.corporations.cards import CORPORATIONS
from understudy.mars.marsbot.mc_and_tr import Reason
from understudy.mars.printed.boards import load_board
from understudy.mars.printed.cards import card_number
from understudy.mars.printed.rules import rules
from understudy.mars.system import GAME

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "mars"
FILES = sorted(ROOT.rglob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_scenario(path: Path) -> None:
    assert GAME.check_scenario(tomllib.loads(path.read_text("utf-8"))) == []


@cache
def cited() -> Counter[str]:
    """The rules that scenarios cite, and how often."""
    return Counter(
        reference.strip()
        for path in FILES
        for reference in tomllib.loads(path.read_text("utf-8"))["rule"].split(",")
    )


def everything_written() -> str:
    return "\n".join(path.read_text("utf-8") for path in FILES)


def test_there_are_hundreds() -> None:
    assert len(FILES) >= 2300


def test_no_rule_is_without_a_scenario() -> None:
    without = [rule.number for rule in rules() if rule.number not in cited()]
    assert without == []


def test_no_scenario_cites_a_rule_that_does_not_exist() -> None:
    known = {rule.number for rule in rules()} | {cite for rule in rules() for cite in rule.cites}
    known |= {f"T {section}" for section in range(1, 14)}
    assert sorted(cited().keys() - known - CORPORATIONS.keys()) == []


def test_no_corporation_has_fewer_than_three_scenarios() -> None:
    setups = {
        tomllib.loads(path.read_text("utf-8")).get("options", {}).get("corporation")
        for path in FILES
        if 'do = "setup"' in path.read_text("utf-8")
    }
    assert [number for number in CORPORATIONS if cited()[number] < 3] == []
    assert [number for number in CORPORATIONS if number not in setups] == []


def test_no_failure_is_without_a_scenario() -> None:
    written = everything_written()
    unreached = [reason for reason in Reason if f'"{reason.value}"' not in written]
    assert unreached == []


def test_no_bonus_card_is_without_a_scenario() -> None:
    written = everything_written()
    assert [
        card for card in map(card_number, BONUS_ACTIONS) if f'card = "{card}"' not in written
    ] == []


def test_no_icon_of_a_board_is_without_a_scenario() -> None:
    """Every printed icon is where a tracker stops in some scenario on that board."""
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
    # An icon that advances is never where a tracker stays.
    assert printed - reached["tharsis"] <= {">", "[space]"}
    everywhere = set().union(*reached.values())
    assert {"K", "V", "f", "ff", "[microbe]"} - everywhere <= {"[microbe]"}
