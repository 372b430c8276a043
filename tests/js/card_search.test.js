import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import {
  cardElsewhere,
  matchingCard,
  possibleCards,
  search,
  searchAmong,
} from "../../src/understudy/web/prompt/card_search.js";
import { cardLanguage, language } from "../../src/understudy/web/app/settings.js";
import { names } from "../../src/understudy/web/app/translations.js";
import { show } from "./showing.js";

const CARDS = {
  "003": { en: "Deimos Down", cs: "Pád Deimosu", fr: "Chute de Deimos" },
  "009": { en: "Asteroid", cs: "Asteroid", fr: "Astéroïde" },
  "030": { en: "Farming", cs: "Zemědělství", fr: "Agriculture" },
  "080": { en: "Ice Asteroid", cs: "Ledový asteroid", fr: "Astéroïde de glace" },
  103: { en: "Pets", cs: "Domácí mazlíčci", fr: "Animaux domestiques" },
  209: { en: "Giant Ice Asteroid", cs: "Obří ledový asteroid", fr: "Astéroïde de glace géant" },
  B03: { en: "Corporate Competition", cs: "Soutěž korporací", fr: "Concurrence" },
};
const FIELD = { kind: "mars-card", pool: "action", gone: [] };

beforeEach(() => {
  show({ id: "g", system: "mars" });
  names.value = { "mars-card": CARDS };
  language.value = "en";
  cardLanguage.value = "";
});

describe("among some cards", () => {
  test("only these are found, and by their printed numbers", () => {
    assert.deepEqual(searchAmong("mars-card", ["009", "209"], "asteroid"), ["009", "209"]);
    assert.deepEqual(
      searchAmong("mars-card", ["009", "209"], "x9", (id) => (id === "209" ? "X09" : "")),
      ["209"],
    );
  });
});

describe("with texts", () => {
  const texts = { "009": "raise the temperature", "030": "gain 2 plants", 103: "add an animal to pets" };
  const ids = Object.keys(texts);
  /** @param {string} text */
  const found = (text) => searchAmong("mars-card", ids, text, undefined, (id) => texts[id]);

  test("cards are found by every word of their text, after those found by name", () => {
    assert.deepEqual(found("PLANTS gain"), ["030"]);
    assert.deepEqual(found("pets"), ["103"]);
    assert.deepEqual(found("to"), []);
    assert.deepEqual(found("farmng"), ["030"]);
  });
});

describe("a number", () => {
  test("finds its card first", () => {
    assert.equal(search(FIELD, "3")[0], "003");
    assert.equal(search(FIELD, "003")[0], "003");
    assert.equal(search(FIELD, " 80 ")[0], "080");
  });

  test("with a letter finds the bonus card in any spelling", () => {
    for (const text of ["B03", "b03", "b3"]) assert.equal(search(FIELD, text)[0], "B03");
  });

  test("does not match inside another number", () => {
    assert.ok(!search(FIELD, "3").includes("103"));
  });
});

describe("a name", () => {
  test("that matches completely comes before those that contain the text", () => {
    assert.deepEqual(search(FIELD, "asteroid"), ["009", "080", "209"]);
    assert.deepEqual(search(FIELD, "ice asteroid"), ["080", "209"]);
  });

  test("that starts with the text comes before one with a later word that does", () => {
    names.value = { "mars-card": { "001": { en: "Giant Ice" }, "002": { en: "Ice Cap" }, "003": { en: "Spice" } } };
    assert.deepEqual(search(FIELD, "ice"), ["002", "001", "003"]);
  });

  test("is found by its start, by a later word and by a part of a word", () => {
    assert.deepEqual(search(FIELD, "dei"), ["003"]);
    assert.deepEqual(search(FIELD, "down"), ["003"]);
    assert.deepEqual(search(FIELD, "mpetit"), ["B03"]);
  });

  test("is found in every language, with or without accents", () => {
    assert.equal(search(FIELD, "zemedel")[0], "030");
    assert.equal(search(FIELD, "ZEMĚDĚL")[0], "030");
    assert.equal(search(FIELD, "agricul")[0], "030");
  });

  test("in the current language comes first", () => {
    names.value = { "mars-card": { "001": { en: "Colony", fr: "Base" }, "002": { en: "Base", fr: "Colonie" } } };
    assert.deepEqual(search(FIELD, "base"), ["002", "001"]);
    cardLanguage.value = "fr";
    assert.deepEqual(search(FIELD, "base"), ["001", "002"]);
  });
});

describe("the matching card", () => {
  test("has exactly the typed number", () => {
    names.value = { "mars-card": { "012": { en: "A" }, 120: { en: "B" }, 130: { en: "C" }, B13: { en: "D" } } };
    assert.equal(matchingCard(FIELD, "12"), "012");
    assert.equal(matchingCard(FIELD, "120"), "120");
    assert.deepEqual(search(FIELD, "12"), ["012", "120"]);
    // There is no 13; cards that start with it are offered, but do not match.
    assert.equal(matchingCard(FIELD, "13"), null);
    assert.deepEqual(search(FIELD, "13"), ["130"]);
    assert.equal(matchingCard(FIELD, "3"), null);
  });

  test("is none if the typed card is elsewhere", () => {
    const field = { ...FIELD, gone: ["003"] };
    assert.equal(matchingCard(field, "3"), null);
    assert.equal(cardElsewhere(field, "3"), "003");
    assert.equal(cardElsewhere(field, "pad deimosu"), "003");
    assert.equal(cardElsewhere(field, "deim"), null);
    assert.equal(cardElsewhere(FIELD, "3"), null);
  });

  test("has the typed name, or is the only one with this part of a name", () => {
    assert.equal(matchingCard(FIELD, "asteroid"), "009");
    assert.equal(matchingCard(FIELD, "aster"), null);
    assert.equal(matchingCard(FIELD, "giant ice"), "209");
  });

  test("is a bonus card without its letter if there are only bonus cards", () => {
    assert.equal(matchingCard({ ...FIELD, pool: "bonus" }, "3"), "B03");
    assert.equal(matchingCard(FIELD, "3"), "003");
  });
});

describe("a typing mistake", () => {
  test("finds similar names, but matches none", () => {
    assert.equal(search(FIELD, "asteriod")[0], "009");
    assert.equal(matchingCard(FIELD, "asteriod"), null);
    assert.deepEqual(search(FIELD, "corprate"), ["B03"]);
    assert.equal(matchingCard(FIELD, "corprate"), null);
  });

  test("may be a missing space", () => {
    assert.deepEqual(search(FIELD, "deimosdown"), ["003"]);
    assert.equal(search(FIELD, "iceasteroid")[0], "080");
  });

  test("is not corrected in short texts or numbers", () => {
    assert.deepEqual(search(FIELD, "xet"), []);
    assert.deepEqual(search(FIELD, "999"), []);
  });
});

test("possible cards are sorted by number", () => {
  names.value = { "mars-card": { 10: { en: "10" }, 9: { en: "9" }, 1: { en: "1" } } };
  assert.deepEqual(possibleCards({ ...FIELD, gone: ["1"] }), ["9", "10"]);
});

test("an empty or unknown text finds nothing", () => {
  assert.deepEqual(search(FIELD, "  "), []);
  assert.deepEqual(search(FIELD, "xyzzy"), []);
  assert.deepEqual(search({ ...FIELD, kind: "mars-event" }, "asteroid"), []);
});

test("a card that is elsewhere is not found", () => {
  assert.deepEqual(search({ ...FIELD, gone: ["009"] }, "asteroid"), ["080", "209"]);
});

test("only cards of the pool are found", () => {
  assert.deepEqual(search({ ...FIELD, pool: "bonus" }, "co"), ["B03"]);
  assert.deepEqual(search({ ...FIELD, pool: "project" }, "co"), []);
});
