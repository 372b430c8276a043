import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { face as mars } from "../../src/understudy/web/mars/face.js";
import { face as tapestry } from "../../src/understudy/web/tapestry/face.js";

const SOURCE = new URL("../../src/understudy/", import.meta.url);
/** Symbols that the controls of the page use in every game. */
const CONTROLS = [
  "back",
  "undo",
  "redo",
  "fold",
  "plus",
  "minus",
  "more",
  "next",
  "edit",
  "book",
  "card-real",
  "card-dealt",
];

/** Return the names of the menu entries that report something. @param {string} game */
const reports = (game) =>
  [
    ...readFileSync(new URL(`locales/en/${game}.ftl`, SOURCE), "utf-8").matchAll(
      new RegExp(`^${game}-report-([a-z-]+) =`, "gm"),
    ),
  ]
    .map(([, entry]) => entry.replaceAll("-", "_"))
    .filter((entry) => !entry.startsWith("set_") && !["done", "pass", "income"].includes(entry));

/** Return the symbols of a sprite. @param {string} folder */
const drawn = (folder) =>
  [...readFileSync(new URL(`web/${folder}icons.svg`, SOURCE), "utf-8").matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id,
  );

for (const [game, face] of Object.entries({ mars, tapestry })) {
  describe(`the symbols of ${game}`, () => {
    test("differ for each report, and from those of the controls", () => {
      const all = reports(game).map((entry) => [face.entryIcon(entry), entry]);
      assert.ok(all.length > 15);
      const ambiguous = Object.entries(Object.groupBy(all, ([icon]) => icon)).filter(
        ([icon, pairs]) => pairs.length > 1 || CONTROLS.includes(icon),
      );
      assert.deepEqual(
        ambiguous.map(([icon, pairs]) => [icon, pairs.map(([, entry]) => entry)]),
        [],
      );
    });

    test("are in a sprite", () => {
      for (const entry of reports(game)) {
        const [id, folder] = face.entryIcon(entry).split("/").toReversed();
        assert.ok(drawn(folder ? `${folder}/` : "").includes(id), entry);
      }
    });
  });
}
