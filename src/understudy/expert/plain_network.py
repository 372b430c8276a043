"""The network of the expert without numpy: a slow fallback, and the network of the Lite page.

`Arithmetic` is what it computes with: plain Python here, typed arrays of JavaScript in a browser.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from math import exp
from typing import Any, Protocol, TypeAlias

from understudy.core.agents.encoding import ANSWER_ITEMS, Encoded, Layout
from understudy.expert.network_shape import DIFFERENCE_SCALE, LARGEST_INPUT, Value
from understudy.expert.stored_weights import StoredArray

Matrix: TypeAlias = Any
"""A matrix as the arithmetic represents it."""


class Arithmetic(Protocol):
    """Operations on matrices. Numbers come as arrays, row by row."""

    def matrix(
        self, values: array[Any], columns: int, scales: array[float] | None = None, /
    ) -> Matrix:
        """Return a matrix; with `scales` each row is multiplied by its scale."""
        ...

    def product(self, left: Matrix, right: Matrix, /) -> Matrix:
        """Return the product of two matrices."""
        ...

    def row_sums(self, table: Matrix, numbers: array[int], each: int, /) -> Matrix:
        """Return a matrix whose rows are the sums of `each` rows of the table, by their numbers."""
        ...

    def add(self, sums: Matrix, other: Matrix, /) -> None:
        """Add a matrix of the same shape, or a single row to every row."""
        ...

    def add_block(self, table: Matrix, begin: int, other: Matrix, column: int, /) -> None:
        """Add to the rows from `begin` on the columns of `other` from `column` on."""
        ...

    def relu(self, sums: Matrix, bias: Matrix, /) -> Matrix:
        """Add a single row to every row, and replace negative numbers by 0, in place."""
        ...

    def numbers(self, one: Matrix, /) -> Sequence[float]:
        """Return all numbers, row by row."""
        ...


class PlainArithmetic:
    """Matrices as lists of rows."""

    def matrix(
        self, values: array[Any], columns: int, scales: array[float] | None = None
    ) -> list[list[float]]:
        starts = range(0, len(values) if columns else 0, columns or 1)
        rows = [values[start : start + columns].tolist() for start in starts]
        if scales is None:
            return rows
        return [[scale * one for one in row] for scale, row in zip(scales, rows, strict=True)]

    def product(self, left: list[list[float]], right: list[list[float]]) -> list[list[float]]:
        return [_times(row, right) for row in left]

    def row_sums(
        self, table: list[list[float]], numbers: array[int], each: int
    ) -> list[list[float]]:
        starts = range(0, len(numbers), each) if each else ()
        if not starts:
            return [[0.0] * len(table[0])]
        return [
            [sum(column) for column in zip(*[table[n] for n in numbers[i : i + each]], strict=True)]
            for i in starts
        ]

    def add(self, sums: list[list[float]], other: list[list[float]]) -> None:
        for index, row in enumerate(sums):
            added = other[0] if len(other) == 1 else other[index]
            sums[index] = [one + more for one, more in zip(row, added, strict=True)]

    def add_block(
        self, table: list[list[float]], begin: int, other: list[list[float]], column: int
    ) -> None:
        for index, row in enumerate(other, begin):
            width = len(table[index])
            added = row[column : column + width]
            table[index] = [one + more for one, more in zip(table[index], added, strict=True)]

    def relu(self, sums: list[list[float]], bias: list[list[float]]) -> list[list[float]]:
        self.add(sums, bias)
        for row in sums:
            row[:] = [one if one > 0 else 0.0 for one in row]
        return sums

    def numbers(self, one: list[list[float]]) -> list[float]:
        return [*chain.from_iterable(one)]


def _times(row: Sequence[float], matrix: list[list[float]]) -> list[float]:
    """Return a row times a matrix; most numbers are 0 and cost nothing."""
    sums = [0.0] * len(matrix[0])
    for factor, line in zip(row, matrix, strict=True):
        if factor:
            sums = [one + factor * more for one, more in zip(sums, line, strict=True)]
    return sums


class PlainNetwork:
    """Scores answers and values positions, one decision at a time."""

    def __init__(
        self,
        layout: Layout,
        stored: Mapping[str, StoredArray],
        arithmetic: Arithmetic | None = None,
    ) -> None:
        self.arithmetic = a = arithmetic or PlainArithmetic()
        self.weights = {
            name: a.matrix(one.values, one.columns, one.scales)
            for name, one in stored.items()
            if name not in ("score", "answer_items")
        }
        self.weights["score"] = a.matrix(stored["score"].values, 1)
        self.weights["answer_items"] = self._answer_items(stored["answer_items"])
        if not layout.cards:
            return
        facts = a.matrix(array("f", chain.from_iterable(layout.cards)), len(layout.cards[0]))
        self._add_facts(facts, "items", "item_facts", layout.card_items, stored)
        self._add_facts(facts, "answer_items", "answer_facts", layout.card_answer_items, stored)
        self._add_facts(facts, "v_items", "v_item_facts", layout.card_items, stored)

    def _answer_items(self, stored: StoredArray) -> Matrix:
        """Return the table; its first row stands for no item, so it is 0 whatever was stored."""
        values, columns = stored.values[:], stored.columns
        values[:columns] = array(values.typecode, [0] * columns)
        return self.arithmetic.matrix(values, columns, stored.scales)

    def _add_facts(
        self,
        facts: Matrix,
        table: str,
        of_facts: str,
        blocks: Iterable[int],
        stored: Mapping[str, StoredArray],
    ) -> None:
        """Add to the rows of cards what follows from their printed facts."""
        if table not in stored:
            return
        rows = self.arithmetic.product(facts, self.weights.pop(of_facts))
        width = stored[table].columns
        for role, begin in enumerate(blocks):
            self.arithmetic.add_block(self.weights[table], begin, rows, role * width)

    def scores_of(self, decision: Encoded) -> list[float]:
        """Return a score for each answer; higher is better. Their softmax is the policy."""
        a, w = self.arithmetic, self.weights
        state = self._first_layer(decision, "state", "items", "state_b")
        state = a.relu(a.product(state, w["hidden"]), w["hidden_b"])
        values = array("f", chain.from_iterable(decision.answers))
        answers = a.product(a.matrix(values, len(decision.answers[0])), w["answer"])
        numbers = [row for rows in decision.answer_items for row in rows]
        a.add(answers, a.row_sums(w["answer_items"], array("i", numbers), ANSWER_ITEMS))
        answers = a.relu(answers, w["answer_b"])
        joint = a.product(answers, w["joint"])
        a.add(joint, a.product(state, w["joint_state"]))
        joint = a.relu(joint, w["joint_b"])
        last = a.relu(a.product(joint, w["last"]), w["last_b"])
        return [*a.numbers(a.product(last, w["score"]))]

    def value_of(self, decision: Encoded) -> Value:
        """Return what the position is worth; the weights must contain those of the value."""
        a, w = self.arithmetic, self.weights
        hidden = self._first_layer(decision, "v_state", "v_items", "v_state_b")
        hidden = a.relu(a.product(hidden, w["v_hidden"]), w["v_hidden_b"])
        hidden = a.relu(a.product(hidden, w["v_last"]), w["v_last_b"])
        outputs = a.product(hidden, w["v_out"])
        a.add(outputs, w["v_out_b"])
        _, win, difference = a.numbers(outputs)
        return Value(1 / (1 + exp(-win)), difference * DIFFERENCE_SCALE)

    def _first_layer(self, decision: Encoded, state: str, items: str, bias: str) -> Matrix:
        a, w = self.arithmetic, self.weights
        low, high = -LARGEST_INPUT, LARGEST_INPUT
        bounded = array("f", [min(high, max(low, one)) for one in decision.state])
        sums = a.product(a.matrix(bounded, len(bounded)), w[state])
        a.add(sums, a.row_sums(w[items], array("i", decision.items), len(decision.items)))
        return a.relu(sums, w[bias])
