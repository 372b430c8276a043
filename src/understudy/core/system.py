"""What a game offers to the rest of the house: one object, found by its name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final, Protocol, Self

from understudy.core.agents.simulation_support import Simulation
from understudy.core.errors import Illegal
from understudy.core.journal.journal import Fact, Step
from understudy.core.journal.messages import Message, Say
from understudy.core.journal.step_notes import Note, default_note
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.session.hidden_info import NO_HIDDEN_INFO, HiddenInfo
from understudy.core.table import Table

Options = Mapping[str, object]
"""What was chosen before the game, as plain JSON."""


SURENESS: Final = ("stated", "inferred", "ours")
"""How sure we are of a rule: it is printed, it follows from print, it is a ruling of ours."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule by our number: where it is printed, and how sure we are."""

    number: str
    cites: tuple[str, ...]
    sure: str


class Position(Protocol):
    """A game between two turns: plain data."""

    over: bool

    def copy(self) -> Self:
        """The same position, sharing nothing that can change."""
        ...

    def facts(self) -> dict[str, Fact]:
        """Every fact of the position by its name in the journal's changes."""
        ...


class System(Protocol):
    """A game: what can be chosen, how it is played, how it is shown."""

    @property
    def name(self) -> str:
        """What the game is called in options, files and addresses."""
        ...

    @property
    def rules_version(self) -> int:
        """Rises when the same answers give another game."""
        ...

    def options(self) -> dict[str, object]:
        """What can be chosen, with defaults, as JSON for a wizard."""
        ...

    def complete_options(self, options: Options) -> dict[str, object]:
        """The options completed with defaults, or a refusal with the reason."""
        ...

    def new(self, options: Options) -> Any:
        """A position before its first turn."""
        ...

    def checklist(self, position: Any) -> list[Message]:
        """What people's hands do before the first turn."""
        ...

    def play_turn(self, position: Any, table: Table) -> None:
        """Play one turn to its end. On any exception the position is worthless."""
        ...

    def notes(self, position: Any, steps: Sequence[Step], since: int) -> list[Note]:
        """What the steps of the journal from number `since` on ask of the people at the table."""
        ...

    def view(self, position: Any) -> dict[str, object]:
        """Everything a screen may show, as JSON; nothing that lies face down."""
        ...

    def hidden_info(self) -> HiddenInfo:
        """What only the person knows; `NO_HIDDEN_INFO` if everything lies open or is face down."""
        ...

    def outcomes(self, position: Any) -> dict[str, int]:
        """What a simulation counts at the end of a game; `human_won` is 1 if the person won."""
        ...

    def score_now(self, position: Any) -> tuple[int, dict[str, int]] | None:
        """The round, and the points of each side if the game ended here; None if nobody counts."""
        ...

    def simulation(self) -> Simulation:
        """What those who play many games need to know; ``Simulation()`` if there is nothing."""
        ...

    def reasons(self) -> tuple[str, ...]:
        """Why something can fail: the closed list, worded by ``NAME-failure-REASON``."""
        ...

    def rules(self) -> tuple[Rule, ...]:
        """The rules the game is played by, with where they are printed and how sure we are."""
        ...

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Names that are data: by kind of reference, then id, then language."""
        ...

    def printed(self) -> dict[str, object]:
        """Printed constants that a drawing needs beside the view, as JSON; empty if none."""
        ...

    def picture(self, position: Any, say: Say) -> str:
        """The table as SVG text, in the words that `say` has; empty if there is no drawing."""
        ...

    def editable_boards(self) -> dict[str, dict[str, str]]:
        """Printed components that an owner may correct: by kind, then name, as text."""
        ...

    def check_board(self, kind: str, text: str) -> list[Message]:
        """What is wrong or unusual about an entered component; nothing if it is fine."""
        ...

    def check_scenario(self, scenario: Mapping[str, object]) -> list[Message]:
        """Run one scenario; the differences found, none if it holds."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class SystemDefaults:
    """For a game to extend that has nothing of what may be left out."""

    def notes(self, position: Any, steps: Sequence[Step], since: int) -> list[Note]:
        """Whatever changes lies on the table."""
        return [default_note(step) for step in steps[since:]]

    def hidden_info(self) -> HiddenInfo:
        """There are none."""
        return NO_HIDDEN_INFO

    def score_now(self, position: Any) -> tuple[int, dict[str, int]] | None:
        """Points are counted at the end alone."""
        return None

    def simulation(self) -> Simulation:
        """No clock, no models of its own, no forecast."""
        return Simulation()

    def reasons(self) -> tuple[str, ...]:
        """Nothing fails."""
        return ()

    def printed(self) -> dict[str, object]:
        """The view is enough."""
        return {}

    def picture(self, position: Any, say: Say) -> str:
        """There is no drawing."""
        return ""

    def editable_boards(self) -> dict[str, dict[str, str]]:
        """Nothing can be corrected."""
        return {}

    def check_board(self, kind: str, text: str) -> list[Message]:
        """There is none of any kind."""
        raise Illegal("table-unknown-sheet", kind=kind)


@cache
def find_system(name: str) -> System:
    """The game of this name, from the entry points of installed packages.

    Looking through all packages takes milliseconds: what was found is remembered.
    """
    for entry in entry_points(group="understudy.games", name=name):
        system: System = entry.load()
        return system
    raise Illegal("table-unknown-game", name=name, known=", ".join(system_names()))


def system_names() -> list[str]:
    """The names of all installed games."""
    return sorted({entry.name for entry in entry_points(group="understudy.games")})
