// What lies on the mats of your civilizations.

import { html } from "htm/preact";
import { name, say } from "../../app/translations.js";
import { Sign } from "./symbols/symbols.js";

/** @import { YourSide } from "./view" */

/** @param {string} kind @param {string[]} ids */
const names = (kind, ids) => ids.map((id) => name({ kind, id })).join(", ");

/** The state of a mat in words, by civilization. @type {Record<string, (state: any) => string[]>} */
const LINES = {
  craftsmen: (columns) =>
    columns.map((/** @type {string[]} */ kinds, /** @type {number} */ n) =>
      say("tapestry-screen-mat-column", { number: n + 1, list: names("tapestry-building", kinds) || "–" }),
    ),
  entertainers: (at) => [
    say("tapestry-screen-mat-stands", { where: name({ kind: "tapestry-civ-entertainers", id: at }) }),
  ],
  heralds: (cards) => [say("tapestry-screen-mat-marked", { list: names("tapestry-card", cards) || "–" })],
  historians: ({ squares, tokens }) => [
    say("tapestry-screen-mat-squares", { list: squares.join(", ") || "–" }),
    ...Object.entries(tokens).map(([owner, count]) =>
      say("page-held", { owner: { kind: "tapestry-owner", id: owner }, what: Number(count) }),
    ),
  ],
  inventors: (cards) => [say("tapestry-screen-mat-marked", { list: names("tapestry-tech", cards.map(String)) || "–" })],
  leaders: (tracks) => [say("tapestry-screen-mat-marked", { list: names("tapestry-track", tracks) || "–" })],
  merrymakers: (columns) =>
    columns.map((/** @type {number} */ height, /** @type {number} */ n) =>
      say("tapestry-screen-mat-column", { number: n + 1, list: height }),
    ),
  militants: (rows) =>
    rows.map((/** @type {number} */ left, /** @type {number} */ n) =>
      say("tapestry-screen-mat-row", { number: n + 1, count: left }),
    ),
  mystics: ({ numbers, reached }) =>
    Object.entries(numbers).map(([category, count]) =>
      say("tapestry-screen-mat-prediction", {
        category: { kind: "tapestry-category", id: category },
        count: Number(count),
        reached: Number(reached.includes(category)),
      }),
    ),
  isolationists: (count) => [say("tapestry-screen-mat-tokens", { count })],
  traders: (count) => [say("tapestry-screen-mat-tokens", { count })],
};

/** Show what lies on the mat of a civilization. @param {{ id: string, side: YourSide }} props */
export function CivilizationMat({ id, side: { civilization_mats: mats } }) {
  const state = mats[id];
  const lines = state !== undefined && state !== null ? (LINES[id]?.(state) ?? []) : [];
  return (
    lines.length > 0 &&
    html`
      <ul class="t-civ-state">
        ${lines.map(
          (line, n) => html`
            <li key=${n}>
              <${Sign} name="token" />
              ${line}
            </li>
          `,
        )}
      </ul>
    `
  );
}
