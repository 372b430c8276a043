"""Complete games in a narrow terminal: no line is too long, in any language."""

import re
from random import Random

import pytest
from rich.cells import cell_len

from understudy.cli.play.game_loop import COMMANDS, Play
from understudy.cli.play.terminal_game import play_unsaved
from understudy.cli.terminal import Terminal
from understudy.cli.translations import translations_for
from understudy.core import Session, find_system

NARROW = 60
MAX_LINES = 2500
EVERYTHING = {
    "expansions": ["corporate_era", "prelude", "prelude2", "venus", "colonies", "turmoil"]
}
NOT_SHOWING = ("save", "report", "quit", "undo", "redo", "back")
SPACES = re.compile(r"(?:Allowed|Dovoleno|Autorisées)\s*:\s([^\n]+)")


class RandomTypist:
    """Types random actions and commands, and only passes after `acts` actions."""

    def __init__(self, seed: int, acts: int) -> None:
        self.random = Random(seed)
        self.acts = acts
        self.shown = ""
        self.lines = 0
        self.play: Play | None = None

    def write(self, text: str) -> None:
        self.shown += text

    def read(self, prompt: str) -> str:
        assert self.play is not None
        self.write(prompt)
        self.lines += 1
        assert self.lines < MAX_LINES, self.shown[-2000:]
        self.write("\n")
        return self._line()

    def _line(self) -> str:
        """Return a line that may be legal; the output of refusals is tested too."""
        assert self.play is not None
        menu = self.play.prompts.open_menu
        if menu is not None and self.acts > 0:
            self.acts -= 1
            names = [name for name in menu.entries if name not in ("done", "pass", "end")]
            commands = [name for name in COMMANDS if name not in NOT_SHOWING]
            return self.random.choice([*names, *names, *names, *commands, "look moss"])
        if menu is not None:
            return "income" if "income" in menu.entries else ""
        spaces = SPACES.findall(self.shown[-2000:])
        allowed = [space.strip() for space in (spaces[-1] if spaces else "").split(",") if space]
        # "t" takes over from the expert.
        words = ["", "", "", "1", "1", *allowed[:1] * 2, "2", "9", "C5", "back", "t"]
        return self.random.choice(words)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options", "language", "acts"),
    [
        ("mars", EVERYTHING | {"corporation": "C06"}, "fr", 60),
        ("mars", EVERYTHING | {"you": "played"}, "cs", 60),
        ("tapestry", {}, "fr", 60),
        (
            "tapestry",
            {"players": "two_humans", "name": "Žofie Nejedlá", "name2": "山田太郎"},
            "cs",
            40,
        ),
    ],
)
def test_a_whole_game_fits_a_narrow_terminal(
    game: str, options: dict[str, object], language: str, acts: int
) -> None:
    system = find_system(game)
    typist = RandomTypist(5, acts)
    terminal = Terminal(typist.read, typist.write, width=NARROW)
    session = Session(system, options, 3)
    typist.play = Play(play_unsaved(session), terminal, translations_for(system, language))
    typist.play.run()
    assert session.over
    wide = {line for line in typist.shown.splitlines() if cell_len(line.rstrip()) > NARROW}
    assert not wide, "\n".join(sorted(wide, key=cell_len))
    board = typist.play.screen.board(
        system.view(session.position), translations_for(system, language)
    )
    assert all(cell_len(str(line).rstrip()) <= NARROW for line in board), "the map is too wide"
    for prefix in ("terminal-", "table-", "page-", f"{game}-"):
        assert prefix not in typist.shown
