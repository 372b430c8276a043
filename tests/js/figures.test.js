import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { interval } from "../../src/understudy/web/advice/figures.js";

describe("the interval of games won", () => {
  const rounded = (won, of) => {
    const { low, high } = interval({ won, of });
    return [Math.round(10 * low) / 10, Math.round(10 * high) / 10];
  };

  test("it is Wilson's, so few games are never certain", () => {
    assert.deepEqual(rounded(909, 1008), [88.2, 91.9]);
    assert.deepEqual(rounded(2, 2), [34.2, 100]);
    assert.deepEqual(rounded(0, 504), [0, 0.8]);
  });
});
