import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

/** Opened streams. */
const streams = [];

class Stream extends EventTarget {
  static CLOSED = 2;

  constructor(address) {
    super();
    this.address = String(address);
    this.readyState = 0;
    streams.push(this);
  }

  close() {
    this.readyState = Stream.CLOSED;
  }

  refuse() {
    this.close();
    this.dispatchEvent(new Event("error"));
  }
}

globalThis.EventSource = Stream;
document.addEventListener = document.removeEventListener = () => {};
const { events } = await import("../../src/understudy/web/requests/backend.js");

const reason = { id: "server-limit-streams", args: { seconds: 30, minutes: 0 } };
const settled = async () => {
  for (let n = 0; n < 20; n += 1) await Promise.resolve();
};

beforeEach(() => {
  streams.length = 0;
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

test("a refused stream reports the reason, and is opened again after the given time", async () => {
  mock.method(
    globalThis,
    "fetch",
    async () => new Response(JSON.stringify({ error: reason }), { status: 429, headers: { "Retry-After": "30" } }),
  );
  const reasons = [];
  const stream = events("g");
  stream.addEventListener("refused", ({ detail }) => reasons.push(detail.reason));
  streams[0].refuse();
  await settled();
  await new Promise((resolve) => setImmediate(resolve));
  assert.deepEqual(reasons, [reason]);
  mock.timers.tick(29_999);
  assert.equal(streams.length, 1);
  mock.timers.tick(1);
  assert.equal(streams.length, 2);
  stream.close();
});

test("a closed stream is not opened again", async () => {
  mock.method(globalThis, "fetch", async () => new Response("", { status: 502 }));
  const stream = events("g");
  streams[0].refuse();
  stream.close();
  await new Promise((resolve) => setImmediate(resolve));
  mock.timers.tick(60_000);
  assert.equal(streams.length, 1);
});
