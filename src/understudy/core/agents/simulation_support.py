"""What a game says to those who play many games of it. All of it may be left out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from understudy.core.agents.policy import Model
from understudy.core.chance import Chance
from understudy.core.questions.question import Question


@dataclass(frozen=True, slots=True)
class Player:
    """A human model that is found by its name.

    `make` takes what follows the colon of ``NAME:SETTING`` and gives None if it is nonsense;
    `settings` are the words that can follow it.
    """

    make: Callable[[str], Model | None]
    settings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Forecasting:
    """How continuations of a game being played begin, so that they know no more than the person.

    `turn_over_any(position, question, chance)` answers a question about what is being turned over
    or rolled on the table with anything that it can be, and gives None to all others.
    `deal_unseen(position, chance, turned_over)` then deals anew what lies face down beside that.
    `from_the_start(position)` says whether the turn has to be played again from its start, because
    its cards lie in nobody's deck, `has_score(position)` whether the bot has a score to look for.
    Without other wishes the model `human` plays on. `moves(session)` lists what can be done in a
    turn whose moves can be compared, how to end it last.
    """

    deal_unseen: Callable[[Any, Chance, object], None]
    turn_over_any: Callable[[Any, Question[Any], Chance], object]
    from_the_start: Callable[[Any], bool] = lambda position: False
    has_score: Callable[[Any], bool] = lambda position: True
    human: str = "pass"
    moves: Callable[[Any], Sequence[object]] = lambda session: ()


@dataclass(frozen=True, slots=True)
class Workload:
    """A fixed piece of work that is measured.

    `games` counts whole games a second, with `listening` their journal too; `undo` takes back the
    last answer of a whole game and gives it again; `answers` asks the server: the model plays until
    the clock says `late`, then these `answers` are given by turns. With `open_store` they are
    given in so many games, one after the other, and counted by the second.
    """

    what: Literal["games", "undo", "answers"]
    human: Model
    options: Mapping[str, object] = field(default_factory=dict)
    listening: bool = False
    late: int = 0
    answers: tuple[object, ...] = ()
    open_games: int = 0


@dataclass(frozen=True, slots=True)
class Simulation:
    """The outcomes by what they are good for, the human models, the forecast, the workloads.

    `clock` is the outcome that tells the time, `score` that of the bot. `leading` outcomes are
    shown before all others; a comparison shows those of `compared`, or else the leading ones. Over
    time the outcomes that begin with one of `drawn_together` make one picture, those of
    `drawn_apart` one each.
    """

    clock: str = ""
    score: str = ""
    leading: tuple[str, ...] = ()
    compared: tuple[str, ...] = ()
    drawn_together: tuple[str, ...] = ()
    drawn_apart: tuple[str, ...] = ()
    players: Mapping[str, Player] = field(default_factory=dict)
    forecasting: Forecasting | None = None
    workloads: Mapping[str, Workload] = field(default_factory=dict)
