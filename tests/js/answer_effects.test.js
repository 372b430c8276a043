import assert from "node:assert/strict";
import { test } from "node:test";
import { answerEffects } from "../../src/understudy/web/play/report/answer_effects.js";

const side = ([{ kind }]) => ({ h: "human", b: "bot" })[kind] ?? null;
const groups = [
  {
    turn: 1,
    steps: [
      { number: 0, kind: "h" },
      { number: 1, kind: "old", news: true },
      { number: 2, kind: "said" },
      { number: 3, kind: "counts", args: { count: 7 }, news: true, also: [{ id: "besides", args: {} }] },
    ],
  },
  {
    turn: 2,
    steps: [
      { number: 4, kind: "b" },
      { number: 5, kind: "bot", news: true },
    ],
  },
  {
    turn: 3,
    steps: [
      { number: 6, kind: "draft" },
      { number: 7, kind: "keeps", news: true, now: true, hands: true },
    ],
  },
];
const marks = [0, 1, 2, 2, 2, 2, 2, 4];

test("effects of the last answer are returned, the report itself is not", () => {
  assert.deepEqual(answerEffects({ marks, answers: 2 }, groups, side), [
    { id: "counts", args: { count: 7 }, step: 3 },
    { id: "besides", args: {}, step: 3 },
  ]);
});

test("urgent steps of other turns are returned", () => {
  assert.deepEqual(answerEffects({ marks, answers: 4 }, groups, side), [{ id: "keeps", args: undefined, step: 7 }]);
});

test("effects of earlier answers are not returned", () => {
  assert.deepEqual(answerEffects({ marks, answers: 3 }, groups, side), []);
});
