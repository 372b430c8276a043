// The map: the board to tap on, the thumbnail, the crop around a new tile, and the explanation of a choice.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { entryForSpace, legalSpaces, spaceField, tapSpace, valueOf } from "../../prompt/pending_answer.js";
import { Hex, HexMap, Patterns, RADIUS } from "../../ui/hex_map.js";
import { Owner } from "../../ui/controls.js";
import { currentQuestion, giveAnswer, earlierQuestion } from "../../prompt/edited_question.js";
import { currentGame } from "../../play/game_state/current_game.js";
import { stepsShown } from "../../play/playback.js";
import { findInNewestTurn } from "../../play/game_state/recent_changes.js";
import { name, number, say } from "../../app/translations.js";
import { Zoom, zoomed } from "../../ui/zoom.js";
import { HintedPlaces, hintOf } from "../../advice/hinted_spaces.js";
import { editSpace } from "./long_press.js";
import { placedIn, spacesBefore } from "../turns/journal_facts.js";
import { playedView } from "../turns/played_view.js";
import { explainRefusal, gainBySpace, refusalOf } from "../../human/spaces.js";
import { Region, RowNumbers, Space, boxOf, center, regionOf, spaceLabel } from "./tiles.js";

/** @import { ExplanationProps } from "../../types" */
/** @import { Point } from "../../ui/hex_map.js" */
/** @import { Document, Space as OnMap, View } from "../view" */

/** Return the spaces of the tiles placed in the newest turn that placed any. */
export const lastPlaced = () => findInNewestTurn(placedIn);

/** Draw a small hex for the key. @param {{ cls: string }} props */
const SmallHex = ({ cls }) => html`
  <svg class="key-hex" viewBox="0 0 15 17" aria-hidden="true">
    <path d="M7.5 1.5 13.5 5v7l-6 3.5-6-3.5V5z" class=${cls} />
  </svg>
`;

/** Show the key of the map. @param {{ last: boolean, map: View["map"] }} props */
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

/** Draw the money that a space gives or costs. @param {Point & { mc: number }} props */
const Coin = ({ x, y, mc }) => html`
  <g class="coin">
    <rect x=${x - 13} y=${y + 10} width="26" height="15" rx="4" />
    <text x=${x} y=${y + 21.5}>${mc > 0 ? `+${mc}` : number(mc)}</text>
  </g>
`;

/** Number of journal steps of each game whose tiles the map has shown. @type {Map<string, number>} */
const shownSteps = new Map();

/** Return the spaces of the tiles placed since the map was last shown; these tiles are seen landing. */
function useFreshTiles() {
  const { id, journal } = currentGame();
  const fresh = useRef(/** @type {Set<string>} */ (new Set()));
  const now = stepsShown.value ?? journal.length;
  const since = shownSteps.get(id) ?? now;
  const placed = placedIn(journal.slice(since, now));
  if (placed.length > 0) fresh.current = new Set(placed);
  useEffect(() => {
    shownSteps.set(id, now);
  }, [id, now]);
  return fresh.current;
}

/** Show the map, on which a question about a space is answered. */
export function Board() {
  const view = playedView(/** @type {View} */ (currentQuestion().view));
  const fresh = useFreshTiles();
  const field = spaceField.value;
  const chosen = field && /** @type {string | null} */ (valueOf(field));
  const legal = legalSpaces();
  const taken = new Set(view.map.spaces.filter(({ tile }) => tile).map(({ id }) => id));
  const last = earlierQuestion.value ? [] : lastPlaced().filter((id) => taken.has(id));
  const byId = new Map(view.map.spaces.map((space) => [space.id, center(space)]));
  const money = gainBySpace("human.stock.mc");
  // What every space gives, such as the money of a corporation for a city, says nothing about where to place a tile.
  const everywhere = Math.max(0, Math.min(...money.values()));
  /** @param {OnMap} space */
  const drawn = (space) =>
    fresh.has(space.id)
      ? html`
          <g class="landing"><${Space} space=${space} map=${view.map.name} prefix="b-" /></g>
        `
      : html`
          <${Space} space=${space} map=${view.map.name} prefix="b-" />
        `;
  const cells = view.map.spaces.map((space) => ({
    id: space.id,
    ...center(space),
    label: [
      spaceLabel(space, view.map.name),
      ...(legal?.includes(space.id) ? [say("page-space-legal")] : []),
      ...(field ? [...refusalOf(field, space.id), ...hintOf(space.id)] : []),
      ...(money.get(space.id) ? [say("mars-screen-price", { mc: number(money.get(space.id) ?? 0) })] : []),
    ].join(", "),
    drawing:
      view.you && field && !space.tile && !field.spaces.includes(space.id)
        ? html`
            <g class="dim">${drawn(space)}</g>
          `
        : drawn(space),
    can: field ? field.spaces.includes(space.id) : Boolean(entryForSpace(space.id)),
    chosen: space.id === chosen,
  }));
  // If nearly every space can be chosen, marks would say nothing, except in the screen game, where rules limit them.
  const marked = legal ?? (field && (view.you || field.spaces.length <= 30) ? field.spaces : []);
  return html`
    <div class="board">
      <${Zoom} at=${chosen || last.at(-1)}>
        <${HexMap}
          spaces=${cells}
          box=${boxOf(15)}
          label=${name({ kind: "mars-map", id: view.map.name })}
          onPick=${(id) => (view.you && id === chosen ? giveAnswer(id) : tapSpace(id))}
          onHold=${editSpace}
          onRefused=${field?.why_not ? explainRefusal : undefined}
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
          }${[...money]
            .filter(([, mc]) => mc !== 0 && mc !== everywhere)
            .map(
              ([id, mc]) => html`
                <${Coin} ...${byId.get(id)} mc=${mc} />
              `,
            )}${
            field &&
            html`
              <${HintedPlaces} spaces=${cells} />
            `
          }
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

/** Draw the small map in the list of games. @param {{ doc: Document }} props */
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

/** Draw the part of the map around a new tile. @param {{ doc: Document, id: string, after: number }} props */
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
 * Draw the candidates of a choice on the map, each with the line on which it dropped out.
 * @param {ExplanationProps<Document>} props
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
