"""The expert plays by its name, the same game each time, and better than `greedy`."""

import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import understudy
from understudy.core import Illegal, Unreadable, find_system
from understudy.expert.agent import weights_name
from understudy.expert.network import initial_weights
from understudy.expert.weight_files import pack_weights
from understudy.mars.options import EXPANSIONS
from understudy.sim.agents import agent_names, find_agent

EASY: dict[str, Any] = {"you": "played", "difficulty": "easy"}
EVERYTHING: dict[str, Any] = {
    "you": "played",
    "corporation": "random",
    "map": "hellas",
    "expansions": [*EXPANSIONS],
}


def differences(agent: str) -> list[int]:
    rows = understudy.rows("mars", 6, seed=3, agent=agent, **EASY)
    return [row["human_score"] - row["bot_score"] for row in rows]


@pytest.mark.slow
def test_the_expert_beats_greedy() -> None:
    assert sum(differences("expert")) > sum(differences("greedy"))


@pytest.mark.slow
def test_the_same_game_is_played_again() -> None:
    games = [understudy.rows("mars", 1, agent="expert", **EVERYTHING) for _ in range(2)]
    assert games[0] == games[1]


def test_only_games_that_can_be_learned_have_an_expert(monkeypatch: pytest.MonkeyPatch) -> None:
    system = find_system("mars")
    assert "expert" in agent_names(system)
    unlearned = replace(system.simulation(), learning=None)
    monkeypatch.setattr(type(system), "simulation", lambda system: unlearned)
    assert "expert" not in agent_names(system)


@pytest.mark.slow
def test_the_expert_of_tapestry_beats_greedy() -> None:
    def points(agent: str) -> int:
        rows = understudy.rows("tapestry", 6, seed=3, agent=agent, you="played")
        return sum(row["human_vp"] - row["automa_vp"] for row in rows)

    assert points("expert") > points("greedy") + 100


def test_base_games_have_their_own_weights() -> None:
    system = find_system("mars")
    learning = system.simulation().learning
    assert learning is not None
    names = {}
    for expansions in ([], ["corporate_era"], ["corporate_era", "prelude"], [*EXPANSIONS]):
        position = system.new(system.complete_options({**EASY, "expansions": expansions}))
        names[len(expansions)] = weights_name(system.name, learning(), position)
    assert names == {0: "mars_base", 1: "mars_base", 2: "mars", len(EXPANSIONS): "mars"}


def test_games_at_the_table_are_refused() -> None:
    with pytest.raises(Illegal, match="mars-expert-needs-screen-game"):
        understudy.simulate("mars", 1, agent="expert")


def test_weights_can_be_named(tmp_path: Path) -> None:
    file = tmp_path / "weights.npz"
    with pytest.raises(Unreadable, match="terminal-cannot-read"):
        understudy.simulate("mars", 1, agent=f"expert:{file}", **EASY)
    file.write_bytes(b"nothing")
    with pytest.raises(Unreadable, match="expert-weights-damaged"):
        understudy.simulate("mars", 1, agent=f"expert:{file}", **EASY)


def test_weights_of_other_rules_are_refused_with_what_to_train(tmp_path: Path) -> None:
    mars = find_system("mars")
    learning = mars.simulation().learning
    assert learning is not None
    layout = learning().encoder.layout
    weights = initial_weights(layout, 1)
    file = tmp_path / "weights.npz"
    file.write_bytes(pack_weights(layout, weights, {"rules": mars.rules_version}))
    find_agent(mars, f"expert:{file}")
    older = tmp_path / "older.npz"
    older.write_bytes(pack_weights(layout, weights, {"rules": mars.rules_version - 1}))
    with pytest.raises(Unreadable, match=f"understudy train mars --resume {older}"):
        find_agent(mars, f"expert:{older}")


def test_importing_the_game_does_not_import_the_encoder() -> None:
    code = "import sys, understudy.mars; sys.exit('understudy.mars.agents.encoder' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
