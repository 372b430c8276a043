"""Boards and the like as text files: printed, checked, used."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from understudy.core import (
    Illegal,
    Message,
    System,
    Unreadable,
    find_system,
    system_names,
)

BOARD: Final = "board"
UNUSUAL: Final = "-unusual"
"""How the ids of mere doubts end."""


def board_text(system: System, name: str) -> str:
    """Our transcription of a board."""
    boards = system.editable_boards().get(BOARD, {})
    if name not in boards:
        raise Illegal("terminal-no-such-board", name=name, known=", ".join(boards) or "–")
    return boards[name]


def read_text(path: Path) -> str:
    """The text of a file, or a refusal that says what is wrong with it."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("terminal-check-not-text") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable("terminal-cannot-read", file=str(path), reason=reason) from None


def board_game() -> System:
    """The game whose boards can be entered."""
    systems = map(find_system, system_names())
    return next(system for system in systems if BOARD in system.editable_boards())


def board_problems(text: str) -> list[Message]:
    """What is wrong with an entered board, or unusual."""
    try:
        return board_game().check_board(BOARD, text)
    except Unreadable as refused:
        return [refused.message]


def is_fatal(problem: Message) -> bool:
    """Whether a board with this problem cannot be used."""
    return not problem.id.endswith(UNUSUAL)
