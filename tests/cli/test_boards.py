"""The commands `board` and `names`, and the text screens of expansions."""

import json
import re
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.test_commands import run
from understudy.cli.screens.screen import find_screen
from understudy.cli.translations import translations_for
from understudy.core import Session
from understudy.locales import languages
from understudy.mars import GAME
from understudy.mars.printed.boards import custom_board, load_board

EVERYTHING = ["corporate_era", "venus", "colonies", "turmoil", "milestones_awards", "promo"]
RAW_ID = re.compile(r"\b(?:mars|terminal)-[a-z]")


def screen_text(language: str, **options: object) -> str:
    """Return the map and MarsBot's side as the terminal shows them."""
    session = Session(GAME, options, 5)
    view = GAME.view(session.position)
    words, screen = translations_for(GAME, language), find_screen(GAME)
    console = Console(width=120, color_system=None, highlight=False, markup=False)
    with console.capture() as captured:
        console.print(*screen.board(view, words), *screen.bot(view, words), sep="\n")
    return captured.get()


def test_a_printed_board_can_be_checked_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, text, _ = run(capsys, "board", "mars", "elysium")
    assert status == 0
    assert custom_board("elysium", text).tracks == load_board("elysium").tracks
    file = tmp_path / "elysium.toml"
    file.write_text(text, "utf-8")
    status, out, _ = run(capsys, "board", "check", str(file))
    assert (status, out) == (0, "This board can be used.\n")
    simulate = "simulate mars --games 2 --workers 1 --json --option map=elysium".split()
    status, with_file, _ = run(capsys, *simulate, "--board", str(file))
    assert status == 0
    _, without, _ = run(capsys, *simulate)
    assert json.loads(with_file)["outcomes"] == json.loads(without)["outcomes"]


def test_a_broken_board_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, text, _ = run(capsys, "board", "mars", "hellas")
    file = tmp_path / "broken.toml"
    file.write_text(text.replace('spaces = ". O', 'spaces = "? O', 1), "utf-8")
    status, out, _ = run(capsys, "board", "check", str(file))
    assert status == 1
    assert "space 1" in out
    status, _, error = run(capsys, "play", "mars", "--option", "map=hellas", "--board", str(file))
    assert status == 2
    assert "space 1" in error
    file.write_text("tracks = [", "utf-8")
    status, out, _ = run(capsys, "board", "check", str(file))
    assert status == 1
    assert out


def test_an_unknown_board_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    status, _, error = run(capsys, "board", "mars", "atlantis")
    assert status == 2
    assert "hellas" in error


def test_missing_names_are_counted(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, _ = run(capsys, "names", "mars", "--json")
    assert status == 0
    counts = json.loads(out)
    assert {"mars-card", "mars-event"} <= counts.keys()
    for kind in counts.values():
        assert kind["en"] == 0
        assert list(kind) == ["names", *languages()]
    status, out, _ = run(capsys, "names", "mars")
    assert status == 0
    assert "mars-event" in out


@pytest.mark.parametrize("language", languages())
def test_the_expansions_are_shown_with_translations(language: str) -> None:
    text = screen_text(language, map="hellas", expansions=EVERYTHING)
    assert not RAW_ID.search(text), RAW_ID.findall(text)
    assert len(re.findall(r"\[\.\]", text)) == 5, "the marker of every colony tile"
    assert "3*" in text


def test_expansions_not_in_play_are_not_shown() -> None:
    text = screen_text("en", map="tharsis")
    assert "Colony" not in text
    assert "Party" not in text
    assert "*" not in text


def test_a_stand_in_board_is_marked() -> None:
    assert "substitutes" in screen_text("en", map="vastitas_borealis")


def test_the_corporation_is_shown() -> None:
    helion = screen_text("en", corporation="C03")
    assert "Corporation C03 Helion: On a white cube" in helion
    assert "Black cube: " in helion
    assert "On the corporation card" not in helion
    assert re.search(r"On the corporation card: Plants \d", screen_text("en", corporation="C40"))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", ["C03", "C36", "C40"])
def test_the_corporation_is_translated(language: str, number: str) -> None:
    assert not RAW_ID.search(screen_text(language, corporation=number))


def test_without_a_corporation_there_is_no_line() -> None:
    assert "Corporation C" not in screen_text("en")
