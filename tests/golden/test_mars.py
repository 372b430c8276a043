"""Whole games of Mars as readable text: a change of behavior is a difference in a file.

``UNDERSTUDY_GOLDEN=write pytest tests/golden`` writes the files again; read the differences first.
"""

import pytest

from tests.golden.script import check, from_policy
from tests.playing import RandomHuman
from understudy.mars.options import EXPANSIONS, MAPS
from understudy.mars.system import GAME

BASE: dict[str, object] = {"expansions": []}
REAL: dict[str, object] = {"decks": {"project": "real", "bonus": "real"}}

EVERYTHING = list(EXPANSIONS)

GAMES: dict[str, dict[str, object]] = {
    "base": BASE,
    "corporate_era": {},
    "easy": {"difficulty": "easy"},
    "hard": {"difficulty": "hard"},
    "brutal": {"difficulty": "brutal"},
    "draft": {"draft": True},
    "draft_brutal": {"draft": True, "difficulty": "brutal"},
    "draft_easy": {"draft": True, "difficulty": "easy"},
    "real_decks": REAL,
    "real_projects": {"decks": {"project": "real"}},
    "real_bonus_cards": {"decks": {"bonus": "real"}},
    "real_draft": {**REAL, "draft": True},
    "ignore_advance": {"modifiers": ["ignore_advance"]},
    "failed_action_3": {"modifiers": ["failed_action_3"]},
    "awards_minus_5": {"modifiers": ["awards_minus_5"]},
    "card_vp": {"modifiers": ["card_vp"]},
    "first_turn_milestone": {"modifiers": ["first_turn_milestone"]},
    "fourth_card": {"modifiers": ["fourth_card"]},
    "mixed_rules": {"modifiers": ["ignore_advance", "card_vp", "first_turn_milestone"]},
    "base_hard": {**BASE, "difficulty": "hard"},
    **{f"map_{name}": {"map": name} for name in MAPS},
    **{f"with_{name}": {"expansions": ["corporate_era", name]} for name in EXPANSIONS[1:]},
    "everything_tharsis": {"expansions": EVERYTHING, "corporation": "random"},
    "everything_hellas_brutal": {
        "expansions": EVERYTHING, "map": "hellas", "difficulty": "brutal", "corporation": "C30",
    },
    "everything_vastitas_real": {
        "expansions": EVERYTHING, "map": "vastitas_borealis", "corporation": "C08",
        "decks": {"project": "real", "bonus": "real", "events": "real"},
    },
}  # fmt: skip


@pytest.mark.parametrize("name", GAMES)
def test_the_game_matches_its_file(name: str) -> None:
    seed = 1000 + list(GAMES).index(name)
    check(GAME, name, GAMES[name], seed, from_policy(RandomHuman(seed, patience=4)))
