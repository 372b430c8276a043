import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { loadAllMessages } from "../../src/understudy/web/app/translations.js";
import { completedBy } from "../../src/understudy/web/tapestry/human/city/city.js";
import { placeName, placeOf } from "../../src/understudy/web/tapestry/human/city/placement.js";
import { pointLines } from "../../src/understudy/web/tapestry/human/income_report.js";
import { pointsNow } from "../../src/understudy/web/tapestry/human/symbols/worth_now.js";

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

  test("names places by a plot inside, and says how a landmark lies", async () => {
    await loadAllMessages();
    assert.equal(placeName("3.4"), "Plot 3.4");
    assert.equal(placeName("3.4 r1"), "Plot 3.4, turned by one quarter");
    assert.equal(placeName("8.-1 r2"), "Plot 8.1, partly outside the city (0 up, 2 left), turned by 2 quarters");
    assert.equal(placeName("craftsmen.2"), "Craftsmen, column 2");
    assert.equal(placeName("aside"), "Put aside");
  });
});

describe("points for counted things", () => {
  const side = { counts: { tech_card: 3, market: 2 }, tokens: { science: [4, 0] }, left_tracks: ["military"] };

  test("are worth their present number", () => {
    assert.equal(pointsNow({ op: "vp_per", what: "tech_card", n: 2 }, side), 6);
    assert.equal(pointsNow({ op: "vp_per", what: "track_space", track: "science" }, side), 4);
    assert.equal(pointsNow({ op: "vp_per", what: "track_space", track: "military" }, side), 12);
    const both = [
      { op: "building", kind: "market" },
      { op: "vp_per", what: "market" },
      { op: "vp_per", what: "tech_card" },
    ];
    assert.equal(pointsNow({ and: both }, side), 5);
  });

  test("are not named for other benefits, alternatives, or what depends on a hex", () => {
    assert.equal(pointsNow({ op: "vp", n: 2 }, side), null);
    assert.equal(pointsNow({ or: [{ op: "vp_per", what: "market" }, { op: "explore" }] }, side), null);
    assert.equal(pointsNow({ op: "vp_per", what: "adjacent_territory_of_opponents" }, side), null);
  });
});

describe("the report of an income turn", () => {
  const score = (id, vp) => ({ kind: "tapestry-you-score", args: { of: { kind: "tapestry-income-row", id }, vp } });

  test("adds up the points of each row", () => {
    const steps = [score("market", 2), score("farm", 4), score("market", 3), score("house", 0), { kind: "other" }];
    assert.deepEqual(
      pointLines(steps).map(({ of, vp }) => [of.id, vp]),
      [
        ["market", 5],
        ["farm", 4],
      ],
    );
  });
});
