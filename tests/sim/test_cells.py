"""Runs of several cells: same seeds in every cell, stored in a folder, resumable."""

import json
import signal
from pathlib import Path
from typing import Any

import pytest

from tests.sim.test_run import once
from understudy.core import Chance, Illegal, Pass, Ref, Refused, Seat
from understudy.mars import GAME
from understudy.sim.agents import agent_names, find_agent
from understudy.sim.cells import make_cells, values_of
from understudy.sim.manifest import read_manifest
from understudy.sim.run import Stopped, missing, run_design
from understudy.sim.run_folder import RunFolder, read_rows
from understudy.sim.single_game import game_seed, play_game, play_with_progress, record_game
from understudy.sim.tally import t_quantile_975

VARIED = {"map": ["tharsis", "hellas"], "difficulty": ["easy", "brutal"]}


def run(games: int, folder: Path | None = None, **more: Any) -> Any:
    cells, _ = make_cells(GAME, {}, VARIED)
    run_store = RunFolder(folder, GAME, cells, 5, "pace", games) if folder else None
    return run_design(GAME, cells, games, 5, "pace", run_store=run_store, tracked=4, **more)


def test_a_design_has_every_combination() -> None:
    cells, refused = make_cells(GAME, {}, VARIED)
    assert [cell.name for cell in cells] == [
        "map=tharsis difficulty=easy", "map=tharsis difficulty=brutal",
        "map=hellas difficulty=easy", "map=hellas difficulty=brutal",
    ]  # fmt: skip
    assert refused == []


def test_refused_combinations_are_left_out() -> None:
    values = values_of(GAME, "corporation", "all")
    cells, refused = make_cells(GAME, {}, {"corporation": values})
    assert "random" not in values
    assert len(cells) + len(refused) == len(values)
    assert "corporation=C37" in refused
    with pytest.raises(Refused):
        make_cells(GAME, {}, {"corporation": ["C37"]})


@pytest.mark.parametrize(
    ("key", "text", "values"),
    [
        ("draft", "all", [False, True]),
        ("draft", "true", [True]),
        ("draft", "yes,off", [True, False]),
        ("decks.project", "real,dealt", ["real", "dealt"]),
        ("difficulty", "easy, hard", ["easy", "hard"]),
        (
            "expansions",
            "corporate_era,corporate_era+venus",
            [["corporate_era"], ["corporate_era", "venus"]],
        ),
        ("turmoil_delegates", "0,2", [0, 2]),
    ],
)
def test_values_are_read(key: str, text: str, values: list[object]) -> None:
    assert values_of(GAME, key, text) == values


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("colour", "red"),
        ("decks", "real"),
        ("expansions", "all"),
        ("draft", "maybe"),
    ],
)
def test_invalid_values_are_refused(key: str, text: str) -> None:
    with pytest.raises(Illegal):
        values_of(GAME, key, text)


def test_an_invalid_number_is_refused_with_its_alternatives() -> None:
    with pytest.raises(Refused, match="turmoil_delegates"):
        make_cells(GAME, {"expansions": ["turmoil"]}, {"turmoil_delegates": ["x"]})


def test_a_part_of_an_option_is_varied_alone() -> None:
    options = {"decks": {"bonus": "real"}}
    cells, _ = make_cells(GAME, options, {"decks.project": ["real", "dealt"]})
    assert [cell.name for cell in cells] == ["decks.project=real", "decks.project=dealt"]
    decks = [cell.options["decks"] for cell in cells]
    assert [(deck["project"], deck["bonus"]) for deck in decks if isinstance(deck, dict)] == [
        ("real", "real"), ("dealt", "real"),
    ]  # fmt: skip


def test_the_number_of_workers_makes_no_difference() -> None:
    runs = [run(12, workers=workers).to_json() for workers in (1, 2)]
    for found in runs:
        del found["seconds"]
    assert json.dumps(runs[0]) == json.dumps(runs[1])
    assert runs[0]["cells"][0]["difference"] == {}
    assert runs[0]["cells"][1]["difference"]["bot_score"]["mean"] > 0


def test_cells_share_their_seeds() -> None:
    """Game n of a cell is the same in a run of that cell alone."""
    both = run(3, workers=1)
    alone, _ = make_cells(GAME, {"map": "hellas", "difficulty": "brutal"}, {})
    again = run_design(GAME, alone, 3, 5, "pace", workers=1)
    assert again.tallies[0].counts == both.tallies[3].counts


def test_an_interrupted_run_can_be_resumed(tmp_path: Path) -> None:
    complete = run(30, workers=1)
    press = once(20, lambda: signal.raise_signal(signal.SIGINT))
    broken = run(30, tmp_path / "run", workers=1, progress=press)
    assert broken.stopped is Stopped.INTERRUPTED
    assert 0 < broken.games < 30
    rest = run(30, tmp_path / "run", workers=2)
    assert (rest.stopped, rest.loaded) == (None, broken.games)
    assert rest.to_json()["cells"] == complete.to_json()["cells"]
    nothing_left = run(30, tmp_path / "run")
    assert nothing_left.to_json()["cells"] == complete.to_json()["cells"]
    manifest = read_manifest(tmp_path / "run")
    assert sum(len(block.numbers) for block in manifest.blocks) == 30
    rows = read_rows(tmp_path / "run", "003")
    assert [row["game"] for row in rows] == list(range(30))
    assert rows[7]["seed"] == game_seed(5, 7)
    assert {row["game"] for row in read_rows(tmp_path / "run", "000", "progress")} == {0, 1, 2, 3}


def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    run(2, tmp_path / "run", workers=1)
    cells, _ = make_cells(GAME, {}, {})
    with pytest.raises(Illegal, match="terminal-other-run"):
        RunFolder(tmp_path / "run", GAME, cells, 5, "pace", 2)
    (tmp_path / "else").mkdir()
    (tmp_path / "else" / "letter.txt").write_text("dear")
    with pytest.raises(Illegal, match="terminal-folder-taken"):
        RunFolder(tmp_path / "else", GAME, cells, 5, "pace", 2)


def test_a_full_disk_is_reported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: RunFolder, file: Path, rows: object) -> None:
        raise OSError(28, "No space left on device")

    run(10, tmp_path / "run", workers=1)
    monkeypatch.setattr(RunFolder, "_save", full)
    stopped = run(20, tmp_path / "run", workers=1)
    assert stopped.stopped is Stopped.DISK
    assert stopped.reason == Ref("terminal-reason", "full")
    monkeypatch.undo()
    rest = run(20, tmp_path / "run", workers=1)
    assert (rest.stopped, rest.loaded, rest.games) == (None, 10, 20)


def test_missing_ranges() -> None:
    done = [range(10, 12), range(3, 5)]
    assert list(missing(14, done, 4)) == [range(3), range(5, 9), range(9, 10), range(12, 14)]
    assert list(missing(4, [range(9)], 4)) == []


def test_t_quantile() -> None:
    assert abs(t_quantile_975(11) - 2.201) < 0.001
    assert abs(t_quantile_975(30) - 2.042) < 0.001
    assert abs(t_quantile_975(100_000) - 1.96) < 0.001


@pytest.mark.parametrize("agent", ["pass", "pace", "pace:fast"])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {
            "expansions": ["corporate_era", "prelude", "venus", "colonies", "turmoil"],
            "corporation": "random",
        },
    ],
)
def test_a_game_of_a_run_can_be_recorded(agent: str, options: dict[str, object]) -> None:
    """Exact answers, which are not checked, give the same game as checked ones on a tape."""
    seed = game_seed(1, 4)
    found = find_agent(GAME, agent)
    session = record_game(GAME, options, seed, found)
    outcomes, progress = play_with_progress(GAME, options, seed, found)
    assert session.over
    assert GAME.outcomes(session.position) == outcomes == {**progress[-1]}
    assert [row["generation"] for row in progress] == list(range(1, len(progress) + 1))


def test_pace_ends_games_in_time() -> None:
    cells, _ = make_cells(GAME, {}, {})
    ends = {
        "pace": (10, 13), "pace:fast": (8, 11), "pace:slow": (12, 15), "pace:beginner": (12, 17),
        "pace:planner": (14, 20), "pace:expert": (13, 19),
    }  # fmt: skip
    for agent, (low, high) in ends.items():
        generation = run_design(GAME, cells, 60, 1, agent, 1).result(0).outcomes["generation"]
        assert low <= generation.q05
        assert generation.q95 <= high


def test_agents_are_found_by_name() -> None:
    assert {"pass", "pace", "pace:slow"} <= set(agent_names(GAME))
    for name in ("pace:unknown", "pace:3", "pass:2", "unknown"):
        with pytest.raises(Illegal):
            find_agent(GAME, name)
    policy = find_agent(GAME, "pace:13")(
        Seat("mars", GAME.new(GAME.complete_options({})), Chance(1))
    )
    assert play_game(GAME, {}, 1, Pass())[0].over
    assert policy is not None
