"""Random players for tests: they answer any question legally, from a seed."""

from dataclasses import fields
from typing import Any, Self

from understudy.core import (
    Chance,
    PolicyTable,
    Question,
    Refused,
    Session,
    derive_stream,
)
from understudy.mars.printed.cards import ALL_CARDS
from understudy.mars.printed.events import EVENTS
from understudy.mars.printed.preludes import PRELUDES
from understudy.mars.state import Game
from understudy.mars.system import GAME

REPORT_WEIGHTS = {
    "tile": 6, "raise": 6, "claim": 1, "fund": 1, "remove": 2, "steal": 1, "lower": 2, "card": 2,
    "tr": 1, "off_map_city": 1, "colony": 2, "trade": 3, "delegate": 3, "cathedral": 1,
    "points": 0, "card_action": 0, "remove_tile": 0, "colony_track": 0, "add_colony": 0,
    "delegate_by_card": 0, "take_chair": 0, "withdraw_delegate": 0, "replace_delegate": 0,
}  # fmt: skip
"""Weights of the reports of a random player; manual edits have weight 1 each.

Reports that change nothing in the game have weight 0, and those of single cards, except for a
player who makes every report.
"""


class RandomHuman:
    """Answers at random within what the question allows. With `edits` it also edits facts."""

    def __init__(
        self, seed: int, *, edits: bool = False, patience: int = 3, every_report: bool = False
    ) -> None:
        self.chance = Chance(derive_stream(seed, "human"))
        self.edits = edits
        self.patience = patience
        self.every_report = every_report

    def copy(self) -> Self:
        """Return a player that gives the same answers from here on."""
        copy = type(self)(
            0, edits=self.edits, patience=self.patience, every_report=self.every_report
        )
        copy.chance = self.chance.copy()
        return copy

    def answer(self, question: Question[Any]) -> object:
        return self._answer(question.to_json())

    def _answer(self, question: dict[str, Any]) -> object:
        pick = self.chance.below
        match question["type"]:
            case "number":
                high = min(question["high"], question["low"] + 24 * question["step"])
                steps = (high - question["low"]) // question["step"]
                return question["low"] + question["step"] * pick(steps + 1)
            case "yesno":
                return pick(4) == 0
            case "insist":
                return True
            case "choice":
                return question["options"][pick(len(question["options"]))]
            case "space":
                return question["spaces"][pick(len(question["spaces"]))]
            case "card":
                return self._card(question)
            case "form":
                return {field["name"]: self._answer(field) for field in question["fields"]}
            case "menu":
                return self._menu(question)
        raise AssertionError(question["type"])

    def _card(self, question: dict[str, Any]) -> str:
        gone = set(question["gone"])
        if question["pool"] == "events":
            return self._one([event for event in EVENTS if event not in gone])
        if question["pool"] == "preludes":
            return self._one([prelude for prelude in PRELUDES if prelude not in gone])
        wanted = {"project": (False,), "bonus": (True,), "action": (False, True)}[question["pool"]]
        numbers = [c.number for c in ALL_CARDS if (c.number[0] == "B") in wanted]
        return self._one([number for number in numbers if number not in gone])

    def _one(self, left: list[str]) -> str:
        return left[self.chance.below(len(left))]

    def _menu(self, question: dict[str, Any]) -> object:
        pick = self.chance.below
        plain = question["plain"]
        if pick(self.patience) == 0:
            return plain[pick(len(plain))]
        entries = {entry["name"]: entry for entry in question["entries"]}
        least = 1 if self.every_report else 0
        weights = {name: max(least, REPORT_WEIGHTS.get(name, 1)) for name in entries}
        if not self.edits:
            weights = {name: w for name, w in weights.items() if not name.startswith("set_")}
        names = [name for name, weight in weights.items() for _ in range(weight)]
        name = names[pick(len(names))]
        fields = {field["name"]: self._answer(field) for field in entries[name]["fields"]}
        return {"do": name, **fields}


def play_out(game: Game, table: PolicyTable, *, turns: int = 2000) -> Game:
    """Play to the end. A turn that a rule refuses is repeated with other answers."""
    for turn in range(1, turns):
        if game.over:
            return game
        before, chance, steps = game.copy(), table.chance.state, len(table.steps)
        table.begin_turn(turn)
        try:
            GAME.play_turn(game, table)
        except Refused:
            for field in fields(Game):
                setattr(game, field.name, getattr(before, field.name))
            table.chance.state = chance
            del table.steps[steps:]
    raise AssertionError("the game does not end")


def random_session(options: dict[str, object], seed: int, answers: int) -> Session:
    """Return a session with `answers` random answers, or fewer if the game ends before."""
    session = Session(GAME, options, seed)
    human = RandomHuman(seed)
    given = 0
    while session.question is not None and given < answers:
        try:
            session.answer(human.answer(session.question))
            given += 1
        except Refused:
            continue
    return session
