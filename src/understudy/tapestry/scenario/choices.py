"""Scripted choices for screen games: a list for each kind of question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeVar

from understudy.core import Choice, Illegal, Number, Question, Space, Unreadable
from understudy.core.scenarios.answer_lists import AnswerLists
from understudy.tapestry.decks.die import SCIENCE_DIE
from understudy.tapestry.human.actions.advance import payment_name
from understudy.tapestry.human.steps.bonus import BONUS

A = TypeVar("A")

LISTS: Final = (
    "pay", "bonus", "resources", "plots", "tiles", "dice", "hexes", "options", "order", "tech",
    "cards", "spaces", "tracks", "tokens", "amounts", "buildings", "landmarks", "targets", "civ",
)  # fmt: skip
"""The kinds of choices; each has its own list."""

LIST_OF: Final = {
    "tapestry-resource": "resources",
    "tapestry-place": "plots",
    "tapestry-turned-tile": "tiles",
    "tapestry-tile": "tiles",
    "tapestry-die": "dice",
    "tapestry-option": "options",
    "tapestry-whether": "options",
    "tapestry-tech": "tech",
    "tapestry-card": "cards",
    "tapestry-space-tile": "spaces",
    "tapestry-track": "tracks",
    "tapestry-space": "tokens",
    "tapestry-building": "buildings",
    "tapestry-landmark": "landmarks",
    "tapestry-owner": "targets",
}
"""The list of each kind of reference; questions of civilizations are in `civ`."""

PAID: Final = ("tapestry-you-lose", "tapestry-you-discard-tile", "tapestry-you-discard-card",
               "tapestry-you-discard-tech")  # fmt: skip
"""Questions about what is given up one by one."""

ROLLS: Final = {
    SCIENCE_DIE.question: "die_science",
    "tapestry-ask-red-die": "die_red",
    "tapestry-ask-black-die": "die_black",
}


class ChoicesTable(AnswerLists):
    """Takes choices from a list for each kind, and rolls from a list for each die."""

    def __init__(
        self,
        lists: Mapping[str, list[Any]],
        rolls: Mapping[str, Sequence[str]],
        answers: Sequence[object],
        seed: int | None,
    ) -> None:
        super().__init__(lists, answers, seed)
        self.dice = {name: list(faces) for name, faces in rolls.items()}
        self.orders: list[list[int]] = []
        self.paying: list[Any] = []

    @property
    def rolls(self) -> list[str]:
        """Return the rolls that were not used."""
        return [face for faces in self.dice.values() for face in faces]

    def ask(self, question: Question[A]) -> A:
        if question.id in ROLLS:
            return self._roll(question)
        self.asked.append(question.id)
        return question.check(self._next(question))

    def settle(self, question: Question[A]) -> A:
        """Use a listed answer also where it makes no difference."""
        if question.id == "tapestry-you-order":
            return question.check(self._order(question))
        if self.paying or self.lists.get(self._list_of(question)):
            return question.check(self._next(question))
        return super().settle(question)

    def _list_of(self, question: Question[A]) -> str:
        if isinstance(question, Space):
            return "hexes"
        assert isinstance(question, Choice)
        return "civ" if "-civ-" in question.id else LIST_OF[question.kind]

    def _roll(self, question: Question[A]) -> A:
        faces = self.dice.get(ROLLS[question.id])
        if not faces:
            raise Unreadable("tapestry-scenario-no-roll")
        try:
            return question.check(faces.pop(0))
        except Illegal as wrong:
            raise Unreadable(wrong.message.id, **wrong.message.args) from None

    def _next(self, question: Question[A]) -> object:
        if question.id == "tapestry-you-order":
            return self._order(question)
        if question.id == BONUS:
            return self._bonus(question)
        if question.id == "tapestry-you-pay":
            paid, self.lists["pay"] = self.lists.get("pay", []), []
            return payment_name([str(kind) for kind in paid])
        if question.id in PAID:
            return self._give_up(question)
        if isinstance(question, Space):
            return self.take(question, "hexes")
        if isinstance(question, Number):
            name = "civ" if question.id.startswith("tapestry-civ-") else "amounts"
            return self.take(question, name)
        if not isinstance(question, Choice):
            return super().take(question, "answers")
        if question.id.startswith("tapestry-civ-") or question.kind.startswith("tapestry-civ-"):
            return str(self.take(question, "civ"))
        if question.id == "tapestry-you-next-civilization":
            return question.default
        return self._choice(question)

    def _choice(self, question: Choice) -> object:
        answer = self.take(question, LIST_OF.get(question.kind, "answers"))
        match question.kind:
            case "tapestry-whether":
                return {1: "yes", 2: "no"}.get(answer, answer)
            case "tapestry-turned-tile":
                number, _, turn = str(answer).partition(" r")
                return f"{number}.{turn or 0}"
            case "tapestry-place" if str(answer).startswith("craftsmen "):
                return str(answer).replace(" ", ".")
            case "tapestry-space":
                track = question.options[0].partition("-")[0]
                text = str(answer).replace(" ", "-")
                return f"{track}-{text}" if text.isdecimal() else text
        return str(answer)

    def _order(self, question: Question[A]) -> object:
        """Return the next part of a listed order; the printed order without an entry."""
        assert isinstance(question, Choice)
        if question.args.get("done") == 0:
            entry = self.lists["order"].pop(0) if self.lists.get("order") else None
            self.orders.append(list(entry or map(int, question.options)))
        current = self.orders[-1]
        part = current.pop(0)
        if len(current) <= 1:
            self.orders.pop()
        return str(part)

    def _bonus(self, question: Question[A]) -> object:
        """Return how an offered bonus is paid; without an entry it is declined."""
        assert isinstance(question, Choice)
        entry = self.lists["bonus"].pop(0) if self.lists.get("bonus") else []
        if not entry:
            return "no"
        if "yes" not in question.options:
            return str(entry[0]) if len(entry) == 1 else "+".join(map(str, entry))
        if entry != ["free"]:
            self.paying = list(entry)
        elif question.args.get("free") == 0:
            raise Illegal("table-not-an-option", answer="free")
        return "yes"

    def _give_up(self, question: Question[A]) -> object:
        if self.paying:
            return str(self.paying.pop(0))
        assert isinstance(question, Choice)
        name = "pay" if question.id == "tapestry-you-lose" else LIST_OF[question.kind]
        return str(self.take(question, name))
