"""The scenarios of Tapestry pass, and together they cover every rule."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from understudy.core import Refused, Unreadable
from understudy.core.scenarios.check import known_citations
from understudy.tapestry.bots.income import ALL_STEPS
from understudy.tapestry.printed.cards import CIVILIZATIONS as HUMAN_CIVILIZATIONS
from understudy.tapestry.printed.cards import TAPESTRY_CARDS, TECH_CARDS
from understudy.tapestry.printed.decision_cards import DECISION_CARDS
from understudy.tapestry.printed.map import TILES
from understudy.tapestry.printed.rules import rules
from understudy.tapestry.printed.space_tiles import SPACE_TILES
from understudy.tapestry.printed.tracks import SPACES, TRACKS
from understudy.tapestry.scenario.when import EVENTS
from understudy.tapestry.state_changes import Reason
from understudy.tapestry.system import GAME

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "tapestry"
FILES = sorted(ROOT.rglob("*.toml"))
FOLDERS = sorted({path.parent for path in FILES})

CIVILIZATIONS = {
    "explorers": "R18.1", "scientists": "R18.2", "conquerors": "R18.3", "engineers": "R18.4",
}  # fmt: skip


@cache
def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda path: str(path.relative_to(ROOT)))
def test_scenarios(folder: Path) -> None:
    found = {path.name: GAME.check_scenario(read(path)) for path in sorted(folder.glob("*.toml"))}
    assert {name: differences for name, differences in found.items() if differences} == {}


def number_of(reference: str) -> str:
    """Return the rule number of a reference; some references name a step instead."""
    words = reference.split()
    if words[:2] == ["13", "neutral"]:
        return f"R13.n{words[2]}"
    if words[:2] == ["13", "opponent"]:
        return f"R13.o{words[2]}"
    if words[0] == "18":
        return CIVILIZATIONS[words[1]]
    return reference


@cache
def cited() -> set[str]:
    return {
        number_of(reference.strip())
        for path in FILES
        for reference in read(path)["rule"].split(",")
    }


def test_there_are_at_least_500_scenarios() -> None:
    assert len(FILES) >= 500


def test_every_rule_of_the_bots_has_a_scenario() -> None:
    bots = [rule.number for rule in rules() if rule.number.startswith("R")]
    assert [number for number in bots if number not in cited()] == []


def test_every_cited_rule_exists() -> None:
    written = {cite.strip() for path in FILES for cite in read(path)["rule"].split(",")}
    assert sorted(written - known_citations(GAME)) == []


def test_every_card_and_civilization_is_played_in_a_scenario() -> None:
    played = [read(path) for path in FILES if read(path).get("options", {}).get("you") == "played"]
    cards = {one["when"].get("card") for one in played}
    cards |= {one.get("given", {}).get("human", {}).get("tapestry") for one in played}
    written = "\n".join(path.read_text("utf-8") for path in FILES)
    assert [card.id for card in TAPESTRY_CARDS.values() if card.id not in cards] == []
    assert [id for id in HUMAN_CIVILIZATIONS if f'civilization = "{id}"' not in written] == []


def test_every_space_tile_and_tech_card_is_played_in_a_scenario() -> None:
    names = {path.stem for path in FILES if path.parent.name.startswith("played_")}
    needed = [f"{track}-{space:02}" for track in TRACKS for space in range(1, 13)]
    needed += [f"territory-{tile.number:02}" for tile in TILES]
    needed += [f"space-{number:02}" for number in SPACE_TILES]
    needed += [f"{card:02}-{side}" for card in TECH_CARDS for side in ("circle", "square")]
    assert [name for name in needed if name not in names] == []


def test_every_reason_step_and_event_has_a_scenario() -> None:
    written = "\n".join(path.read_text("utf-8") for path in FILES)
    assert [reason for reason in Reason if f'"{reason.value}"' not in written] == []
    assert [step for step in ALL_STEPS if f'"{step}"' not in written] == []
    assert [event for event in EVENTS if f'do = "{event}"' not in written] == []


def test_every_worked_example_has_a_scenario() -> None:
    written = "\n".join(path.stem for path in FILES)
    assert [n for n in range(1, 9) if f"e{n}_" not in written] == []


def test_every_decision_card_is_used() -> None:
    seen: set[int] = set()
    for path in FILES:
        decks = read(path).get("given", {}).get("decks", {})
        seen.update([*decks.get("pair", []), *decks.get("decision", [])[:2]])
    assert seen >= {card.number for card in DECISION_CARDS}


def test_every_space_with_an_action_is_reached() -> None:
    moved = {move for path in FILES for move in _moves(read(path))}
    due = {
        f"{TRACKS[track]} {n}"
        for track, spaces in enumerate(SPACES)
        for n, space in enumerate(spaces)
        if space.actions
    }
    assert sorted(due - moved) == []


def _moves(scenario: dict[str, Any]) -> set[str]:
    """Return the spaces to which the Automa moves according to the scenario."""
    when, then, given = scenario["when"], scenario["then"], scenario.get("given", {})
    moves = {move.removeprefix("automa ") for move in then.get("moves", [])}
    if when["do"] == "advance" and when.get("bot", "automa") == "automa":
        start = given.get("automa", {}).get("tracks", {}).get(when["track"], 0)
        moves.add(f"{when['track']} {start + 1}")
    return moves


BASE: dict[str, Any] = {
    "title": "x", "rule": "R6.1", "game": "tapestry",
    "given": {"era": 1, "decks": {"pair": [7, 9]}}, "when": {"do": "explore"}, "then": {},
}  # fmt: skip


@pytest.mark.parametrize(
    "change",
    [
        {"given": {"eras": 1}},
        {"given": {"human": {"points": 1}}},
        {"given": {"automa": {"tracks": {"magic": 1}}}},
        {"given": {"automa": {"tracks": {"science": 13}}}},
        {"given": {"hexes": {"9,9": "none"}}},
        {"given": {"hexes": {"0,1": "human"}}},
        {"given": {"hexes": {"0,1": "tile 99"}}},
        {"given": {"hexes": {"0,0": "human, human, human"}}},
        {"given": {"landmarks": {"casino": "human"}}},
        {"given": {"decks": {"pair": [7]}}},
        {"given": {"decks": {"pair": [7, 23]}}},
        {"given": {"decks": {"tapestry": ["nonsense"]}}},
        {"when": {"do": "sing"}},
        {"when": {"do": "explore", "anywhere": "maybe"}},
        {"when": {"do": "explore", "where": "0,1"}},
        {"when": {"do": "income_step", "step": "dance"}},
        {"then": {"automa": {"luck": 1}}},
        {"then": {"decks": {"decisions": []}}},
        {"options": {"difficulty": 7}},
        {"options": {"players": "three"}},
        {"more": {}},
    ],
    ids=str,
)
def test_unknown_keys_and_values_are_refused(change: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        GAME.check_scenario({**BASE, **change})


def test_an_unlisted_roll_is_an_error() -> None:
    with pytest.raises(Unreadable):
        GAME.check_scenario({**BASE, "when": {"do": "action", "action": "roll_advance"}})


def test_a_roll_left_over_is_a_difference() -> None:
    given = {"era": 1, "decks": {"pair": [7, 9], "die_science": ["science"]}}
    (difference,) = GAME.check_scenario({**BASE, "given": given})
    assert difference.id == "tapestry-scenario-rolls-left"


def test_a_difference_is_returned() -> None:
    (difference,) = GAME.check_scenario({**BASE, "then": {"hex": "0,0"}})
    assert difference.id == "table-scenario-differs"


def test_an_unexpected_refusal_is_raised() -> None:
    with pytest.raises(Refused, match="tapestry-cannot-conquer"):
        GAME.check_scenario({**BASE, "when": {"do": "human_conquers", "hex": "2,0"}})
