import assert from "node:assert/strict";
import { before, test } from "node:test";
import { linesOf } from "../../src/understudy/web/story.js";
import { firstWords } from "../../src/understudy/web/words.js";
import { show } from "./showing.js";

before(async () => {
  await firstWords();
  show({ id: "g", system: "mars" });
});

const step = (number, kind, depth, cause, more = {}) => ({ number, kind, depth, cause, args: {}, ...more });
const changes = [{ what: "bot.mc", before: 0, after: 1 }];

test("a turn is told without its heading and without steps that only name what follows", () => {
  const lines = linesOf([
    step(0, "mars-turn-bot", 0, null),
    step(1, "mars-project-card", 1, 0, { args: { card: { kind: "mars-card", id: "009" } } }),
    step(2, "mars-tag", 2, 1, { args: { tag: { kind: "mars-tag", id: "space" } } }),
    step(3, "mars-advance", 3, 2, { changes }),
  ]);
  assert.deepEqual(lines.map((line) => line.step.number), [3]);
  assert.deepEqual(lines[0].cause, { text: "Space", icon: "mars/space" });
});

test("lines begin at the left, and what they set off is moved in", () => {
  const lines = linesOf([
    step(0, "mars-turn-bot", 0, null),
    step(1, "mars-place", 2, 0, { changes, args: { tile: { id: "city" } } }),
    step(2, "mars-gain-tr", 3, 1, { changes }),
  ]);
  assert.deepEqual(lines.map(({ depth }) => depth), [0, 1]);
});

test("what is nobody's turn is told whole", () => {
  const lines = linesOf([step(0, "mars-generation", 0, null, { changes }), step(1, "mars-card-money", 1, 0, { changes })]);
  assert.deepEqual(lines.map((line) => line.step.number), [0, 1]);
});
