"""An agent for benchmarks only: it reports three things in every turn."""

from __future__ import annotations

from typing import Final

from understudy.core import Policy, Question, Seat
from understudy.mars.state import Game

REPORTS: Final = 3
"""Reports in each turn before ending it."""

REPORT: Final = {"do": "tr", "change": 1}
DONE: Final = {"do": "done"}
PASS: Final = {"do": "pass"}


class BusyReporter:
    """Raises its rating and does nothing else until MarsBot passes."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.asked = 0

    def answer(self, question: Question[object]) -> object:
        if question.id != "mars-ask-turn":
            return question.default
        self.asked += 1
        if self.game.bot.passed:
            return PASS
        return REPORT if self.asked % (REPORTS + 1) else DONE


def busy_policy(seat: Seat) -> Policy:
    """Return the policy of this agent."""
    return BusyReporter(seat.position)
