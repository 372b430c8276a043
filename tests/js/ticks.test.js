import assert from "node:assert/strict";
import { test } from "node:test";
import { isTicked, tick, untickFrom } from "../../src/understudy/web/play/ticks.js";

test("a line is ticked off, and ticked again it is not", () => {
  tick("a", 3);
  assert.ok(isTicked("a", 3));
  assert.ok(!isTicked("b", 3));
  tick("a", 3);
  assert.ok(!isTicked("a", 3));
});

test("steps that were taken back lose their ticks, the set-up keeps them", () => {
  const keys = ["set-up 1", 3, "3 besides 0", 4, "4 besides 1", 5];
  for (const key of keys) tick("c", key);
  untickFrom("c", 4);
  assert.deepEqual(
    keys.map((key) => isTicked("c", key)),
    [true, true, true, false, false, false],
  );
});

test("only the games played last are remembered", () => {
  tick("old", 1);
  for (let n = 0; n < 20; n += 1) tick(`game ${n}`, 1);
  assert.ok(!isTicked("old", 1));
  assert.ok(isTicked("game 0", 1));
});

test("ticks outlive the page", () => {
  tick("kept", 7);
  assert.deepEqual(JSON.parse(localStorage.getItem("understudy-ticks")).kept, [7]);
});
