import assert from "node:assert/strict";
import { test } from "node:test";
import { changesOf, factBefore, factsChangedSince } from "../../src/understudy/web/journal/facts.js";

const step = (number, ...changes) => ({
  number,
  changes: changes.map(([what, before, after]) => ({ what, before, after })),
});

const JOURNAL = [
  step(0, ["bot.mc", 0, 5], ["oxygen", 0, 1]),
  { number: 1 },
  step(2, ["bot.mc", 5, 8], ["tile.5.5", null, "city bot"], ["bot.mc", 8, 3]),
  step(3, ["tile.5.5", "city bot", null]),
];

test("a fact has the value of its last change before the step", () => {
  assert.equal(factBefore(JOURNAL, "bot.mc", 2, 99), 5);
  assert.equal(factBefore(JOURNAL, "oxygen", 1, 99), 1);
  assert.equal(factBefore(JOURNAL, "bot.mc", 3, 99), 3);
  assert.equal(factBefore(JOURNAL, "tile.5.5", 3, "?"), "city bot");
});

test("a fact that changes only later has the value before that change", () => {
  assert.equal(factBefore(JOURNAL, "bot.mc", 0, 99), 0);
  assert.equal(factBefore(JOURNAL, "tile.5.5", 1, "?"), null);
});

test("a fact that never changes has its current value", () => {
  assert.equal(factBefore(JOURNAL, "bot.tr", 2, 20), 20);
});

test("facts changed since a step are found by their prefix", () => {
  assert.deepEqual(factsChangedSince(JOURNAL, "tile.", 3), new Map([["5.5", "city bot"]]));
  assert.deepEqual(factsChangedSince(JOURNAL, "tile.", 0), new Map([["5.5", null]]));
  assert.deepEqual(factsChangedSince(JOURNAL, "tile.", 4), new Map());
});

test("several changes of a fact are merged", () => {
  assert.deepEqual(
    changesOf(JOURNAL.slice(0, 3)),
    new Map([
      ["bot.mc", { before: 0, after: 3 }],
      ["oxygen", { before: 0, after: 1 }],
      ["tile.5.5", { before: null, after: "city bot" }],
    ]),
  );
});

test("a fact that returned to its value has not changed", () => {
  assert.deepEqual([...changesOf(JOURNAL).keys()], ["bot.mc", "oxygen"]);
});
