"""Printed constants for whoever draws the table are those of the facts."""

import json

from understudy.mars import GAME
from understudy.mars.options import MAPS
from understudy.mars.printed.facts import read_toml


def test_special_spaces_are_those_of_the_maps() -> None:
    maps = {name: read_toml(f"maps/{name}.toml").get("special", {}) for name in MAPS}
    assert GAME.printed()["special"] == {
        name: {id: {"pay": space["pay"], "get": space["get"]} for id, space in special.items()}
        for name, special in maps.items()
        if special
    }
    assert any(maps.values())


def test_regions_begin_where_the_rulebook_says() -> None:
    """The two rows at the south pole, the four rows in the south."""
    assert GAME.printed()["regions"] == {
        "hellas": {"id": "polar", "row": 8},
        "elysium": {"id": "southern", "row": 6},
    }


def test_they_are_plain_json() -> None:
    assert json.loads(json.dumps(GAME.printed())) == GAME.printed()
