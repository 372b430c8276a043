"""A row of the list holds what screens read, also if an older version stored more."""

import json
from typing import cast

import pytest

from understudy.core import Session, System, SystemDefaults, find_system
from understudy.store.listed_values import listed_values, shorten

GAMES: list[tuple[str, dict[str, object]]] = [
    ("mars", {}),
    ("mars", {"you": "played", "expansions": ["corporate_era", "prelude", "venus", "turmoil"]}),
    ("tapestry", {}),
    ("tapestry", {"you": "played"}),
]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_row_is_short(name: str, options: dict[str, object]) -> None:
    session = Session(find_system(name), options, 1)
    view = session.system.view(session.position)
    row = listed_values(session.system, view)
    assert len(json.dumps(row)) < 500
    assert set(row) <= {
        "generation", "phase", "winner", "map.name", "bot.tr", "human.tr",
        "era", "players", "difficulty", "first_player",
        *(fact for fact in row if fact.startswith("points.")),
    }  # fmt: skip


def test_a_row_of_an_older_version_is_shortened() -> None:
    stored = {"generation": 3, "bot.mc": 4, "scores.bot.total": 9, "looked_ahead": 2, "over": True}
    kept = {"generation": 3, "scores.bot.total": 9, "looked_ahead": 2}
    assert shorten("mars", stored) == kept
    assert shorten("a game that is not installed", stored) == stored


def test_a_game_that_names_no_facts_lists_what_is_not_nested() -> None:
    class Plain(SystemDefaults):
        """A game with defaults only."""

    shown = {"round": 2, "board": {"size": 3}, "scores": {"ann": 4}, "cards": [1]}
    assert listed_values(cast(System, Plain()), shown) == {"round": 2, "scores.ann": 4}
