// How long a game was played on this device.

import assert from "node:assert/strict";
import { test } from "node:test";
import { localStore } from "../../src/understudy/web/app/storage.js";
import { addPlayed, minutesPlayed } from "../../src/understudy/web/play/game_state/playing_time.js";

const MINUTE = 60_000;

test("the time between changes is added up; a pause counts as 20 minutes", () => {
  assert.equal(minutesPlayed("a"), 0);
  addPlayed("a", 5 * MINUTE);
  addPlayed("a", 2.6 * MINUTE);
  assert.equal(minutesPlayed("a"), 8);
  addPlayed("a", 600 * MINUTE);
  assert.equal(minutesPlayed("a"), 28);
  // The clock of the device was set back.
  addPlayed("a", -5 * MINUTE);
  assert.equal(minutesPlayed("a"), 28);
  assert.equal(minutesPlayed("b"), 0);
});

test("what is stored in another form is ignored", () => {
  localStore.write("understudy-played", { a: "x", b: 3 * MINUTE });
  assert.equal(minutesPlayed("a"), 0);
  assert.equal(minutesPlayed("b"), 3);
  localStore.write("understudy-played", [1]);
  addPlayed("c", MINUTE);
  assert.equal(minutesPlayed("c"), 1);
});
