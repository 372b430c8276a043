"""The encoder of Terraforming Mars: what a learned agent sees of a screen game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Illegal, Question
from understudy.core.agents.encoding import Encoded, Layout
from understudy.core.agents.legal_answers import legal_answers
from understudy.core.questions.payment import Payment
from understudy.mars.agents.encoder.answers import encode_answers
from understudy.mars.agents.encoder.layout import LAYOUT
from understudy.mars.agents.encoder.standing import Standing
from understudy.mars.agents.encoder.state import encode_items, encode_state
from understudy.mars.human.state.side import Human
from understudy.mars.state import Game


class MarsEncoder:
    """Encodes the decisions of the human side of a screen game."""

    layout: Final[Layout] = LAYOUT

    def check(self, position: Game) -> None:
        """Raise `Illegal` unless this is a screen game."""
        if not isinstance(position.you, Human):
            raise Illegal("mars-expert-needs-screen-game")

    def candidates(self, question: Question[object]) -> Sequence[object]:
        """Return the legal answers. Payments are made as suggested; final greeneries are placed."""
        if isinstance(question, Payment):
            return (question.default,)
        if question.id == "mars-you-final-greenery":
            return ("yes",)
        return legal_answers(question)

    def encode(
        self, position: Game, question: Question[object], answers: Sequence[object]
    ) -> Encoded:
        """Return the position, the question and these answers as numbers."""
        you = position.you
        assert isinstance(you, Human)
        standing = Standing(position, you)
        items = encode_items(position, you, question)
        rows, row_items = encode_answers(position, you, question, answers, standing)
        state = encode_state(position, you, standing)
        points = (standing.human_points, standing.bot_points)
        return Encoded(state, items, rows, row_items, points)


ENCODER: Final = MarsEncoder()
