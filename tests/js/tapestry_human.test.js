import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { completedBy } from "../../src/understudy/web/tapestry/human/city/city.js";
import { placeOf } from "../../src/understudy/web/tapestry/human/city/placement.js";

const nine = (count) => Array.from({ length: 9 }, () => count);
const city = {
  built: { 1.1: "farm" },
  impassable: ["1.2"],
  missing: { rows: [2, ...nine(9).slice(1)], columns: nine(9), districts: [2, ...nine(9).slice(1)] },
};

describe("the capital city", () => {
  test("knows what plots would complete", () => {
    assert.deepEqual(completedBy(city, ["1.3", "1.4"]).rows, [1]);
    assert.deepEqual(completedBy(city, ["1.3", "2.3"]).districts, [1]);
    assert.deepEqual(completedBy(city, ["1.3"]), { rows: [], columns: [], districts: [] });
  });

  test("does not count plots that are filled already", () => {
    assert.deepEqual(completedBy(city, ["1.1", "1.2"]).rows, []);
  });

  test("reads places, also outside of the city, and their turns", () => {
    assert.deepEqual(placeOf("-1.3 r2"), { row: -1, column: 3, turn: 2 });
    assert.deepEqual(placeOf("4.5"), { row: 4, column: 5, turn: 0 });
    assert.equal(placeOf("aside"), null);
    assert.equal(placeOf("hex 1,0"), null);
  });
});
