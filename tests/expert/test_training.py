"""Games side by side play like single ones; the learner sees what the network saw."""

import json
import sys
from dataclasses import replace
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

pytest.importorskip("greenlet")

from understudy.cli import main
from understudy.cli.commands.train import find_learning
from understudy.core import Chance, Illegal, find_system
from understudy.core.agents.encoding import Layout
from understudy.core.agents.learning import Lesson, Result
from understudy.expert.network import Array, Network, initial_weights
from understudy.expert.weight_files import load_weights, pack_weights
from understudy.mars.agents.curriculum import LEARNING
from understudy.sim.single_game import game_seed
from understudy.train import run as run_module
from understudy.train.learner_input import Settings, pack_games
from understudy.train.learning_curve import plot_learning_curve, read_curves
from understudy.train.rollout import PlayedGame, Rollout
from understudy.train.run import CHECKPOINT, LOG, Plan
from understudy.train.worker import TrainingTask, publish

SYSTEM = find_system("mars")
LAYOUT = LEARNING.encoder.layout
WEIGHTS = load_weights(LAYOUT, files("understudy.expert") / "weights" / "mars.npz")


def play(count: int, side_by_side: int, *, sample: bool = False) -> list[PlayedGame]:
    """Play this many games with the weights of the package, whose scores are hardly ever equal."""
    lessons = [
        (Lesson(str(number), {"you": "played", "difficulty": "easy"}), game_seed(3, number))
        for number in range(count)
    ]
    network = Network(LAYOUT, WEIGHTS)
    rollout = Rollout(
        SYSTEM, LEARNING, network, side_by_side,
        lambda: lessons.pop() if lessons else None, sample=sample,
    )  # fmt: skip
    while rollout.step():
        pass
    assert not rollout.faults
    return rollout.finished


def results(games: list[PlayedGame]) -> dict[str, Result]:
    return {game.lesson.label: game.result for game in games}


@pytest.mark.slow
def test_games_side_by_side_play_like_single_ones() -> None:
    assert results(play(4, 3)) == results(play(4, 1))


def test_lessons_are_legal_games() -> None:
    chance = Chance(1)
    for draw in LEARNING.lessons.values():
        for _ in range(20):
            SYSTEM.new(draw(chance).options)


def test_a_process_plays_on_from_call_to_call(tmp_path: Path) -> None:
    weights = tmp_path / "published.npy"
    publish(weights, LAYOUT, initial_weights(LAYOUT, 1))
    task = TrainingTask(SYSTEM, LEARNING, ("base",), Settings(), weights, 1, games=2, decisions=200)
    first, second = task.play(range(1)), task.play(range(1, 2))
    for played in (first, second):
        data = played.data
        decisions = len(data["chosen"])
        assert decisions >= 200
        assert decisions == len(data["state"]) == data["length"].sum()
        assert data["answer_count"].sum() == len(data["answers"])
        assert (data["chosen"] < data["answer_count"]).all()
        assert (data["log_probability"] <= 0).all()
        assert len(played.results) == len(data["won"])
    assert first.results != second.results


def test_the_learner_scores_like_the_network() -> None:
    torch = pytest.importorskip("torch")
    from understudy.train.learner import Learner

    learner = Learner(LAYOUT, WEIGHTS, Settings())
    data = learner.upload([pack_games(play(2, 2, sample=True), Settings())])
    rows = torch.arange(len(data["chosen"]), device=learner.device)
    ones = torch.ones(len(rows), device=learner.device)
    _, (_, divergence, clipped) = learner._policy_loss(data, rows, ones)
    assert float(divergence) < 1e-4
    assert float(clipped) == 0


def run(capsys: pytest.CaptureFixture[str], *arguments: object) -> tuple[Any, str, str]:
    with pytest.raises(SystemExit) as exited:
        main(["train", *map(str, arguments)])
    printed = capsys.readouterr()
    return exited.value.code, printed.out, printed.err


def test_the_command_trains_and_reports(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The learner itself needs PyTorch and is replaced here."""
    file = tmp_path / "start.npz"
    file.write_bytes(pack_weights(LAYOUT, initial_weights(LAYOUT, 2), {}))
    calls: list[Plan] = []

    def train(system: Any, learning: Any, plan: Plan, *rest: Any, resume: Any, report: Any) -> None:
        calls.append(plan)
        assert resume.keys() == load_weights(LAYOUT, file).keys()
        result = {"base easy": {"games": 20, "won": 0.25, "difference": -3.5}}
        totals = {"minutes": 0.5, "games": 20, "decisions": 4000, "per_second": 133}
        report({**totals, "results": result, "faults": ["IndexError"]})

    monkeypatch.setattr(run_module, "train", train)
    monkeypatch.setattr("understudy.cli.commands.train.PACKAGES", {"train": ()})
    arguments = ("--minutes", 2, "--lessons", "base,some", "--processes", 3, "--seed", 9)
    status, out, _ = run(capsys, "mars", "--out", tmp_path, "--resume", file, *arguments)
    assert not status
    assert calls == [Plan(2, 3, ("base", "some"), decisions=12_000, seed=9)]
    assert "0.5 min: 20 games, 4,000 decisions (133 per second)" in out
    assert "base easy: 25\u00a0% won, difference −3.5 points (20 games)" in out
    assert "A game failed: IndexError" in out
    assert f"expert:{tmp_path / CHECKPOINT}" in out


def test_a_game_that_cannot_be_learned_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    unlearned = replace(SYSTEM.simulation(), learning=None)
    monkeypatch.setattr(type(SYSTEM), "simulation", lambda system: unlearned)
    with pytest.raises(Illegal, match="expert-cannot-learn"):
        find_learning(SYSTEM, "mixed")


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["mars", "--lessons", "base,chess"], "no lesson “chess”"),
        (["mars"], "pip install understudy-games[train]"),
    ],
)
def test_the_command_says_what_is_missing(
    arguments: list[str],
    text: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr("understudy.cli.commands.train.PACKAGES", {"train": ("no_such_package",)})
    status, _, error = run(capsys, *arguments, "--out", tmp_path)
    assert status == 2
    assert text in error


class FakeLearner:
    """Stands for the learner where PyTorch is missing: it changes no weights."""

    def __init__(self, layout: Layout, weights: dict[str, Array], settings: Settings) -> None:
        self.weights = weights

    def read_weights(self) -> dict[str, Array]:
        return self.weights

    def upload(self, chunks: list[dict[str, Any]]) -> list[dict[str, Any]]:
        return chunks

    def improve(self, data: object, *rest: object, value_only: bool) -> dict[str, float]:
        return {"entropy": 1.0}


@pytest.fixture
def fake_learner(monkeypatch: pytest.MonkeyPatch) -> None:
    learner = ModuleType("understudy.train.learner")
    monkeypatch.setattr(learner, "Learner", FakeLearner, raising=False)
    monkeypatch.setitem(sys.modules, "understudy.train.learner", learner)


@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.usefixtures("fake_learner")
def test_a_cluster_plays_the_games(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="there is no ray for this version of Python")
    lines: list[dict[str, Any]] = []
    plan = Plan(0.001, 2, ("base",), decisions=1, games=2, report_every=0, cluster="auto")
    run_module.train(
        SYSTEM, LEARNING, plan, Settings(), tmp_path, resume=WEIGHTS, report=lines.append
    )
    assert lines[0]["games"] > 0
    assert not lines[0]["faults"]


@pytest.mark.slow
@pytest.mark.usefixtures("fake_learner")
def test_a_run_writes_weights_and_a_log(tmp_path: Path) -> None:
    lines: list[dict[str, Any]] = []
    plan = Plan(0.001, 2, ("base",), decisions=1, games=2, report_every=0)
    run_module.train(
        SYSTEM, LEARNING, plan, Settings(), tmp_path, resume=WEIGHTS, report=lines.append
    )
    assert lines[0]["games"] == sum(found["games"] for found in lines[0]["results"].values())
    assert all(label.startswith("base ") for label in lines[0]["results"])
    assert (tmp_path / LOG).read_text().count("\n") == len(lines) + 1
    read = load_weights(LAYOUT, tmp_path / CHECKPOINT)
    assert np.allclose(read["hidden"], WEIGHTS["hidden"], atol=1e-3)


def write_log(file: Path, *lines: tuple[int, dict[str, tuple[int, float]]]) -> Path:
    """Write a log of these numbers of decisions, and games and share won by label."""
    rows = [
        {"decisions": n, "results": {k: {"games": g, "won": w} for k, (g, w) in found.items()}}
        for n, found in lines
    ]
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return file


def test_the_learning_curve_joins_stages_and_weighs_games(tmp_path: Path) -> None:
    first = write_log(
        tmp_path / "1.jsonl", (1_000_000, {"base easy": (10, 0.5)}),
        (2_000_000, {"base easy": (30, 0.9), "base easy +corporation": (10, 0.1)}),
    )  # fmt: skip
    second = write_log(tmp_path / "2.jsonl", (3_000_000, {"all hard": (5, 0.2)}))
    assert read_curves([first, second]) == {
        "all hard": [(5.0, 20.0)],
        "base easy": [(1.0, 50.0), (2.0, 80.0)],
        "base easy +corporation": [(2.0, 10.0)],
    }
    plot_learning_curve([first, second], tmp_path / "curve.png")
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
