"""The commands `simulate`, `forecast`, `bench` and `options`, and help."""

import json
import sys
from contextlib import closing
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.postgresql import database
from understudy.cli import main
from understudy.cli.translations import environment_language
from understudy.core import Illegal, Session, load, save
from understudy.core.options.option_text import read_options
from understudy.mars import GAME
from understudy.sim.bench import is_compiled
from understudy.store.sql import open_database, open_store

STATISTICS = ["mean", "sd", "min", "q05", "q25", "q50", "q75", "q95", "max"]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as exited:
        main(arguments)
    printed = capsys.readouterr()
    status = exited.value.code
    return (status if isinstance(status, int) else 0), printed.out, printed.err


@pytest.mark.parametrize(
    ("language", "text"),
    [("en_GB.UTF-8", "Play a game"), ("cs_CZ.UTF-8", "Hrát v"), ("fr_FR.UTF-8", "Jouer une")],
)
def test_help_is_translated(
    language: str, text: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", language)
    status, out, _ = run(capsys, "--help")
    assert status == 0
    assert text in out
    assert "terminal-" not in out
    for command in (
        "play",
        "serve",
        "check",
        "simulate",
        "train",
        "forecast",
        "hint",
        "review",
        "bench",
    ):
        status, out, _ = run(capsys, command, "--help")
        assert status == 0
        assert "terminal-" not in out


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "--version")
    assert status == 0
    assert out.startswith("understudy ")
    assert out.endswith("(rules compiled with mypyc)\n" if is_compiled() else "not compiled)\n")


def test_compiled_rules_are_reported(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(import_module("understudy.core.table"), "__file__", "/x/table.cpython.so")
    assert run(capsys, "--version")[1].endswith("(rules compiled with mypyc)\n")
    _, out, _ = run(capsys, "bench", "mars-pass-only", "--games", "1", "--repeats", "1")
    assert "; rules compiled with mypyc)" in out.splitlines()[0]


def test_simulate_prints_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate mars --games 5 --seed 2 --agent pass --workers 1 --json".split()
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


def test_simulate_counts_games_at_the_limit_as_lost(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--games", "3", "--agent", "pass", "--workers", "1")
    status, out, _ = run(capsys, "simulate", "mars", *arguments)
    assert status == 0
    assert "3 games ran out of time. They are counted as lost" in out
    status, out, _ = run(capsys, "simulate", "mars", "--games", "2", "--workers", "1")
    assert "out of time" not in out


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
        ["simulate", "mars", "--agent", "unknown"],
        ["simulate", "mars", "--games", "0"],
        ["simulate", "mars", "--option", "colour=red"],
        ["simulate", "mars", "--option", "difficulty"],
        ["simulate", "mars", "--language", "xx"],
        ["bench", "nothing"],
        ["bench", "--against", "missing.json"],
        ["simulate", "mars", "--vary", "map"],
        ["simulate", "mars", "--vary", "expansions=all"],
        ["simulate", "mars", "--plots"],
        ["simulate", "mars", "--record", "3"],
        ["forecast", "missing.json"],
        ["play", "mars", "--load", "missing.json"],
        ["play", "mars", "--load", "missing.json", "--seed", "1"],
        ["play", "mars", "--option", "modifiers=card_vp", "--option", "difficulty=hard"],
        ["play", "mars", "--modifiers", "card_vp", "--difficulty", "hard"],
        ["play", "mars", "--colour", "red"],
        ["serve", "--port", "99999"],
        ["serve", "--port", "-1"],
        ["options", "venus"],
    ],
)
def test_wrong_calls_are_refused_with_a_sentence(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, error = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert len(error.split()) > 3
    assert "terminal-" not in error


def test_no_saved_game_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "kept.json"
    file.write_text("a game of last week", "utf-8")
    status, _, error = run(capsys, "play", "mars", "--seed", "1", "--save", str(file))
    assert (status, "not overwritten" in error) == (2, True)
    assert file.read_text("utf-8") == "a game of last week"


def test_options_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    status, out, _ = run(capsys, "options", "mars")
    assert status == 0
    assert "difficulty         easy, normal*, hard, brutal\n" in out
    assert "decks.bonus        dealt*, real\n" in out
    assert "corporate_era*, prelude," in out
    assert max(map(len, out.splitlines())) <= 60
    assert "none*, random, C01 (Credicor), C02 (Ecoline)," in " ".join(out.split())
    _, out, _ = run(capsys, "play", "--help")
    assert "understudy options mars" in " ".join(out.split())
    assert "mars --map, --expansions, --difficulty," in " ".join(out.split())
    assert "tapestry --difficulty, --players," in " ".join(out.split())
    _, out, _ = run(capsys, "play", "mars", "--help")
    assert "--difficulty easy, normal, hard, brutal" in " ".join(out.split())
    assert "tapestry" not in out
    _, out, _ = run(capsys, "options", "tapestry", "--json")
    assert json.loads(out)["difficulty"] == {"default": 2, "values": [1, 2, 3, 4, 5, 6]}


@pytest.mark.parametrize(
    ("arguments", "alternatives"),
    [
        (["play", "chess"], "mars, tapestry"),
        (["play", "tapestry", "--difficulty", "x"], "1, 2, 3, 4, 5, 6"),
        (["play", "mars", "--decks", "real"], "decks.project, decks.bonus, decks.events"),
        (["serve", "--port", "99999"], "Use 0 to 65535"),
        (["serve", "--proxy", "gateway.example"], "network such as 10.0.0.0/24"),
    ],
)
def test_an_error_names_the_valid_values(
    arguments: list[str], alternatives: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert alternatives in run(capsys, *arguments)[2]


def test_the_default_agent_ends_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, *"simulate mars --games 3 --workers 1 --json".split())
    assert json.loads(out)["outcomes"]["generation"]["max"] < 20


def test_bench_measures_single_turns_and_answers(capsys: pytest.CaptureFixture[str]) -> None:
    workloads = ["turn-with-journal", "answer-stepper", "answer-long-turn", "start-completion"]
    status, out, _ = run(capsys, "bench", *workloads, "--json", "--games", "1", "--repeats", "1")
    assert status == 0
    figures = json.loads(out)["workloads"]
    assert list(figures) == workloads
    for values in figures.values():
        assert list(values) == ["milliseconds", "spread", "n"]
        assert values["milliseconds"] > 0
        assert values["n"] == 1


@pytest.mark.slow
def test_the_fields_of_bench_results(capsys: pytest.CaptureFixture[str]) -> None:
    workloads = [
        "mars-pass-only", "answer-latency", "answer-served-screen", "answers-many-games-1",
    ]  # fmt: skip
    status, out, _ = run(capsys, "bench", *workloads, "--json", "--games", "2", "--repeats", "1")
    assert status == 0
    result: dict[str, Any] = json.loads(out)
    assert list(result) == ["machine", "workloads"]
    assert result["machine"]["empty_loop_seconds"] > 0
    assert list(result["workloads"]["mars-pass-only"]) == ["games_per_second", "spread", "n"]
    assert list(result["workloads"]["answer-latency"]) == ["milliseconds", "spread", "n", "p99"]
    served = result["workloads"]["answers-many-games-1"]
    assert list(served)[:3] == ["answers_per_second", "spread", "n"]
    # Only Linux reports CPU time and memory.
    if sys.platform == "linux":
        assert list(served)[3:] == ["processor_ms", "memory_mb"]
        assert 20 < served["memory_mb"] < 1000
    names = [name for name in GAME.simulation().workloads if name.startswith("answers-many-games-")]
    assert len(names) == 4


COUNTING = """
CREATE TABLE counted (id text);
CREATE FUNCTION count_game() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN INSERT INTO counted VALUES (NEW.id); RETURN NULL; END $$;
CREATE TRIGGER counting AFTER INSERT ON games FOR EACH ROW EXECUTE FUNCTION count_game();
"""


@pytest.mark.slow
def test_bench_leaves_nothing_in_a_database(capsys: pytest.CaptureFixture[str]) -> None:
    with database() as address, closing(open_database(address)) as store:
        with psycopg.connect(address) as raw:
            raw.execute(COUNTING)
        short = ["--games", "2", "--repeats", "1", "--database", address]
        status, out, _ = run(capsys, "bench", "answers-many-games-10", *short)
        assert status == 0
        assert "answers per second" in out
        assert store.list_games() == []
        with psycopg.connect(address) as raw:
            assert raw.execute("SELECT count(*) FROM counted").fetchone() == (2,)


@pytest.mark.slow
def test_bench_compares_with_a_stored_run(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    workloads = ["mars-pass-only", "undo-late-game"]
    arguments = ["bench", *workloads, "--games", "2", "--repeats", "1", "--json"]
    _, out, _ = run(capsys, *arguments)
    assert list(json.loads(out)["workloads"]) == workloads
    assert list(json.loads(out)["workloads"]["undo-late-game"])[:3] == [
        "milliseconds", "spread", "n",
    ]  # fmt: skip
    (tmp_path / "before.json").write_text(out)
    status, out, _ = run(capsys, *arguments, "--against", str(tmp_path / "before.json"))
    assert status == 0
    assert list(json.loads(out)["ratios"]) == workloads
    assert all(ratio > 0 for ratio in json.loads(out)["ratios"].values())


def test_simulate_compares_cells_and_plots_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = "simulate mars --games 4 --agent pace --vary difficulty=easy,hard".split()
    folder = tmp_path / "run"
    status, out, _ = run(capsys, *arguments, "--out", str(folder), "--plots", "--workers", "1")
    assert status == 0
    assert "difficulty=hard" in out
    assert "±" in out
    for name in ("scores", "forest", "tracks", "progress"):
        assert (folder / "plots" / f"{name}.png").stat().st_size > 1000
        assert (folder / "plots" / f"{name}.svg").read_text().startswith("<?xml")
    status, out, _ = run(capsys, *arguments, "--json", "--workers", "1")
    found = json.loads(out)
    assert [cell["chosen"]["difficulty"] for cell in found["cells"]] == ["easy", "hard"]
    assert found["cells"][1]["difference"]["bot_score"]["ci95"] > 0


def test_a_recorded_game_can_be_forecast(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.json"
    saved = ["--record", "2", "--save", str(file)]
    assert run(capsys, "simulate", "mars", "--agent", "pace", *saved)[0] == 0
    session = load(file.read_text(encoding="utf-8"))
    session.undo(len(session.tape) // 2)
    file.write_text(save(session), encoding="utf-8")
    status, out, _ = run(capsys, "forecast", str(file), "--continuations", "20", "--json")
    assert status == 0
    found = json.loads(out)
    assert sum(found["counts"].values()) == 20
    assert found["score"]["low"] <= found["score"]["high"]
    status, out, _ = run(capsys, "forecast", str(file), "--continuations", "20")
    assert (status, "80\u00a0%" in out) == (0, True)
    assert "MarsBot will probably score between" in out
    assert "a simple player in your seat who terraforms steadily" in out
    assert "measures the model, not you" in out
    status, _, error = run(capsys, "simulate", "mars", "--agent", "pace", *saved)
    assert (status, "not overwritten" in error) == (2, True)


def test_options_take_the_type_of_their_default() -> None:
    typed = (
        "difficulty=normal;expansions=;draft=on;decks.project=real;modifiers=card_vp, fourth_card"
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


@pytest.mark.parametrize("given", [["--corporation", "C03,C05"], ["--corporation=C03,C05"]])
@pytest.mark.parametrize("before", [True, False])
def test_options_of_the_game_can_be_varied_by_name(
    given: list[str], before: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    rest = "--games 2 --workers 1 --json --vary difficulty=easy".split()
    words = [*given, "mars", *rest] if before else ["mars", *rest, *given]
    status, out, _ = run(capsys, "simulate", *words)
    assert status == 0
    chosen = [cell["chosen"] for cell in json.loads(out)["cells"]]
    assert chosen == [{"difficulty": "easy", "corporation": number} for number in ("C03", "C05")]


@pytest.mark.parametrize("given", [["--colour", "red"], ["--jsn"], ["--corporation"]])
def test_mistyped_options_are_refused(given: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, error = run(capsys, "simulate", "mars", *given)
    assert (status, out) == (2, "")
    assert given[0].lstrip("-") in error


def test_language_of_the_environment() -> None:
    assert environment_language({}) == "en"
    assert environment_language({"LANG": "cs_CZ.UTF-8"}) == "cs"
    assert environment_language({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}) == "en"
    assert environment_language({"LC_ALL": "", "LANG": "fr"}) == "fr"


@pytest.mark.parametrize("escape", ["\x1b[2J", "\x1b]0;title\x07", "\x9b2J", "\r", "\x00"])
def test_control_characters_from_a_file_are_not_printed(
    escape: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = save(Session(GAME, {}, 5))
    file = tmp_path / "save.json"
    for old, new in (
        ('"game": "mars"', f'"game": {json.dumps("mars" + escape)}'),
        ('"seed"', json.dumps("seed" + escape)),
        ('"generation"', json.dumps("generation" + escape)),
    ):
        assert old in saved
        file.write_text(saved.replace(old, new, 1), "utf-8")
        status, out, error = run(capsys, "play", "mars", "--load", str(file))
        assert status == 2
        assert error.strip()
        assert escape not in out + error


@pytest.mark.parametrize("seed", [2**64, -(2**63) - 1])
def test_a_seed_has_64_bits(seed: int, capsys: pytest.CaptureFixture[str]) -> None:
    for command in (["play", "mars"], ["simulate", "mars", "--games", "1"]):
        status, _, _ = run(capsys, *command, "--seed", str(seed))
        assert status == 2


def test_a_game_starts_from_a_preset(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, data_folder: Path
) -> None:
    def play(*arguments: str) -> None:
        """Start a game and answer once, or it is not kept."""
        monkeypatch.setattr("sys.stdin", StringIO("done\n"))
        run(capsys, "play", "mars", *arguments)

    play("--preset", "first", "--map", "hellas", "--expansions", "venus")
    with closing(open_store(data_folder, None)) as store:
        (first,) = store.list_games()
    assert first.options["map"] == "hellas"
    assert first.options["difficulty"] == "normal"
    play("--preset", "last", "--difficulty", "hard")
    play("--preset", "owned")
    with closing(open_store(data_folder, None)) as store:
        found = {line.options["map"]: line.options for line in store.list_games()}
        hard = [line for line in store.list_games() if line.options["difficulty"] == "hard"]
    assert [line.options["map"] for line in hard] == ["hellas"]
    assert found["tharsis"]["expansions"] == ["venus"]


def test_an_unknown_preset_names_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, error = run(capsys, "play", "mars", "--preset", "second")
    assert status == 2
    assert "first, screen, owned, last" in error
    status, _, error = run(capsys, "play", "tapestry", "--preset", "last")
    assert status == 2
    assert "“first”" in error
