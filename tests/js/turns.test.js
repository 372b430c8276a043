import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { byTurns, mergeTurns, unseenSince, unseenSteps } from "../../src/understudy/web/journal/turns.js";

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

  test("begin with the player's last turn if it is reported", () => {
    const more = byTurns([step(0, 0, "h"), step(1, 1, "b"), step(2, 2, "h"), step(3, 3, "b")]);
    const all = () => true;
    assert.deepEqual(numbers(unseenSince(more, 0, side, undefined, all)), [[2], [3]]);
    assert.deepEqual(numbers(unseenSince(more, 3, side, undefined, all)), [[3]]);
    assert.deepEqual(numbers(unseenSince(more, 0, side, 3, all)), [[2]]);
  });
});

describe("a turn that waits for an answer", () => {
  const task = (number, turn, more = {}) => ({ ...step(number, turn), hands: true, ...more });
  const waiting = (...steps) => byTurns([step(0, 0, "h"), ...steps]);

  test("is reported if the player has something to do before it", () => {
    assert.deepEqual(numbers(unseenSince(waiting(task(1, 1), step(2, 1)), 0, side, 1)), [[1, 2]]);
    assert.deepEqual(numbers(unseenSince(waiting(step(1, 1), step(2, 1)), 0, side, 1)), []);
  });

  test("is not reported for what is shown above the question, nor twice", () => {
    assert.deepEqual(numbers(unseenSince(waiting(task(1, 1, { now: true })), 0, side, 1)), []);
    assert.deepEqual(numbers(unseenSince(waiting(task(1, 1), step(2, 1)), 2, side, 1)), []);
  });

  test("is the player's own after turns that are reported", () => {
    assert.deepEqual(numbers(unseenSince([...waiting(step(1, 1, "b")), ...byTurns([step(2, 2, "h")])], 0, side, 2)), [
      [1],
    ]);
  });

  test("is continued with the steps that were not reported before", () => {
    const [group] = unseenSince(waiting(task(1, 1), step(2, 1), task(3, 1)), 2, side);
    assert.deepEqual(
      unseenSteps(group.steps, 2).map(({ number }) => number),
      [2, 3],
    );
  });
});
