// Tokens on the map: standing tokens are small towers, toppled ones lie with a dashed edge.
// Owners differ by pattern and letter.

import { html } from "htm/preact";
import { customNames, letter, name, say } from "../app/translations.js";

/** @import { Token as Placed } from "./view" */

/** @type {Record<string, boolean>} */
const DOTS = { human: true };
/** @type {Record<string, number[]>} */
const LINES = { human2: [0], automa: [45], shadow: [45, -45] };

/** Define the owners' patterns; `prefix` makes their ids unique on the page. @param {{ prefix: string }} props */
export const TokenPatterns = ({ prefix }) => html`
  <defs>
    ${["human", "human2", "automa", "shadow"].map(
      (owner) => html`
        <pattern key=${owner} id="${prefix}${owner}" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" class="fill-${owner}" />
          ${
            DOTS[owner] &&
            html`
              <circle cx="1.6" cy="1.6" r="1" class="band-dot" />
            `
          }${(LINES[owner] ?? []).map(
            (turn) => html`
              <path key=${turn} d="M-5 2.5H10" transform="rotate(${turn} 2.5 2.5)" class="fill-lines ${owner}" />
            `,
          )}
        </pattern>
      `,
    )}
  </defs>
`;

/** @type {Record<string, string>} */
const SHAPES = {
  outpost: "M-7.5 -8.5h3.2v2.6h2.7v-2.6h3.200v2.6h2.7v-2.6h3.2v17h-15z",
  building: "M-7.500 8.500v-10l7.500-7 7.500 7v10z",
  cube: "M-6 -6h12v12h-12z",
};

/** Return the shape of a token; what your side builds on the map is named by its own kind. @param {string} kind */
const shapeOf = (kind) => (kind in SHAPES ? kind : "building");

/**
 * Draw a token; `mark` is the owner's letter, if it is not the one in the current game.
 * @param {{ token: Placed, x: number, y: number, prefix: string, mark?: string }} props
 */
export const Token = ({ token: { owner, kind, toppled }, x, y, prefix, mark }) => html`
  <g transform="translate(${x} ${y})" class="token ${owner} ${toppled ? "toppled" : ""}">
    <path
      d=${SHAPES[shapeOf(kind)]}
      transform=${toppled ? "rotate(90)" : undefined}
      fill=${toppled ? undefined : `url(#${prefix}${owner})`}
    />
    ${
      !toppled &&
      html`
        <rect x="-5" y="-4" width="10" height="10.500" rx="2" class="fill-${owner}" />
      `
    }
    <text y="4.6" aria-hidden="true">${mark ?? letter(owner)}</text>
  </g>
`;

/** Return the name of a token, such as "Toppled Automa outpost". @param {Placed} token */
export function tokenName({ owner, kind, toppled }) {
  // With two people "your outpost" would be ambiguous.
  if (customNames.value.letters[owner]) {
    return say("page-held", {
      owner: { kind: "tapestry-owner", id: owner },
      what: say(`page-tapestry-piece-${shapeOf(kind)}`, { toppled: Number(toppled) }),
    });
  }
  const id = [owner, kind === "outpost" ? "" : shapeOf(kind), toppled ? "x" : ""].filter(Boolean).join("_");
  return name({ kind: "tapestry-token", id });
}
