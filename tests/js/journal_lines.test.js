import assert from "node:assert/strict";
import { before, test } from "node:test";
import { linesOf } from "../../src/understudy/web/journal/lines.js";
import { loadCommonMessages } from "../../src/understudy/web/app/translations.js";
import { show } from "./showing.js";

before(async () => {
  await loadCommonMessages();
  show({ id: "g", system: "mars" });
});

const step = (number, kind, depth, cause, more = {}) => ({
  number,
  kind,
  depth,
  cause,
  cite: "A p.5",
  args: {},
  ...more,
});
const changes = [{ what: "bot.mc", before: 0, after: 1 }];

test("lines omit the heading and steps that only introduce others", () => {
  const lines = linesOf([
    step(0, "mars-turn-bot", 0, null),
    step(1, "mars-project-card", 1, 0, { args: { card: { kind: "mars-card", id: "009" } } }),
    step(2, "mars-tag", 2, 1, { args: { tag: { kind: "mars-tag", id: "space" } } }),
    step(3, "mars-advance", 3, 2, { changes }),
  ]);
  assert.deepEqual(
    lines.map((line) => line.step.number),
    [3],
  );
  assert.deepEqual(lines[0].cause, { text: "Space", icon: "mars/space" });
});

test("effects are indented below their causes", () => {
  const lines = linesOf([
    step(0, "mars-turn-bot", 0, null),
    step(1, "mars-place", 2, 0, { changes, args: { tile: { id: "city" } } }),
    step(2, "mars-gain-tr", 3, 1, { changes }),
  ]);
  assert.deepEqual(
    lines.map(({ depth }) => depth),
    [0, 1],
  );
});

test("a phase without a side shows all its steps", () => {
  const lines = linesOf([
    step(0, "mars-generation", 0, null, { changes }),
    step(1, "mars-card-money", 1, 0, { changes }),
  ]);
  assert.deepEqual(
    lines.map((line) => line.step.number),
    [0, 1],
  );
});

test("a nested card and the corporation are named as causes", () => {
  show({ id: "g", system: "mars", view: { corporation: { number: "C21" } } });
  const lines = linesOf([
    step(0, "mars-turn-bot", 0, null),
    step(1, "mars-bonus-card", 1, 0, { args: { card: { kind: "mars-bonus-card", id: "B03" } } }),
    step(2, "mars-project-card", 2, 1, { args: { card: { kind: "mars-card", id: "009" } } }),
    step(3, "mars-tag", 3, 2, { args: { tag: { kind: "mars-tag", id: "space" } } }),
    step(4, "mars-advance", 4, 3, { changes }),
    step(5, "mars-gain-tr", 3, 2, { changes, cite: "B p.3" }),
    step(6, "mars-corporation-money", 3, 2, {
      changes,
      cite: "B p.3",
      args: { corporation: { kind: "mars-corporation", id: "C21" } },
    }),
  ]);
  assert.deepEqual(
    lines.map(({ cause }) => cause?.text),
    ["009 mars-card-009 · Space", "009 mars-card-009 · mars-corporation-C21", "009 mars-card-009"],
  );
  assert.deepEqual(
    lines.map(({ cause }) => cause?.icon),
    ["mars/space", "card", "card"],
  );
});
