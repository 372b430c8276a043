"""The command `check`: one line per scenario, the last line and the exit status."""

from pathlib import Path

import pytest

import understudy.cli.commands.check
from understudy.cli import main
from understudy.components.data_tables import DataError
from understudy.locales import languages

GOOD = """
title = "Nothing is asked of an empty turn"
rule = "A p.5"
game = "mars"
[when]
do = "advance"
track = "building"
[then]
bot.tracks = { building = 1 }
"""


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def check(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, list[str], str]:
    with pytest.raises(SystemExit) as exited:
        main(["check", *arguments])
    printed = capsys.readouterr()
    status = exited.value.code
    assert isinstance(status, int)
    return status, printed.out.splitlines(), printed.err


def test_passing_scenarios(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "deep").mkdir()
    for name in ("b.toml", "a.toml", "deep/c.toml"):
        (tmp_path / name).write_text(GOOD, "utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", "utf-8")
    status, lines, _ = check(capsys, str(tmp_path))
    names = ("a.toml", "b.toml", "deep/c.toml")
    assert lines == [*(f"ok  {tmp_path / name}" for name in names), "3 passed, 0 failed"]
    assert status == 0


def test_a_failing_scenario_shows_the_differences(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text(GOOD.replace("building = 1", "building = 3") + "bot.mc = 9\n", "utf-8")
    status, lines, _ = check(capsys, str(file))
    assert status == 1
    assert lines[0] == f"FAILED {file}: 2 differences"
    assert "3" in lines[1]
    assert "9" in lines[2]
    assert all(line.startswith("    ") for line in lines[1:3])
    assert lines[3:] == ["0 passed, 1 failed"]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("[given.bot]\ntracks = { building = 1000 }", "given.bot.tracks.building” is 1,000;"),
        ("[given.bot]\nmarkers = { space = -1 }", "given.bot.markers.space” is −1;"),
        ("[given.bot]\nmc = 10001", "given.bot.mc” is 10,001; it must be from −10,000 to 10,000."),
        ("[given]\ntemperature = 10", "given.temperature” is 10; it must be from −30 to 8."),
    ],
)
def test_a_number_outside_its_range_is_refused_with_the_range(
    given: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "far.toml"
    file.write_text(GOOD.replace("[when]", f"{given}\n[when]"), "utf-8")
    status, lines, _ = check(capsys, str(file))
    assert status == 1
    assert message in lines[0]
    assert "must be from" in lines[0]


def test_quiet_prints_only_failures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    bad = tmp_path / "bad.toml"
    bad.write_text(GOOD.replace("building = 1", "building = 3"), "utf-8")
    status, lines, _ = check(capsys, "--quiet", str(tmp_path))
    assert status == 1
    assert lines[0].startswith(f"FAILED {bad}: ")
    assert lines[1:] == ["1 passed, 1 failed"]


@pytest.mark.parametrize(
    "rule", ['rule = "A p.4–5, C p.16"', 'rule = "§12.4, marsbot 15.4, T 5, C03, B21, D-12"']
)
def test_pages_sections_cards_and_rulings_can_be_cited(
    rule: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = GOOD.replace('rule = "A p.5"', rule)
    assert text != GOOD
    (tmp_path / "cited.toml").write_text(text, "utf-8")
    status, lines, _ = check(capsys, str(tmp_path))
    assert (status, lines[-1]) == (0, "1 passed, 0 failed")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title = \n", "line 1 is not TOML"),
        ('\n\ngame = "mars\n', "line 3 is not TOML"),
        ('game = "mars"\n', "“when” is missing"),
        ('[when]\ndo = "score"\n', "“game” is missing"),
        (GOOD.replace("title", "titel"), "unknown key “titel”"),
        (GOOD.replace('"mars"', '"venus"'), "no game “venus”"),
        ('game = "mars"\nwhen = 3\n', "“when” must be a table"),
        (GOOD.replace("bot.tracks", "bot.trakcs"), "trakcs"),
        (GOOD.replace('"advance"', '"fly"'), "fly"),
        (GOOD.replace("A p.5", "A p.99"), "“A p.99” is not a rule"),
        (GOOD.replace("A p.5", "A p.5, D-999"), "“D-999” is not a rule"),
        (GOOD.replace("A p.5", ""), "“” is not a rule"),
        (GOOD.replace('"A p.5"', "5"), "“rule” cannot be “5”"),
        (GOOD.replace("rule", "#"), "“rule” is missing"),
        (GOOD.replace("A p.5", "A p.4–99"), "“A p.4–99” is not a rule"),
        (GOOD.replace("A p.5", "§15"), "“§15” is not a rule"),
        (
            GOOD.replace("[when]", "[options]\nseed = 1e300\n[when]"),
            "“options.seed” cannot be “1e+300”",
        ),
        (
            GOOD.replace("[when]", "[options]\nseed = true\n[when]"),
            "“options.seed” cannot be “True”",
        ),
        (GOOD.replace("[when]", "[when]\nanswers = 3"), "“when.answers” cannot be “3”"),
        (GOOD.replace("[when]", '[when]\nanswers = "yes"'), "“when.answers” cannot be “yes”"),
        (GOOD.replace('"Nothing is asked of an empty turn"', "5"), "“title” cannot be “5”"),
        (GOOD.replace("[when]", f"[given]\noxygen = {'9' * 6000}\n[when]"), "is not TOML"),
        (GOOD.replace("[when]", f"[given]\nx = {'[' * 3000}{']' * 3000}\n[when]"), "is not TOML"),
    ],
)
def test_an_invalid_scenario_is_a_failure(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "strange.toml"
    file.write_text(text, "utf-8")
    status, lines, _ = check(capsys, str(file))
    assert status == 1
    assert lines[0].startswith(f"FAILED {file}: ")
    assert message in lines[0]
    assert lines[-1] == "0 passed, 1 failed"


def test_a_file_that_is_not_text_is_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "binary.toml"
    file.write_bytes(b"\xff\xfe\x00")
    status, lines, _ = check(capsys, str(file))
    assert (status, lines[-1]) == (1, "0 passed, 1 failed")


def test_damaged_data_end_the_command_with_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(scenario: object) -> None:
        raise DataError("cards.txt: 999 has no definition")

    monkeypatch.setattr(understudy.cli.commands.check, "check_scenario", fail)
    for name in ("one.toml", "other.toml"):
        (tmp_path / name).write_text(GOOD, "utf-8")
    assert check(capsys, str(tmp_path)) == (2, [], "cards.txt: 999 has no definition\n")


def test_nothing_to_check_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in ([], [str(tmp_path)], [str(tmp_path / "missing.toml")]):
        status, lines, message = check(capsys, *arguments)
        assert (status, lines) == (2, [])
        assert message


def test_the_last_line_is_the_same_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("title = 1\nx = 2\n", "utf-8")
    for language in languages():
        status, lines, _ = check(capsys, str(file), "--language", language)
        assert (status, lines[-1]) == (1, "0 passed, 1 failed")


def test_reasons_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    status, lines, _ = check(capsys, "--reasons")
    assert status == 0
    assert any(line.startswith("mars      track_at_end ") and line.endswith(".") for line in lines)


def test_an_offer_without_an_answer_is_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    scenario = Path("scenarios/mars/played/prelude2/venus_orbital_survey_discards.toml")
    file = tmp_path / "offer.toml"
    file.write_text(scenario.read_text("utf-8").replace("options = [2]\n", ""), "utf-8")
    status, lines, error = check(capsys, str(file))
    assert (status, error) == (1, "")
    assert lines == [
        f"FAILED {file}: The scenario has no answer for: Do you want Fish? Add it to “answers”.",
        "0 passed, 1 failed",
    ]


def test_a_missing_citation_is_reported_with_those_of_the_journal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cite.toml"
    file.write_text(GOOD + 'journal = ["A p.99"]\n', "utf-8")
    status, lines, _ = check(capsys, str(file))
    assert status == 1
    said = "The journal does not cite A p.99 at this point. It cites, in this order: A p.5."
    assert lines[0] == f"FAILED {file}: {said}"
