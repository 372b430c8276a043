"""A race with one die: a whole game in one file, as small as possible.

You and the bot move on a track. In your turn you report how far you moved; the bot rolls its die.
The first on the last space at the end of a round wins; if both are there, you win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from understudy.components.dice import Die
from understudy.core import (
    Change,
    Fact,
    Illegal,
    Menu,
    Message,
    Number,
    Options,
    Ref,
    Rule,
    ScriptTable,
    SystemDefaults,
    Table,
    fields,
)
from understudy.core.options.options import OneNumber, OneOf, OptionSet
from understudy.core.scenarios.scenario import differences

from .human import DISTANCES, START, take_turn

HUMAN: Final = "human"
BOT: Final = "bot"
LENGTH: Final = OneNumber("length", (10, 20), 10)
YOU: Final = OneOf("you", ("reported", "played"), "reported")
CHOICES: Final = OptionSet(LENGTH, YOU)
DIE: Final = Die("toy-ask-die", "toy-face", ("1", "2", "3", "4", "5", "6"))


@dataclass(slots=True)
class Race:
    """The position: plain data, no rules."""

    length: int = LENGTH.default
    human: int = 0
    bot: int = 0
    round: int = 0
    began: bool = False
    over: bool = False
    winner: str | None = None
    breath: int | None = None

    def copy(self) -> Race:
        return replace(self)

    def facts(self) -> dict[str, Fact]:
        """Return every fact by its name in the changes of the journal, without empty ones."""
        facts: dict[str, Fact] = {
            "human.space": self.human,
            "bot.space": self.bot,
            "round": self.round,
            "winner": self.winner,
            "human.breath": self.breath,
        }
        return {name: fact for name, fact in facts.items() if fact}


def owner(name: str) -> Ref:
    return Ref("toy-owner", name)


def set_up(race: Race, table: Table) -> None:
    race.began = True
    if table.listening:
        table.tell("toy-set-up", "T1")


def play_round(race: Race, table: Table) -> None:
    """Play your turn at the start of a round, otherwise the bot's [T2, T3]."""
    if race.round % 2 == 0:
        your_turn(race, table)
    else:
        bot_turn(race, table)
    race.round += 1
    if race.round % 2 == 0 and max(race.human, race.bot) == race.length:
        finish(race, table)


def your_turn(race: Race, table: Table) -> None:
    """Ask how far you moved; you may report nothing [T2]."""
    if table.listening:
        change = Change("round", race.round or None, race.round + 1)
        table.tell("toy-turn-human", "T2", change, owner=owner(HUMAN))
    table.depth += 1
    if race.breath is not None:
        take_turn(race, table, move)
        table.depth -= 1
        return
    distance = Number(id="toy-field-distance", low=1, high=6, default=3)
    question = Menu(
        id="toy-ask-turn",
        cite="T2",
        kind="toy-report",
        default={"do": "done"},
        plain=("done",),
        entries=lambda: (("move", fields(distance=distance)),),
    )
    while (answer := table.ask(question))["do"] != "done":
        move(race, table, HUMAN, int(str(answer["distance"])), "T2")
    table.depth -= 1


def bot_turn(race: Race, table: Table) -> None:
    """Move the bot by the roll of its die [T3]."""
    if table.listening:
        table.tell("toy-turn-bot", "T3", Change("round", race.round, race.round + 1))
    table.depth += 1
    face = DIE.roll(table, cite="T3")
    if table.listening:
        table.tell("toy-roll", "T3", face=Ref("toy-face", face))
    move(race, table, BOT, int(face), "T3")
    table.depth -= 1


def move(race: Race, table: Table, name: str, distance: int, cite: str) -> None:
    before = race.human if name == HUMAN else race.bot
    if name == HUMAN and before == race.length:
        raise Illegal("toy-at-the-end")
    after = min(race.length, before + distance)
    race.human, race.bot = (after, race.bot) if name == HUMAN else (race.human, after)
    if table.listening:
        change = Change(f"{name}.space", before or None, after)
        table.tell("toy-move", cite, change, owner=owner(name), space=after)


def finish(race: Race, table: Table) -> None:
    race.over = True
    race.winner = HUMAN if race.human == race.length else BOT
    if table.listening:
        change = Change("winner", None, race.winner)
        table.tell("toy-winner", "T4", change, owner=owner(race.winner))


class Toy(SystemDefaults):
    """The game system of the race."""

    name: Final = "toy"
    rules_version: Final = 1

    def options(self) -> dict[str, object]:
        return CHOICES.to_json()

    def complete_options(self, options: Options) -> dict[str, object]:
        return CHOICES.complete(options)

    def new(self, options: Options) -> Race:
        completed = self.complete_options(options)
        played = YOU.of(completed) == "played"
        return Race(length=LENGTH.of(completed), breath=START if played else None)

    def checklist(self, position: Race) -> list[Message]:
        return [Message("toy-setup-track", {"length": position.length})]

    def play_turn(self, position: Race, table: Table) -> None:
        play_round(position, table) if position.began else set_up(position, table)

    def view(self, position: Race) -> dict[str, object]:
        return {
            "length": position.length,
            "round": position.round // 2 + 1,
            "human": {"space": position.human},
            "bot": {"space": position.bot},
            "over": position.over,
            "winner": position.winner,
            "scores": {HUMAN: position.human, BOT: position.bot},
        }

    def outcomes(self, position: Race) -> dict[str, int]:
        return {"human_won": int(position.winner == HUMAN), "bot_space": position.bot}

    def rules(self) -> tuple[Rule, ...]:
        return tuple(Rule(number, (number,), "ours") for number in ("T1", "T2", "T3", "T4"))

    def names(self) -> dict[str, dict[str, dict[str, str]]]:
        distances = {distance: {"en": distance} for distance in DISTANCES}
        return {"toy-face": {face: {"en": face} for face in DIE.faces}, "toy-distance": distances}

    def check_scenario(self, scenario: Mapping[str, Any]) -> list[Message]:
        """Play the bot's turn with a roll of six from ``given`` and compare with ``then``."""
        race = Race(began=True, round=1, **scenario["given"])
        play_round(race, ScriptTable())
        return differences(scenario["then"], self.view(race))


GAME: Final = Toy()
