import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { linkAddress, linkKeyIn, secretIn } from "../../src/understudy/web/requests/access_secret.js";

const KEY = "ub6dhtyjm5nw68pb8aens23456";

describe("a link to a game", () => {
  test("leads to the folder of the page", () => {
    const address = linkAddress("https://club.example/play/index.html?x=1#/play/abc/share", KEY);
    assert.equal(address, `https://club.example/play/#join=${KEY}`);
    assert.equal(linkKeyIn(address), KEY);
    assert.equal(secretIn(address), null);
  });

  test("may contain the access secret", () => {
    const both = `http://192.0.2.7:8640/#secret=abc&join=${KEY}`;
    assert.deepEqual([secretIn(both), linkKeyIn(both)], ["abc", KEY]);
  });

  test("is not found in other addresses", () => {
    for (const address of ["", "#/", "#/join", "#/play/join", "#/rules/mars/rejoin=3"])
      assert.equal(linkKeyIn(address), null);
  });
});
