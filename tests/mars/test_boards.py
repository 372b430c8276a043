"""Entered boards: checked, and the same as ours if they say the same."""

import pytest

from understudy.mars.options import MAPS, settle
from understudy.mars.printed.boards import board_problems, board_text, entered_board, load_board
from understudy.mars.system import GAME
from understudy.table import Illegal, Unreadable


@pytest.mark.parametrize("name", MAPS)
def test_our_own_boards_are_fine(name: str) -> None:
    assert board_problems(board_text(name)) == []


@pytest.mark.parametrize("venus", [False, True])
def test_hellas_entered_by_hand_is_the_same_board(venus: bool) -> None:
    assert entered_board("hellas", board_text("hellas"), venus=venus) == load_board(
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
def test_what_is_wrong_with_a_board_is_said(old: str, new: str, message: str) -> None:
    text = board_text("hellas").replace(old, new, 1)
    assert text != board_text("hellas")
    assert message in [problem.id for problem in board_problems(text)]


def test_an_unusual_board_may_be_used_a_wrong_one_not() -> None:
    unusual = board_text("hellas").replace("2 T M G A C", "2 T M M M M", 1)
    assert GAME.new({"map": "hellas", "board": unusual}).board.tracks[0].spaces[8] == "M"
    wrong = board_text("hellas").replace("2 T M G A C", "2 T M G A", 1)
    with pytest.raises(Illegal, match="mars-board-length"):
        settle({"map": "hellas", "board": wrong})
    with pytest.raises(Unreadable, match="mars-board-not-toml"):
        settle({"map": "hellas", "board": "not [ toml"})


def test_an_entered_vastitas_borealis_is_no_stand_in() -> None:
    text = board_text("vastitas_borealis").replace("stand_in = true\n", "")
    assert GAME.new({"map": "vastitas_borealis"}).board.stand_in
    assert not GAME.new({"map": "vastitas_borealis", "board": text}).board.stand_in
