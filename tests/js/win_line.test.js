import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { curvePath, withPoint } from "../../src/understudy/web/advice/win_line.js";

describe("the win probability in the header", () => {
  test("forgets what was undone", () => {
    const points = [4, 5, 6].map((answers) => ({ answers, win: answers / 10 }));
    assert.deepEqual(withPoint(points, { answers: 5, win: 0.1 }), [points[0], { answers: 5, win: 0.1 }]);
  });

  test("is drawn from left to right, certainty at the top", () => {
    const path = curvePath([0, 0.5, 1].map((win, answers) => ({ answers, win })));
    assert.equal(path, "M0.0 18.0L42.0 9.0L84.0 0.0");
  });
});
