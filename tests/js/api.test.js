import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import * as api from "../../src/understudy/web/requests/api.js";
import { ServerUnavailable, Refused, errorMessage } from "../../src/understudy/web/requests/errors.js";

/** The server, or somebody in between, answers this. */
const answering = (status, text = "") =>
  mock.method(globalThis, "fetch", async () => new Response(status === 204 ? null : text, { status }));

const words = JSON.stringify({ error: { id: "server-no-game", args: { id: "g" } } });
const GATEWAY = "<html><body>Bad gateway</body></html>";

describe("an answer", () => {
  test("is its value, or nothing where there is none", async () => {
    answering(200, "[1, 2]");
    assert.deepEqual(await api.games(), [1, 2]);
    answering(204);
    assert.equal(await api.remove("g"), null);
  });

  test("is asked for at the API's address, with names that may be anything", async () => {
    const { mock: asked } = answering(200, "{}");
    await api.load("a/b c", 7);
    const [address, request] = asked.calls[0].arguments;
    assert.equal(String(address), "http://understudy.test/api/v1/games/a%2Fb%20c?since=7");
    assert.equal(request.method, "GET");
  });

  test("to a save file is asked for with the text as it is, to anything else with JSON", async () => {
    const { mock: asked } = answering(201, "{}");
    await api.inspectSave("no JSON {");
    await api.create({ system: "mars" });
    assert.deepEqual(
      asked.calls.map(({ arguments: [, { body }] }) => body),
      ["no JSON {", '{"system":"mars"}'],
    );
  });
});

describe("a refusal", () => {
  test("has words that can be said in any language", async () => {
    answering(400, words);
    await assert.rejects(api.load("g"), Refused);
    answering(404, words);
    await assert.rejects(
      api.load("g"),
      (error) => error instanceof Refused && error.status === 404 && error.reason.id === "server-no-game",
    );
  });

  test("for now says when to come back", async () => {
    mock.method(
      globalThis,
      "fetch",
      async () => new Response(words, { status: 429, headers: { "Retry-After": "20" } }),
    );
    await assert.rejects(api.load("g"), (error) => error instanceof Refused && error.wait === 20);
  });

  test("without words says its number", async () => {
    answering(500, "");
    const error = await api.load("g").catch((one) => one);
    assert.deepEqual(errorMessage(error), { id: "page-unexpected", args: { status: 500 } });
  });

  test("with a gateway's number is one as long as it has words of ours", async () => {
    answering(503, words);
    await assert.rejects(api.load("g"), Refused);
  });
});

describe("nobody answers", () => {
  test("where the call does not get through", async () => {
    mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("failed")));
    await assert.rejects(api.load("g"), ServerUnavailable);
  });

  for (const status of [502, 503, 504]) {
    test(`where a gateway says ${status} in its stead`, async () => {
      answering(status, GATEWAY);
      await assert.rejects(api.load("g"), ServerUnavailable);
    });
  }

  test("where somebody in between answers with a page of his own", async () => {
    answering(200, "<html><body>Please log in</body></html>");
    await assert.rejects(api.load("g"), ServerUnavailable);
  });
});
