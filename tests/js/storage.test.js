import assert from "node:assert/strict";
import { describe, mock, test } from "node:test";
import { NOT_READY, seenOf, setSeen } from "../../src/understudy/web/play/read_position.js";
import { storageUnavailable, isTable, lasting } from "../../src/understudy/web/app/storage.js";

describe("what the browser keeps", () => {
  test("comes back as it was", () => {
    lasting.write("a", { b: [1, null] });
    assert.deepEqual(lasting.read("a"), { b: [1, null] });
  });

  test("is nothing where nothing was kept, or nothing that can be read", () => {
    assert.equal(lasting.read("never"), null);
    localStorage.setItem("broken", "{");
    assert.equal(lasting.read("broken"), null);
  });

  test("may be refused, and the page goes on", () => {
    const full = mock.method(localStorage, "setItem", () => {
      throw new DOMException("full", "QuotaExceededError");
    });
    assert.ok(!storageUnavailable.value);
    lasting.write("c", 1);
    full.mock.restore();
    assert.equal(lasting.read("c"), null);
    assert.ok(storageUnavailable.value);
  });
});

test("a table is neither a list nor nothing", () => {
  assert.ok(isTable({}));
  for (const other of [null, [], "x", 3, undefined]) assert.ok(!isTable(other));
});

describe("how much of a game has been seen", () => {
  const game = (id, answers) => ({ id, answers, journal: [{}, {}, {}] });

  test("is not even the set-up of a new one, and all of another", () => {
    assert.equal(seenOf(game("new", 0)), NOT_READY);
    assert.equal(seenOf(game("old", 5)), 3);
  });

  test("is what this device has put away, as far as the game still goes", () => {
    setSeen("mine", 2);
    assert.equal(seenOf(game("mine", 5)), 2);
    setSeen("mine", 9);
    assert.equal(seenOf(game("mine", 5)), 3);
  });
});
