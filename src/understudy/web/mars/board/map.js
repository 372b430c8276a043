// The map on the screen as on the table.

import { html } from "htm/preact";
import { entryFor, legalSpaces, spaceField, tapSpace, valueOf } from "../../prompt/pending_answer.js";
import { Hex, HexMap, Patterns, RADIUS } from "../../ui/hex_map.js";
import { Owner } from "../../ui/controls.js";
import { asked, give, past } from "../../prompt/edited_question.js";
import { turns } from "../../play/current_game.js";
import { name, number, say } from "../../app/translations.js";
import { Zoom, zoomed } from "../../ui/zoom.js";
import { putRight } from "./long_press.js";
import { placedIn, spacesBefore } from "../turns/journal_facts.js";
import { paidOn } from "../human/spaces.js";
import { Region, RowNumbers, Space, boxOf, center, regionOf, spaceLabel } from "./tiles.js";

/** @import { Explaining } from "../../types" */
/** @import { Point } from "../../ui/hex_map.js" */
/** @import { Document, Space as OnMap, View } from "../view" */

/** The spaces that changed last: those of the newest turn with a tile in it. */
export function lastPlaced() {
  for (const { steps } of turns.value.toReversed()) {
    const placed = placedIn(steps);
    if (placed.length > 0) return placed;
  }
  return [];
}

/** @param {{ cls: string }} props */
const SmallHex = ({ cls }) => html`
  <svg class="key-hex" viewBox="0 0 15 17" aria-hidden="true">
    <path d="M7.5 1.5 13.5 5v7l-6 3.5-6-3.5V5z" class=${cls} />
  </svg>
`;

/** @param {{ last: boolean, map: View["map"] }} props */
function Key({ last, map }) {
  const region = regionOf(map.name);
  return html`
    <div class="board-key top">
      <div>
        <${Owner} side="bot" />
        ${name({ kind: "mars-owner", id: "bot" })}
      </div>
      <div>
        <${Owner} side="human" />
        ${name({ kind: "mars-owner", id: "human" })}
      </div>
    </div>
    ${
      (last || region) &&
      html`
        <div class="board-key right">
          ${
            last &&
            html`
              <div>
                ${say("page-last")}
                <${SmallHex} cls="key-last" />
              </div>
            `
          }${
            region &&
            html`
              <div>
                ${say(`page-region-${region.id}`)}
                <svg class="key-hex" viewBox="0 0 15 17" aria-hidden="true">
                  <path d="M0 11 3.7 6 7.5 11 11.200 6 15 11" class="region" />
                </svg>
              </div>
            `
          }
        </div>
      `
    }
    <div class="board-key foot">
      ${
        map.spaces.some(({ volcanic }) => volcanic) &&
        html`
          <div>
            <svg class="key-hex" viewBox="0 0 15 17" aria-hidden="true">
              <path d="M2 13l4-6h3l4 6z" class="volcano" />
            </svg>
            ${say("page-space-volcanic")}
          </div>
        `
      }
      <div>
        <${SmallHex} cls="key-sea" />
        ${say("page-ocean-only")}
      </div>
    </div>
  `;
}

/** What is paid on a space. @param {Point & { mc: number }} props */
const Coin = ({ x, y, mc }) => html`
  <g class="coin">
    <rect x=${x - 13} y=${y + 10} width="26" height="15" rx="4" />
    <text x=${x} y=${y + 21.5}>${mc > 0 ? `+${mc}` : number(mc)}</text>
  </g>
`;

export function Board() {
  /** @type {{ view: View }} */
  const { view } = asked();
  const field = spaceField.value;
  const chosen = field && /** @type {string | null} */ (valueOf(field));
  const legal = legalSpaces();
  const last = past.value ? [] : lastPlaced();
  const byId = new Map(view.map.spaces.map((space) => [space.id, center(space)]));
  const paid = paidOn();
  /** @param {OnMap} space */
  const drawn = (space) => html`
    <${Space} space=${space} map=${view.map.name} prefix="b-" />
  `;
  const cells = view.map.spaces.map((space) => ({
    id: space.id,
    ...center(space),
    label: [
      spaceLabel(space, view.map.name),
      ...(legal?.includes(space.id) ? [say("page-space-legal")] : []),
      ...(paid.get(space.id) ? [say("mars-screen-price", { mc: number(paid.get(space.id) ?? 0) })] : []),
    ].join(", "),
    drawing:
      view.you && field && !space.tile && !field.spaces.includes(space.id)
        ? html`
            <g class="dim">${drawn(space)}</g>
          `
        : drawn(space),
    can: field ? field.spaces.includes(space.id) : Boolean(entryFor(space.id)),
    chosen: space.id === chosen,
  }));
  // A question that leaves nearly every space open needs no marks on all of them, unless rules tell them apart: those of your side do.
  const marked = legal ?? (field && (view.you || field.spaces.length <= 30) ? field.spaces : []);
  return html`
    <div class="board">
      <${Zoom} at=${chosen || last.at(-1)}>
        <${HexMap}
          cells=${cells}
          box=${boxOf(15)}
          label=${name({ kind: "mars-map", id: view.map.name })}
          onPick=${(id) => (view.you && id === chosen ? give(id) : tapSpace(id))}
          onHold=${putRight}
        >
          <${Patterns} prefix="b-" />
          <${RowNumbers} />
          <${Region} map=${view.map.name} />
          ${marked.map(
            (id) => html`
              <${Hex} ...${byId.get(id)} radius=${RADIUS - 2.6} cls="cand" />
            `,
          )}${last.map(
            (id) => html`
              <${Hex} ...${byId.get(id)} radius=${RADIUS - 0.4} cls="last" />
            `,
          )}${
            chosen &&
            html`
              <${Hex} ...${byId.get(chosen)} radius=${RADIUS - 1} cls="chosen" />
            `
          }${[...paid]
            .filter(([, mc]) => mc !== 0)
            .map(
              ([id, mc]) => html`
                <${Coin} ...${byId.get(id)} mc=${mc} />
              `,
            )}
        <//>
      <//>
      ${
        !zoomed.value &&
        !field &&
        html`
          <${Key} last=${last.length > 0} map=${view.map} />
        `
      }
    </div>
  `;
}

/** A small board to know a game by. @param {{ doc: Document }} props */
export const Thumbnail = ({ doc }) => html`
  <svg class="map" viewBox=${boxOf(2)} role="img" aria-label=${name({ kind: "mars-map", id: doc.view.map.name })}>
    <${Patterns} prefix="t-${doc.id}-" />
    ${doc.view.map.spaces.map(
      (space) => html`
        <${Space} space=${space} prefix="t-${doc.id}-" plain />
      `,
    )}
  </svg>
`;

/** The surroundings of a tile just laid. @param {{ doc: Document, id: string, after: number }} props */
export function Crop({ doc, id, after }) {
  const spaces = spacesBefore(doc, after);
  const { x, y } = center(/** @type {OnMap} */ (spaces.find((space) => space.id === id)));
  const prefix = `c-${after}-`;
  return html`
    <svg class="map" viewBox="${x - 66} ${y - 58} 132 112" role="img" aria-label=${name({ kind: "mars-space", id })}>
      <${Patterns} prefix=${prefix} />
      ${spaces.map(
        (space) => html`
          <${Space} space=${space} map=${doc.view.map.name} prefix=${prefix} />
        `,
      )}
      <${Hex} x=${x} y=${y} radius=${RADIUS - 0.4} cls="last" />
    </svg>
  `;
}

/**
 * The candidates of a choice on the map, each with the line on which it dropped out.
 * @param {Explaining<Document>} props
 */
export function WhyMap({ doc, step, dropped }) {
  const { candidates, chosen } = step.deliberation;
  const spaces = spacesBefore(doc, step.number);
  const byId = new Map(spaces.map((space) => [space.id, center(space)]));
  const prefix = `w-${step.number}-`;
  return html`
    <svg class="map" viewBox=${boxOf(15)} role="img" aria-label=${say("page-why-map")}>
      <${Patterns} prefix=${prefix} />
      <${RowNumbers} />
      ${spaces.map(
        (space) => html`
          <g class=${space.tile || candidates.includes(space.id) ? "" : "dim"}>
            <${Space} space=${space} map=${doc.view.map.name} prefix=${prefix} />
          </g>
        `,
      )}${candidates
        .filter((id) => id !== chosen?.id)
        .map((id) => {
          const at = /** @type {Point} */ (byId.get(id));
          return html`
            <${Hex} ...${at} radius=${RADIUS - 2.4} cls="dropped" />
            <text x=${at.x} y=${at.y + 4.5} class="drop-no">${dropped.get(id) ?? ""}</text>
          `;
        })}${
        chosen &&
        html`
          <${Hex} ...${byId.get(chosen.id)} radius=${RADIUS - 0.6} cls="win" />
        `
      }
    </svg>
  `;
}
