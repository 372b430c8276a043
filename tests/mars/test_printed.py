"""The printed constants for the page agree with the data files."""

import json
import tomllib
from typing import Any

from understudy.mars import GAME
from understudy.mars.options import MAPS
from understudy.mars.printed.read_tables import data_text


def test_special_spaces_are_those_of_the_maps() -> None:
    texts = {name: data_text(f"maps/{name}.toml") for name in MAPS}
    maps = {name: tomllib.loads(text).get("special", {}) for name, text in texts.items()}
    assert GAME.printed()["special"] == {
        name: {id: {"pay": space["pay"], "get": space["get"]} for id, space in special.items()}
        for name, special in maps.items()
        if special
    }
    assert any(maps.values())


def test_regions_begin_where_the_rulebook_says() -> None:
    """The polar region has two rows, the southern region four."""
    assert GAME.printed()["regions"] == {
        "hellas": {"id": "polar", "row": 8},
        "elysium": {"id": "southern", "row": 6},
    }


def test_the_constants_are_plain_json() -> None:
    assert json.loads(json.dumps(GAME.printed())) == GAME.printed()


def test_projects_are_described_by_their_steps() -> None:
    projects: Any = GAME.printed()["projects"]
    oxygen = {"verb": "raise", "parameter": "oxygen"}
    greenery = [{"verb": "lay", "tile": "greenery", "where": "greenery"}, oxygen]
    assert projects["greenery"] == projects["plants"] == greenery
    assert (
        projects["asteroid"] == projects["heat"] == [{"verb": "raise", "parameter": "temperature"}]
    )
    assert projects["city"][1] == {"verb": "production", "changes": {"mc": 1}}


def test_a_corporation_says_what_a_card_costs_in_research() -> None:
    cards: Any = GAME.printed()["cards"]
    prices = {number: cards[number].get("card_price") for number in ("R00", "R03", "R11", "R14")}
    assert prices == {"R00": None, "R03": 3, "R11": 5, "R14": 1}
    assert "card_price" not in cards["009"]


def test_the_constants_of_the_start_and_of_sorting() -> None:
    constants: Any = GAME.printed()
    assert (constants["preludes_kept"], constants["milestone_limit"]) == (2, 3)
    worth = constants["worth"]
    assert worth["human.stock.mc"] == 1
    assert worth["human.stock.titanium"] > worth["human.stock.steel"] > 1
    assert worth["human.tr"] > worth["human.points"] > worth["card"]
