"""The command in a real terminal: what was answered is kept whatever ends it."""

import os
import pty
import select
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from understudy.store.sql import open_folder

SILENCE = 20
"""Seconds in which even a busy machine would have said something."""


class Screen:
    """The command in a terminal of its own."""

    def __init__(self, *arguments: str) -> None:
        self.mine, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "understudy", *arguments],
            stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True, close_fds=True,
            preexec_fn=_take_terminal,
        )  # fmt: skip
        os.close(theirs)
        self.shown = ""
        self.seen = 0

    def until(self, text: str) -> None:
        """Read until this is there, behind what was waited for before."""
        while (found := self.shown.find(text, self.seen)) < 0:
            self.shown += os.read(self.mine, 4096).decode("utf-8", "replace")
        self.seen = found + len(text)

    def type(self, text: str) -> None:
        os.write(self.mine, text.encode())

    def interrupt(self, farewell: str) -> None:
        """Press Ctrl-C until this is said. One that comes in the moment between the prompt and the
        reading of what is typed is lost in Python itself; people press it again.
        """
        while farewell not in self.shown:
            self.type("\x03")
            while farewell not in self.shown and select.select([self.mine], [], [], SILENCE)[0]:
                self.shown += os.read(self.mine, 4096).decode("utf-8", "replace")

    def end(self) -> int:
        """Read what is left; the status of the command."""
        try:
            while piece := os.read(self.mine, 4096):
                self.shown += piece.decode("utf-8", "replace")
        except OSError:
            # On Linux so ends a terminal whose other side is closed.
            pass
        os.close(self.mine)
        return self.process.wait(60)


def _take_terminal() -> None:
    """Keys such as Ctrl-C come from the terminal that the command controls."""
    import fcntl
    import termios

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def test_an_interrupted_game_goes_on_where_it_was(kept_apart: Path) -> None:
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
    with closing(open_folder(kept_apart)) as store:
        (line,) = store.list_games()
    assert (line.answers, line.revision) == (0, 2)
