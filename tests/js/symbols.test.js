import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { face as mars } from "../../src/understudy/web/mars/face.js";
import { face as tapestry } from "../../src/understudy/web/tapestry/face.js";

const SOURCE = new URL("../../src/understudy/", import.meta.url);
/** What the page itself says with a symbol, whatever is played. */
const CONTROLS = [
  "back",
  "undo",
  "redo",
  "fold",
  "plus",
  "minus",
  "more",
  "next",
  "mend",
  "book",
  "card-real",
  "card-dealt",
];

/** What can be reported: its name in the answers. @param {string} game */
const reports = (game) =>
  [
    ...readFileSync(new URL(`locales/en/${game}.ftl`, SOURCE), "utf-8").matchAll(
      new RegExp(`^${game}-report-([a-z-]+) =`, "gm"),
    ),
  ]
    .map(([, entry]) => entry.replaceAll("-", "_"))
    .filter((entry) => !entry.startsWith("set_") && !["done", "pass", "income"].includes(entry));

/** The symbols of a sprite. @param {string} folder */
const drawn = (folder) =>
  [...readFileSync(new URL(`web/${folder}icons.svg`, SOURCE), "utf-8").matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id,
  );

for (const [game, face] of Object.entries({ mars, tapestry })) {
  describe(`the symbols of ${game}`, () => {
    test("stand for one report each, and for nothing the page says with them", () => {
      const all = reports(game).map((entry) => [face.entryIcon(entry), entry]);
      assert.ok(all.length > 15);
      const several = Object.entries(Object.groupBy(all, ([icon]) => icon)).filter(
        ([icon, those]) => those.length > 1 || CONTROLS.includes(icon),
      );
      assert.deepEqual(
        several.map(([icon, those]) => [icon, those.map(([, entry]) => entry)]),
        [],
      );
    });

    test("are drawn", () => {
      for (const entry of reports(game)) {
        const [own, folder] = face.entryIcon(entry).split("/").toReversed();
        assert.ok(drawn(folder ? `${folder}/` : "").includes(own), entry);
      }
    });
  });
}
