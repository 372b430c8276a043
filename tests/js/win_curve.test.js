import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { curveOf, marksOf, namedRounds, placeOf } from "../../src/understudy/web/advice/win_curve.js";

const point = (at, round, win) => ({ at, round, win, ahead: 0 });
const REVIEW = { points: [point(3, 1, 0.6), point(5, 1, 0.5), point(9, 2, 0.7)], won: true };

describe("the curve of a review", () => {
  test("the result is the last point, at the right edge", () => {
    const curve = curveOf(REVIEW);
    assert.deepEqual(
      curve.map(({ win }) => win),
      [0.6, 0.5, 0.7, 1],
    );
    assert.ok(curve.every(({ x }, n) => n === 0 || x > curve[n - 1].x));
    assert.equal(curveOf({ ...REVIEW, won: null }).length, 3);
  });

  test("an answer belongs to its turn, or to the first turn of its round", () => {
    const curve = curveOf(REVIEW);
    assert.equal(placeOf(curve, { at: 5, round: 1 }).at, 5);
    assert.equal(placeOf(curve, { at: 6, round: 1 }).at, 5, "a later answer of the same turn");
    assert.equal(placeOf(curve, { at: 7, round: 2 }).at, 9, "cards bought before the first turn");
  });

  test("rounds that lie close together are not all named", () => {
    const rounds = [44, 48, 52, 70, 100].map((x, n) => ({ at: n, round: n + 1, win: 0.5, x }));
    assert.deepEqual(
      namedRounds(rounds).map(({ round }) => round),
      [1, 4, 5],
    );
  });

  test("of labels that would lie on each other only the first is drawn", () => {
    const [first, second, third] = marksOf(
      [
        { x: 100, win: 0.5, by: 0.1 },
        { x: 108, win: 0.52, by: 0.05 },
        { x: 200, win: 0.5, by: -0.1 },
      ],
      360,
    );
    assert.ok(first.label && third.label);
    assert.equal(second.label, null);
    assert.ok(third.top > first.top, "what cost is below the curve");
  });
});
