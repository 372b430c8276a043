"""The command `board`: boards as text files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from understudy.core import Illegal, Message, System, Unreadable, find_system, system_names

BOARD: Final = "board"
UNUSUAL: Final = "-unusual"
"""End of the message ids of warnings."""


def board_text(system: System, name: str) -> str:
    """Return the transcription of a board."""
    boards = system.editable_boards().get(BOARD, {})
    if name not in boards:
        raise Illegal("terminal-no-such-board", name=name, known=", ".join(boards) or "–")
    return boards[name]


def read_text(path: Path) -> str:
    """Return the text of a file; raise `Unreadable` if it cannot be read."""
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise Unreadable("terminal-check-not-text") from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable("terminal-cannot-read", file=str(path), reason=reason) from None


def board_game() -> System:
    """Return the game whose boards can be entered."""
    systems = map(find_system, system_names())
    return next(system for system in systems if BOARD in system.editable_boards())


def board_problems(text: str) -> list[Message]:
    """Return errors and warnings about an entered board."""
    try:
        return board_game().check_board(BOARD, text)
    except Unreadable as refused:
        return [refused.message]


def is_fatal(problem: Message) -> bool:
    """Return whether a board with this problem cannot be used."""
    return not problem.id.endswith(UNUSUAL)
