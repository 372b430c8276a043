"""A Ray cluster on this machine gives the same results as one process."""

import os

import pytest

from understudy.mars import GAME
from understudy.sim.cells import make_cells
from understudy.sim.run import run_design

pytest.importorskip("ray", reason="there is no ray for this version of Python")


@pytest.mark.soak
@pytest.mark.timeout(0)
def test_a_cluster_makes_no_difference() -> None:
    games = 400 if os.environ.get("UNDERSTUDY_SOAK") == "1" else 20
    cells, _ = make_cells(GAME, {}, {"difficulty": ["normal", "hard"]})
    here = run_design(GAME, cells, games, 3, "pace", 1)
    there = run_design(GAME, cells, games, 3, "pace", 2, cluster="auto")
    assert there.games == games
    assert there.to_json()["cells"] == here.to_json()["cells"]
