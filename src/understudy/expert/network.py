"""The network of the expert in numpy, which scores the answers to a question.

Items are rows of tables that are added up; a card's row is a learned one plus a linear map of its
printed facts. The policy scores each answer of a position. The value estimates the rest of the
reward, which only training uses, the chance to win and the final difference of points.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from understudy.core.agents.encoding import Encoded, Layout
from understudy.expert.network_shape import DIFFERENCE_SCALE, LARGEST_INPUT, TABLES, Value, shapes

Array: TypeAlias = NDArray[np.float32]
Weights = Mapping[str, Array]


def card_facts(layout: Layout) -> Array:
    """Return the printed facts of all cards, a row each; without rows if a game has none."""
    return np.array(layout.cards, np.float32).reshape(len(layout.cards), -1 if layout.cards else 0)


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
    return np.frombuffer(flat, np.float32).reshape(len(rows), -1 if rows else 0)


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

    def scores_of(self, decision: Encoded) -> list[float]:
        """Return the scores of the answers of one decision."""
        return [float(score) for score in self.scores(batch([decision]))]

    def value_of(self, decision: Encoded) -> Value:
        """Return what the position of one decision is worth."""
        return self.values(batch([decision]))[0]

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
