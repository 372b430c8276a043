import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { describe, test } from "node:test";
import {
  SPACES,
  TAGS,
  differences,
  iconName,
  parse,
  report,
  withCell,
  withTag,
  write,
} from "../../src/understudy/web/mars/custom_boards/board_text.js";

const FOLDER = new URL("../../src/understudy/mars/data/boards/", import.meta.url);
const printed = (name) => readFileSync(new URL(name, FOLDER), "utf-8");
const tharsis = parse(printed("tharsis.toml"));

describe("our own boards", () => {
  for (const name of readdirSync(FOLDER)) {
    test(`${name} is parsed completely, and parsing what we write returns the same board`, () => {
      const board = parse(printed(name));
      assert.equal(board.tracks.length, printed(name).split("[[tracks]]").length - 1);
      for (const { id, tags, cells } of board.tracks) {
        assert.equal(cells.length, SPACES, id);
        assert.ok(
          tags.every((tag) => TAGS.includes(tag)),
          id,
        );
      }
      assert.deepEqual(parse(write(board)), board);
      assert.deepEqual(differences(board, parse(write(board))), []);
    });
  }
});

test("comments, quotation marks and spaces do not matter", () => {
  const board = parse(
    "competition='B08' # ours\n[[ tracks ]]\nid = 'a'\ntags=[ 'space' , \"event\" ]\nspaces = ' >  . T '\n",
  );
  assert.deepEqual(board.competition, "B08");
  assert.deepEqual(board.tracks[0].tags, ["space", "event"]);
  assert.deepEqual(board.tracks[0].cells.slice(0, 4), [">", ".", "T", "."]);
});

test("a text without complete tracks is not a board", () => {
  for (const text of ["", "# nothing", "[[tracks]]\nid = 'a'\n", "[[tracks]]\nid = 'a'\ntags = 'space'\nspaces = '.'"])
    assert.equal(parse(text), null);
});

test("excess spaces are kept, so that the check reports them", () => {
  const [track] = parse(`[[tracks]]\nid = "a"\ntags = []\nspaces = "${". ".repeat(SPACES + 2)}"`).tracks;
  assert.equal(track.cells.length, SPACES + 2);
});

test("a changed space is the only difference, and is reported without translated words", () => {
  const changed = withCell(tharsis, 0, 2, "G");
  const found = differences(tharsis, changed);
  assert.deepEqual(found, [{ track: "building", space: 3, ours: ".", theirs: "G" }]);
  assert.equal(report("tharsis", found), "tharsis\nbuilding 3: . -> G");
  assert.equal(tharsis.tracks[0].cells[2], ".", "the board itself does not change");
});

test("a tag moves from its track to another", () => {
  const moved = withTag(tharsis, 0, "space");
  assert.deepEqual(moved.tracks[0].tags, ["building", "space"]);
  assert.deepEqual(moved.tracks[1].tags, []);
  assert.deepEqual(
    differences(tharsis, moved).map(({ track, space }) => [track, space]),
    [
      ["building", 0],
      ["space", 0],
    ],
  );
  assert.deepEqual(withTag(moved, 0, "space").tracks[0].tags, ["building"]);
});

test("a letter has the icon name of the view", () => {
  assert.equal(iconName("C"), "city");
  assert.equal(iconName("3"), "tr3");
  assert.equal(iconName("TT"), "temperature2");
  assert.equal(iconName("[space]"), "tag-space");
});
