import assert from "node:assert/strict";
import { before, test } from "node:test";
import { flatten, labelOf, valueOf } from "../../src/understudy/web/generic/facts.js";
import { genericFace } from "../../src/understudy/web/generic/generic_face.js";
import { loadCommonMessages } from "../../src/understudy/web/app/translations.js";

before(loadCommonMessages);

test("nested objects become one list of facts", () => {
  assert.deepEqual(flatten({ turn: 3, bot: { space: 4, cards: ["a", "b"] }, left: null }), [
    ["turn", 3],
    ["bot.space", 4],
    ["bot.cards", ["a", "b"]],
    ["left", null],
  ]);
});

test("a fact without a message is shown by its path", () => {
  assert.equal(labelOf("toy", "bot.last_space"), "bot last space");
});

test("values are texts: yes and no, numbers with a minus sign, lists, and a dash for no value", () => {
  assert.equal(valueOf("toy", "over", true), "Yes");
  assert.equal(valueOf("toy", "heat", -3), "−3");
  assert.equal(valueOf("toy", "cards", ["a", 2]), "a, 2");
  for (const nothing of [null, undefined, "", []]) assert.equal(valueOf("toy", "cards", nothing), "–");
});

test("a value with a message is shown by it", () => {
  assert.equal(valueOf("mars", "bot.owner", "human"), "You");
});

test("scores are numbers or points by line", () => {
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

test("the result of a finished game comes from either, or is null without scores", () => {
  const { result } = genericFace("toy");
  assert.deepEqual(result({ scores: { human: { total: 3 }, bot: { total: 5 } }, summary: {} }), { human: 3, bot: 5 });
  assert.deepEqual(result({ scores: {}, summary: { "scores.human": 3, "scores.bot": 0 } }), { human: 3, bot: 0 });
  assert.equal(result({ scores: {}, summary: {} }), null);
});
