import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import * as api from "../../src/understudy/web/requests/api.js";
import { ServerUnavailable, Refused, errorMessage } from "../../src/understudy/web/requests/errors.js";

/** Make every request get this response. */
const respond = (status, text = "") =>
  mock.method(globalThis, "fetch", async () => new Response(status === 204 ? null : text, { status }));

const refusal = JSON.stringify({ error: { id: "server-no-game", args: { id: "g" } } });
const PROXY_PAGE = "<html><body>Bad gateway</body></html>";

describe("a response", () => {
  test("is parsed, or null if it is empty", async () => {
    respond(200, "[1, 2]");
    assert.deepEqual(await api.games(), [1, 2]);
    respond(204);
    assert.equal(await api.remove("g"), null);
  });

  test("is requested below the API's address, with escaped names", async () => {
    const { mock: asked } = respond(200, "{}");
    await api.load("a/b c", 7);
    const [address, request] = asked.calls[0].arguments;
    assert.equal(String(address), "http://understudy.test/api/v1/games/a%2Fb%20c?since=7");
    assert.equal(request.method, "GET");
  });

  test("of a save is requested with its text unchanged, others with JSON", async () => {
    const { mock: asked } = respond(201, "{}");
    await api.inspectSave("no JSON {");
    await api.create({ system: "mars" });
    assert.deepEqual(
      asked.calls.map(({ arguments: [, { body }] }) => body),
      ["no JSON {", '{"system":"mars"}'],
    );
  });
});

describe("a refusal", () => {
  test("has a message", async () => {
    respond(400, refusal);
    await assert.rejects(api.load("g"), Refused);
    respond(404, refusal);
    await assert.rejects(
      api.load("g"),
      (error) => error instanceof Refused && error.status === 404 && error.reason.id === "server-no-game",
    );
  });

  test("for a rate limit has the time to wait", async () => {
    mock.method(
      globalThis,
      "fetch",
      async () => new Response(refusal, { status: 429, headers: { "Retry-After": "20" } }),
    );
    await assert.rejects(api.load("g"), (error) => error instanceof Refused && error.wait === 20);
  });

  test("without a message has one with its status", async () => {
    respond(500, "");
    const error = await api.load("g").catch((one) => one);
    assert.deepEqual(errorMessage(error), { id: "page-unexpected", args: { status: 500 } });
  });

  test("with the status of a proxy is a refusal if it has a message", async () => {
    respond(503, refusal);
    await assert.rejects(api.load("g"), Refused);
  });
});

describe("the server is unavailable", () => {
  test("if the request fails", async () => {
    mock.method(globalThis, "fetch", () => Promise.reject(new TypeError("failed")));
    await assert.rejects(api.load("g"), ServerUnavailable);
  });

  for (const status of [502, 503, 504]) {
    test(`if a proxy answers with ${status}`, async () => {
      respond(status, PROXY_PAGE);
      await assert.rejects(api.load("g"), ServerUnavailable);
    });
  }

  test("if a proxy answers with a page", async () => {
    respond(200, "<html><body>Please log in</body></html>");
    await assert.rejects(api.load("g"), ServerUnavailable);
  });
});
