"""An agent for screen games: any legal answer, all equally likely."""

from __future__ import annotations

from understudy.core.agents.policy import Policy, Seat
from understudy.core.chance import Chance
from understudy.core.questions.payment import Payment
from understudy.core.questions.question import Choice, Number, Question, Space, YesNo
from understudy.core.questions.turn_menu import TurnMenu


def legal_answers(question: Question[object]) -> list[object]:
    """Return the legal answers to a question of a screen game; of payments only suggestions."""
    if isinstance(question, TurnMenu):
        return [*question.moves()]
    if isinstance(question, Payment):
        return [*question.suggested()]
    if isinstance(question, Choice):
        return [*question.options]
    if isinstance(question, Space):
        return [*question.spaces]
    if isinstance(question, Number):
        return [*range(question.low, question.high + 1, question.step)]
    if isinstance(question, YesNo):
        return [True, False]
    return [question.default]


class AnyAnswer:
    """Gives a random legal answer."""

    exact = True

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def answer(self, question: Question[object]) -> object:
        answers = legal_answers(question)
        return answers[self.chance.below(len(answers))] if len(answers) > 1 else answers[0]


def random_policy(seat: Seat) -> Policy:
    """Return the policy of this agent."""
    return AnyAnswer(seat.chance)
