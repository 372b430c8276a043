import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { startProblem } from "../../src/understudy/web/mars/setup/options.js";
import { possibleCorporation } from "../../src/understudy/web/mars/setup/corporation_choice.js";
import { oceansBefore, placedIn, spacesBefore } from "../../src/understudy/web/mars/turns/journal_facts.js";
import { spaceLabel } from "../../src/understudy/web/mars/board/tiles.js";
import {
  announce,
  cardsOf,
  summarize,
  headStep,
  heading,
  inHeading,
  isLeftOut,
  side,
  stepIcon,
  stepText,
  worthSeeing,
} from "../../src/understudy/web/mars/turns/turns.js";
import { loadCommonMessages, names } from "../../src/understudy/web/app/translations.js";
import { show, showPrinted } from "./showing.js";

before(loadCommonMessages);
before(() => showPrinted("mars", { special: { hellas: { 9.3: { pay: 6, get: "ocean" } } }, regions: {} }));

const space = (id, more) => ({ id, kind: "land", volcanic: false, bonus: [], tile: null, owner: null, ...more });

describe("the map at an earlier step", () => {
  const doc = {
    view: {
      map: { spaces: [space("5.5", { tile: "city", owner: "bot" }), space("6.6", { tile: "ocean" }), space("7.7")] },
    },
    journal: [
      { number: 0 },
      { number: 1, changes: [{ what: "tile.6.6", before: null, after: "ocean" }] },
      {
        number: 2,
        changes: [
          { what: "tile.5.5", before: "greenery human", after: "city bot" },
          { what: "bot.mc", before: 1, after: 2 },
        ],
      },
    ],
  };

  test("has the tiles of that step", () => {
    const [city, ocean, free] = spacesBefore(doc, 2);
    assert.deepEqual([city.tile, city.owner], ["greenery", "human"]);
    assert.deepEqual([ocean.tile, ocean.owner], ["ocean", null]);
    assert.equal(free.tile, null);
    assert.equal(spacesBefore(doc, 0)[1].tile, null);
  });

  test("has the oceans of that step", () => {
    assert.equal(oceansBefore(doc, 1), 0);
    assert.equal(oceansBefore(doc, 2), 1);
  });

  test("does not list a removed tile as placed", () => {
    assert.deepEqual(placedIn(doc.journal), ["6.6", "5.5"]);
    assert.deepEqual(placedIn([{ number: 3, changes: [{ what: "tile.5.5", before: "city bot", after: null }] }]), []);
  });
});

describe("the label of a space", () => {
  test("names position, tile and owner", () => {
    assert.equal(
      spaceLabel(space("7.5", { tile: "greenery", owner: "bot" }), "tharsis"),
      "row 7, space 5, Greenery, MarsBot",
    );
  });

  test("names the printed bonuses of an empty space", () => {
    assert.match(spaceLabel(space("1.2", { bonus: ["steel", "steel"] }), "tharsis"), /row 1, space 2.*2/);
    assert.doesNotMatch(spaceLabel(space("1.2", { bonus: ["steel", "steel"], tile: "ocean" }), "tharsis"), /2 /);
    assert.match(spaceLabel(space("9.3", {}), "hellas"), /6/);
  });
});

describe("a turn", () => {
  const turn = (kind, ...more) => [{ number: 4, kind, args: {} }, ...more];
  const flip = { number: 5, kind: "mars-project-card", args: { card: { kind: "mars-card", id: "009" } } };
  const bonus = { number: 6, kind: "mars-bonus-card", args: { card: { kind: "mars-card", id: "B03" } } };

  before(() => {
    names.value = { "mars-card": { "009": { en: "Asteroid" } } };
  });

  test("belongs to a side or to none", () => {
    assert.equal(side(turn("mars-turn-human")), "human");
    assert.equal(side(turn("mars-turn-bot")), "bot");
    assert.equal(side(turn("mars-generation")), null);
    assert.equal(side([]), null);
  });

  test("in the screen game begins with an action of yours, not with a report or the setup", () => {
    assert.equal(side([{ number: 40, kind: "mars-you-play-card" }]), "human");
    assert.equal(side([{ number: 40, kind: "mars-claim" }]), "human");
    assert.equal(side([{ number: 40, kind: "mars-you-said" }]), null);
    assert.equal(side([{ number: 0, kind: "mars-you-reveal-corporation" }]), null);
  });

  test("without a side is shown in a screen game only if it is production", () => {
    const research = [{ number: 9, kind: "mars-research" }];
    const production = [
      { number: 9, kind: "mars-production" },
      { number: 10, kind: "mars-generation" },
    ];
    assert.deepEqual(
      [research, production, turn("mars-turn-bot")].map((steps) => worthSeeing(steps, true)),
      [false, true, true],
    );
    assert.equal(worthSeeing(research, false), true);
  });

  test("of MarsBot has its first card as heading, which is not repeated", () => {
    const steps = turn("mars-turn-bot", flip, bonus);
    assert.deepEqual(cardsOf(steps), ["009", "B03"]);
    assert.equal(heading(steps), "009 Asteroid");
    assert.ok(inHeading(flip, steps));
    assert.ok(!inHeading(bonus, steps));
  });

  test("without a side has the generation it begins as heading, or the setup", () => {
    assert.match(heading([{ number: 9, kind: "mars-generation", args: { generation: 3 } }]), /3/);
    assert.equal(heading([{ number: 0, kind: "mars-first-player", args: {} }]), "Setup");
    assert.notEqual(heading([{ number: 9, kind: "mars-first-player", args: {} }]), "Setup");
  });

  test("announces that only trackers moved, or that nothing did", () => {
    const moved = { number: 5, kind: "mars-advance", changes: [{ what: "bot.track.space", before: 1, after: 2 }] };
    const [some, none] = [announce(turn("mars-turn-bot", moved)), announce(turn("mars-turn-bot"))];
    assert.ok(some && none && some !== none);
    assert.equal(announce(turn("mars-turn-human")), "");
    const discarded = { number: 5, kind: "mars-bonus-set-aside", hands: true };
    assert.equal(announce(turn("mars-turn-bot", discarded)), "");
  });

  test("that begins a generation is summarized by what it means for MarsBot's score", () => {
    const begun = { number: 9, kind: "mars-generation", args: { generation: 15 } };
    const later = "The later the game ends, the more MarsBot’s MC are worth.";
    assert.equal(summarize([begun]), later);
    assert.equal(
      summarize([
        { number: 8, kind: "mars-gain-tr", args: { owner: { kind: "mars-owner", id: "bot" }, amount: 1, tr: 1 } },
        begun,
      ]).endsWith(`. ${later}`),
      true,
    );
  });

  test("shows the symbols of tiles and tags", () => {
    assert.equal(stepIcon({ kind: "mars-place", args: { tile: { id: "city" } } }), "city");
    assert.equal(stepIcon({ kind: "mars-tag", args: { tag: { id: "wild" } } }), "star");
    assert.equal(stepIcon({ kind: "mars-tag", args: { tag: { id: "space" } } }), "mars/space");
    assert.equal(stepIcon({ kind: "unheard-of", args: {} }), null);
  });
});

describe("a game cannot start", () => {
  const none = { colonies: [], milestones: [], awards: [] };
  const many = (count) => Array.from({ length: count }, String);

  test("with too few colony tiles named, or not exactly five milestones or awards", () => {
    assert.deepEqual(startProblem({ ...none, colonies: many(3) }), { id: "page-lacking-colonies", args: { count: 2 } });
    assert.equal(startProblem({ ...none, milestones: many(4) })?.id, "page-lacking-milestones");
    assert.equal(startProblem({ ...none, awards: many(6) })?.id, "page-lacking-awards");
  });

  test("unless all are drawn, or enough are named", () => {
    assert.equal(startProblem(none), null);
    assert.equal(startProblem({ colonies: many(5), milestones: many(5), awards: many(5) }), null);
  });
});

describe("the chosen corporation", () => {
  const options = { corporation_needs: { C27: ["venus"] } };

  test("is removed with its expansion, and if it becomes yours", () => {
    assert.equal(possibleCorporation(options, { corporation: "C27", expansions: [], your_corporation: "" }), "none");
    assert.equal(possibleCorporation(options, { corporation: "C01", expansions: [], your_corporation: "C01" }), "none");
  });

  test("is kept otherwise", () => {
    assert.equal(
      possibleCorporation(options, { corporation: "C27", expansions: ["venus"], your_corporation: "C01" }),
      "C27",
    );
    assert.equal(
      possibleCorporation(options, { corporation: "random", expansions: [], your_corporation: "" }),
      "random",
    );
  });
});

describe("a turn of the screen game", () => {
  const advance = (/** @type {number} */ number, /** @type {string} */ track) => ({
    number,
    kind: "mars-advance",
    args: { track: { kind: "mars-track", id: track }, to: number, icon: { kind: "mars-icon", id: "none" } },
  });
  const steps = [
    advance(1, "space"),
    advance(2, "space"),
    advance(3, "event"),
    { number: 4, kind: "mars-card-played" },
  ];
  const raise = { number: 5, kind: "mars-raise-oxygen", args: { to: 3, tr: 1 } };
  after(() => show({ id: "table", view: {} }));

  test("with a real table all steps are listed as tasks", () => {
    show({ id: "table", view: {} });
    assert.deepEqual(
      steps.filter((step) => isLeftOut(step, steps)),
      [],
    );
    assert.equal(stepText(raise), "Oxygen 3\u00a0%, MarsBot: TR +1");
  });

  test("has sentences, one line for a track that goes on, and no work at the table", () => {
    show({ id: "screen", view: { you: {} } });
    assert.deepEqual(
      steps.filter((step) => !isLeftOut(step, steps)).map(({ number }) => number),
      [2, 3],
    );
    assert.equal(stepText(raise), "MarsBot raises the oxygen to 3\u00a0%; TR +1");
  });

  test("has an article before a usual tile", () => {
    show({ id: "screen", view: { you: {} } });
    const args = { owner: "bot", tile: { kind: "mars-tile", id: "city" }, space: "row 6, space 3", tr: 0 };
    assert.match(stepText({ kind: "mars-place", args }), /^MarsBot places a city on /);
  });

  test("says what you pay, gain and produce in sentences", () => {
    show({ id: "screen", view: { you: {} } });
    const resource = { kind: "mars-resource", id: "plants" };
    const told = (/** @type {string} */ kind, /** @type {any} */ args) =>
      stepText({ kind, args: { resource, ...args } });
    assert.equal(told("mars-you-spend", { amount: 2 }), "You pay 2 plants");
    assert.equal(told("mars-you-gain", { amount: 1 }), "You gain 1 plant");
    assert.equal(told("mars-you-raise-production", { amount: 1 }), "You increase your plant production by 1");
    const card = { kind: "mars-your-card", id: "034" };
    names.value = { "mars-your-card": { "034": { en: "Birds" } } };
    assert.equal(told("mars-you-put-on", { card, count: 3 }), "You put 3 plants on Birds");
  });

  test("is named after what you do, not after what you pay for it", () => {
    show({ id: "screen", view: { you: {} } });
    const resource = { kind: "mars-resource", id: "mc" };
    const award = { kind: "mars-award", id: "miner" };
    const funding = [
      { number: 1, kind: "mars-you-spend", args: { resource, amount: 8 } },
      { number: 2, kind: "mars-fund", args: { award, owner: "human" } },
    ];
    assert.match(heading(funding), /^You fund the award/);
    assert.equal(headStep(funding.slice(0, 1)), funding[0]);
  });

  test("does not say that the card it plays is in play", () => {
    show({ id: "screen", view: { you: {} } });
    const args = { card: { kind: "mars-your-card", id: "034" } };
    const [played, lays] = [
      { number: 1, kind: "mars-you-play-card", args },
      { number: 2, kind: "mars-you-lay-out", args },
    ];
    assert.ok(isLeftOut(lays, [played, lays]));
    assert.ok(!isLeftOut(lays, [lays]));
    // A card that another one plays is not in the heading.
    const first = { number: 0, kind: "mars-you-first-action", args: { card: { kind: "mars-your-card", id: "R34" } } };
    assert.ok(!isLeftOut(lays, [first, { ...played, kind: "mars-you-play-prelude" }, lays]));
  });
});
