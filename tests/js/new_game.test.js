// The presets and the sentence of a new game.

import assert from "node:assert/strict";
import { test } from "node:test";
import { canPlay, firstOptions, modeOf, sameOptions } from "../../src/understudy/web/games/new_game/play_modes.js";
import { presetsOf } from "../../src/understudy/web/games/new_game/presets.js";

const SYSTEM = {
  name: "race",
  options: {
    defaults: { length: 10, expansions: ["hills"], you: "reported", board: "" },
    expansions: ["hills", "rain", "snow"],
    presets: { first: { length: 5 }, screen: { length: 5, you: "played" } },
  },
};
const ONLY_TABLE = { name: "walk", options: { defaults: { length: 10 } } };

/** Return a saved game. */
const saved = (options, fields = {}) => ({
  system: "race",
  damaged: false,
  summary: {},
  options: { ...SYSTEM.options.defaults, ...options },
  ...fields,
});

const ids = (presets) => presets.map(({ id }) => id);

test("a game can be played on the screen if it has a preset for it", () => {
  assert.equal(canPlay(SYSTEM, "screen"), true);
  assert.equal(canPlay(ONLY_TABLE, "screen"), false);
  assert.equal(canPlay(ONLY_TABLE, "table"), true);
  assert.deepEqual(firstOptions(ONLY_TABLE, "table"), { length: 10 });
});

test("the mode of a game follows from its options", () => {
  assert.equal(modeOf(SYSTEM, saved({ you: "played", length: 7 }).options), "screen");
  assert.equal(modeOf(SYSTEM, saved({}).options), "table");
  assert.equal(modeOf(ONLY_TABLE, { length: 3 }), "table");
});

test("without earlier games there is only a first game", () => {
  assert.deepEqual(ids(presetsOf(SYSTEM, "table", [])), ["first"]);
  assert.equal(presetsOf(SYSTEM, "screen", [])[0].options.you, "played");
});

test("earlier games of the same game and mode give two more presets", () => {
  const games = [
    saved({ length: 20, expansions: ["snow"] }),
    saved({ expansions: ["rain", "hills"] }),
    saved({ you: "played", length: 99 }),
    saved({ length: 88 }, { system: "walk" }),
    saved({ length: 77, expansions: ["other"] }, { damaged: true }),
  ];
  const [first, last, owned] = presetsOf(SYSTEM, "table", games);
  assert.equal(first.options.length, 5);
  assert.equal(last.options.length, 20);
  assert.deepEqual(owned.options.expansions, ["hills", "rain", "snow"]);
  assert.equal(owned.options.length, 5);
});

test("presets with the same options are shown once", () => {
  assert.deepEqual(ids(presetsOf(SYSTEM, "table", [saved({ length: 5 })])), ["first"]);
  assert.deepEqual(ids(presetsOf(SYSTEM, "table", [saved({ length: 6 })])), ["first", "last"]);
});

test("options of an earlier game that no longer fit have their defaults", () => {
  const [, last] = presetsOf(SYSTEM, "table", [saved({ length: 6, board: true, gone: 1 })]);
  assert.equal(last.options.board, "");
  assert.equal("gone" in last.options, false);
});

test("the order of a list does not count", () => {
  assert.equal(sameOptions({ boxes: ["a", "b"] }, { boxes: ["b", "a"] }), true);
  assert.equal(sameOptions({ boxes: ["a"] }, { boxes: ["b"] }), false);
});
