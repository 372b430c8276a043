import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ServerUnavailable, Refused } from "../../src/understudy/web/requests/errors.js";
import { retryAfterLimit, retryUntilAvailable } from "../../src/understudy/web/requests/retry.js";

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** Return a function that returns these values in turn; an error is thrown. */
const inTurn = (...answers) =>
  mock.fn(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });

/** Let pending promises resolve, then skip a pause. */
async function wait() {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  mock.timers.tick(60_000);
}

test("a request is repeated while the server is unavailable", async () => {
  const ask = inTurn(new ServerUnavailable(), new ServerUnavailable(), "here");
  const calls = [];
  const end = retryUntilAvailable(
    ask,
    () => true,
    (unavailable) => calls.push(unavailable),
  );
  await wait();
  await wait();
  assert.equal(await end, "here");
  assert.deepEqual(calls, [true, true, false]);
});

test("a refusal is not repeated", async () => {
  const ask = inTurn(new Error("no"), "later");
  const calls = [];
  await assert.rejects(
    retryUntilAvailable(
      ask,
      () => true,
      (unavailable) => calls.push(unavailable),
    ),
    /no/,
  );
  assert.equal(ask.mock.callCount(), 1);
  assert.deepEqual(calls, [false]);
});

test("a request that is not wanted any more is not repeated", async () => {
  let wanted = true;
  const ask = inTurn(new ServerUnavailable(), "too late");
  const end = retryUntilAvailable(
    ask,
    () => wanted,
    () => {},
  );
  wanted = false;
  await wait();
  assert.equal(await end, null);
  assert.equal(ask.mock.callCount(), 1);
});

const reason = { id: "server-limit-imports", args: { seconds: 20, minutes: 0 } };

test("a request above the rate limit is repeated after the given time, with the reason", async () => {
  const ask = inTurn(new Refused(429, reason, 20), "here");
  const calls = [];
  const end = retryAfterLimit(
    ask,
    () => true,
    (why) => calls.push(why),
  );
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  mock.timers.tick(19_999);
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  assert.equal(ask.mock.callCount(), 1);
  mock.timers.tick(1);
  assert.equal(await end, "here");
  assert.deepEqual(calls, [reason, null]);
});

test("a refusal without a time to wait is final", async () => {
  const ask = inTurn(new Refused(429, reason), "later");
  await assert.rejects(
    retryAfterLimit(
      ask,
      () => true,
      () => {},
    ),
    Refused,
  );
  assert.equal(ask.mock.callCount(), 1);
});
