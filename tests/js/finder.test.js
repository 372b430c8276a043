import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { search } from "../../src/understudy/web/prompt/finder.js";
import { cardLanguage, language } from "../../src/understudy/web/settings.js";
import { names } from "../../src/understudy/web/words.js";
import { show } from "./showing.js";

const CARDS = {
  "003": { en: "Deimos Down", cs: "Pád Deimosu", fr: "Chute de Deimos" },
  "009": { en: "Asteroid", cs: "Asteroid", fr: "Astéroïde" },
  "030": { en: "Farming", cs: "Zemědělství", fr: "Agriculture" },
  "080": { en: "Ice Asteroid", cs: "Ledový asteroid", fr: "Astéroïde de glace" },
  "103": { en: "Pets", cs: "Domácí mazlíčci", fr: "Animaux domestiques" },
  "209": { en: "Giant Ice Asteroid", cs: "Obří ledový asteroid", fr: "Astéroïde de glace géant" },
  B03: { en: "Corporate Competition", cs: "Soutěž korporací", fr: "Concurrence" },
};
const FIELD = { kind: "mars-card", pool: "action", gone: [] };

beforeEach(() => {
  show({ id: "g", system: "mars" });
  names.value = { "mars-card": CARDS };
  language.value = "en";
  cardLanguage.value = "";
});

describe("a number", () => {
  test("finds its card before all others", () => {
    assert.equal(search(FIELD, "3")[0], "003");
    assert.equal(search(FIELD, "003")[0], "003");
    assert.equal(search(FIELD, " 80 ")[0], "080");
  });

  test("with a letter finds the bonus card, however it is written", () => {
    for (const text of ["B03", "b03", "b3"]) assert.equal(search(FIELD, text)[0], "B03");
  });

  test("is no part of another number's middle", () => {
    assert.ok(!search(FIELD, "3").includes("103"));
  });
});

describe("a name", () => {
  test("that is whole comes before one that only contains it", () => {
    assert.deepEqual(search(FIELD, "asteroid"), ["009", "080", "209"]);
    assert.deepEqual(search(FIELD, "ice asteroid"), ["080", "209"]);
  });

  test("that begins with it comes before one with a later word that does", () => {
    names.value = { "mars-card": { "001": { en: "Giant Ice" }, "002": { en: "Ice Cap" }, "003": { en: "Spice" } } };
    assert.deepEqual(search(FIELD, "ice"), ["002", "001", "003"]);
  });

  test("is found by its beginning, by a later word and from the middle of a word", () => {
    assert.deepEqual(search(FIELD, "dei"), ["003"]);
    assert.deepEqual(search(FIELD, "down"), ["003"]);
    assert.deepEqual(search(FIELD, "mpetit"), ["B03"]);
  });

  test("is found in every language, with or without its accents", () => {
    assert.equal(search(FIELD, "zemedel")[0], "030");
    assert.equal(search(FIELD, "ZEMĚDĚL")[0], "030");
    assert.equal(search(FIELD, "agricul")[0], "030");
  });

  test("of the reader's own language comes first among equals", () => {
    names.value = { "mars-card": { "001": { en: "Colony", fr: "Base" }, "002": { en: "Base", fr: "Colonie" } } };
    assert.deepEqual(search(FIELD, "base"), ["002", "001"]);
    cardLanguage.value = "fr";
    assert.deepEqual(search(FIELD, "base"), ["001", "002"]);
  });
});

test("nothing typed, and nothing that fits, find nothing", () => {
  assert.deepEqual(search(FIELD, "  "), []);
  assert.deepEqual(search(FIELD, "xyzzy"), []);
  assert.deepEqual(search({ ...FIELD, kind: "mars-event" }, "asteroid"), []);
});

test("a card that lies elsewhere is not offered", () => {
  assert.deepEqual(search({ ...FIELD, gone: ["009"] }, "asteroid"), ["080", "209"]);
});

test("a pool holds its own cards only", () => {
  assert.deepEqual(search({ ...FIELD, pool: "bonus" }, "co"), ["B03"]);
  assert.deepEqual(search({ ...FIELD, pool: "project" }, "co"), []);
});
