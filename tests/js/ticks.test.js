import assert from "node:assert/strict";
import { test } from "node:test";
import { isTicked, tick, untickFrom } from "../../src/understudy/web/play/real_table/ticks.js";

test("a second tick removes the first", () => {
  tick("a", 3);
  assert.ok(isTicked("a", 3));
  assert.ok(!isTicked("b", 3));
  tick("a", 3);
  assert.ok(!isTicked("a", 3));
});

test("undone steps lose their ticks, the setup keeps them", () => {
  const keys = ["set-up 1", 3, "3 besides 0", 4, "4 besides 1", 5];
  for (const key of keys) tick("c", key);
  untickFrom("c", 4);
  assert.deepEqual(
    keys.map((key) => isTicked("c", key)),
    [true, true, true, false, false, false],
  );
});

test("only the latest games are stored", () => {
  tick("old", 1);
  for (let n = 0; n < 20; n += 1) tick(`game ${n}`, 1);
  assert.ok(!isTicked("old", 1));
  assert.ok(isTicked("game 0", 1));
});

test("ticks are stored", () => {
  tick("stored", 7);
  assert.deepEqual(JSON.parse(localStorage.getItem("understudy-ticks")).stored, [7]);
});
