// Symbols of Tapestry: resources, buildings, tiles, cards, points.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { number } from "../../../app/translations.js";

/** @import { Children } from "../../../types" */

/** The resource of each income row, whose color its buildings have. @type {Record<string, string>} */
const RESOURCE_OF_ROW = { market: "coin", house: "worker", farm: "food", armory: "culture" };

export const RESOURCES = ["food", "worker", "culture", "coin"];

/** Show a resource as a stamp; "any" is any of the four. @param {{ of: string }} props */
export const Resource = ({ of }) => html`
  <i class="stamp q-${of}"><${Icon} name="tapestry/${of === "any" ? "do-any" : of}" /></i>
`;

/** Show an income building. @param {{ of: string }} props */
export const Building = ({ of }) => html`
  <i class="sign gable q-${RESOURCE_OF_ROW[of] ?? "any"}"><${Icon} name="tapestry/b-${of}" /></i>
`;

/** Show the disc of a track. @param {{ of: string }} props */
export const TrackSign = ({ of }) => html`
  <i class="disc"><${Icon} name="tapestry/${of}" /></i>
`;

/** Symbols of the shared sprite. */
const SHARED = new Set(["award", "done", "next"]);

/** Show a symbol of the sprite of Tapestry, or of the shared one. @param {{ name: string, cls?: string }} props */
export const Sign = ({ name, cls = "" }) => html`
  <i class="sign ${cls}"><${Icon} name=${SHARED.has(name) ? name : `tapestry/${name}`} /></i>
`;

/** Show victory points. @param {{ vp: number | string }} props */
export const Points = ({ vp }) => html`
  <span class="seal">
    <${Icon} name="tapestry/seal" />
    <b>${vp}</b>
  </span>
`;

/** Show how many of something; one is not written. @param {{ n: number, children: Children }} props */
export const Much = ({ n, children }) => html`
  <span class="much">
    ${
      n !== 1 &&
      html`
        <b>${n < 0 ? number(n) : `+${n}`}</b>
      `
    }${children}
  </span>
`;

/** Draw the plots that a landmark covers. @param {{ shape: string[] }} props */
export const Footprint = ({ shape }) => html`
  <svg
    class="footprint"
    viewBox="0 0 ${shape[0].length * 4} ${shape.length * 4}"
    style=${{ width: `${shape[0].length * 0.25}rem`, height: `${shape.length * 0.25}rem` }}
    aria-hidden="true"
  >
    ${shape.flatMap((row, y) =>
      [...row].map(
        (sign, x) =>
          sign === "1" &&
          html`
            <rect x=${x * 4 + 0.3} y=${y * 4 + 0.3} width="3.4" height="3.4" rx="0.6" />
          `,
      ),
    )}
  </svg>
`;
