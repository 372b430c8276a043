"""The encoder of Tapestry: what a learned agent sees of a screen game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from understudy.core import Illegal, Question
from understudy.core.agents.encoding import Encoded, Layout
from understudy.core.agents.legal_answers import legal_answers
from understudy.tapestry.agents.encoder.answers import encode_answers
from understudy.tapestry.agents.encoder.layout import LAYOUT
from understudy.tapestry.agents.encoder.state import encode_items, encode_state
from understudy.tapestry.human.state.side import PlayedHuman
from understudy.tapestry.state import Game


class TapestryEncoder:
    """Encodes the decisions of one person against the Automa."""

    layout: Final[Layout] = LAYOUT

    def check(self, position: Game) -> None:
        """Raise `Illegal` unless one person plays a screen game against the Automa."""
        if not position.setup.solo or not isinstance(position.humans[0], PlayedHuman):
            raise Illegal("tapestry-expert-needs-screen-game")

    def candidates(self, question: Question[object]) -> Sequence[object]:
        """Return the legal answers."""
        return legal_answers(question)

    def encode(
        self, position: Game, question: Question[object], answers: Sequence[object]
    ) -> Encoded:
        """Return the position, the question and these answers as numbers."""
        you = position.humans[0]
        assert isinstance(you, PlayedHuman)
        rows, row_items = encode_answers(position, you, question, answers)
        return Encoded(
            encode_state(position, you),
            encode_items(position, you, question),
            rows,
            row_items,
            (you.vp, position.mat.vp),
        )


ENCODER: Final = TapestryEncoder()
