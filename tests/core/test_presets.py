"""Presets of options, as data of each game and from earlier games."""

import pytest

from understudy.core import Illegal, Options, System, find_system, system_names
from understudy.core.options.presets import preset_names, preset_options

MARS = find_system("mars")
TAPESTRY = find_system("tapestry")


@pytest.mark.parametrize("game", ["mars", "tapestry"])
def test_every_preset_of_a_game_can_be_played(game: str) -> None:
    assert game in system_names()
    system = find_system(game)
    presets = system.options()["presets"]
    assert isinstance(presets, dict)
    for name in presets:
        options = preset_options(system, name, [])
        assert system.complete_options(options).items() >= options.items()


@pytest.mark.parametrize("system", [MARS, TAPESTRY])
def test_a_first_game_on_the_screen_differs_only_in_the_human_side(system: System) -> None:
    first, screen = (preset_options(system, name, []) for name in ("first", "screen"))
    assert screen == {**first, "you": "played"}


def test_last_takes_the_options_of_the_newest_game() -> None:
    newest, oldest = {"map": "hellas"}, {"map": "elysium"}
    assert preset_options(MARS, "last", [newest, oldest]) == newest


def test_owned_is_a_first_game_with_the_boxes_of_all_games() -> None:
    earlier: list[Options] = [
        {"expansions": ["venus"], "map": "hellas"},
        {"expansions": ["prelude", "venus"]},
    ]
    options = preset_options(MARS, "owned", earlier)
    assert options["expansions"] == ["prelude", "venus"]
    assert options["map"] == "tharsis"


def test_presets_from_earlier_games_need_one() -> None:
    for name in ("last", "owned"):
        with pytest.raises(Illegal, match="table-preset-without-games"):
            preset_options(MARS, name, [])


def test_an_unknown_preset_is_refused_with_the_known_ones() -> None:
    assert preset_names(TAPESTRY) == ["first", "screen", "last"]
    with pytest.raises(Illegal) as refused:
        preset_options(TAPESTRY, "owned", [])
    assert refused.value.message.args["known"] == "first, screen, last"
