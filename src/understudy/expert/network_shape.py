"""The shape of the expert's network, and what it returns. All ways to compute it share them."""

from __future__ import annotations

from typing import Final, NamedTuple, Protocol

from understudy.core.agents.encoding import Encoded, Layout

STATE_WIDTH: Final = 256
ANSWER_WIDTH: Final = 128
JOINT_WIDTH: Final = 64
VALUE_WIDTH: Final = 128
OUTPUTS: Final = 3
"""Outputs of the value: the rest of the reward, win or loss as a logit, difference of points."""
DIFFERENCE_SCALE: Final = 30.0
"""The difference of points is estimated in units of this."""
LARGEST_INPUT: Final = 5.0


def shapes(layout: Layout) -> dict[str, tuple[int, ...]]:
    """Return the shapes of all weights. Names of the value begin with `v_`."""
    facts = len(layout.cards[0]) if layout.cards else 0
    roles, answer_roles = len(layout.card_items), len(layout.card_answer_items)
    return {
        "items": (len(layout.items), STATE_WIDTH),
        "item_facts": (facts, roles * STATE_WIDTH),
        "state": (len(layout.state), STATE_WIDTH),
        "state_b": (STATE_WIDTH,),
        "hidden": (STATE_WIDTH, STATE_WIDTH),
        "hidden_b": (STATE_WIDTH,),
        "answer_items": (len(layout.answer_items), ANSWER_WIDTH),
        "answer_facts": (facts, answer_roles * ANSWER_WIDTH),
        "answer": (len(layout.answer), ANSWER_WIDTH),
        "answer_b": (ANSWER_WIDTH,),
        "joint": (ANSWER_WIDTH, ANSWER_WIDTH),
        "joint_state": (STATE_WIDTH, ANSWER_WIDTH),
        "joint_b": (ANSWER_WIDTH,),
        "last": (ANSWER_WIDTH, JOINT_WIDTH),
        "last_b": (JOINT_WIDTH,),
        "score": (JOINT_WIDTH,),
        "v_items": (len(layout.items), VALUE_WIDTH),
        "v_item_facts": (facts, roles * VALUE_WIDTH),
        "v_state": (len(layout.state), VALUE_WIDTH),
        "v_state_b": (VALUE_WIDTH,),
        "v_hidden": (VALUE_WIDTH, VALUE_WIDTH),
        "v_hidden_b": (VALUE_WIDTH,),
        "v_last": (VALUE_WIDTH, VALUE_WIDTH),
        "v_last_b": (VALUE_WIDTH,),
        "v_out": (VALUE_WIDTH, OUTPUTS),
        "v_out_b": (OUTPUTS,),
    }


TABLES: Final = {"items": "items", "v_items": "items", "answer_items": "answer_items"}
"""Weights with a row for each item, by the field of the layout that names the rows."""
ROWS: Final = {**TABLES, "state": "state", "v_state": "state", "answer": "answer"}
"""All weights with named rows."""


def is_policy(name: str) -> bool:
    """Return whether the policy needs these weights."""
    return not name.startswith("v_")


class Value(NamedTuple):
    """The chance to win, and the final score minus that of the opponent."""

    win: float
    difference: float


class Scorer(Protocol):
    """A network with its weights."""

    def scores_of(self, decision: Encoded) -> list[float]:
        """Return a score for each answer; higher is better. Their softmax is the policy."""
        ...

    def value_of(self, decision: Encoded) -> Value:
        """Return what the position is worth."""
        ...
