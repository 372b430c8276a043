import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { loadModule } from "../../src/understudy/web/requests/load_module.js";

/** Return a loader that fails `failures` times with this error. */
const failing = (failures, error) => {
  let calls = 0;
  return async () => {
    calls += 1;
    if (calls <= failures) throw error;
    return calls;
  };
};

/** Let all waiting end at once. */
const hurry = () => mock.method(globalThis, "setTimeout", (go) => queueMicrotask(go));

test("a module that cannot be fetched is imported again", async () => {
  hurry();
  const reload = mock.fn();
  assert.equal(await loadModule(failing(2, new TypeError("fetch")), reload), 3);
  assert.equal(reload.mock.callCount(), 0);
  mock.restoreAll();
});

test("a browser that remembers the failure loads the page again", async () => {
  hurry();
  const reload = mock.fn();
  assert.equal(await loadModule(failing(5, new TypeError("fetch")), reload), 6);
  assert.equal(reload.mock.callCount(), 1);
  mock.restoreAll();
});

test("an error of the module itself is thrown", async () => {
  await assert.rejects(loadModule(failing(1, new RangeError("bug"))), RangeError);
});
