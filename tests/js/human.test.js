import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { Badge, needsText } from "../../src/understudy/web/mars/human/cards/card_symbols.js";
import { alternative, kindOf, tagsOf } from "../../src/understudy/web/mars/human/cards/library.js";
import { handChange, productionRows } from "../../src/understudy/web/mars/human/report/hand_changes.js";
import { isMixed } from "../../src/understudy/web/mars/reference/printed_constants.js";
import { spaceValue } from "../../src/understudy/web/mars/human/space_bonuses.js";
import { show, showPrinted } from "./showing.js";

const eat = { verb: "add", kind: "microbe", count: 1 };
const raise = { verb: "raise", parameter: "oxygen" };
const CARDS = {
  "024": {
    number: "024",
    kind: "project",
    colour: "red",
    tags: ["event", "space"],
    immediate: [{ verb: "one-of", options: [[eat], [raise]] }],
  },
  "033": {
    number: "033",
    kind: "project",
    colour: "blue",
    actions: [
      { verb: "action", gain: [eat] },
      { verb: "action", gain: [raise] },
    ],
  },
  R01: {
    number: "R01",
    kind: "corporation",
    watches: [{ verb: "watch", steps: [{ verb: "one-of", options: [[raise], [eat]] }] }],
  },
};

const HOSTING = {
  number: "210",
  kind: "project",
  colour: "blue",
  actions: [{ verb: "action", gain: [{ verb: "host" }] }],
};

/** Return the text of a node without components. @param {any} node @returns {string} */
const textOf = (node) =>
  Array.isArray(node)
    ? node.map(textOf).join("")
    : typeof node === "string"
      ? node
      : textOf(node?.props?.children ?? []);

const COLONIES = {
  europa: { track: [{ what: "mc" }, { what: "energy" }, { what: "plants" }] },
  callisto: { track: [null, { what: "energy" }, { what: "energy" }] },
};

const WORTH = { card: 3, "human.stock.mc": 1, "human.stock.plants": 2, "human.points": 5 };

before(() => showPrinted("mars", { cards: CARDS, colonies: COLONIES, worth: WORTH }));

describe("your cards", () => {
  test("have the event tag last", () => {
    assert.deepEqual(tagsOf(CARDS["024"]), ["space", "event"]);
    assert.deepEqual(Object.values(CARDS).map(kindOf), ["event", "active", "corporation"]);
  });

  test("show whether points count once or for each resource", () => {
    const badge = (/** @type {object} */ points) => textOf(Badge({ points: { each: 3, every: 1, ...points } })).trim();
    assert.deepEqual([{}, { per: "here" }, { per: "here", every: 2 }, { per: "here", once: true }].map(badge), [
      "3",
      "3/",
      "3/2",
      "3≥ 1",
    ]);
  });

  test("need text if they do something that has no symbol", () => {
    assert.deepEqual([...Object.values(CARDS), HOSTING].map(needsText), [false, false, false, true]);
  });

  test("have alternatives in actions, immediate steps and effects", () => {
    assert.deepEqual(alternative("024.2"), [raise]);
    assert.deepEqual(alternative("033.1"), [{ verb: "action", gain: [eat] }]);
    assert.deepEqual(alternative("R01.2"), [eat]);
  });

  test("an alternative of a global event has no steps", () => {
    assert.deepEqual(alternative("global_dust_storm.1"), []);
  });
});

describe("the effects of a turn on you", () => {
  const moved = (of, was, after) => new Map([[of, { before: was, after }]]);

  test("a card becomes playable, becomes unplayable, or has its last chance", () => {
    const early = { bounds: { oxygen: [null, 8] }, last: null };
    const late = { bounds: { oxygen: [4, null], oceans: [null, 5] }, last: null };
    assert.equal(handChange(early, moved("oxygen", 7, 9)), "closed");
    assert.equal(handChange({ ...early, last: { of: "oxygen", have: 8 } }, moved("oxygen", 7, 8)), "last");
    assert.equal(handChange(late, moved("oxygen", 3, 4)), "opened");
    assert.equal(handChange(late, moved("oceans", 5, 6)), "closed");
  });

  test("an unaffected card does not change", () => {
    assert.equal(
      handChange({ bounds: { oxygen: [null, 8] }, last: { of: "oxygen", have: 8 } }, moved("temperature", -8, -6)),
      null,
    );
    assert.equal(handChange({ bounds: { oxygen: [null, 8] }, last: null }, moved("oxygen", 9, 10)), null);
    assert.equal(handChange({ bounds: {}, last: null }, moved("oxygen", 3, 4)), null);
  });

  test("each resource has its production, and energy turns into heat", () => {
    const journal = [
      { number: 0, changes: [{ what: "human.production.steel", before: 0, after: 2 }] },
      {
        number: 1,
        changes: [
          ["mc", 3, 51],
          ["steel", 0, 2],
          ["energy", 4, 2],
          ["heat", 6, 13],
        ].map(([id, was, after]) => ({ what: `human.stock.${id}`, before: was, after })),
      },
      {
        number: 2,
        changes: [
          { what: "human.stock.mc", before: 51, after: 40 },
          { what: "human.production.steel", before: 2, after: 5 },
        ],
      },
    ];
    const you = {
      stock: { mc: 40, steel: 2, titanium: 1, energy: 2, heat: 13 },
      production: { mc: 12, steel: 5, titanium: 0, energy: 2, heat: 3 },
    };
    assert.deepEqual(productionRows({ journal, view: { you } }, journal[1]), [
      { id: "mc", had: 3, turned: 0, comes: 48, now: 51 },
      { id: "steel", had: 0, turned: 0, comes: 2, now: 2 },
      { id: "titanium", had: 1, turned: 0, comes: 0, now: 1 },
      { id: "energy", had: 4, turned: 4, comes: 2, now: 2 },
      { id: "heat", had: 6, turned: 4, comes: 3, now: 13 },
    ]);
  });
});

describe("the value of a space", () => {
  before(() =>
    show({
      id: "one",
      view: {
        map: {
          spaces: [
            { id: "1.1", bonus: ["card"] },
            { id: "1.2", bonus: [] },
          ],
        },
      },
    }),
  );
  const tile = { what: "tile.1.2", before: null, after: "city human" };
  const value = (/** @type {string} */ id, /** @type {any[]} */ ...changes) =>
    spaceValue({ id, preview: /** @type {any} */ ({ changes: [tile, ...changes] }) });

  test("counts what it brings, and not the tile itself", () => {
    assert.equal(value("1.2"), 0);
    assert.equal(value("1.1"), 3);
    assert.equal(value("1.2", { what: "human.stock.mc", before: 3, after: 7 }), 4);
    assert.equal(value("1.2", { what: "human.points", before: 20, after: 21 }), 5);
  });
});

describe("colony tracks", () => {
  test("show what a step gives only if the steps differ", () => {
    assert.deepEqual(Object.keys(COLONIES).map(isMixed), [true, false]);
  });
});
