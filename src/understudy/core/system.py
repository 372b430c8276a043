"""The interface of a game to the rest of the program: one object, found by its name."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points
from typing import Any, Final, Protocol, Self

from understudy.core.agents.simulation_support import Simulation
from understudy.core.errors import Illegal
from understudy.core.guide import Guide
from understudy.core.journal.messages import Message, Say
from understudy.core.journal.step import Fact, Step
from understudy.core.journal.step_notes import Note, default_note
from understudy.core.journal.table_changes import TableChange
from understudy.core.mypyc_hints import mypyc_attr
from understudy.core.session.hidden_info import NO_HIDDEN_INFO, HiddenInfo
from understudy.core.table import Table

Options = Mapping[str, object]
"""The options of a game as plain JSON."""


CERTAINTY: Final = ("stated", "inferred", "ours")
"""How certain a rule is: printed, inferred from printed rules, or our ruling."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule with our number: where it is printed, and how certain it is."""

    number: str
    cites: tuple[str, ...]
    sure: str


class Position(Protocol):
    """The complete state of a game between two turns, as plain data."""

    over: bool

    def copy(self) -> Self:
        """Return a copy that shares nothing mutable."""
        ...

    def facts(self) -> dict[str, Fact]:
        """Return every fact of the position by its name in the changes of the journal."""
        ...


class System(Protocol):
    """A game: its options, turns, view, names and scenarios."""

    @property
    def name(self) -> str:
        """The name of the game in options, files and URLs."""
        ...

    @property
    def rules_version(self) -> int:
        """The version of the rules; raised when the same answers give another game."""
        ...

    def options(self) -> dict[str, object]:
        """Return all options with their values and defaults as JSON, for option screens."""
        ...

    def complete_options(self, options: Options) -> dict[str, object]:
        """Return the options completed with defaults, or raise `Refused` with the reason."""
        ...

    def new(self, options: Options) -> Any:
        """Return the position before the first turn."""
        ...

    def checklist(self, position: Any) -> list[Message]:
        """Return what the players must set up before the first turn."""
        ...

    def play_turn(self, position: Any, table: Table) -> None:
        """Play one turn to its end. After an exception the position is invalid."""
        ...

    def notes(self, position: Any, steps: Sequence[Step], since: int) -> list[Note]:
        """Return a note for each step of the journal from number `since` on."""
        ...

    def table_changes(self, before: Any, after: Any) -> list[TableChange]:
        """Return what to do on the real table to get from one position to another, in order."""
        ...

    def view(self, position: Any) -> dict[str, object]:
        """Return everything a screen may show as JSON; nothing that lies face down."""
        ...

    def listed_facts(self) -> tuple[str, ...]:
        """Return the names of the values of the view that a list of games shows.

        Parts of a name are joined by dots; one that ends with a dot stands for all below it.
        """
        ...

    def hidden_info(self) -> HiddenInfo:
        """Return what only the player knows; `NO_HIDDEN_INFO` if there is no such thing."""
        ...

    def outcomes(self, position: Any) -> dict[str, int]:
        """Return what simulations count at the end of a game; `human_won` is 1 if the human won."""
        ...

    def score_now(self, position: Any) -> tuple[int, dict[str, int]] | None:
        """Return the round and the current score of each side; None without a running score."""
        ...

    def simulation(self) -> Simulation:
        """Return the hooks for simulations and forecasts; ``Simulation()`` if there are none."""
        ...

    def reasons(self) -> tuple[str, ...]:
        """Return all reasons why an action can fail; message ids are ``NAME-failure-REASON``."""
        ...

    def rules(self) -> tuple[Rule, ...]:
        """Return the rules of the game, where they are printed, and how certain they are."""
        ...

    def citations(self) -> Collection[str]:
        """Return what scenarios may cite besides the rules and the places of `rules`."""
        ...

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        """Return names that are data: by kind of reference, then id, then language."""
        ...

    def printed(self) -> dict[str, object]:
        """Return printed constants that screens need in addition to the view, as JSON."""
        ...

    def guides(self) -> tuple[Guide, ...]:
        """Return the games that the page explains step by step."""
        ...

    def picture(self, position: Any, say: Say) -> str:
        """Return the board as SVG text, translated by `say`; empty if the game cannot draw it."""
        ...

    def editable_boards(self) -> dict[str, dict[str, str]]:
        """Return the printed boards that users may replace by custom ones: by kind, then name."""
        ...

    def check_board(self, kind: str, text: str) -> list[Message]:
        """Return the errors and warnings about a custom board; empty if it is correct."""
        ...

    def check_scenario(self, scenario: Mapping[str, object]) -> list[Message]:
        """Run one scenario and return the differences from the expected result."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class SystemDefaults:
    """Base class of games with defaults for every optional method."""

    def notes(self, position: Any, steps: Sequence[Step], since: int) -> list[Note]:
        """Return a note per step: every change must be moved on the table."""
        return [default_note(step) for step in steps[since:]]

    def table_changes(self, before: Any, after: Any) -> list[TableChange]:
        """Return nothing: the game has no table."""
        return []

    def listed_facts(self) -> tuple[str, ...]:
        """Return nothing special: a list shows what is not nested, and the scores."""
        return ()

    def hidden_info(self) -> HiddenInfo:
        return NO_HIDDEN_INFO

    def score_now(self, position: Any) -> tuple[int, dict[str, int]] | None:
        return None

    def simulation(self) -> Simulation:
        return Simulation()

    def reasons(self) -> tuple[str, ...]:
        return ()

    def citations(self) -> Collection[str]:
        return ()

    def printed(self) -> dict[str, object]:
        return {}

    def guides(self) -> tuple[Guide, ...]:
        return ()

    def picture(self, position: Any, say: Say) -> str:
        return ""

    def editable_boards(self) -> dict[str, dict[str, str]]:
        return {}

    def check_board(self, kind: str, text: str) -> list[Message]:
        """Refuse: there is no board of this kind."""
        raise Illegal("table-unknown-sheet", kind=kind)


@cache
def find_system(name: str) -> System:
    """Return the game of this name, from the entry points of installed packages.

    The search takes milliseconds, so its result is cached.
    """
    for entry in entry_points(group="understudy.games", name=name):
        system: System = entry.load()
        return system
    raise Illegal("table-unknown-game", name=name, known=", ".join(system_names()))


@cache
def system_names() -> tuple[str, ...]:
    """Return the names of all installed games, in order; cached like `find_system`."""
    return tuple(sorted({entry.name for entry in entry_points(group="understudy.games")}))
