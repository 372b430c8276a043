// The place in a guide and the place of its card.

import assert from "node:assert/strict";
import { test } from "node:test";
import { placeCard } from "../../src/understudy/web/guide/placement.js";
import { answersOn, firstHint, hintAfter, matchingAnswers } from "../../src/understudy/web/guide/progress.js";

const hints = [1, 2, 2, 3, 4, 3, 4, 5].map((answers) => ({ answers }));

test("answers match in any order of their keys", () => {
  const expected = [{ do: "raise", steps: 1 }, { do: "done" }];
  assert.equal(matchingAnswers(expected, [{ steps: 1, do: "raise" }]), 1);
  assert.equal(matchingAnswers(expected, [{ do: "raise", steps: 2 }, { do: "done" }]), 0);
  assert.equal(matchingAnswers(expected, [...expected, { do: "done" }]), 2);
});

test("that the learner has looked ahead is no answer", () => {
  const tape = ["a", "table-looked-ahead", "b"].map((question) => ({ question, answer: question }));
  assert.deepEqual(answersOn(tape), { given: ["a", "b"], indices: [0, 2] });
});

test("a hint stays while the number of answers stays", () => {
  assert.equal(hintAfter(hints, 1, 2), 1);
  assert.equal(hintAfter(hints, 2, 2), 2);
});

test("an answer leads to the next hint, also past hints that were skipped", () => {
  assert.equal(hintAfter(hints, 1, 3), 3);
  assert.equal(hintAfter(hints, 0, 2), 1);
});

test("an undo that a hint asks for leads to the next hint", () => {
  assert.equal(hintAfter(hints, 4, 3), 5);
  assert.equal(hintAfter(hints, 5, 4), 6);
});

test("another undo leads back", () => {
  assert.equal(hintAfter(hints, 3, 2), 2);
  assert.equal(hintAfter(hints, 7, 3), 5);
});

test("after its last answer the guide is finished", () => {
  assert.equal(hintAfter(hints, 7, 6), hints.length);
  assert.equal(firstHint(hints, 6), hints.length);
  assert.equal(firstHint(hints, 2), 1);
});

const screen = { width: 390, height: 844 };
const card = { width: 366, height: 240 };

test("the card is below the lit area, or above it", () => {
  assert.equal(placeCard({ top: 100, left: 10, width: 370, height: 200 }, card, screen).top, 312);
  assert.equal(placeCard({ top: 700, left: 10, width: 90, height: 60 }, card, screen).top, 448);
});

test("the card can be at the lower edge", () => {
  const undo = { top: 4, left: 250, width: 90, height: 44 };
  assert.equal(placeCard(undo, card, screen).top, 60);
  assert.equal(placeCard(undo, card, screen, { low: true }).top, 844 - 240 - 12);
});

test("on a wide screen the card is beside a tall area", () => {
  const place = placeCard({ top: 20, left: 20, width: 500, height: 860 }, card, { width: 1440, height: 900 });
  assert.ok(place.left >= 532);
});

test("without room the card scrolls, or covers an area that is not tapped", () => {
  const area = { top: 200, left: 10, width: 370, height: 430 };
  assert.equal(placeCard(area, card, screen).maxHeight, 190);
  assert.equal(placeCard(area, card, screen, { covers: true }).top, 844 - 240 - 12);
});
