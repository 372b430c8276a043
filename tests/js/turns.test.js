import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { byTurns, mergeTurns, unseenSince } from "../../src/understudy/web/journal/turns.js";

const step = (number, turn, kind = "x") => ({ number, turn, kind });
const side = ([{ kind }]) => ({ h: "human", b: "bot" })[kind] ?? null;
const numbers = (groups) => groups.map(({ steps }) => steps.map(({ number }) => number));

test("a journal is grouped by turns, in order", () => {
  assert.deepEqual(numbers(byTurns([step(0, 0), step(1, 0), step(2, 1), step(3, 3)])), [[0, 1], [2], [3]]);
  assert.deepEqual(byTurns([]), []);
});

test("adjacent phases without a side are merged, and the input does not change", () => {
  const groups = byTurns([step(0, 0, "h"), step(1, 1), step(2, 2), step(3, 3, "b"), step(4, 4)]);
  assert.deepEqual(numbers(mergeTurns(groups, side)), [[0], [1, 2], [3], [4]]);
  assert.deepEqual(numbers(groups), [[0], [1], [2], [3], [4]]);
});

describe("unseen turns", () => {
  const groups = byTurns([step(0, 0, "b"), step(1, 1, "h"), step(2, 2, "b"), step(3, 2), step(4, 3, "b")]);

  test("are those since the player's last turn", () => {
    assert.deepEqual(numbers(unseenSince(groups, 0, side)), [[2, 3], [4]]);
  });

  test("have an unseen step", () => {
    assert.deepEqual(numbers(unseenSince(groups, 3, side)), [[2, 3], [4]]);
    assert.deepEqual(numbers(unseenSince(groups, 4, side)), [[4]]);
    assert.deepEqual(numbers(unseenSince(groups, 5, side)), []);
  });
});
