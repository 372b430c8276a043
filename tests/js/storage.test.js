import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import { SET_UP_PENDING, readSeen, writeSeen } from "../../src/understudy/web/play/read_position.js";
import { storageUnavailable, isObject, localStore } from "../../src/understudy/web/app/storage.js";

describe("what the browser keeps", () => {
  test("comes back as it was", () => {
    localStore.write("a", { b: [1, null] });
    assert.deepEqual(localStore.read("a"), { b: [1, null] });
  });

  test("is nothing where nothing was kept, or nothing that can be read", () => {
    assert.equal(localStore.read("never"), null);
    localStorage.setItem("broken", "{");
    assert.equal(localStore.read("broken"), null);
  });

  test("may be refused, and the page goes on", () => {
    const full = mock.method(localStorage, "setItem", () => {
      throw new DOMException("full", "QuotaExceededError");
    });
    assert.ok(!storageUnavailable.value);
    localStore.write("c", 1);
    full.mock.restore();
    assert.equal(localStore.read("c"), null);
    assert.ok(storageUnavailable.value);
  });
});

test("a table is neither a list nor nothing", () => {
  assert.ok(isObject({}));
  for (const other of [null, [], "x", 3, undefined]) assert.ok(!isObject(other));
});

describe("how much of a game has been seen", () => {
  const game = (id, answers) => ({ id, answers, journal: [{}, {}, {}] });

  test("is not even the set-up of a new one, and all of another", () => {
    assert.equal(readSeen(game("new", 0)), SET_UP_PENDING);
    assert.equal(readSeen(game("old", 5)), 3);
  });

  test("is what this device has put away, as far as the game still goes", () => {
    writeSeen("mine", 2);
    assert.equal(readSeen(game("mine", 5)), 2);
    writeSeen("mine", 9);
    assert.equal(readSeen(game("mine", 5)), 3);
  });
});
