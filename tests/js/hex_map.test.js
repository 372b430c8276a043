import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { neighbor } from "../../src/understudy/web/ui/hex_map.js";
import { center as onMars } from "../../src/understudy/web/mars/board/tiles.js";
import { center as onTapestry } from "../../src/understudy/web/tapestry/hexes.js";

const LEFT = [-1, 0];
const RIGHT = [1, 0];
const UP = [0, -1];
const DOWN = [0, 1];

/** Return a function that moves over the spaces with arrow keys. */
const walker =
  (spaces, flat) =>
  (from, ...directions) =>
    directions.reduce(
      (at, direction) => neighbor(spaces, at, direction, flat),
      spaces.find(({ id }) => id === from),
    ).id;

describe("on the map of Mars, with hexes in rows", () => {
  const rows = Array.from({ length: 9 }, (_, r) =>
    Array.from({ length: 9 - Math.abs(r - 4) }, (__, c) => ({ row: r + 1, column: c + 1 })),
  );
  const spaces = rows.flat().map((space) => ({ id: `${space.row}.${space.column}`, ...onMars(space) }));
  const walk = walker(spaces, false);

  test("left and right stay in the row", () => {
    assert.equal(walk("5.5", RIGHT), "5.6");
    assert.equal(walk("5.5", LEFT, LEFT), "5.3");
  });

  test("up and down go to the next row", () => {
    assert.equal(walk("5.5", UP).split(".")[0], "4");
    assert.equal(walk("5.5", DOWN, DOWN).split(".")[0], "7");
  });

  test("at the edge the focus stays", () => {
    assert.equal(walk("1.1", LEFT), "1.1");
    assert.equal(walk("1.1", UP), "1.1");
    assert.equal(walk("9.5", DOWN), "9.5");
  });

  test("other spaces are skipped", () => {
    const open = spaces.filter(({ id }) => ["5.1", "5.9", "9.1"].includes(id));
    assert.equal(walker(open, false)("5.1", RIGHT), "5.9");
    assert.equal(walker(open, false)("5.9", DOWN), "9.1");
  });
});

describe("on the map of Tapestry, with hexes in columns", () => {
  const hexes = [-2, -1, 0, 1, 2].flatMap((q) => [-2, -1, 0, 1, 2].map((r) => ({ q, r })));
  const walk = walker(
    hexes.map((hex) => ({ id: `${hex.q},${hex.r}`, ...onTapestry(hex) })),
    true,
  );

  test("up and down stay in the column", () => {
    assert.equal(walk("0,0", UP), "0,-1");
    assert.equal(walk("0,0", DOWN, DOWN), "0,2");
  });

  test("left and right go to the next column", () => {
    assert.equal(walk("0,0", RIGHT).split(",")[0], "1");
    assert.equal(walk("0,0", LEFT).split(",")[0], "-1");
  });
});
