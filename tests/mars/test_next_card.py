"""Effects for the next card only: a discount, and requirements missed by two steps."""

from typing import Any

import pytest

from understudy.core import Illegal
from understudy.core.scenarios.scenario import read_scenario
from understudy.mars.human.actions.turn import do_move
from understudy.mars.scenario.screen_game import build_screen_game

POWER_PLANT = "141"
MICRO_MILLS = "164"
HEATHER = "088"
GRASS = "087"


def position(**given: Any) -> tuple[Any, Any, Any]:
    human = {"hand": given.pop("hand"), "resources": {"mc": given.pop("mc")}}
    scenario = {
        "title": "", "rule": "", "game": "mars",
        "options": {"you": "played", "expansions": ["corporate_era"]},
        "given": {**given, "human": human},
        "when": {"do": "pass"},
    }  # fmt: skip
    game, you, table = build_screen_game(read_scenario(scenario))
    return game, table, you


def play(at: tuple[Any, Any, Any], card: str) -> None:
    do_move(*at, {"do": "play", "card": card})


def test_indentured_workers_lower_the_price_of_one_card() -> None:
    at = position(hand=["195", POWER_PLANT, MICRO_MILLS], mc=4)
    for card in ("195", POWER_PLANT, MICRO_MILLS):
        play(at, card)
    assert at[2].stock[0] == 4 - 3


def test_a_standard_project_does_not_use_up_indentured_workers() -> None:
    at = position(hand=["195", POWER_PLANT], mc=14)
    play(at, "195")
    do_move(*at, {"do": "standard_project", "project": "asteroid"})
    play(at, POWER_PLANT)
    assert at[2].stock[0] == 0


def test_indentured_workers_are_lost_when_you_pass() -> None:
    at = position(hand=["195", POWER_PLANT], mc=3)
    play(at, "195")
    do_move(*at, {"do": "pass"})
    with pytest.raises(Illegal):
        play(at, POWER_PLANT)


def test_special_design_helps_one_card() -> None:
    at = position(hand=["206", HEATHER, GRASS], mc=40, temperature=-18)
    play(at, "206")
    play(at, HEATHER)
    with pytest.raises(Illegal):
        play(at, GRASS)


def test_special_design_helps_by_two_steps_only() -> None:
    at = position(hand=["206", HEATHER], mc=40, temperature=-20)
    play(at, "206")
    with pytest.raises(Illegal):
        play(at, HEATHER)
