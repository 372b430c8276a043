"""Every card of the base game and Corporate Era is played in scenarios of our own."""

import tomllib
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.scenario.played import number_of

ROOT = Path(__file__).resolve().parents[2] / "scenarios" / "mars" / "played"
SETS = ("base", "corporate_era")
CARDS = [card for card in LIBRARY if card.set in SETS and card.kind in ("project", "corporation")]


def names(scenario: dict[str, Any]) -> set[str]:
    """What a scenario is about: the card that is played or used, or those that lie before you."""
    human = scenario.get("given", {}).get("human", {})
    named = [
        *human.get("played", []),
        *human.get("events", []),
        scenario["options"].get("your_corporation"),
    ]
    if scenario["when"]["do"] in ("play", "action", "corporation", "price"):
        named.append(scenario["when"]["card"])
    return {number_of(name) for name in named if name is not None}


@cache
def written() -> list[dict[str, Any]]:
    return [tomllib.loads(path.read_text("utf-8")) for path in sorted(ROOT.rglob("*.toml"))]


def test_every_card_is_in_two_scenarios_at_least() -> None:
    about = Counter(number for scenario in written() for number in names(scenario))
    assert [card.names["en"] for card in CARDS if about[card.number] < 2] == []


@pytest.mark.parametrize("kind", ["project", "corporation"])
def test_every_card_is_played_with_all_it_does(kind: str) -> None:
    verb = {"project": "play", "corporation": "corporation"}[kind]
    played = {
        BY_NUMBER[number_of(scenario["when"]["card"])].id
        for scenario in written()
        if scenario["when"]["do"] == verb and not scenario["then"].get("refused")
    }
    assert [card.names["en"] for card in CARDS if card.kind == kind and card.id not in played] == []
