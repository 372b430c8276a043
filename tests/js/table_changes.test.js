import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeTableChanges } from "../../src/understudy/web/play/real_table/table_changes.js";

const set = (fact, before, after) => ({ id: "table-set", action: "set", fact, args: { what: fact, before, after } });
const tile = (action, fact) => ({ id: `table-${action}`, action, fact, args: { what: fact } });

test("a value that changes twice changes once", () => {
  assert.deepEqual(mergeTableChanges([set("mc", 9, 5)], [set("mc", 5, 2)]), [set("mc", 9, 2)]);
  assert.deepEqual(mergeTableChanges([set("mc", 9, 5)], [set("mc", 5, 9)]), []);
});

test("what is removed and placed again is left out", () => {
  assert.deepEqual(mergeTableChanges([tile("remove", "a")], [tile("place", "a"), tile("place", "b")]), [
    tile("place", "b"),
  ]);
});

test("first make room, then move markers, then place", () => {
  const merged = mergeTableChanges([tile("place", "a")], [set("mc", 1, 2), tile("remove", "b")]);
  assert.deepEqual(
    merged.map(({ action }) => action),
    ["remove", "set", "place"],
  );
});
