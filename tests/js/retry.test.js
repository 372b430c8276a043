import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { ServerUnavailable, Refused } from "../../src/understudy/web/requests/errors.js";
import { retryAfterLimit, retryUntilAvailable } from "../../src/understudy/web/requests/retry.js";

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout"] });
});

/** Answers one after another; an error is thrown. */
const inTurn = (...answers) =>
  mock.fn(async () => {
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  });

/** Let what has been answered be heard, then let the time of a pause go by. */
async function wait() {
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  mock.timers.tick(60_000);
}

test("whoever does not answer is asked again, until there is an answer", async () => {
  const ask = inTurn(new ServerUnavailable(), new ServerUnavailable(), "here");
  const heard = [];
  const end = retryUntilAvailable(
    ask,
    () => true,
    (away) => heard.push(away),
  );
  await wait();
  await wait();
  assert.equal(await end, "here");
  assert.deepEqual(heard, [true, true, false]);
});

test("a refusal is an answer", async () => {
  const ask = inTurn(new Error("no"), "later");
  const heard = [];
  await assert.rejects(
    retryUntilAvailable(
      ask,
      () => true,
      (away) => heard.push(away),
    ),
    /no/,
  );
  assert.equal(ask.mock.callCount(), 1);
  assert.deepEqual(heard, [false]);
});

test("nobody is asked for what is no longer wanted", async () => {
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

const words = { id: "server-limit-imports", args: { seconds: 20, minutes: 0 } };

test("whoever has had too much asks again when it is time, and says so meanwhile", async () => {
  const ask = inTurn(new Refused(429, words, 20), "here");
  const heard = [];
  const end = retryAfterLimit(
    ask,
    () => true,
    (why) => heard.push(why),
  );
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  mock.timers.tick(19_999);
  for (let n = 0; n < 10; n += 1) await Promise.resolve();
  assert.equal(ask.mock.callCount(), 1);
  mock.timers.tick(1);
  assert.equal(await end, "here");
  assert.deepEqual(heard, [words, null]);
});

test("a refusal without a time is final", async () => {
  const ask = inTurn(new Refused(429, words), "later");
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
