"""Everything printed on your side is played in scenarios of our own."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.printed.allowed_values import name_id
from understudy.mars.printed.colonies import COLONIES
from understudy.mars.printed.events import EVENTS
from understudy.mars.scenario.your_side import number_of
from understudy.mars.state import PARTIES

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "mars" / "played"
VERBS = {"project": "play", "corporation": "corporation", "prelude": "prelude"}
CARDS = [card for card in LIBRARY if card.kind in VERBS]


def names(scenario: dict[str, Any]) -> set[str]:
    """What a scenario is about: the card that is played or used, or those that lie before you."""
    human = scenario.get("given", {}).get("human", {})
    named = [
        *human.get("played", []),
        *human.get("events", []),
        scenario["options"].get("your_corporation"),
    ]
    if scenario["when"]["do"] in (*VERBS.values(), "action", "price"):
        named.append(scenario["when"]["card"])
    return {number_of(name) for name in named if name is not None}


@cache
def written() -> list[dict[str, Any]]:
    return [tomllib.loads(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.toml"))]


def happening(*verbs: str) -> list[dict[str, Any]]:
    """The scenarios in which one of these things happens."""
    return [one for one in written() if one["when"]["do"] in verbs]


def test_every_card_is_in_a_scenario_and_all_but_preludes_in_two() -> None:
    about = Counter(number for scenario in written() for number in names(scenario))
    few = [card for card in CARDS if about[card.number] < (1 if card.kind == "prelude" else 2)]
    assert [card.names["en"] for card in few] == []


@pytest.mark.parametrize("kind", VERBS)
def test_every_card_is_played_with_all_it_does(kind: str) -> None:
    played = {
        BY_NUMBER[number_of(scenario["when"]["card"])].id
        for scenario in happening(VERBS[kind])
        if not scenario["then"].get("refused")
    }
    assert [card.names["en"] for card in CARDS if card.kind == kind and card.id not in played] == []


def test_on_every_colony_tile_a_colony_is_built_and_with_each_you_trade() -> None:
    traded = {scenario["when"].get("colony") for scenario in happening("trade")}
    built = {
        name
        for scenario in happening("standard_project", "play", "first_action")
        for name, tile in scenario["then"].get("colonies", {}).items()
        if "human" in tile.get("owners", [])
    }
    assert sorted(set(COLONIES) - traded) == []
    assert sorted(set(COLONIES) - built) == []


def test_every_party_rules_and_brings_its_bonus() -> None:
    given = [one["given"].get("turmoil", {}) for one in written() if "given" in one]
    ruling = {turmoil.get("ruling") for turmoil in given}
    new = {one["then"].get("turmoil", {}).get("ruling") for one in happening("next_generation")}
    assert sorted(set(PARTIES) - ruling) == []
    assert sorted(set(PARTIES) - new) == []


def test_every_global_event_happens() -> None:
    happened = {name_id(scenario["when"]["event"]) for scenario in happening("global_event")}
    assert sorted(set(EVENTS) - happened) == []
