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

test("a fact is what the last step before made of it", () => {
  assert.equal(factBefore(JOURNAL, "bot.mc", 2, 99), 5);
  assert.equal(factBefore(JOURNAL, "oxygen", 1, 99), 1);
  assert.equal(factBefore(JOURNAL, "bot.mc", 3, 99), 3);
  assert.equal(factBefore(JOURNAL, "tile.5.5", 3, "?"), "city bot");
});

test("a fact that changes only later was what it is before that change", () => {
  assert.equal(factBefore(JOURNAL, "bot.mc", 0, 99), 0);
  assert.equal(factBefore(JOURNAL, "tile.5.5", 1, "?"), null);
});

test("a fact that never changes is what it is now", () => {
  assert.equal(factBefore(JOURNAL, "bot.tr", 2, 20), 20);
});

test("what was otherwise at a step is found by the beginning of its name", () => {
  assert.deepEqual(factsChangedSince(JOURNAL, "tile.", 3), new Map([["5.5", "city bot"]]));
  assert.deepEqual(factsChangedSince(JOURNAL, "tile.", 0), new Map([["5.5", null]]));
  assert.deepEqual(factsChangedSince(JOURNAL, "tile.", 4), new Map());
});

test("several changes of a fact count as one, from the first to the last", () => {
  assert.deepEqual(
    changesOf(JOURNAL.slice(0, 3)),
    new Map([
      ["bot.mc", { before: 0, after: 3 }],
      ["oxygen", { before: 0, after: 1 }],
      ["tile.5.5", { before: null, after: "city bot" }],
    ]),
  );
});

test("what came back to where it was has not changed", () => {
  assert.deepEqual([...changesOf(JOURNAL).keys()], ["bot.mc", "oxygen"]);
});
