import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { rowsOf } from "../../src/understudy/web/advice/hint.js";

const hinted = (move, place) => ({ move, next: [], place, win: 0.5, ahead: 0, reasons: [] });
const compared = (move, apart) => ({ move, win: 0.5, win_error: 0, ahead: 0, error: 0, apart });
const REPORT = { moves: [hinted("a", 1), hinted("b", 2), hinted({ do: "pass" }, 7)] };

describe("the rows of a hint", () => {
  test("they have the places of the hint", () => {
    assert.deepEqual(
      rowsOf(REPORT, null).map(({ place }) => place),
      ["1", "2", "7"],
    );
  });

  test("after whole games they have the new order; answers that cannot be told apart share a place", () => {
    const moves = [compared({ do: "pass" }, false), compared("a", false), compared("b", true)];
    const rows = rowsOf(REPORT, { moves });
    assert.deepEqual(
      rows.map(({ one }) => one.move),
      [{ do: "pass" }, "a", "b"],
    );
    assert.equal(rows[0].place, rows[1].place);
    assert.equal(rows[2].place, "3");
  });
});
