"""Problem reports: one file, opened at the moment of the problem, and made into a scenario."""

import json
import random
import tomllib
from pathlib import Path

import pytest

from understudy import legal_answers, new
from understudy.cli import main
from understudy.cli.reports.report_file import read_report, terminal_report, write_report
from understudy.cli.reports.scenario_text import scenario_text
from understudy.cli.translations import translations_for
from understudy.core import Refused, Session, save
from understudy.core.scenarios.check import check_citation, check_scenario
from understudy.distribution import installed_version

EXPECTED = "MarsBot should have 40 MC.\nThe track says so."


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setenv("UNDERSTUDY_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)


def played(game: str, answers: int, seed: int, **options: object) -> Session:
    session = new(game, seed=seed, **options)
    chance = random.Random(seed)
    while session.question is not None and len(session.tape) < answers:
        try:
            session.answer(chance.choice(legal_answers(session.question)))
        except Refused:
            continue
    return session


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as exited:
        main([*arguments])
    printed = capsys.readouterr()
    assert isinstance(exited.value.code, int)
    return exited.value.code, printed.out, printed.err


def report_of(session: Session, tmp_path: Path) -> Path:
    words = translations_for(session.system, "en")
    return write_report(terminal_report(session, EXPECTED, words), tmp_path / "report.json")


def test_a_report_has_the_game_the_version_and_the_last_steps(tmp_path: Path) -> None:
    session = played("mars", 12, 3, you="played")
    session.answer(legal_answers(session.question)[0]) if session.question else None
    data = json.loads(report_of(session, tmp_path).read_text("utf-8"))
    assert data["understudy_report"] == 1
    assert data["version"] == installed_version()
    assert data["expected"] == EXPECTED
    assert 0 < len(data["steps"]) <= 20
    assert data["save"] == json.loads(save(session))


def test_the_command_writes_shows_and_makes_a_failing_scenario(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    session = played("mars", 15, 4, you="played")
    (tmp_path / "game.json").write_text(save(session), "utf-8")
    status, out, _ = run(capsys, "report", "--game", "game.json", "--expected", EXPECTED)
    assert status == 0
    assert out.startswith("understudy-report-mars-1.json has the report")
    monkeypatch.setattr("builtins.input", lambda prompt: "quit")
    status, out, _ = run(capsys, "report", "show", "understudy-report-mars-1.json")
    assert status == 0
    assert "MarsBot should have 40 MC." in out
    assert "understudy play --resume" in out
    status, out, _ = run(capsys, "report", "scenario", "understudy-report-mars-1.json")
    assert (status, out.partition(" ")[0]) == (0, "understudy-report-mars-1.toml")
    file = tmp_path / "understudy-report-mars-1.toml"
    text = file.read_text("utf-8")
    assert "#   MarsBot should have 40 MC.\n" in text
    # Without a cited step the citation is to be filled in.
    file.write_text(text.replace('"?"', '"A p.5"'), "utf-8")
    assert run(capsys, "check", str(file))[0] == 0
    file.write_text(text.replace('"?"', '"A p.5"') + "bot.mc = 40\n", "utf-8")
    status, out, _ = run(capsys, "check", str(file))
    assert (status, "bot.mc should be 40, but is" in out) == (1, True)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("mars", {}),
        ("mars", {"you": "played", "expansions": ["corporate_era", "prelude", "colonies"]}),
        ("tapestry", {}),
        ("tapestry", {"you": "played"}),
    ],
)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_every_moment_makes_a_scenario_that_passes(
    game: str, options: dict[str, object], seed: int, tmp_path: Path
) -> None:
    session = played(game, 20 * seed, seed, **options)
    report = read_report(report_of(session, tmp_path))
    assert report.session().tape == session.tape
    for answers in (0, 1, 5):
        scenario = tomllib.loads(scenario_text(report, session, answers))
        if scenario["rule"] != "?":
            check_citation(session.system, scenario["rule"])
        assert check_scenario({**scenario, "rule": session.system.rules()[0].number}) == []


def recorded(then: str, *, position: str = "", do: str = "answer") -> dict[str, object]:
    return tomllib.loads(f"""
title = "MarsBot passes"
rule = "A p.4"
game = "mars"
[options]
seed = 1
[given]
answers = []
[given.position]
{position}
[when]
do = "{do}"
answers = []
[then]
{then}
""")


@pytest.mark.parametrize(
    ("scenario", "message"),
    [
        (recorded("", do="fly"), "table-scenario-bad-value"),
        (recorded("bot.trr = 3"), "table-scenario-unknown-key"),
        (recorded("", position="oxygen = 14"), "table-save-position"),
        ({**recorded(""), "given": {"answers": 3}}, "table-save-key"),
        ({**recorded(""), "given": {"answers": [["x"]]}}, "table-save-answer"),
        ({**recorded(""), "given": {"answers": [["mars-turn", 3]]}}, "table-save-misfit"),
    ],
)
def test_a_wrong_recorded_game_is_refused(scenario: dict[str, object], message: str) -> None:
    with pytest.raises(Refused) as refused:
        check_scenario(scenario)
    assert refused.value.message.id == message


def test_the_differences_of_a_recorded_game_are_named() -> None:
    found = check_scenario(recorded('bot.tr = 21\nquestion = "none"\njournal = ["D-1"]'))
    assert [one.args.get("key") or one.args["cite"] for one in found] == [
        "D-1",
        "bot.tr",
        "question",
    ]
    (refused,) = check_scenario(recorded("refused = true"))
    assert refused.args["key"] == "refused"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"understudy_report": 2}', "\x00", "[" * 9999])
def test_other_files_are_refused(
    text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other.json").write_text(text, "utf-8")
    for command in ("show", "scenario"):
        status, out, error = run(capsys, "report", command, "other.json")
        assert (status, out) == (2, "")
        assert "not a problem report" in error


def test_a_damaged_game_in_a_report_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.json").write_text('{"understudy_report": 1, "steps": 3, "save": 7}', "utf-8")
    status, _, error = run(capsys, "report", "scenario", "bad.json")
    assert (status, error) == (2, "This is not an Understudy save file.\n")


def test_no_file_is_overwritten(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = report_of(played("mars", 3, 1, you="played"), tmp_path)
    (tmp_path / "report.toml").write_text("", "utf-8")
    status, _, error = run(capsys, "report", "scenario", str(file))
    assert (status, "already exists" in error) == (2, True)
