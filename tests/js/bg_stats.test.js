// Finished games for BG Stats, and the history as files.

import assert from "node:assert/strict";
import { test } from "node:test";
import { MAX_LENGTH, bgStatsLink, bgStatsPlay } from "../../src/understudy/web/games/history/bg_stats.js";
import { historyCsv, historyJson } from "../../src/understudy/web/games/history/history_files.js";
import { addPlayed } from "../../src/understudy/web/play/game_state/playing_time.js";

const ENTRY = {
  id: "abc",
  system: "race",
  title: "Sunday, with “Žofie”",
  started: "2026-03-01T18:00:00",
  finished: "2026-03-01T19:10:00",
  winner: "bot",
  looked_ahead: 0,
  options: { length: 10, expansions: ["hills", "rain"], decks: { race: "real" } },
  scores: { human: { total: 40 }, bot: { total: 52 } },
};
const PLAYER = { score: 40, winner: false, starts: true, role: "Helion" };
const RECORD = {
  game: "The Race",
  bggId: 12,
  board: "Tharsis, Normal",
  comments: ["Corporate Era"],
  players: [
    { ...PLAYER, id: "human", name: "You" },
    { ...PLAYER, id: "bot", name: "Bot", score: 52, winner: true, starts: false, role: "" },
  ],
};

/** Return the JSON of a link. */
const read = (link) => JSON.parse(decodeURIComponent(link.slice(link.indexOf("data=") + 5)));

test("a play has all fields, and ids that stay the same", () => {
  const play = bgStatsPlay(ENTRY, RECORD);
  assert.deepEqual(play, {
    sourceName: "Understudy",
    sourcePlayId: "abc",
    playDate: "2026-03-01 19:10:00",
    durationMin: 70,
    comments: "Sunday, with “Žofie”. Corporate Era",
    board: "Tharsis, Normal",
    game: { name: "The Race", bggId: 12, highestWins: true, noPoints: false, sourceGameId: "race" },
    players: [
      { name: "You", score: "40", rank: 2, winner: false, startPlayer: true, role: "Helion", sourcePlayerId: "human" },
      { name: "Bot", score: "52", rank: 1, winner: true, startPlayer: false, role: "", sourcePlayerId: "bot" },
    ],
  });
});

test("the winner of a tie has rank 1, a side without a score the last one", () => {
  const [you, bot] = RECORD.players;
  const tie = bgStatsPlay(ENTRY, { ...RECORD, players: [{ ...you, score: 52 }, bot] });
  assert.deepEqual(
    tie.players.map(({ rank }) => rank),
    [2, 1],
  );
  const lost = bgStatsPlay(ENTRY, {
    ...RECORD,
    players: [
      { ...you, score: undefined },
      { ...bot, score: undefined },
    ],
  });
  assert.equal("score" in lost.players[0], false);
  assert.deepEqual(
    lost.players.map(({ rank }) => rank),
    [2, 1],
  );
});

test("a game that was put aside has no duration", () => {
  assert.equal(bgStatsPlay({ ...ENTRY, started: "2026-02-20T18:00:00" }, RECORD).durationMin, 0);
});

test("the duration is the playing time on this device, if it is known", () => {
  const id = "two evenings";
  for (let n = 0; n < 6; n += 1) addPlayed(id, 8 * 60_000);
  assert.equal(bgStatsPlay({ ...ENTRY, id }, RECORD).durationMin, 48);
  assert.equal(bgStatsPlay({ ...ENTRY, id, started: "2026-02-20T18:00:00" }, RECORD).durationMin, 48);
});

test("the link can be read again and stays short", () => {
  const link = bgStatsLink(ENTRY, RECORD);
  assert.ok(link.startsWith("https://app.bgstatsapp.com/createPlay.html?data=%7B"));
  assert.deepEqual(read(link), bgStatsPlay(ENTRY, RECORD));
  const long = bgStatsLink(ENTRY, { ...RECORD, comments: ["Ž".repeat(5000)] });
  assert.ok(long.length < MAX_LENGTH);
  assert.equal(read(long).players.length, 2);
});

test("the history as CSV quotes texts and writes lists and decks", () => {
  const [head, line, end] = historyCsv([{ entry: ENTRY, result: { human: 40, bot: 52 } }]).split("\r\n");
  assert.equal(
    head,
    "id,game,title,started,finished,winner,your_points,opponent_points,looked_ahead,length,expansions,decks",
  );
  assert.equal(
    line,
    'abc,race,"Sunday, with “Žofie”",2026-03-01T18:00:00,2026-03-01T19:10:00,bot,40,52,0,10,hills rain,race:real',
  );
  assert.equal(end, "");
});

test("a title is never a formula, and quotes are doubled", () => {
  const entry = { ...ENTRY, title: '=1+"2"' };
  assert.ok(historyCsv([{ entry, result: null }]).includes(`"'=1+""2""",`));
});

test("the history as JSON has options and all lines of the score sheet", () => {
  const [game] = JSON.parse(historyJson([{ entry: ENTRY, result: null }])).games;
  assert.equal(game.your_points, null);
  assert.deepEqual(game.options, ENTRY.options);
  assert.deepEqual(game.scores, ENTRY.scores);
});
