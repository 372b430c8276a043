"""An agent for screen games: any legal answer, all equally likely."""

from __future__ import annotations

from understudy.core.agents.legal_answers import legal_answers
from understudy.core.agents.policy import Policy, Seat
from understudy.core.chance import Chance
from understudy.core.questions.question import Question


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
