"""Human models: policies that sit in for the person, found by name.

A model takes a place at one game: it sees the position, of which it may use what lies open, and has
chance of its own. It answers the questions that a person would be asked, in the same words. `pass`
plays any game; a game brings models of its own; and any installed package can offer more in the
entry point group ``understudy.humans``, each a function like `make` of a `Player`.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from importlib.metadata import entry_points
from typing import Any, Final, cast

from understudy.core import Illegal, Model, Player, Policy, Question, System, pass_agent
from understudy.core.options.options import shown

GROUP: Final = "understudy.humans"


def _pass(setting: str) -> Model | None:
    return None if setting else pass_agent


EVERYWHERE: Final = {"pass": Player(_pass)}
"""Who plays any game."""


Human = str | Policy | Callable[[Any], object]
"""Who sits in for the person: the name of a model, a policy or a class of them, or a function that
takes a question and gives the answer.
"""


class _FunctionPolicy:
    """A policy that is no more than a function."""

    def __init__(self, answer: Callable[[Question[Any]], object]) -> None:
        self.answer = answer


def resolve_agent(system: System, human: Human) -> Model:
    """The model that somebody named or brought. A class of policies gets the place it takes; one
    that is an object is copied for every game, so that games do not know of each other.
    """
    if isinstance(human, str):
        return find_human(system, human)
    if isinstance(human, type):
        made: Model = human
        return made
    if hasattr(human, "answer"):
        policy = cast(Policy, human)
        return lambda place: deepcopy(policy)
    if not callable(human):
        raise _nobody(system, shown(human))
    return lambda place: _FunctionPolicy(human)


def human_name(human: Human) -> str:
    """What somebody who plays is called in a result."""
    if isinstance(human, str):
        return human
    return str(getattr(human, "__name__", type(human).__name__))


def default_agent(system: System) -> str:
    """Who plays if nobody is named: the one of the forecast, who brings games to their end."""
    forecasting = system.simulation().forecasting
    return forecasting.human if forecasting is not None else "pass"


def find_human(system: System, name: str) -> Model:
    """The human model of this name for a game, e.g. ``pass``, ``pace`` or ``pace:fast``."""
    base, _, setting = name.partition(":")
    player = _players(system).get(base)
    if player is None:
        for entry in entry_points(group=GROUP, name=base):
            player = Player(entry.load())
    model = player.make(setting) if player is not None else None
    if model is None:
        raise _nobody(system, name)
    return model


def _nobody(system: System, name: str) -> Illegal:
    known = ", ".join(human_names(system))
    return Illegal("terminal-unknown-human", name=name, known=known)


def human_names(system: System) -> list[str]:
    """Who can be asked to play a game: the names, those of installed packages included."""
    players = _players(system)
    settings = [f"{name}:{word}" for name, player in players.items() for word in player.settings]
    plugged = [entry.name for entry in entry_points(group=GROUP)]
    return list(dict.fromkeys([*players, *settings, *plugged]))


def _players(system: System) -> dict[str, Player]:
    return {**EVERYWHERE, **system.simulation().players}
