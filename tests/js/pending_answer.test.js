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
  test("by itself is one field, with the likely answer in it", () => {
    ask({ type: "number", default: 4 });
    assert.deepEqual(
      fields.value.map(({ name }) => name),
      ["answer"],
    );
    assert.equal(valueOf(fields.value[0]), 4);
  });

  test("keeps what was entered until another is asked", () => {
    ask({ type: "number", default: 4 });
    setField("answer", 9);
    assert.equal(valueOf(fields.value[0]), 9);
    ask({ type: "number", default: 4 });
    assert.equal(valueOf(fields.value[0]), 4);
  });

  test("keeps a false that was entered", () => {
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

  test("opens by a tap on the map what can be done with that space", () => {
    ask(MENU);
    assert.equal(entryForSpace("5.5")?.entry.name, "tile");
    assert.equal(entryForSpace("1.1"), null);
    tapSpace("5.5");
    assert.equal(pendingAnswer.value.entry, "tile");
    assert.equal(valueOf(spaceField.value), "5.5");
  });

  test("takes another space for the entry that is open, but only a possible one", () => {
    ask(MENU);
    tapSpace("5.5");
    tapSpace("6.6");
    assert.equal(valueOf(spaceField.value), "6.6");
    tapSpace("1.1");
    assert.equal(valueOf(spaceField.value), "6.6");
  });
});

describe("an earlier question", () => {
  test("begins with what was answered then", async () => {
    ask(MENU);
    await showPast({ at: 2, question: MENU, view: {}, answer: { do: "raise", steps: 2 } });
    assert.equal(pendingAnswer.value.entry, "raise");
    assert.equal(valueOf(fields.value[0]), 2);
  });

  test("forgets that when something else is reported", async () => {
    ask(MENU);
    await showPast({ at: 2, question: MENU, view: {}, answer: { do: "raise", count: 7 } });
    openEntry("tile");
    assert.equal(valueOf(fields.value[1]), null);
  });
});

describe("a space that decides what is likely", () => {
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

  test("proposes what is legal there, the usual thing first", () => {
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

  test("leaves alone what was chosen by hand", () => {
    ask(TILES);
    tapSpace("3.3");
    setField("tile", "city");
    tapSpace("1.1");
    assert.equal(tile(), "city");
    assert.deepEqual(legalSpaces(), ["1.1", "2.2"]);
  });

  test("knows nothing of legal spaces where no rule tells them apart", () => {
    ask(MENU);
    tapSpace("5.5");
    assert.equal(legalSpaces(), null);
  });
});
