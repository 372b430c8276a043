"""Every card, colony tile, party and global event of a screen game has a scenario."""

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


def card_numbers(scenario: dict[str, Any]) -> set[str]:
    """Return the cards a scenario is about: the one played or used, and those in play."""
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
def all_scenarios() -> list[dict[str, Any]]:
    return [tomllib.loads(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.toml"))]


def scenarios_with(*verbs: str) -> list[dict[str, Any]]:
    """Return the scenarios whose event is one of these."""
    return [scenario for scenario in all_scenarios() if scenario["when"]["do"] in verbs]


def test_every_prelude_has_one_scenario_and_every_other_card_two() -> None:
    about = Counter(number for scenario in all_scenarios() for number in card_numbers(scenario))
    few = [card for card in CARDS if about[card.number] < (1 if card.kind == "prelude" else 2)]
    assert [card.names["en"] for card in few] == []


@pytest.mark.parametrize("kind", VERBS)
def test_every_card_is_played_in_a_scenario(kind: str) -> None:
    played = {
        BY_NUMBER[number_of(scenario["when"]["card"])].id
        for scenario in scenarios_with(VERBS[kind])
        if not scenario["then"].get("refused")
    }
    assert [card.names["en"] for card in CARDS if card.kind == kind and card.id not in played] == []


def test_every_colony_tile_has_scenarios_of_building_and_trading() -> None:
    traded = {scenario["when"].get("colony") for scenario in scenarios_with("trade")}
    built = {
        name
        for scenario in scenarios_with("standard_project", "play", "first_action")
        for name, tile in scenario["then"].get("colonies", {}).items()
        if "human" in tile.get("owners", [])
    }
    assert sorted(set(COLONIES) - traded) == []
    assert sorted(set(COLONIES) - built) == []


def test_every_party_rules_and_gives_its_bonus() -> None:
    given = [scenario.get("given", {}) for scenario in all_scenarios()]
    ruling = {position.get("turmoil", {}).get("ruling") for position in given}
    next_generation = [scenario["then"] for scenario in scenarios_with("next_generation")]
    new = {then.get("turmoil", {}).get("ruling") for then in next_generation}
    assert sorted(set(PARTIES) - ruling) == []
    assert sorted(set(PARTIES) - new) == []


def test_every_global_event_happens() -> None:
    happened = {name_id(scenario["when"]["event"]) for scenario in scenarios_with("global_event")}
    assert sorted(set(EVENTS) - happened) == []
