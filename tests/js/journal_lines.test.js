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

test("a turn is told without its heading and without steps that only name what follows", () => {
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

test("lines begin at the left, and what they set off is moved in", () => {
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

test("what is nobody's turn is told whole", () => {
  const lines = linesOf([
    step(0, "mars-generation", 0, null, { changes }),
    step(1, "mars-card-money", 1, 0, { changes }),
  ]);
  assert.deepEqual(
    lines.map((line) => line.step.number),
    [0, 1],
  );
});

test("a card inside another card is named beside what it does, and so is the corporation", () => {
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
