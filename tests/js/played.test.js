import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { needsWords } from "../../src/understudy/web/mars/played/grammar.js";
import { alternative, kindOf, tagsOf } from "../../src/understudy/web/mars/played/library.js";
import { showPrinted } from "./showing.js";

const eat = { verb: "add", kind: "microbe", count: 1 };
const raise = { verb: "raise", parameter: "oxygen" };
const CARDS = {
  "024": { number: "024", kind: "project", colour: "red", tags: ["event", "space"], immediate: [{ verb: "one-of", options: [[eat], [raise]] }] },
  "033": { number: "033", kind: "project", colour: "blue", actions: [{ verb: "action", gain: [eat] }, { verb: "action", gain: [raise] }] },
  R01: { number: "R01", kind: "corporation", watches: [{ verb: "watch", steps: [{ verb: "one-of", options: [[raise], [eat]] }] }] },
};

const HOSTING = { number: "210", kind: "project", colour: "blue", actions: [{ verb: "action", gain: [{ verb: "host" }] }] };

before(() => showPrinted("mars", { cards: CARDS }));

describe("your cards", () => {
  test("have the tag of an event last", () => {
    assert.deepEqual(tagsOf(CARDS["024"]), ["space", "event"]);
    assert.deepEqual(Object.values(CARDS).map(kindOf), ["event", "active", "corporation"]);
  });

  test("need words where no sign can hold what they do", () => {
    assert.deepEqual([...Object.values(CARDS), HOSTING].map(needsWords), [false, false, false, true]);
  });

  test("an alternative is found wherever the card offers it", () => {
    assert.deepEqual(alternative("024.2"), [raise]);
    assert.deepEqual(alternative("033.1"), [{ verb: "action", gain: [eat] }]);
    assert.deepEqual(alternative("R01.2"), [eat]);
  });
});
