"""Scripted choices for screen games: a list for each kind, and payments from the move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import takewhile
from typing import Any, Final, TypeVar

from understudy.core import Illegal, Question, Ref
from understudy.core.questions.payment import Payment
from understudy.core.questions.question import Choice, Number, Space
from understudy.core.questions.turn_menu import TurnMenu
from understudy.core.scenarios.answer_lists import AnswerLists
from understudy.mars.human.actions.research import STOP
from understudy.mars.human.rules.colonies import ASK_TRADE_PAYMENT
from understudy.mars.human.state.card import MC
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.scenario.your_side import number_of

A = TypeVar("A")

CHANNELS: Final = (
    "spaces", "cards", "options", "amounts", "targets", "resources", "parameters", "colonies",
    "parties",
)  # fmt: skip
"""The kinds of choices; each has its own list."""

CHANNEL_OF: Final = {
    "mars-your-card": "cards",
    "mars-card": "cards",
    "mars-option-of": "options",
    "mars-whether": "options",
    "mars-target": "targets",
    "mars-resource": "resources",
    "mars-parameter": "parameters",
    "mars-colony": "colonies",
    "mars-party": "parties",
    "mars-award": "options",
    "mars-project": "options",
    "mars-owner": "targets",
    "mars-city": "targets",
}


DEFAULT_ANSWERS: Final[dict[str, Callable[[Any], object]]] = {
    "mars-you-buy": lambda question: STOP,
    "mars-you-floaters-as-heat": lambda question: question.low,
}
"""Answers where a scenario gives none: buy no more cards, do not pay heat with floaters."""

PAID: Final = ("mars-you-play-card", "mars-you-project")
BEGINS: Final = (*PAID, "mars-you-use")
PAYING: Final = ("mars-you-spend", "mars-you-take-off")

ASTRA_MECHANICA: Final = "X51"
PUBLIC_PLANS: Final = "X77"
"""Cards that let you name any number of cards: the number of names is the amount."""


class ChoicesTable(AnswerLists):
    """Takes choices from a list for each kind, and payments from the move.

    Choices without a list come from `answers`, as in every scenario.
    """

    def __init__(
        self,
        lists: dict[str, list[Any]],
        pay: object,
        awards: list[str],
        answers: list[Any],
        seed: int | None,
    ) -> None:
        super().__init__(lists, answers, seed)
        self.awards = awards
        self.fee = str(pay) if isinstance(pay, str) else "mc"
        self.pay = dict(pay) if isinstance(pay, dict) else {}
        self.pay_total: int = sum(self.pay.values())
        self.hand_given = False

    def ask(self, question: Question[A]) -> A:
        self.asked.append(question.id)
        answer: object = self.pay
        if isinstance(question, Payment):
            if self.steps and self.steps[-1].kind not in BEGINS and question.money < question.price:
                # A tax has no listed payment; pay it automatically.
                answer = question.default
            self.pay = {}
        else:
            answer = self._next(question)
        return question.check(answer)

    def _next(self, question: Question[A]) -> object:
        if isinstance(question, TurnMenu):
            return {"do": "end"}
        if isinstance(question, Space):
            return self.take(question, "spaces")
        if isinstance(question, Number):
            card = question.args.get("card")
            named = card.id if isinstance(card, Ref) else ""
            if named in (ASTRA_MECHANICA, PUBLIC_PLANS):
                return self._how_many(question, named)
            return self.take(question, "amounts")
        assert isinstance(question, Choice)
        if question.id == ASK_TRADE_PAYMENT:
            return self.fee
        answer = self.take(question, CHANNEL_OF[question.kind])
        match question.kind:
            case "mars-option-of":
                return f"{question.options[0].rpartition('.')[0]}.{answer}"
            case "mars-whether":
                return "yes" if answer == 1 else "no"
            case "mars-your-card" | "mars-card" if answer != STOP:
                return number_of(str(answer))
            case "mars-parameter" if answer == "ocean":
                return "oceans"
            case "mars-award" if isinstance(answer, int):
                return self.awards[answer - 1]
            case "mars-project" if isinstance(answer, int):
                return question.options[answer - 1]
        return answer

    def _how_many(self, question: Number, card: str) -> object:
        """Return a given number, or the number of named cards, or the maximum."""
        amounts, cards = self.lists["amounts"], self.lists["cards"]
        count = amounts.pop(0) if amounts else len(cards) or question.high
        if card == PUBLIC_PLANS:
            del cards[:count]
        return count

    def unlisted(self, question: Question[A]) -> object:
        if question.id in DEFAULT_ANSWERS:
            said = self.pay.pop("floater", None) if isinstance(question, Number) else None
            self.pay_total -= said or 0
            return DEFAULT_ANSWERS[question.id](question) if said is None else said
        if self.pay or not self.paid_as_given():
            raise Illegal("mars-pay-not-taken")
        return super().unlisted(question)

    def paid_as_given(self) -> bool:
        """Return whether the given payment was spent, also where it was the only one.

        A card or project is paid exactly as the scenario says; by default all in MC. What a card
        takes after it is in play is not part of the payment.
        """
        spent = Counter[str]()
        for step in takewhile(lambda step: step.kind != "mars-you-lay-out", self.steps):
            for change in step.changes:
                if isinstance(change.before, int) and isinstance(change.after, int):
                    spent[change.what] += max(0, change.before - change.after)
        left = {f"human.stock.{name}": n for name, n in self.pay.items() if name in RESOURCES}
        if any(spent[what] < count for what, count in left.items()):
            return False
        if not self.steps or self.steps[0].kind not in PAID:
            return True
        paid = sum(
            int(str(step.args.get("amount", step.args.get("count", 0))))
            for step in takewhile(lambda step: step.kind in PAYING, self.steps[1:])
            if step.args.get("resource") != Ref("mars-resource", RESOURCES[MC])
        )
        return paid == self.pay_total
