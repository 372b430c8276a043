"""Whole games of Mars with your side played, as readable text.

``UNDERSTUDY_GOLDEN=write pytest tests/golden`` writes the files anew; read the difference first.
"""

import pytest

from tests.golden.script import Human, check
from understudy.core import Agent, Chance, Seat, Session, derive_stream
from understudy.mars.agents.greedy_agent import greedy_policy
from understudy.mars.agents.random_agent import random_policy
from understudy.mars.options import DIFFICULTIES, EXPANSIONS, MAPS
from understudy.mars.system import GAME

BASE: dict[str, object] = {"expansions": []}
CORPORATION_ON: dict[str, str] = {
    "tharsis": "C08", "hellas": "C24", "elysium": "C04", "utopia_planitia": "C21",
    "vastitas_borealis": "C02", "terra_cimmeria": "random",
}  # fmt: skip
"""A corporation of MarsBot for each map: Saturn Systems, Splice and others that look at you."""

GAMES: dict[str, dict[str, object]] = {
    "base": BASE,
    "base_draft": {**BASE, "draft": True},
    **{level: {"difficulty": level} for level in DIFFICULTIES},
    "draft": {"draft": True},
    "draft_brutal": {"draft": True, "difficulty": "brutal", "map": "elysium"},
    "mixed_rules": {"modifiers": ["ignore_advance", "card_vp", "first_turn_milestone"]},
    **{f"map_{name}": {"map": name} for name in MAPS[1:]},
    **{
        f"corporation_{name}": {"map": name, "corporation": number, "draft": name == "hellas"}
        for name, number in CORPORATION_ON.items()
    },
}
"""Each of them is played by chance and by what is worth most, in turns."""

WITH: dict[str, list[str]] = {
    **{name: ["corporate_era", name] for name in EXPANSIONS[1:]},
    "preludes": ["corporate_era", "prelude", "prelude2", "promo"],
    "space": ["corporate_era", "venus", "colonies"],
    "politics": ["venus", "turmoil", "milestones_awards"],
}
EVERYTHING: list[dict[str, object]] = [
    *({"map": name, "draft": place % 2 == 1} for place, name in enumerate(MAPS)),
    {"difficulty": "brutal", "corporation": "random"},
    {"difficulty": "easy", "corporation": "random", "map": "elysium", "draft": True},
    {"corporation": "C24", "turmoil_tr_13": True, "turmoil_delegates": 2},
    {"corporation": "C21", "map": "hellas", "difficulty": "hard"},
]
OF_EXPANSIONS: dict[str, dict[str, object]] = {
    **{f"with_{name}": {"expansions": expansions} for name, expansions in WITH.items()},
    **{
        f"everything_{number}": {"expansions": list(EXPANSIONS), **options}
        for number, options in enumerate(EVERYTHING, 1)
    },
}
"""Each expansion alone, some together, and everything on all maps and levels."""

MODELS: dict[str, Agent] = {"random": random_policy, "greedy": greedy_policy}


def sitting(model: Agent, seed: int) -> Human:
    """A model of you at a session, whatever position it has come to."""
    chance = Chance(derive_stream(seed, "human"))

    def answer(session: Session) -> object:
        assert session.question is not None
        return model(Seat(GAME.name, session.position, chance)).answer(session.question)

    return answer


ALL = GAMES | OF_EXPANSIONS


@pytest.mark.parametrize("name", ALL)
def test_the_game_is_played_as_written(name: str) -> None:
    number = list(ALL).index(name)
    model = list(MODELS)[number % len(MODELS)]
    seed = 2000 + number
    options = {"you": "played", **ALL[name]}
    check(GAME, f"played_{name}_{model}", options, seed, sitting(MODELS[model], seed))
