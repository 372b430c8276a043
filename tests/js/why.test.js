import assert from "node:assert/strict";
import { test } from "node:test";
import { candidateColumns } from "../../src/understudy/web/journal/candidates.js";
import { droppedOn, hasWhy } from "../../src/understudy/web/journal/why.js";

const DELIBERATION = {
  kind: "mars-milestone",
  candidates: ["mayor", "gardener", "builder"],
  narrowings: [
    { rule: "a", best: 3, left: ["mayor", "builder"], values: [3, -1, 3] },
    { rule: "b", best: null, left: ["builder"], values: [] },
  ],
  chosen: { kind: "mars-milestone", id: "builder" },
};

test("a candidate drops out on the line of the tie-break that it lost", () => {
  assert.deepEqual(
    droppedOn(DELIBERATION),
    new Map([
      ["gardener", 2],
      ["mayor", 3],
    ]),
  );
});

test("without tie-breaks no candidate drops out", () => {
  assert.deepEqual(droppedOn({ ...DELIBERATION, narrowings: [] }), new Map());
});

test("a column has the values of the remaining candidates, with a minus sign", () => {
  const [first] = candidateColumns(DELIBERATION);
  assert.deepEqual(
    [...first],
    [
      ["mayor", { text: "3", out: false }],
      ["gardener", { text: "−1", out: true }],
      ["builder", { text: "3", out: false }],
    ],
  );
});

test("a tie-break without values has ticks and crosses for the remaining candidates", () => {
  const [, second] = candidateColumns(DELIBERATION);
  assert.deepEqual(
    [...second],
    [
      ["mayor", { text: "×", out: true }],
      ["builder", { text: "✓", out: false }],
    ],
  );
});

test("a choice, a failure and a ruling have an explanation", () => {
  assert.ok(hasWhy({ deliberation: DELIBERATION }));
  assert.ok(hasWhy({ failure: "no_tags" }));
  assert.ok(hasWhy({ ruling: "D-1" }));
  assert.ok(!hasWhy({ kind: "mars-flip" }));
});
