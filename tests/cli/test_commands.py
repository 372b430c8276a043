"""The other commands: help, simulate, bench, options."""

import json
from typing import Any

import pytest

from understudy.cli import main
from understudy.cli.options import read_options
from understudy.cli.words import environment_language
from understudy.mars import GAME
from understudy.table import Illegal

STATISTICS = ["mean", "sd", "min", "q05", "q25", "q50", "q75", "q95", "max"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    printed = capsys.readouterr()
    status = left.value.code
    return (status if isinstance(status, int) else 0), printed.out, printed.err


@pytest.mark.parametrize(
    ("language", "said"),
    [("en_GB.UTF-8", "Play a game"), ("cs_CZ.UTF-8", "Hrát v"), ("fr_FR.UTF-8", "Jouer une")],
)
def test_help_speaks_the_language(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    status, out, _ = run(capsys, "--help")
    assert status == 0
    assert said in out
    assert "terminal-" not in out
    for command in ("play", "serve", "check", "simulate", "bench"):
        status, out, _ = run(capsys, command, "--help")
        assert status == 0
        assert "terminal-" not in out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--version")
    assert status == 0
    assert out.startswith("understudy ")


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate mars --games 5 --seed 2 --human pass --workers 1 --json".split()
    status, out, _ = run(capsys, *arguments, "--option", "difficulty=hard")
    assert status == 0
    result: dict[str, Any] = json.loads(out)
    assert list(result) == ["game", "options", "games", "seconds", "outcomes"]
    assert (result["game"], result["games"]) == ("mars", 5)
    assert result["options"]["difficulty"] == "hard"
    assert result["seconds"] > 0
    assert all(list(outcome) == STATISTICS for outcome in result["outcomes"].values())
    _, again, _ = run(capsys, *arguments, "--option", "difficulty=hard")
    assert json.loads(again)["outcomes"] == result["outcomes"]


def test_simulate_shows_a_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "cs_CZ.UTF-8")
    status, out, _ = run(capsys, "simulate", "mars", "--games", "3", "--workers", "1")
    assert status == 0
    assert "bot_tr" in out
    assert "her za sekundu" in out


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "venus"],
        ["simulate", "mars", "--human", "nobody"],
        ["simulate", "mars", "--games", "0"],
        ["simulate", "mars", "--option", "colour=red"],
        ["simulate", "mars", "--option", "difficulty"],
        ["simulate", "mars", "--language", "xx"],
        ["bench", "nothing"],
        ["play", "mars", "--load", "missing.json"],
        ["play", "mars", "--load", "missing.json", "--seed", "1"],
        ["play", "mars", "--option", "modifiers=card_vp", "--option", "difficulty=hard"],
    ],
)
def test_wrong_calls_are_refused_in_words(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, said = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert len(said.split()) > 3
    assert "terminal-" not in said


def test_bench_prints_its_shape(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "bench", "--json", "--games", "2", "--repeats", "2")
    assert status == 0
    result: dict[str, Any] = json.loads(out)
    assert list(result) == ["machine", "workloads"]
    assert result["machine"]["empty_loop_seconds"] > 0
    assert list(result["workloads"]["mars-pass-only"]) == ["games_per_second", "spread", "n"]
    assert list(result["workloads"]["answer-latency"]) == ["p50_ms", "p99_ms", "n"]


def test_options_take_the_type_of_their_default() -> None:
    typed = (
        "difficulty=normal;expansions=;draft=true;decks.project=real;modifiers=card_vp, fourth_card"
    )
    assert read_options(GAME, typed.split(";")) == {
        "difficulty": "normal",
        "expansions": [],
        "draft": True,
        "decks": {"project": "real"},
        "modifiers": ["card_vp", "fourth_card"],
    }


@pytest.mark.parametrize(
    ("typed", "id"),
    [
        ("draft", "terminal-option-form"),
        ("=x", "terminal-option-form"),
        ("draft=perhaps", "terminal-option-yes-no"),
        ("decks=real", "terminal-option-part"),
        ("decks.action=real", "terminal-option-part"),
        ("map.name=x", "table-unknown-option"),
        ("colour=red", "table-unknown-option"),
    ],
)
def test_wrong_options_say_what_is_wrong(typed: str, id: str) -> None:
    with pytest.raises(Illegal, match=id):
        read_options(GAME, [typed])


def test_language_of_the_environment() -> None:
    assert environment_language({}) == "en"
    assert environment_language({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert environment_language({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}) == "en"
    assert environment_language({"LC_ALL": "", "LANG": "fr"}) == "fr"
