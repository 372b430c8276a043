"""The human side of the race: walking takes breath, resting gives it back."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Final

from understudy.components.obstacle import Obstacle, refuse
from understudy.core import Change, Table
from understudy.core.questions.turn_menu import Move, TurnMenu

START: Final = 4
DISTANCES: Final = ("1", "2", "3")


class Lack(StrEnum):
    BREATH = "breath"


class Tired(Obstacle[Lack]):
    """The reason why you cannot walk."""

    prefix = "toy"


def cannot_walk(race: Any, distance: str) -> Tired | None:
    need = int(distance)
    return Tired(Lack.BREATH, "", need, race.breath) if race.breath < need else None


def legal_moves(race: Any) -> list[Move]:
    walks = [one for one in DISTANCES if cannot_walk(race, one) is None]
    return [*({"do": "walk", "distance": one} for one in walks), {"do": "rest"}]


def take_turn(race: Any, table: Table, move: Callable[..., None]) -> None:
    """Walk or rest [T2]."""
    menu = TurnMenu(
        "toy-you-turn", "T2", kind="toy-step", last=("rest",),
        move_fields={"walk": ("distance", "toy-distance")}, moves=lambda: legal_moves(race),
    )  # fmt: skip
    answer = table.ask(menu)
    distance = str(answer.get("distance", "0"))
    refuse(cannot_walk(race, distance))
    before, race.breath = race.breath, race.breath + (2 if distance == "0" else -int(distance))
    if table.listening:
        table.tell("toy-breathe", "T2", Change("human.breath", before or None, race.breath or None))
    if distance != "0":
        move(race, table, "human", int(distance), "T2")
