"""Human models: policies that sit in for the person, found by name.

A model takes a seat at one game: it sees the position, of which it may use what lies open, and has
chance of its own. It answers the questions that a person would be asked, in the same words. A
stronger player is a function from `Seat` to such a policy: an entry of `HUMANS`, or of the entry
point group ``understudy.humans`` of any installed package.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib.metadata import entry_points
from typing import Any, Final

from understudy.sim.pace import PACES, MarsPace, TapestryPace
from understudy.table import (
    Chance,
    Choice,
    Form,
    Illegal,
    Menu,
    Policy,
    Question,
    Ref,
    Space,
    YesNo,
)


@dataclass(frozen=True, slots=True)
class Seat:
    """Where a model sits: which game, its position (which changes as it is played), own chance.

    Whatever lies face down in the position must not be looked at.
    """

    system: str
    position: Any
    chance: Chance


Model = Callable[[Seat], Policy]
"""Takes a seat; each game gets a fresh policy.

A policy with a true attribute `exact` answers in the very form that the rules use: every field
there, nothing to be looked up. Its answers are taken without a check.
"""


class Pass:
    """Passes at once in every generation and accepts the default of every other question.

    Where a question has no default the first possible answer is taken. A real card that somebody
    would have to turn over cannot be guessed: that question is refused.
    """

    exact: Final = True

    def answer(self, question: Question[object]) -> object:
        """The answer to this question."""
        if isinstance(question, Menu) and "pass" in question.plain:
            return {"do": "pass"}
        if isinstance(question, Form):
            given = question.default or {}
            return {
                name: given[name] if name in given else self.answer(field)
                for name, field in question.fields
            }
        if question.default is not None:
            return question.default
        match question:
            case Choice():
                return question.options[0]
            case Space():
                return question.spaces[0]
            case YesNo():
                return False
        raise Illegal("terminal-nobody-can-answer", question=Ref("question", question.id))


def _pass(setting: str) -> Model | None:
    return None if setting else lambda seat: Pass()


def _pace(setting: str) -> Model | None:
    """``pace``, ``pace:fast``, or the generation to end in: ``pace:11``."""
    end = PACES.get(setting) or (int(setting) if setting.isdecimal() else 0)
    return partial(_sit_down, end) if end in range(6, 20) else None


def _sit_down(end: int, seat: Seat) -> Policy:
    if seat.system == "mars":
        return MarsPace(seat.position, seat.chance, end, Pass())
    return TapestryPace(seat.position, seat.chance, end, Pass())


HUMANS: Final[dict[str, Callable[[str], Model | None]]] = {"pass": _pass, "pace": _pace}
"""The human models by name; each takes what follows the colon and gives None if it is nonsense."""


def find_human(name: str) -> Model:
    """The human model of this name, e.g. ``pass``, ``pace`` or ``pace:fast``."""
    base, _, setting = name.partition(":")
    make = HUMANS.get(base)
    if make is None:
        for entry in entry_points(group="understudy.humans", name=base):
            make = entry.load()
    model = make(setting) if make is not None else None
    if model is None:
        raise Illegal("terminal-unknown-human", name=name, known=", ".join(human_names()))
    return model


def human_names() -> list[str]:
    """Who can be asked to play: the names, those of installed packages included."""
    paces = [f"pace:{name}" for name in PACES if name]
    plugged = [entry.name for entry in entry_points(group="understudy.humans")]
    return list(dict.fromkeys([*HUMANS, *paces, *plugged]))
