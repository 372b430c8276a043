"""Whole games of Tapestry as readable text, like those of Mars."""

import pytest

from tests.golden.script import check, from_policy
from tests.tapestry.playing import TapestryHuman
from understudy.tapestry.options import DECKS
from understudy.tapestry.system import GAME

DEALT = dict.fromkeys(DECKS, "dealt")
REAL = dict.fromkeys(DECKS, "real")

GAMES: dict[str, dict[str, object]] = {
    "level_1": {"difficulty": 1, "decks": DEALT},
    "level_2": {"difficulty": 2, "decks": DEALT},
    "level_3": {"difficulty": 3, "decks": DEALT},
    "level_4": {"difficulty": 4, "decks": DEALT},
    "level_5": {"difficulty": 5, "decks": DEALT},
    "level_6": {"difficulty": 6, "decks": DEALT},
    "defaults": {},
    "real_decks": {"decks": REAL},
    "real_decision_cards": {"difficulty": 3, "decks": DEALT | {"decision": "real"}},
    "everything_kept": {"difficulty": 4, "keep_discouraged": True, "decks": DEALT},
    "two_humans": {"players": "two_humans", "decks": DEALT},
    "two_humans_more_cards": {"players": "two_humans", "reshuffle_cards": 2},
}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_matches_its_file(name: str) -> None:
    seed = 2000 + list(GAMES).index(name)
    check(GAME, name, GAMES[name], seed, from_policy(TapestryHuman(seed, patience=4)))
