"""The command in a pseudo-terminal: an interrupted game is saved."""

import os
import pty
import select
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from understudy.store.sql import open_folder

SILENCE = 20
"""Seconds after which even a busy machine has responded."""


class Screen:
    """The command in a pseudo-terminal."""

    def __init__(self, *arguments: str) -> None:
        self.ours, terminal = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "understudy", *arguments],
            stdin=terminal, stdout=terminal, stderr=terminal, start_new_session=True,
            preexec_fn=_take_terminal,
        )  # fmt: skip
        os.close(terminal)
        self.shown = ""
        self.seen = 0

    def until(self, text: str) -> None:
        """Read until this text appears after the one of the previous call."""
        while (found := self.shown.find(text, self.seen)) < 0:
            self.shown += os.read(self.ours, 4096).decode("utf-8", "replace")
        self.seen = found + len(text)

    def type(self, text: str) -> None:
        os.write(self.ours, text.encode())

    def interrupt(self, farewell: str) -> None:
        """Press Ctrl-C until this text appears.

        Python loses a Ctrl-C between showing the prompt and reading the line; press it again then.
        """
        while farewell not in self.shown:
            self.type("\x03")
            while farewell not in self.shown and select.select([self.ours], [], [], SILENCE)[0]:
                self.shown += os.read(self.ours, 4096).decode("utf-8", "replace")

    def end(self) -> int:
        """Read the rest. Return the exit status of the command."""
        try:
            while piece := os.read(self.ours, 4096):
                self.shown += piece.decode("utf-8", "replace")
        except OSError:
            # Linux raises this when the other side is closed.
            pass
        os.close(self.ours)
        return self.process.wait(60)


def _take_terminal() -> None:
    """Make the terminal the controlling one, so that Ctrl-C sends a signal."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


@pytest.mark.slow
def test_an_interrupted_game_can_be_resumed(data_folder: Path) -> None:
    first = Screen("play", "mars", "--seed", "5", "--language", "en")
    first.until("] > ")
    first.type("tr\n")
    first.until("] > ")
    first.type("2\n")
    first.until("] > ")
    first.interrupt("understudy play --resume")
    assert first.end() == 0
    second = Screen("play", "--resume", "--language", "en")
    second.until("] > ")
    second.type("undo\n")
    second.until("Undone. Answers left: 0.")
    second.until("] > ")
    second.type("\x04")
    assert second.end() == 0
    with closing(open_folder(data_folder)) as store:
        (line,) = store.list_games()
    assert (line.answers, line.revision) == (0, 2)
