// Facts of a position as they are shown before and after: their sign, their name, their unit.

import { html } from "htm/preact";
import { Icon, Owner } from "../../ui/controls.js";
import { name, number, say } from "../../app/translations.js";
import { tagIcon } from "../board/tags.js";
import { ResourceSymbol, TokenSymbol } from "./cards/symbols.js";
import { cardName, cardOf } from "./cards/library.js";

/** @import { Change, Children } from "../../types" */
/** @import { View } from "../view" */

/** @typedef {{ sign: Children, words: string, unit?: string, place: number }} Shown */

const PARAMETERS = { temperature: " °C", oxygen: " %", oceans: "", venus: " %" };
const STOCK = ["mc", "steel", "titanium", "plants", "energy", "heat"];

/** @param {string} icon */
const bare = (icon) => html`
  <i class="sign"><${Icon} name=${icon} /></i>
`;

/** @param {string} what @returns {Shown | null} */
function ofPlanet(what) {
  const at = Object.keys(PARAMETERS).indexOf(what);
  return at < 0
    ? null
    : {
        sign: bare(what === "oceans" ? "mars/ocean" : `mars/${what}`),
        words: name({ kind: "mars-parameter", id: what }),
        unit: PARAMETERS[/** @type {keyof typeof PARAMETERS} */ (what)],
        place: at,
      };
}

/** @param {string} kind @param {string} id @returns {Shown | null} */
function ofYours(kind, id) {
  if (kind === "tr") return { sign: bare("mars/tr"), words: say("page-tr"), place: 5 };
  if (kind === "stock")
    return {
      sign: html`
        <${ResourceSymbol} of=${id} />
      `,
      words: name({ kind: "mars-resource", id }),
      place: 10 + STOCK.indexOf(id),
    };
  if (kind === "production") {
    return {
      sign: html`
        <span class="tray"><${ResourceSymbol} of=${id} /></span>
      `,
      place: 20 + STOCK.indexOf(id),
      words: `${name({ kind: "mars-resource", id })}, ${say("mars-screen-production")}`,
    };
  }
  if (kind === "points") return { sign: bare("mars/seal"), words: say("mars-screen-points"), place: 6 };
  return kind === "on_card"
    ? {
        sign: html`
          <${TokenSymbol} of=${cardOf(id)?.holds} />
        `,
        words: cardName(id),
        place: 30,
      }
    : null;
}

/** What MarsBot has: its mark is part of the sign. @param {string} kind @param {string} id @returns {Shown | null} */
function ofBot(kind, id) {
  const owner = html`
    <${Owner} side="bot" />
  `;
  const whose = name({ kind: "mars-owner", id: "bot" });
  if (kind === "tr")
    return {
      sign: html`
        ${owner}${bare("mars/tr")}
      `,
      words: `${whose}, ${say("page-tr")}`,
      place: 40,
    };
  if (kind === "mc")
    return {
      sign: html`
        ${owner}
        <${ResourceSymbol} of="mc" />
      `,
      words: `${whose}, ${name({ kind: "mars-resource", id: "mc" })}`,
      place: 41,
    };
  if (kind === "storage")
    return {
      sign: html`
        ${owner}${bare("mars/colony")}
      `,
      words: `${whose}, ${name({ kind: "mars-colony", id })}`,
      place: 43,
    };
  return kind === "track"
    ? {
        sign: html`
          ${owner}${bare(tagIcon(id))}
        `,
        words: `${whose}, ${name({ kind: "mars-track", id })}`,
        place: 42,
      }
    : null;
}

/** How a fact is shown; nothing of what is seen better elsewhere. @param {string} what @returns {Shown | null} */
export function shownFact(what) {
  const [whose, kind, ...rest] = what.split(".");
  if (whose === "human") return ofYours(kind, rest.join("."));
  return whose === "bot" ? ofBot(kind, rest.join(".")) : ofPlanet(what);
}

/** What a change of the map is to the number of oceans. @param {Change} change */
const oceans = ({ what, before, after }) =>
  what.startsWith("tile.") ? Number(String(after).startsWith("ocean")) - Number(String(before).startsWith("ocean")) : 0;

/** How much more there is of something. @param {Change[]} changes @param {string} fact */
function more(changes, fact) {
  const change = changes.find(({ what }) => what === fact);
  return change ? Number(change.after) - Number(change.before) : 0;
}

/** Points of yours that no rating brings: what tiles and cards are worth. @param {Change[]} changes */
export const pointsBesides = (changes) => more(changes, "human.points") - more(changes, "human.tr");

/** Changes as they are shown, in the order of the table. @param {Change[]} changes @param {View} [view] as it is before them */
export function shownChanges(changes, view) {
  const placed = changes.reduce((sum, one) => sum + oceans(one), 0);
  const all =
    placed === 0 || !view
      ? changes
      : [
          ...changes,
          { what: "oceans", before: view.parameters.oceans.value, after: view.parameters.oceans.value + placed },
        ];
  return all
    .flatMap((change) => {
      // A rise of the rating says its points itself.
      if (change.what === "human.points" && pointsBesides(changes) === 0) return [];
      const fact = shownFact(change.what);
      return fact
        ? [{ ...fact, what: change.what, before: Number(change.before ?? 0), after: Number(change.after ?? 0) }]
        : [];
    })
    .toSorted((a, b) => a.place - b.place);
}

/** A row for each. @param {{ changes: Change[], view?: View }} props */
export const Rows = ({ changes, view }) => html`
  <ul class="facts">
    ${shownChanges(changes, view).map(
      ({ what, sign, words, unit = "", before, after }) => html`
        <li key=${what}>
          <span class="fact-sign">${sign}</span>
          <span>${words}</span>
          <span class="then">
            ${number(before)}${" "}→${" "}
            <b>${number(after)}${unit}</b>
          </span>
        </li>
      `,
    )}
  </ul>
`;

/** The same in a line, by signs. @param {{ changes: Change[], view?: View }} props */
export const Line = ({ changes, view }) => html`
  <span class="fact-line">
    ${shownChanges(changes, view).map(
      ({ what, sign, words, unit = "", before, after }) => html`
        <span class="fact" key=${what}>
          <span aria-hidden="true">${sign}</span>
          <span class="sr">${words}${" "}</span>
          ${number(before)}${" "}→${" "}
          <b>${number(after)}${unit}</b>
        </span>
      `,
    )}
  </span>
`;
