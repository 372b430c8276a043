import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import { SET_UP_PENDING, readSeen, writeSeen } from "../../src/understudy/web/play/game_state/read_position.js";
import { storageUnavailable, isObject, localStore } from "../../src/understudy/web/app/storage.js";

describe("a stored value", () => {
  test("is read unchanged", () => {
    localStore.write("a", { b: [1, null] });
    assert.deepEqual(localStore.read("a"), { b: [1, null] });
  });

  test("is null if it is missing or unreadable", () => {
    assert.equal(localStore.read("never"), null);
    localStorage.setItem("broken", "{");
    assert.equal(localStore.read("broken"), null);
  });

  test("that is refused sets the warning", () => {
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

test("an array or null is not an object", () => {
  assert.ok(isObject({}));
  for (const other of [null, [], "x", 3, undefined]) assert.ok(!isObject(other));
});

describe("the number of seen steps", () => {
  const game = (id, answers) => ({ id, answers, journal: [{}, {}, {}] });

  test("is the pending setup for a new game, and all steps for another", () => {
    assert.equal(readSeen(game("new", 0)), SET_UP_PENDING);
    assert.equal(readSeen(game("old", 5)), 3);
  });

  test("is the stored number, at most the number of steps", () => {
    writeSeen("mine", 2);
    assert.equal(readSeen(game("mine", 5)), 2);
    writeSeen("mine", 9);
    assert.equal(readSeen(game("mine", 5)), 3);
  });
});
