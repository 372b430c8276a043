"""Interface of an encoder, which turns decisions of a game into numbers for a learned agent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from understudy.core.questions.question import Question

ANSWER_ITEMS = 3
"""How many item indices an answer has; 0 stands for none."""


class Encoded(NamedTuple):
    """One decision as numbers; `Layout` names them.

    `state`: numbers about the position. `items`: indices of what is there, such as the cards in
    hand. `answers`: numbers about each answer. `answer_items`: three indices for each answer.
    `points`: those of both sides, the agent's first, as if the game ended now.
    """

    state: list[float]
    items: list[int]
    answers: list[list[float]]
    answer_items: list[tuple[int, int, int]]
    points: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Layout:
    """The names of all numbers and indices of an encoder, in order.

    Weights are stored with these names, so that a new card or question gets a new row and old
    weights still fit. Index 0 is unused. `cards` holds printed facts of every card;
    `card_items` and `card_answer_items` are the indices of the first card in each block of cards.
    """

    version: int
    state: tuple[str, ...]
    items: tuple[str, ...]
    answer: tuple[str, ...]
    answer_items: tuple[str, ...]
    cards: tuple[tuple[float, ...], ...]
    card_items: tuple[int, ...]
    card_answer_items: tuple[int, ...]


class Encoder(Protocol):
    """Turns the decisions of one game into numbers, without using hidden information."""

    @property
    def layout(self) -> Layout:
        """The names of what `encode` returns."""
        ...

    def check(self, position: Any) -> None:
        """Raise `Illegal` if the agent cannot play a game with these options."""
        ...

    def candidates(self, question: Question[Any]) -> Sequence[object]:
        """Return the answers to compare; one answer means that there is nothing to decide."""
        ...

    def encode(self, position: Any, question: Question[Any], answers: Sequence[object]) -> Encoded:
        """Return the decision as numbers."""
        ...
