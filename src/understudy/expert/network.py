"""The network of the expert in numpy, which scores the answers to a question.

Items are rows of tables that are added up; a card's row is a learned one plus a linear map of its
printed facts. The policy scores each answer of a position. The value estimates the rest of the
reward, which only training uses, the chance to win and the final difference of points.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from understudy.core.agents.encoding import Encoded, Layout

Array: TypeAlias = NDArray[np.float32]
Weights = Mapping[str, Array]

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


def card_facts(layout: Layout) -> Array:
    """Return the printed facts of all cards, a row each; without rows if a game has none."""
    return np.array(layout.cards, np.float32).reshape(len(layout.cards), -1 if layout.cards else 0)


def is_policy(name: str) -> bool:
    """Return whether the policy needs these weights."""
    return not name.startswith("v_")


def initial_weights(layout: Layout, seed: int) -> dict[str, Array]:
    """Return random weights. Tables start at 0, so that rows never used stay there."""
    random = np.random.default_rng(seed)
    small = {"item_facts": 0.03, "v_item_facts": 0.03, "answer_facts": 0.05, "score": 0.02}
    weights: dict[str, Array] = {}
    for name, shape in shapes(layout).items():
        if name.endswith("_b") or name in TABLES:
            weights[name] = np.zeros(shape, np.float32)
        else:
            scale = small.get(name, 1.4 / np.sqrt(max(1, shape[0])))
            weights[name] = random.normal(0, scale, shape).astype(np.float32)
    return weights


class Batch(NamedTuple):
    """Decisions as flat arrays; `item_starts` and `answer_starts` tell where each one begins."""

    state: Array
    items: NDArray[np.int32]
    item_starts: NDArray[np.intp]
    answers: Array
    answer_items: NDArray[np.int32]
    answer_starts: NDArray[np.intp]
    counts: NDArray[np.intp]


def batch(decisions: Sequence[Encoded]) -> Batch:
    """Return these decisions as one batch."""
    state = _rows([one.state for one in decisions])
    np.clip(state, -LARGEST_INPUT, LARGEST_INPUT, out=state)
    lengths = np.array([len(one.items) for one in decisions], np.intp)
    counts = np.array([len(one.answers) for one in decisions], np.intp)
    return Batch(
        state,
        np.array([item for one in decisions for item in one.items], np.int32),
        lengths.cumsum() - lengths,
        _rows([row for one in decisions for row in one.answers]),
        np.array([row for one in decisions for row in one.answer_items], np.int32),
        counts.cumsum() - counts,
        counts,
    )


def _rows(rows: Sequence[list[float]]) -> Array:
    """Return lists of equal length as a matrix, twice as fast as `np.array`."""
    flat = array("f")
    for row in rows:
        flat.fromlist(row)
    return np.frombuffer(flat, np.float32).reshape(len(rows), -1)


class Value(NamedTuple):
    """The chance to win, and the final score minus that of the opponent."""

    win: float
    difference: float


class Network:
    """Scores answers and values positions. Rows of cards are computed once."""

    def __init__(self, layout: Layout, weights: Weights) -> None:
        facts = card_facts(layout)
        self.weights = weights
        self.items = _with_facts(weights["items"], facts @ weights["item_facts"], layout.card_items)
        self.answer_items = _with_facts(
            weights["answer_items"], facts @ weights["answer_facts"], layout.card_answer_items
        )
        self.answer_items[0] = 0
        self.value_items: Array | None = None
        if "v_items" in weights:
            from_facts = facts @ weights["v_item_facts"]
            self.value_items = _with_facts(weights["v_items"], from_facts, layout.card_items)

    def scores(self, many: Batch) -> Array:
        """Return a score for each answer; higher is better. Their softmax is the policy."""
        w = self.weights
        state = many.state @ w["state"]
        _add_sums(state, self.items[many.items], many.item_starts)
        state = _relu(state, w["state_b"])
        state = _relu(state @ w["hidden"], w["hidden_b"])
        answers = many.answers @ w["answer"]
        answers += self.answer_items[many.answer_items].sum(axis=1)
        answers = _relu(answers, w["answer_b"])
        joint = answers @ w["joint"]
        joint += np.repeat(state @ w["joint_state"], many.counts, axis=0)
        joint = _relu(joint, w["joint_b"])
        scores: Array = _relu(joint @ w["last"], w["last_b"]) @ w["score"]
        return scores

    def values(self, many: Batch) -> list[Value]:
        """Return what each position is worth; the weights must contain those of the value."""
        assert self.value_items is not None
        w = self.weights
        hidden = many.state @ w["v_state"]
        _add_sums(hidden, self.value_items[many.items], many.item_starts)
        hidden = _relu(hidden, w["v_state_b"])
        hidden = _relu(hidden @ w["v_hidden"], w["v_hidden_b"])
        hidden = _relu(hidden @ w["v_last"], w["v_last_b"])
        outputs = hidden @ w["v_out"] + w["v_out_b"]
        wins = 1 / (1 + np.exp(-outputs[:, 1]))
        differences = outputs[:, 2] * DIFFERENCE_SCALE
        return [Value(float(win), float(d)) for win, d in zip(wins, differences, strict=True)]


def _add_sums(sums: Array, rows: Array, starts: NDArray[np.intp]) -> None:
    """Add to each line of `sums` its rows, a sixth of the time of `np.add.reduceat`."""
    ends = [*starts.tolist()[1:], len(rows)]
    for line, begin, end in zip(sums, starts.tolist(), ends, strict=True):
        line += rows[begin:end].sum(axis=0)


def _relu(sums: Array, bias: Array) -> Array:
    sums += bias
    np.maximum(sums, 0, out=sums)
    return sums


def _with_facts(table: Array, from_facts: Array, blocks: Iterable[int]) -> Array:
    """Return a table to whose blocks of cards the rows made of printed facts are added."""
    full = table.copy()
    cards, width = len(from_facts), table.shape[1]
    for role, start in enumerate(blocks):
        full[start : start + cards] += from_facts[:, role * width : (role + 1) * width]
    return full
