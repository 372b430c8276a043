"""Whole screen games of Mars as readable text.

``UNDERSTUDY_GOLDEN=write pytest tests/golden`` writes the files again; read the differences first.
"""

import pytest

from tests.golden.script import Human, check
from understudy.core import Agent, Chance, Seat, Session, derive_stream
from understudy.core.agents.random_agent import random_policy
from understudy.mars.agents.greedy_agent import greedy_policy
from understudy.mars.options import DIFFICULTIES, EXPANSIONS, MAPS
from understudy.mars.system import GAME

BASE: dict[str, object] = {"expansions": []}
CORPORATION_ON: dict[str, str] = {
    "tharsis": "C08", "hellas": "C24", "elysium": "C04", "utopia_planitia": "C21",
    "vastitas_borealis": "C02", "terra_cimmeria": "random",
}  # fmt: skip
"""A corporation of MarsBot for each map: Saturn Systems, Splice and others that affect you."""

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
"""Played alternately by the agents `random` and `greedy`."""

WITH: dict[str, list[str]] = {
    **{name: ["corporate_era", name] for name in EXPANSIONS[1:]},
    "preludes": ["corporate_era", "prelude", "prelude2", "promo"],
    "space": ["corporate_era", "venus", "colonies"],
    "politics": ["venus", "turmoil", "milestones_awards"],
}
EVERYTHING: list[dict[str, object]] = [
    *({"map": name, "draft": number % 2 == 1} for number, name in enumerate(MAPS)),
    {"difficulty": "brutal", "corporation": "random"},
    {"difficulty": "easy", "corporation": "random", "map": "elysium", "draft": True},
    {"corporation": "C24", "turmoil_tr_13": True, "turmoil_delegates": 2},
    {"corporation": "C21", "map": "hellas", "difficulty": "hard"},
]
EXPANSION_GAMES: dict[str, dict[str, object]] = {
    **{f"with_{name}": {"expansions": expansions} for name, expansions in WITH.items()},
    **{
        f"everything_{number}": {"expansions": list(EXPANSIONS), **options}
        for number, options in enumerate(EVERYTHING, 1)
    },
}
"""Each expansion alone, some together, and everything on all maps and levels."""

AGENTS: dict[str, Agent] = {"random": random_policy, "greedy": greedy_policy}


def from_agent(agent: Agent, seed: int) -> Human:
    """Return a player that asks a new policy of the agent for every answer."""
    chance = Chance(derive_stream(seed, "human"))

    def answer(session: Session) -> object:
        assert session.question is not None
        return agent(Seat(GAME.name, session.position, chance)).answer(session.question)

    return answer


ALL = GAMES | EXPANSION_GAMES


@pytest.mark.parametrize("name", ALL)
def test_the_game_matches_its_file(name: str) -> None:
    number = list(ALL).index(name)
    agent = list(AGENTS)[number % len(AGENTS)]
    seed = 2000 + number
    options = {"you": "played", **ALL[name]}
    check(GAME, f"played_{name}_{agent}", options, seed, from_agent(AGENTS[agent], seed))
