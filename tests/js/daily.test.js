import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  addDays,
  counts,
  dateOf,
  dayNumber,
  dayOf,
  daysInARow,
  isDay,
  seedOf,
} from "../../src/understudy/web/games/daily/days.js";

const played = (started, counted = true) => ({ base: { started, counts: counted } });

describe("the day of a deal", () => {
  test("is the date on the device", () => {
    assert.equal(dayOf(new Date(2026, 10, 7, 23, 59)), "2026-11-07");
    assert.equal(dayOf(dateOf("2026-03-29")), "2026-03-29");
  });

  test("follows the calendar over months and changes of the clock", () => {
    assert.equal(addDays("2026-02-28", 1), "2026-03-01");
    assert.equal(addDays("2026-03-29", 1), "2026-03-30");
    assert.equal(addDays("2026-01-01", -1), "2025-12-31");
    assert.equal(dayNumber("2026-03-01") - dayNumber("2026-02-28"), 1);
  });

  test("is refused if it is no date", () => {
    for (const text of ["", "today", "2026-02-30", "2026-1-1", "12026-01-01"]) assert.equal(isDay(text), false, text);
    assert.equal(isDay("2026-11-17"), true);
  });

  test("determines the seed of each deal", () => {
    assert.equal(seedOf("2026-11-17", 0), 202611171);
    assert.equal(seedOf("2026-11-17", 1), 202611172);
  });
});

describe("days in a row", () => {
  const row = { "2026-11-15": played("2026-11-15"), "2026-11-16": played("2026-11-16") };

  test("end today or yesterday", () => {
    assert.equal(daysInARow(row, "2026-11-16"), 2);
    assert.equal(daysInARow(row, "2026-11-17"), 2);
    assert.equal(daysInARow(row, "2026-11-18"), 0);
    assert.equal(daysInARow({ ...row, "2026-11-17": played("2026-11-17") }, "2026-11-17"), 3);
  });

  test("need a deal that was begun on its day and played for a round", () => {
    assert.equal(counts("2026-11-15", played("2026-11-16")), false);
    assert.equal(counts("2026-11-15", played("2026-11-15", false)), false);
    assert.equal(counts("2026-11-15", undefined), false);
    assert.equal(daysInARow({ ...row, "2026-11-15": played("2026-11-17") }, "2026-11-16"), 1);
  });
});
