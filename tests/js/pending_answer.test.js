import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  pendingAnswer,
  entryForSpace,
  fields,
  legalSpaces,
  openEntry,
  setField,
  spaceField,
  tapSpace,
  valueOf,
} from "../../src/understudy/web/prompt/pending_answer.js";
import { show, showPast } from "./showing.js";

const number = (name, likely = null) => ({ name, type: "number", default: likely });
const space = (name, ...spaces) => ({ name, type: "space", spaces, default: null });
const MENU = {
  type: "menu",
  entries: [
    { name: "raise", fields: [number("steps", 1)] },
    { name: "tile", fields: [space("space", "5.5", "6.6"), number("count")] },
  ],
};

let token = 0;
const ask = (question) => {
  token += 1;
  show({ id: "g", token: `t${token}`, question, view: {} });
};

describe("a question", () => {
  test("has one field with the likely answer", () => {
    ask({ type: "number", default: 4 });
    assert.deepEqual(
      fields.value.map(({ name }) => name),
      ["answer"],
    );
    assert.equal(valueOf(fields.value[0]), 4);
  });

  test("keeps the entered value until the next question", () => {
    ask({ type: "number", default: 4 });
    setField("answer", 9);
    assert.equal(valueOf(fields.value[0]), 9);
    ask({ type: "number", default: 4 });
    assert.equal(valueOf(fields.value[0]), 4);
  });

  test("keeps an entered false", () => {
    ask({ type: "form", fields: [{ name: "first", type: "yesno", default: true }] });
    setField("first", false);
    assert.equal(valueOf(fields.value[0]), false);
  });
});

describe("a menu", () => {
  test("has no fields until an entry is open", () => {
    ask(MENU);
    assert.deepEqual(fields.value, []);
    openEntry("raise");
    assert.deepEqual(
      fields.value.map(({ name }) => name),
      ["steps"],
    );
  });

  test("opens the entry for a clicked space", () => {
    ask(MENU);
    assert.equal(entryForSpace("5.5")?.entry.name, "tile");
    assert.equal(entryForSpace("1.1"), null);
    tapSpace("5.5");
    assert.equal(pendingAnswer.value.entry, "tile");
    assert.equal(valueOf(spaceField.value), "5.5");
  });

  test("accepts another possible space for the open entry", () => {
    ask(MENU);
    tapSpace("5.5");
    tapSpace("6.6");
    assert.equal(valueOf(spaceField.value), "6.6");
    tapSpace("1.1");
    assert.equal(valueOf(spaceField.value), "6.6");
  });
});

describe("an earlier question", () => {
  test("starts with the earlier answer", async () => {
    ask(MENU);
    await showPast({ at: 2, question: MENU, view: {}, answer: { do: "raise", steps: 2 } });
    assert.equal(pendingAnswer.value.entry, "raise");
    assert.equal(valueOf(fields.value[0]), 2);
  });

  test("ignores the earlier answer for another entry", async () => {
    ask(MENU);
    await showPast({ at: 2, question: MENU, view: {}, answer: { do: "raise", count: 7 } });
    openEntry("tile");
    assert.equal(valueOf(fields.value[1]), null);
  });
});

describe("a space that decides the likely value", () => {
  const TILES = {
    type: "menu",
    entries: [
      {
        name: "tile",
        fields: [
          { name: "tile", type: "choice", options: ["greenery", "city", "ocean"], default: "greenery" },
          {
            ...space("space", "1.1", "2.2", "3.3"),
            by: "tile",
            legal: { greenery: ["1.1"], city: ["1.1", "2.2"], ocean: ["3.3"] },
          },
        ],
      },
    ],
  };
  const tile = () => valueOf(fields.value[0]);

  test("proposes a legal value, preferably the default", () => {
    ask(TILES);
    tapSpace("3.3");
    assert.equal(tile(), "ocean");
    assert.deepEqual(legalSpaces(), ["3.3"]);
    tapSpace("2.2");
    assert.equal(tile(), "city");
    tapSpace("1.1");
    assert.equal(tile(), "greenery");
    assert.deepEqual(legalSpaces(), ["1.1"]);
  });

  test("does not change a chosen value", () => {
    ask(TILES);
    tapSpace("3.3");
    setField("tile", "city");
    tapSpace("1.1");
    assert.equal(tile(), "city");
    assert.deepEqual(legalSpaces(), ["1.1", "2.2"]);
  });

  test("has no legal spaces without rules for them", () => {
    ask(MENU);
    tapSpace("5.5");
    assert.equal(legalSpaces(), null);
  });
});
