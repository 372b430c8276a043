"""Figures of a run: a title, a footer, and translated names."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from understudy.core import Arg

INK: Final = "#3b3a36"


class Translate(Protocol):
    """Translates the text of plots."""

    def __call__(self, id: str, /, **args: Arg) -> str:
        """Return the sentence of a message id."""
        ...

    def name(self, kind: str, id: str) -> str: ...


@dataclass(frozen=True, slots=True)
class FigureFactory:
    """Makes the figures of a run; `make` is the figure class of matplotlib."""

    make: Any
    game: str
    agent: str
    say: Translate

    def new_figure(self, width: float, height: float, title: str, footer: Sequence[str]) -> Any:
        """Return an empty figure titled with the game and what it shows."""
        figure = self.make(figsize=(width, height), layout="constrained")
        system = self.say(f"page-system-{self.game}")
        figure.suptitle(f"{system}: {title}", fontsize="large", color=INK)
        figure.supxlabel("\n".join(footer), fontsize="small", color=INK)
        return figure

    def outcome(self, name: str) -> str:
        return self.say(f"{self.game}-outcome-{name.replace('_', '-')}")

    def games_note(self, games: int) -> str:
        return self.say("terminal-plot-games", games=games, human=self.agent)

    def truncation_note(self, shown: int, all: int) -> list[str]:
        """Return a note that not all cells are shown, if so."""
        return [] if shown == all else [self.say("terminal-plot-first", shown=shown, all=all)]
