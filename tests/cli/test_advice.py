"""The commands `hint`, `watch` and `review`."""

import os
from pathlib import Path

import pytest

import understudy
from tests.cli.test_commands import run

ANSWERS = ("R24", "none", {"do": "pass"}, "none")


def test_hint_and_review_of_a_save_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = understudy.new("mars", seed=4, you="played")
    file = tmp_path / "game.json"
    for answer in ANSWERS:
        game.answer(answer)
    file.write_text(understudy.save(game), encoding="utf-8")
    status, out, _ = run(capsys, "hint", str(file))
    assert status == 0
    assert "if the expert continued" in out
    assert "Pass" in out
    picture = tmp_path / "win.png"
    status, out, _ = run(capsys, "review", str(file), "--plot", str(picture))
    assert status == 0
    assert "Cost most" in out
    assert "if the expert continued" in out
    assert ", No more cards" not in out
    assert "The game" in out
    assert "terminal-" not in out
    assert "mars-" not in out
    assert picture.stat().st_size > 1000


def test_games_without_an_expert_are_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    file.write_text(understudy.save(understudy.new("mars", seed=4)), encoding="utf-8")
    for command in ("hint", "review"):
        status, _, error = run(capsys, command, str(file))
        assert status == 2
        assert "mars-expert" not in error


def test_the_expert_is_watched_and_the_player_takes_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = understudy.new("mars", seed=4, you="played")
    for answer in ANSWERS[:3]:
        game.answer(answer)
    file = tmp_path / "game.json"
    file.write_text(understudy.save(game), encoding="utf-8")
    played = tmp_path / "played.json"
    # To the end of the generation, take over, hand over for one step, take over and leave.
    typed = iter(["g", "t", "watch", "", "t", "quit"])
    asked: list[str] = []

    def read(prompt: str = "") -> str:
        asked.append(prompt)
        return next(typed)

    monkeypatch.setattr("builtins.input", read)
    status, out, error = run(
        capsys, "watch", str(file), "--save", str(played), "--data", str(tmp_path / "store")
    )
    assert status == 0, error
    assert out.count("The expert: ") > 3
    assert ["take over" in prompt for prompt in asked] == [True, True, False, True, True, False]
    after = understudy.load(played.read_text(encoding="utf-8"))
    assert after.tape[:3] == game.tape
    assert after.position.generation == game.position.generation + 1


def test_the_expert_computes_in_one_thread(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The matrices are small: on a busy server threads for each core wait for one another."""
    monkeypatch.delenv("OPENBLAS_NUM_THREADS", raising=False)
    run(capsys, "--version")
    assert os.environ["OPENBLAS_NUM_THREADS"] == "1"
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "2")
    run(capsys, "--version")
    assert os.environ["OPENBLAS_NUM_THREADS"] == "2", "the user decides"
