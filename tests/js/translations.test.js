import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { cardLanguage, language } from "../../src/understudy/web/app/settings.js";
import {
  formatAgo,
  loadCommonMessages,
  hasMessage,
  glossaryTerms,
  name,
  names,
  number,
  searchable,
  printedNumber,
  say,
  sentence,
} from "../../src/understudy/web/app/translations.js";

beforeEach(async () => {
  language.value = "en";
  cardLanguage.value = "";
  names.value = { "mars-card": { "009": { en: "Asteroid", fr: "Astéroïde" } } };
  await loadCommonMessages();
});

describe("a message", () => {
  test("has names of one or several things as arguments", () => {
    const card = { kind: "mars-card", id: "009" };
    assert.match(say("table-card-elsewhere", { card }), /Asteroid/);
    assert.match(
      say("table-several-cards", { answer: "x", cards: [card, { kind: "mars-owner", id: "bot" }] }),
      /Asteroid, MarsBot/,
    );
  });

  test("has other messages as arguments, and a capital first letter", () => {
    const plants = { id: "mars-amount", args: { of: "plants", count: 3 } };
    const clause = { id: "mars-does-gain", args: { what: plants } };
    assert.equal(sentence({ id: "mars-says-now", args: { what: clause } }), "Gain 3 plants.");
    assert.equal(say("mars-says-action", { what: clause }), "Action: gain 3 plants.");
  });

  test("has numbers with a minus sign", () => {
    assert.match(say("table-out-of-range", { answer: -3, low: 0, high: 9 }), /−3/);
  });

  test("that is missing is shown by its id; a missing attribute is empty", () => {
    assert.equal(say("page-unheard-of"), "page-unheard-of");
    assert.equal(say("page-title", {}, "unheard-of"), "");
    assert.ok(!hasMessage("page-unheard-of"));
    assert.ok(hasMessage("page-title"));
  });
});

describe("a name", () => {
  test("is in the language of cards, else of the page, else in English", () => {
    const asteroid = { kind: "mars-card", id: "009" };
    assert.equal(name(asteroid), "Asteroid");
    cardLanguage.value = "fr";
    assert.equal(name(asteroid), "Astéroïde");
    cardLanguage.value = "cs";
    assert.equal(name(asteroid), "Asteroid");
  });

  test("of a space has its two numbers", () => {
    assert.equal(name({ kind: "mars-space", id: "7.5" }), "row 7, space 5");
  });

  test("may have underscores in its id", () => {
    assert.equal(name({ kind: "mars-tile", id: "neural_instance" }), "Neural Instance");
  });
});

test("the glossary has the names of its kinds in all languages, sorted by the current one", async () => {
  const terms = await glossaryTerms(["mars-owner"]);
  assert.deepEqual(
    terms.map(({ en }) => en),
    ["MarsBot", "Neutral", "You"],
  );
  assert.ok(terms.every(({ cs, fr }) => cs && fr));
});

test("text is searched without case, accents and curly apostrophes", () => {
  assert.equal(searchable("L’Étoile ŽLUTÁ"), "l'etoile zluta");
});

test("a card without a number has no printed number", () => {
  assert.equal(printedNumber("B03"), "B03");
  assert.equal(printedNumber("recession"), "");
});

test("numbers have a minus sign", () => {
  assert.deepEqual([number(3), number(0), number(-3)], ["3", "0", "−3"]);
});

describe("a relative time", () => {
  const before = (seconds) => formatAgo(Date.now() / 1000 - seconds);

  test("is in the largest unit that fits", () => {
    assert.equal(before(3 * 86400 + 60), "3 days ago");
    assert.equal(before(2 * 3600 + 60), "2 hours ago");
    assert.equal(before(5 * 60 + 1), "5 minutes ago");
    assert.equal(before(10), "this minute");
  });

  test("may come from a date; an invalid one is empty", () => {
    assert.equal(formatAgo(new Date(Date.now() - 86400_000 - 1000).toISOString()), "yesterday");
    assert.equal(formatAgo("some time"), "");
  });
});
