import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { language } from "../../src/understudy/web/app/settings.js";
import { interval, percentagePoints, signed } from "../../src/understudy/web/advice/figures.js";

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

describe("a number with its sign", () => {
  test("it has the wanted decimals, and the decimal mark of the language", () => {
    assert.deepEqual(
      [29, -2.34, 0.04, -0.01].map((one) => signed(one, 1)),
      ["+29.0", "−2.3", "0.0", "0.0"],
    );
    language.value = "cs";
    assert.equal(signed(29.2, 1), "+29,2");
    language.value = "en";
  });

  test("percentage points have no decimals", () => {
    assert.equal(percentagePoints(-0.069), "−7");
    assert.equal(percentagePoints(0.05), "+5");
  });
});
