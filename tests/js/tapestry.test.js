import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { hexLabel, hexesBefore, touchedIn } from "../../src/understudy/web/tapestry/hexes.js";
import { peopleResult, playRecord, usedOptions } from "../../src/understudy/web/tapestry/play_record.js";
import { scoreRows, sides } from "../../src/understudy/web/tapestry/score_sheet.js";
import {
  announce,
  cause,
  heading,
  inHeading,
  incomeOf,
  marks,
  outcome,
  pairOf,
  side,
  groupHeading,
  stepIcon,
} from "../../src/understudy/web/tapestry/turns.js";
import { loadCommonMessages } from "../../src/understudy/web/app/translations.js";

before(loadCommonMessages);

const hex = (id, more) => ({
  id,
  kind: "empty",
  corners: [],
  inside: [],
  label: null,
  tile: null,
  tokens: [],
  ...more,
});

describe("the map at an earlier step", () => {
  const journal = [
    { number: 0, changes: [{ what: "hex.0,0", before: null, after: "tile 12; automa" }] },
    { number: 1, changes: [{ what: "hex.1,0", before: "automa", after: "human x, automa" }] },
    { number: 2, changes: [{ what: "hex.0,0", before: "tile 12; automa", after: "tile 12" }] },
  ];
  const doc = {
    journal,
    view: {
      map: {
        hexes: [hex("0,0", { kind: "tile", tile: 12 }), hex("1,0", { kind: "printed", corners: ["sea"] }), hex("2,0")],
      },
    },
  };

  test("has the tiles and tokens of that step", () => {
    const [tile, coast, fog] = hexesBefore(doc, 2);
    assert.deepEqual([tile.kind, tile.tile, tile.tokens.map(({ owner }) => owner)], ["tile", 12, ["automa"]]);
    assert.equal(coast.kind, "printed");
    assert.equal(fog.kind, "empty");
    assert.deepEqual([hexesBefore(doc, 0)[0].kind, hexesBefore(doc, 0)[0].tile], ["empty", null]);
  });

  test("has tiles of the screen game with their turns, and none before they were laid", () => {
    const laid = hex("0,0", { kind: "tile", tile: 12, turn: 3, corners: ["sea"] });
    const hexWas = (fact) =>
      hexesBefore(
        { journal: [{ number: 0, changes: [{ what: "hex.0,0", before: fact }] }], view: { map: { hexes: [laid] } } },
        0,
      )[0];
    assert.deepEqual([hexWas("tile 12 r3").tile, hexWas("tile 12 r3").turn], [12, 3]);
    assert.deepEqual([hexWas(null).kind, hexWas(null).corners, hexWas(null).turn], ["empty", [], null]);
  });

  test("has toppled tokens, buildings and cubes", () => {
    const tokensOf = (fact) =>
      hexesBefore({ ...doc, journal: [{ number: 0, changes: [{ what: "hex.1,0", before: fact, after: null }] }] }, 0)[1]
        .tokens;
    const plain = ({ owner, kind, toppled }) => [owner, kind, toppled];
    assert.deepEqual(tokensOf("human x, automa").map(plain), [
      ["human", "outpost", true],
      ["automa", "outpost", false],
    ]);
    assert.deepEqual(tokensOf("human building x, human2 cube").map(plain), [
      ["human", "building", true],
      ["human2", "cube", false],
    ]);
  });

  test("lists a hex once, even if it changed twice", () => {
    assert.deepEqual(touchedIn(journal), ["0,0", "1,0"]);
  });
});

describe("the label of a hex", () => {
  test("names each terrain once, and the tokens", () => {
    const label = hexLabel(
      hex("2.0", {
        kind: "printed",
        corners: ["sea", "sea", "grass"],
        label: "2/4",
        tokens: [{ owner: "automa", kind: "outpost", toppled: true }],
      }),
    );
    assert.match(label, /start 2\/4, sea, grassland, Toppled Automa outpost$/);
  });

  test("says that the hex is unexplored", () => {
    assert.match(hexLabel(hex("2.0")), /unexplored$/);
  });
});

describe("a turn", () => {
  const owner = (id) => ({ owner: { kind: "tapestry-owner", id } });
  const pair = { number: 1, kind: "tapestry-pair", args: { track_card: { id: "4" }, tiebreak_card: { id: "17" } } };
  const bots = (...more) => [{ number: 0, kind: "tapestry-turn-bots", args: {} }, ...more];

  test("of the bots has its pair of cards as heading", () => {
    assert.equal(side(bots()), "bot");
    assert.deepEqual(pairOf(bots(pair)), [4, 17]);
    assert.equal(heading(bots(pair)), "Decision cards 4 and 17");
  });

  test("of income has its number in the heading", () => {
    const steps = bots({ number: 1, kind: "tapestry-income", args: { turn: 2 } });
    assert.equal(incomeOf(steps), 2);
    assert.match(heading(steps), /2/);
    assert.equal(incomeOf(bots(pair)), null);
  });

  test("carries the marks of the bots that advanced, or of both if neither did", () => {
    const advance = (id) => ({ number: 2, kind: "tapestry-advance", args: owner(id) });
    assert.deepEqual(marks(bots(pair, advance("shadow"))), ["shadow"]);
    assert.deepEqual(marks(bots(pair)), ["automa", "shadow"]);
    assert.deepEqual(marks([{ number: 0, kind: "tapestry-turn-human", args: owner("human2") }]), ["human2"]);
    assert.deepEqual(marks([{ number: 0, kind: "tapestry-turn-shadow" }]), ["shadow"]);
    assert.deepEqual(marks([{ number: 0, kind: "tapestry-set-up" }]), []);
  });

  test("announces the sum of the points", () => {
    const scored = (vp) => ({ number: 2, kind: "tapestry-score-line", args: { vp, source: { id: "territories" } } });
    assert.match(announce(bots(scored(3), scored(4))), /gains 7\u00a0VP/);
  });

  test("has no outcome text if its pictures show everything", () => {
    const advance = {
      number: 2,
      kind: "tapestry-advance",
      args: { ...owner("automa"), track: { kind: "tapestry-track", id: "science" } },
    };
    assert.equal(outcome(bots(pair, advance)), "");
    const scored = { number: 3, kind: "tapestry-gain-vp", args: { vp: 5, source: { id: "tech" } } };
    assert.equal(outcome(bots(pair, advance, scored)), announce(bots(pair, scored)));
    assert.equal(outcome([{ number: 0, kind: "tapestry-set-up" }]), "");
    assert.equal(outcome(bots({ number: 2, kind: "tapestry-income", args: { turn: 1 } })), "");
  });

  test("does not repeat the steps of its heading", () => {
    assert.ok(inHeading(pair));
    assert.ok(inHeading({ kind: "tapestry-income" }));
    assert.ok(!inHeading({ kind: "tapestry-advance" }));
  });

  test("shows the symbol of the track for an advance", () => {
    assert.equal(stepIcon({ kind: "tapestry-advance", args: { track: { id: "science" } } }), "tapestry/science");
    assert.equal(stepIcon({ kind: "tapestry-roll", args: {} }), "tapestry/die");
    assert.equal(stepIcon({ kind: "unheard-of", args: {} }), null);
  });

  test("names the civilization or the roll that caused a step", () => {
    assert.equal(cause({ kind: "tapestry-advance", args: {} }), null);
    assert.equal(cause({ kind: "tapestry-roll", args: {} })?.icon, "tapestry/die");
    assert.equal(
      cause({
        kind: "tapestry-civilization",
        args: { civilization: { kind: "tapestry-automa-civilization", id: "x" } },
      })?.icon,
      "star",
    );
    assert.equal(cause(undefined), null);
  });

  test("of income has a heading for several steps, and none for a single one", () => {
    const scoring = { kind: "tapestry-income-step", number: 3 };
    const gain = { kind: "tapestry-gain-tapestry", number: 4, cause: 3 };
    assert.equal(groupHeading(scoring, [scoring, gain]), "said");
    assert.equal(groupHeading(scoring, [scoring, gain, { ...gain, number: 5 }]), "heads");
    assert.equal(groupHeading(scoring, [scoring]), "heads");
    assert.equal(groupHeading(gain, [scoring, gain]), null);
  });
});

describe("the score sheet", () => {
  const scored = (id, vp) => ({ kind: "tapestry-score-line", args: { vp, source: { id } } });
  const view = { humans: [{ name: "human", vp: 30 }], automa: { vp: 12 }, scores: {} };

  test("lists the Automa's points by source, and those edited by hand", () => {
    const rows = scoreRows({ view, journal: [scored("tech", 4), scored("tech", 3), scored("cities", 2)] });
    assert.deepEqual(
      rows.map(({ line, automa }) => [line, automa]),
      [
        ["tech", 7],
        ["cities", 2],
        ["said", undefined],
        ["other", 3],
        ["total", 12],
      ],
    );
    assert.equal(rows.at(-1).human, 30);
  });

  test("lists your achievements in your column", () => {
    const earned = { kind: "tapestry-achievement-earned", args: { owner: { id: "human" }, vp: 10 } };
    const taken = { kind: "tapestry-achievement-earned", args: { owner: { id: "shadow" }, vp: 0 } };
    const rows = scoreRows({ view, journal: [earned, taken, scored("tech", 12)] });
    assert.deepEqual(
      rows.map(({ line, human }) => [line, human]),
      [
        ["tech", undefined],
        ["achievements", 10],
        ["said", 20],
        ["total", 30],
      ],
    );
  });

  test("lists your points that the app knows, and the reported rest", () => {
    const gain = (kind, vp) => ({ kind, args: { owner: { id: "human" }, vp } });
    const journal = [gain("tapestry-broker-of-peace", 3), gain("tapestry-the-chosen", 4), scored("tech", 12)];
    const rows = scoreRows({ view, journal });
    assert.deepEqual(
      rows.map(({ line, human }) => [line, human]),
      [
        ["tech", undefined],
        ["brought", 7],
        ["said", 23],
        ["total", 30],
      ],
    );
    const allKnown = { ...view, humans: [{ name: "human", vp: 7 }] };
    assert.ok(!scoreRows({ view: allKnown, journal }).some(({ line }) => line === "said"));
  });

  test("has a column for each side that scores, in turn order", () => {
    assert.deepEqual(sides(view), ["human", "automa"]);
    assert.deepEqual(sides({ ...view, first_player: "bots" }), ["automa", "human"]);
    assert.deepEqual(sides({ ...view, automa: null, humans: [{ name: "human" }, { name: "human2" }] }), [
      "human",
      "human2",
    ]);
  });
});

const PEOPLE = {
  winner: "human2",
  options: { players: "two_humans", difficulty: 2 },
  summary: {
    "scores.human": 105,
    "scores.human2": 109,
    "called.names.tapestry-owner.human": "Ann",
    "called.names.tapestry-owner.human2.id": "person2",
  },
};

test("a game between two people has a winner with a name, and no level", () => {
  assert.equal(peopleResult(PEOPLE), "Winner: Player 2 · Ann 105, Player 2 109");
  assert.equal(peopleResult({ ...PEOPLE, winner: "both" }), "Winner: Both players · Ann 105, Player 2 109");
  assert.deepEqual(usedOptions(PEOPLE), { players: "two_humans" });
  assert.deepEqual(
    playRecord({ ...PEOPLE, winner: "both" }).players.map((player) => player.winner),
    [true, true],
  );
});

test("a game against the bots is won or lost", () => {
  const options = { players: "solo", difficulty: 2 };
  assert.equal(peopleResult({ ...PEOPLE, options }), null);
  assert.deepEqual(usedOptions({ options }), options);
});

describe("the record of a finished game", () => {
  const entry = {
    options: { players: "two_humans", difficulty: 1, first_player: "random" },
    summary: {
      first_player: "human2",
      "scores.human": 90,
      "scores.human2": 90,
      "called.names.tapestry-owner.human": "Ann",
    },
  };

  test("two people who are equal have both won, and the one who began is named", () => {
    const { players } = playRecord({ ...entry, winner: "both" });
    assert.deepEqual(
      players.map(({ id, score, winner, starts }) => [id, score, winner, starts]),
      [
        ["human", 90, true, false],
        ["human2", 90, true, true],
      ],
    );
    assert.equal(players[0].name, "Ann");
  });

  test("of two people the one with more resources has won", () => {
    const { players } = playRecord({ ...entry, winner: "human2" });
    assert.deepEqual(
      players.map(({ winner }) => winner),
      [false, true],
    );
  });

  test("against the Automa the bots may begin, and civilizations are roles", () => {
    const options = { players: "solo", difficulty: 3, first_player: "bots" };
    const doc = { view: { humans: [{ name: "human", civilization: "futurists" }], automa: { civilizations: [] } } };
    const [you, automa] = playRecord({ options, summary: {}, winner: "automa" }, doc).players;
    assert.equal(automa.id, "automa");
    assert.deepEqual([you.starts, automa.starts], [false, true]);
    assert.deepEqual([you.winner, automa.winner], [false, true]);
    assert.notEqual(you.role, "");
    assert.equal(automa.role, "");
  });
});
