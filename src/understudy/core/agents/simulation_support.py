"""Optional hooks of a game for simulations, forecasts and benchmarks."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Literal, Protocol

from understudy.core.agents.learning import Learning
from understudy.core.agents.policy import Agent
from understudy.core.chance import Chance
from understudy.core.journal.messages import Message
from understudy.core.questions.question import Question


@dataclass(frozen=True, slots=True)
class NamedAgent:
    """An agent that is found by its name.

    `make` takes the setting of ``NAME:SETTING`` and returns None if it is invalid; `settings` are
    the settings to list.
    """

    make: Callable[[str], Agent | None]
    settings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Forecasting:
    """How forecasts begin their continuations without using hidden information.

    `guess_revealed(position, question, chance)` answers a question about a card or die that is
    turned over or rolled with a random possible value, and returns None for other questions.
    `redeal_hidden(position, chance, revealed)` then reshuffles everything else that lies face
    down. `restart_turn(position)` returns whether the turn must be played again from its start,
    because its cards are in no deck. `has_score(position)` returns whether the bot has a score to
    forecast. `agent` is the default agent.
    """

    redeal_hidden: Callable[[Any, Chance, object], None]
    guess_revealed: Callable[[Any, Question[Any], Chance], object]
    restart_turn: Callable[[Any], bool] = lambda position: False
    has_score: Callable[[Any], bool] = lambda position: True
    agent: str = "pass"


class GameObserver(Protocol):
    """Watches a replayed game and says in a few sentences what stands out."""

    def see(self, position: Any, question: str, answers: Sequence[object], given: object) -> None:
        """Note a decision: the position after it, its answers, and the given one."""
        ...

    def sentences(self, position: Any) -> tuple[Message, ...]:
        """Return the sentences about the game, which is now in this position."""
        ...


class _NoObserver:
    """Says nothing."""

    def see(self, position: Any, question: str, answers: Sequence[object], given: object) -> None:
        pass

    def sentences(self, position: Any) -> tuple[Message, ...]:
        return ()


NO_OBSERVER: Final[GameObserver] = _NoObserver()


@dataclass(frozen=True, slots=True)
class Workload:
    """A fixed piece of work for benchmarks.

    `games` counts whole games per second, with `listening` including their journal. `undo` undoes
    and redoes the last answer of a whole game. `turns` measures single turns, `stepper` answers of
    the agent to a stepper, `long_turn` the last of `late` answers within one turn of a session, and
    `start` a new process with this `command`. `answers` measures the server: the agent plays until
    the clock says `late`, then `answers` are given in turn. With `open_games` they are given in
    that many games, one after the other, and counted per second. `served` measures the processor
    time of the server while the agent's games are played on from their middle.
    """

    what: Literal["games", "undo", "turns", "stepper", "long_turn", "start", "answers", "served"]
    agent: Agent
    options: Mapping[str, object] = field(default_factory=dict)
    listening: bool = False
    late: int = 0
    answers: tuple[object, ...] = ()
    open_games: int = 0
    command: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Simulation:
    """The roles of the outcomes, the agents, the forecast and the workloads of a game.

    `clock` is the outcome that measures time, `score` the score of the bot. `leading` outcomes are
    shown first; a comparison shows those of `compared`, or else the leading ones. In plots over
    time, outcomes that begin with one of `plotted_together` share one plot; those of
    `plotted_apart` get one each. `learning` returns what a learned agent needs; the agent `expert`
    exists in games that have it. `observer` makes the sentences of a review. `reasons` says why an
    answer is good, from the position, the answer and its preview.
    """

    clock: str = ""
    score: str = ""
    leading: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()
    plotted_together: tuple[str, ...] = ()
    plotted_apart: tuple[str, ...] = ()
    agents: Mapping[str, NamedAgent] = field(default_factory=dict)
    forecasting: Forecasting | None = None
    workloads: Mapping[str, Workload] = field(default_factory=dict)
    learning: Callable[[], Learning] | None = None
    observer: Callable[[], GameObserver] | None = None
    reasons: Callable[[Any, object, Any], tuple[Message, ...]] = lambda *_: ()
