import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, test } from "node:test";
import { deeperAt, lookDeeper, stopDeeper } from "../../src/understudy/web/advice/deeper.js";
import { current } from "../../src/understudy/web/play/game_state/current_game.js";
import { show } from "./showing.js";

const { fetch } = globalThis;

/** Requests that wait for their replies: functions that reply. */
let waiting = [];
/** Games that are played for each answer so far. */
let games = 0;
let revision = 0;

/** Let everything run that waits for nothing but replies. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** Reply to the oldest request. */
async function reply() {
  games += 2;
  waiting.shift()(new Response(JSON.stringify({ revision, games, moves: [] })));
  await settle();
}

beforeEach(() => {
  waiting = [];
  games = 0;
  revision += 1;
  globalThis.fetch = () => new Promise((resolve) => waiting.push(resolve));
  show({ id: "g", revision, system: "mars", view: {} });
});

afterEach(() => {
  globalThis.fetch = fetch;
});

describe("looking deeper", () => {
  test("started again at once after it was cancelled, it does not send a second request", async () => {
    lookDeeper("g", revision);
    await settle();
    stopDeeper();
    lookDeeper("g", revision);
    await settle();
    assert.equal(waiting.length, 1);
    await reply();
    assert.equal(waiting.length, 1, "it goes on");
    assert.equal(deeperAt("g", revision).compared.games, 2);
    stopDeeper();
    await reply();
    assert.equal(waiting.length, 0);
  });

  test("what was found while it was being cancelled is kept", async () => {
    lookDeeper("g", revision);
    await settle();
    stopDeeper();
    await reply();
    assert.equal(deeperAt("g", revision).compared.games, 2);
    assert.equal(deeperAt("g", revision).running, false);
    assert.equal(waiting.length, 0);
  });

  test("it ends when the game changes", async () => {
    lookDeeper("g", revision);
    await settle();
    current.value.doc.value = { ...current.value.doc.value, revision: revision + 1 };
    await reply();
    assert.equal(waiting.length, 0);
  });
});
