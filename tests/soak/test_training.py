"""One minute of training from random weights is measurable in the same unseen games."""

import os
from pathlib import Path

import pytest

from tools.ladder import gain, play_rung
from understudy.cli import main
from understudy.core import find_system
from understudy.expert.network import initial_weights
from understudy.expert.weight_files import pack_weights
from understudy.train.run import CHECKPOINT

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
GAMES = 40


@pytest.mark.soak
@pytest.mark.skipif(not WHOLE, reason="a minute of training: only in make soak")
@pytest.mark.timeout(0)
def test_a_minute_of_training_on_two_cores_improves(tmp_path: Path) -> None:
    pytest.importorskip("torch")
    learning = find_system("mars").simulation().learning
    assert learning is not None
    layout = learning().encoder.layout
    start = tmp_path / "start.npz"
    start.write_bytes(pack_weights(layout, initial_weights(layout, 1), {}))
    arguments = ["--minutes", "1", "--lessons", "base", "--processes", "2", "--seed", "1"]
    with pytest.raises(SystemExit) as exited:
        main(["train", "mars", *arguments, "--out", str(tmp_path)])
    assert not exited.value.code
    before, after = (play_rung(f"expert:{file}", GAMES) for file in (start, tmp_path / CHECKPOINT))
    better, error = gain(before, after)
    assert better > error, f"{better:.1f} ± {error:.1f} points"
