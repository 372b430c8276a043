import assert from "node:assert/strict";
import { before, test } from "node:test";
import { flatten, labelOf, valueOf } from "../../src/understudy/web/generic/facts.js";
import { genericFace } from "../../src/understudy/web/generic/generic_face.js";
import { loadCommonMessages } from "../../src/understudy/web/app/translations.js";

before(loadCommonMessages);

test("tables in tables become one list of facts", () => {
  assert.deepEqual(flatten({ turn: 3, bot: { space: 4, cards: ["a", "b"] }, left: null }), [
    ["turn", 3],
    ["bot.space", 4],
    ["bot.cards", ["a", "b"]],
    ["left", null],
  ]);
});

test("a fact that no catalogue names stands as it is called", () => {
  assert.equal(labelOf("toy", "bot.last_space"), "bot last space");
});

test("values are words: yes and no, numbers with a true minus, lists, and a dash for nothing", () => {
  assert.equal(valueOf("toy", "over", true), "Yes");
  assert.equal(valueOf("toy", "heat", -3), "−3");
  assert.equal(valueOf("toy", "cards", ["a", 2]), "a, 2");
  for (const nothing of [null, undefined, "", []]) assert.equal(valueOf("toy", "cards", nothing), "–");
});

test("a value that the catalogue knows is said in its words", () => {
  assert.equal(valueOf("mars", "bot.owner", "human"), "You");
});

test("a game without a folder of its own counts points as numbers or line by line", () => {
  const toy = genericFace("toy");
  const points = (scores) => toy.scoreRows({ view: { scores } }).map(({ human, bot }) => [human, bot]);
  assert.deepEqual(points({ human: 3, bot: 5 }), [[3, 5]]);
  assert.deepEqual(points({ human: { laps: 1, total: 3 }, bot: { laps: 2, total: 5 } }), [
    [1, 2],
    [3, 5],
  ]);
  assert.deepEqual(points({ human: { laps: 1, total: 3 }, bot: { total: 5 } }), [
    [1, undefined],
    [3, 5],
  ]);
  assert.deepEqual(points(undefined), []);
});

test("its finished games count from either, and not at all where nothing was counted", () => {
  const { result } = genericFace("toy");
  assert.deepEqual(result({ scores: { human: { total: 3 }, bot: { total: 5 } }, summary: {} }), { human: 3, bot: 5 });
  assert.deepEqual(result({ scores: {}, summary: { "scores.human": 3, "scores.bot": 0 } }), { human: 3, bot: 0 });
  assert.equal(result({ scores: {}, summary: {} }), null);
});
