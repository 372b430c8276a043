"""Custom boards are checked, and equal the printed board with the same text."""

import json
from typing import Any

import pytest

from understudy.core import Illegal, Session, Unreadable, load, save
from understudy.mars.options import MAPS, complete_options
from understudy.mars.printed.boards import (
    MAX_TEXT_LENGTH,
    board_problems,
    board_text,
    custom_board,
    load_board,
)
from understudy.mars.system import GAME


@pytest.mark.parametrize("name", MAPS)
def test_printed_boards_have_no_problems(name: str) -> None:
    assert board_problems(board_text(name)) == []


@pytest.mark.parametrize("venus", [False, True])
def test_hellas_entered_by_hand_is_the_same_board(venus: bool) -> None:
    assert custom_board("hellas", board_text("hellas"), venus=venus) == load_board(
        "hellas", venus=venus
    )


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('id = "building"', 'id = "bulding"', "mars-board-tracks"),
        ("2 T M G A C", "2 T M G A", "mars-board-length"),
        ("2 T M G A C", "2 T M G A Q", "mars-board-icon"),
        ("2 T M G A C", "2 T M G A xcityx", "mars-board-icon"),
        ('tags = ["space"]', "tags = [1]", "mars-board-track"),
        ('lowered_by = "steel"', "lowered_by = []", "mars-board-track"),
        ('tags = ["space"]', 'tags = ["event"]', "mars-board-tags"),
        ("2 T M G A C", "2 T M M M M", "mars-board-icons-unusual"),
    ],
)
def test_problems_of_a_board_are_reported(old: str, new: str, message: str) -> None:
    text = board_text("hellas").replace(old, new, 1)
    assert text != board_text("hellas")
    assert message in [problem.id for problem in board_problems(text)]


def test_an_unusual_board_is_accepted_a_wrong_one_refused() -> None:
    unusual = board_text("hellas").replace("2 T M G A C", "2 T M M M M", 1)
    assert GAME.new({"map": "hellas", "board": unusual}).board.tracks[0].spaces[8] == "M"
    wrong = board_text("hellas").replace("2 T M G A C", "2 T M G A", 1)
    with pytest.raises(Illegal, match="mars-board-length"):
        complete_options({"map": "hellas", "board": wrong})
    with pytest.raises(Unreadable, match="mars-board-not-toml"):
        complete_options({"map": "hellas", "board": 'id = "a"\nid = "b"\n'})


@pytest.mark.parametrize(
    "line",
    [
        "not [ toml",
        ".".join("a" * 2000) + " = 1",
        "a.b = 1",
        "[a]",
        "[tracks]",
        "[[a.b]]",
        "[[trucks]]",
        "x = " + "9" * 4300,
        "x = " + "[" * 2000,
        "x = [[1]]",
        "x = {a = 1}",
        'x = """',
        "x = '''",
        "x = 1.5",
        "x = 1979-05-27",
        'x = "\\u0041"',
        'x = "\x00"',
        "k" * 40 + " = 1",
        'x = "' + "s" * 300 + '"',
        "# \ud800",
        'x = "\ud800"',
        "# \x1b[2J",
    ],
)
def test_a_line_that_is_not_of_a_board_is_never_parsed(line: str) -> None:
    with pytest.raises(Unreadable, match="mars-board-line") as refused:
        board_problems(f"{board_text('hellas')}{line}\n")
    count = board_text("hellas").count("\n")
    assert refused.value.message.args == {"line": count + 1}


@pytest.mark.parametrize(
    "line",
    [
        "",
        "  ",
        "\t# words, ěšč",
        "x = true # yes",
        "x='a # b'",
        "x = [ 'a' , \"b\", ]",
        "x = -12",
        "\r",
    ],
)
def test_other_allowed_lines(line: str) -> None:
    assert board_problems(f"{board_text('hellas')}{line}\n") == []


def test_the_text_of_a_board_is_limited() -> None:
    text = board_text("hellas")
    longest = text + "#" * 99 + "\n"
    while len(longest) + 100 <= MAX_TEXT_LENGTH:
        longest += "#" * 99 + "\n"
    assert board_problems(longest) == []
    with pytest.raises(Unreadable, match="mars-board-too-long"):
        board_problems(longest + "#" * 99 + "\n")
    with pytest.raises(Unreadable, match="mars-board-too-long"):
        complete_options({"map": "hellas", "board": text * 10})


def test_a_hostile_board_in_a_save_file_is_refused() -> None:
    saved = save(Session(GAME, {"map": "hellas", "board": board_text("hellas")}, 5))
    hostile = json.dumps(".".join("a" * 3000) + " = 1\n")
    entered = json.dumps(board_text("hellas"), ensure_ascii=False)
    assert entered in saved
    with pytest.raises(Unreadable, match="mars-board-line"):
        load(saved.replace(entered, hostile))


def test_a_custom_vastitas_borealis_is_not_a_stand_in() -> None:
    text = board_text("vastitas_borealis").replace("stand_in = true\n", "")
    assert GAME.new({"map": "vastitas_borealis"}).board.stand_in
    assert not GAME.new({"map": "vastitas_borealis", "board": text}).board.stand_in


def ignored(**options: object) -> dict[str, list[str]]:
    """Return the icons of each track that have no effect, as the page shows them."""
    view: Any = GAME.view(GAME.new(options))
    return {
        track["id"]: [track["spaces"][space] for space in track["ignored"]]
        for track in view["bot"]["tracks"]
        if track["ignored"]
    }


def test_the_view_marks_icons_without_effect() -> None:
    """Utopia Planitia prints a Venus tag; a rule of Easy switches the Advance icon off."""
    without = {"space": ["venus"], "event": ["floater2"], "energy": ["floater", "floater2"]}
    assert ignored() == without
    assert ignored(expansions=["venus"]) == {}
    assert ignored(expansions=["colonies"]) == {"space": ["venus"]}
    utopia = {**without, "building": ["tag-venus"], "space": ["colony", "venus"]}
    assert ignored(map="utopia_planitia") == utopia
    assert ignored(map="utopia_planitia", expansions=["venus"]) == {"space": ["colony"]}
    assert ignored(map="utopia_planitia", expansions=["venus", "colonies"]) == {}
    easy = ignored(modifiers=["ignore_advance"])
    assert easy["space"] == ["advance", "venus"]
    assert easy["bio"] == ["advance"]
