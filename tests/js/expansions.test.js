import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { politicsActions } from "../../src/understudy/web/mars/human/turmoil.js";
import { tradeActions } from "../../src/understudy/web/mars/human/colonies.js";
import { showPrinted } from "./showing.js";

const two = { amount: 2, what: "mc", production: false };
const LUNA = { build: { ...two, production: true }, bonus: two, track: Array.from({ length: 7 }, () => two) };
const SHORT = { id: "mars-lack-resource", args: {} };

/** @param {string[]} payable the resources that can pay for a trade */
const trading = (payable) => ({
  trade: {
    home: 1,
    fleets: 1,
    steps: 0,
    tiles: { luna: null },
    fees: Object.fromEntries(
      [
        ["energy", 3],
        ["mc", 9],
        ["titanium", 3],
      ].map(([of, price]) => [of, { price, why_not: payable.includes(of) ? null : SHORT }]),
    ),
  },
});
const view = { colonies: [{ name: "luna", step: 1, owners: [], fleet: null, stored: 0 }] };
/** @param {string[]} payable */
const luna = (payable) => tradeActions(view, trading(payable))[0].actions[0];

before(() => showPrinted("mars", { cards: {}, colonies: { luna: LUNA }, slots: 3, last_step: 6 }));

describe("a trade", () => {
  test("is paid with the first resource that can pay, and answers the fee only if there is a choice", () => {
    const { of, price, move, followUps } = luna(["mc", "energy"]);
    assert.deepEqual([of, price, move, followUps], ["energy", 3, { do: "trade", colony: "luna" }, ["energy"]]);
    assert.deepEqual(luna(["mc"]).followUps, []);
  });

  test("is not offered without colonies", () => {
    assert.deepEqual(tradeActions({}, {}), []);
  });
});

describe("politics", () => {
  const turmoil = {
    ruling: "greens",
    dominant: "greens",
    lobby: true,
    reserve: { human: 6 },
    parties: [
      { name: "greens", delegates: [] },
      { name: "unity", delegates: ["neutral"] },
    ],
  };
  const politics = {
    influence: 0,
    price: 0,
    why_not: null,
    action: false,
    policy: null,
    policy_price: 0,
    leads: ["greens"],
    dominates: [],
  };

  test("offers a delegate to every party, and the action of a policy that has one", () => {
    const [send] = politicsActions({ turmoil }, { politics });
    assert.deepEqual(
      send.actions.map(({ move }) => move.party),
      ["greens", "unity"],
    );
    const [act] = politicsActions(
      { turmoil: { ...turmoil, ruling: "scientists" } },
      { politics: { ...politics, action: true, policy_price: 10 } },
    );
    assert.deepEqual(
      act.actions.map(({ price, move }) => [price, move.do]),
      [[10, "policy"]],
    );
  });
});
