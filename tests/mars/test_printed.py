"""The printed constants for the page agree with the data files."""

import json
import tomllib

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
