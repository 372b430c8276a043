// The map: the board to tap on, the thumbnail, the crop around a change, and the explanation of a choice.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { entryForSpace, openEntryIfOffered, spaceField, tapSpace, valueOf } from "../prompt/pending_answer.js";
import { Hex, HexMap, RADIUS } from "../ui/hex_map.js";
import { Owner, Radios } from "../ui/controls.js";
import { currentQuestion, earlierQuestion } from "../prompt/edited_question.js";
import { findInNewestTurn } from "../play/game_state/recent_changes.js";
import { name, say, sentence } from "../app/translations.js";
import { Zoom, zoomed } from "../ui/zoom.js";
import { HintedPlaces, hintOf } from "../advice/hinted_spaces.js";
import { Ground, Rim, Space, Tokens, boxOf, center, hexLabel, hexesBefore, touchedIn } from "./hexes.js";
import { Arrows } from "./hex_scan.js";
import { TokenPatterns } from "./tokens.js";
import { explainRefusal, refusalOf } from "../human/spaces.js";
import { playedView, useFreshHexes } from "./human/map/played_view.js";
import { FittingSides, TileOnMap } from "./human/map/tile_on_map.js";

/** @import { Children, ExplanationProps, Message, Question } from "../types" */
/** @import { HexProps } from "./hexes.js" */
/** @import { Document, Hex as OnMap, View } from "./view" */

/** Return the hexes changed by the newest turn that changed any. */
export const lastTouched = () => findInNewestTurn(touchedIn);

/** Draw a small hex for the key. @param {{ cls: string }} props */
const SmallHex = ({ cls }) => html`
  <svg class="key-hex" viewBox="0 0 17 15" aria-hidden="true">
    <path d="M1.500 7.500 5 1.500h7l3.500 6-3.500 6H5z" class=${cls} />
  </svg>
`;

/** Show the marks of these owners with their names. @param {{ list: { name: string }[] }} props */
const Owners = ({ list }) =>
  list.map(
    ({ name: id }) => html`
      <div key=${id}>
        <${Owner} side=${id} />
        ${name({ kind: "tapestry-owner", id })}
      </div>
    `,
  );

/** Show the key of the map. @param {{ last: boolean, view: View }} props */
const Key = ({ last, view }) => html`
  <div class="board-key top"><${Owners} list=${[...view.humans, ...view.bots.slice(0, -1)]} /></div>
  <div class="board-key foot"><${Owners} list=${view.bots.slice(-1)} /></div>
  <div class="board-key right">
    ${
      last &&
      html`
        <div>
          ${say("page-last")}
          <${SmallHex} cls="key-last" />
        </div>
      `
    }
    <div>
      ${say("page-tapestry-key-fog")}
      <${SmallHex} cls="w-fog" />
    </div>
  </div>
`;

/** Draw the outline of a hex. @param {{ hex: OnMap, cls: string, inset?: number }} props */
const Ring = ({ hex, cls, inset = 1 }) => html`
  <${Hex} ...${center(hex)} radius=${RADIUS - inset} cls=${cls} flat />
`;

/**
 * Return the points that a note names, also inside of joined notes; 0 if it names none.
 * @param {Message} note @returns {number}
 */
const pointsIn = ({ args = {} }) => Number(args.vp ?? 0) + (args.one ? pointsIn(args.one) + pointsIn(args.other) : 0);

/** Show the points that a hex can bring. @param {{ hex: OnMap, note?: Message }} props */
function HexPoints({ hex, note }) {
  const points = note ? pointsIn(note) : 0;
  const { x, y } = center(hex);
  return (
    points > 0 &&
    html`
      <g class="hex-points" aria-hidden="true">
        <circle cx=${x} cy=${y} r="7" />
        <text x=${x} y=${y + 3.2}>${points}</text>
      </g>
    `
  );
}

/** Open the form that edits a hex; called after a long press. @param {string} id */
const editHex = (id) => openEntryIfOffered("set_hex", { hex: id });

/** Show the map, on which a question about a hex is answered. */
export function Board() {
  /** @type {{ view: View, question: Question | null }} */
  const { view, question } = currentQuestion();
  const { hexes } = playedView(view).map;
  const fresh = useFreshHexes();
  const about = question?.args?.hex?.id ?? null;
  const field = spaceField.value;
  const chosen = field && /** @type {string | null} */ (valueOf(field));
  const last = earlierQuestion.value ? [] : lastTouched();
  /** @param {(string | null)[]} ids */
  const hexesOf = (ids) => hexes.filter(({ id }) => ids.includes(id));
  const cells = hexes.map((hex) => ({
    id: hex.id,
    ...center(hex),
    label: [
      hexLabel(hex),
      ...(field?.notes?.[hex.id] ? [sentence(field.notes[hex.id])] : []),
      ...(field ? hintOf(hex.id) : []),
    ].join(". "),
    drawing: html`
      <g class=${fresh.has(hex.id) ? "landing" : ""}><${Ground} hex=${hex} /></g>
    `,
    can: field ? field.spaces.includes(hex.id) : Boolean(entryForSpace(hex.id)),
    chosen: hex.id === chosen,
  }));
  // If every hex can be chosen, marks would say nothing.
  const someLegal = field && field.spaces.length < hexes.length;
  /** Say why a hex is not legal. @param {string} id */
  const refuse = (id) => field && refusalOf(field, id).length > 0 && explainRefusal(id);
  return html`
    <div class="board">
      <${Zoom} at=${chosen || about || last.at(-1)}>
        <${HexMap}
          spaces=${cells}
          box=${boxOf(12)}
          label=${say("page-tapestry-map")}
          onPick=${tapSpace}
          onHold=${editHex}
          onRefused=${refuse}
          flat
        >
          <${TokenPatterns} prefix="b-" />
          <${Rim} hexes=${hexes} />
          <${TileOnMap} hexes=${hexes} />
          ${hexes.map(
            (hex) => html`
              <g
                key=${fresh.has(hex.id) ? `${hex.id} new` : hex.id}
                class="on-hex ${fresh.has(hex.id) ? "landing" : ""}"
                data-on=${hex.id}
                aria-hidden="true"
              >
                <${Tokens} hex=${hex} prefix="b-" />
              </g>
            `,
          )}${
            someLegal &&
            hexesOf(field.spaces).map(
              (hex) => html`
                <${Ring} key=${hex.id} hex=${hex} cls="cand" inset=${2.6} />
              `,
            )
          }${hexesOf(last).map(
            (hex) => html`
              <${Ring} key=${hex.id} hex=${hex} cls="last" inset=${0.6} />
            `,
          )}${
            field?.notes &&
            hexesOf(field.spaces).map(
              (hex) => html`
                <${HexPoints} key=${hex.id} hex=${hex} note=${field.notes?.[hex.id]} />
              `,
            )
          }${hexesOf([about]).map(
            (hex) => html`
              <${Ring} hex=${hex} cls="chosen about" inset=${0.6} />
            `,
          )}${hexesOf([chosen]).map(
            (hex) => html`
              <${Ring} hex=${hex} cls="chosen" />
            `,
          )}${
            field &&
            html`
              <${HintedPlaces} spaces=${cells} />
            `
          }
          <${FittingSides} hexes=${hexes} />
        <//>
      <//>
      ${
        !zoomed.value &&
        !field &&
        html`
          <${Key} last=${last.length > 0} view=${view} />
        `
      }
    </div>
  `;
}

/**
 * @typedef {Omit<HexProps, "hex"> & { hexes: OnMap[], box: string, label: string, children?: Children }} PictureProps
 */

/** Draw the map as a picture. @param {PictureProps} props */
const Picture = ({ hexes, box, label, prefix, plain, letters, children }) => html`
  <svg class="map" viewBox=${box} role="img" aria-label=${label}>
    <${TokenPatterns} prefix=${prefix} />
    ${hexes.map(
      (hex) => html`
        <${Space} key=${hex.id} hex=${hex} prefix=${prefix} plain=${plain} letters=${letters} />
      `,
    )}${children}
  </svg>
`;

/**
 * Draw the map at an earlier decision, with the given hexes and those of the expert.
 * @param {{ hexes: OnMap[], given: string[], expert: string[] }} props
 */
export const DecisionMap = ({ hexes, given, expert }) => html`
  <${Picture} hexes=${hexes} box=${boxOf(4)} label=${say("page-tapestry-map")} prefix="d-">
    ${hexes
      .filter(({ id }) => given.includes(id))
      .map(
        (hex) => html`
          <${Ring} key=${hex.id} hex=${hex} cls="last" />
        `,
      )}${hexes
      .filter(({ id }) => expert.includes(id))
      .map(
        (hex) => html`
          <${Ring} key=${`expert ${hex.id}`} hex=${hex} cls="expert-space" inset=${1.5} />
        `,
      )}
  <//>
`;

/** Draw the small map in the list of games. @param {{ doc: Document }} props */
export const Thumbnail = ({ doc }) => html`
  <${Picture}
    hexes=${doc.view.map.hexes}
    box=${boxOf(2)}
    label=${say("page-tapestry-map")}
    prefix="t-${doc.id}-"
    letters=${doc.view.called.letters}
    plain
  />
`;

/** Draw the part of the map around a changed hex. @param {{ doc: Document, id: string, after: number }} props */
export function Crop({ doc, id, after }) {
  const hexes = hexesBefore(doc, after);
  const hex = /** @type {OnMap} */ (hexes.find((one) => one.id === id));
  const { x, y } = center(hex);
  return html`
    <${Picture} hexes=${hexes} box="${x - 64} ${y - 56} 128 112" label=${hexLabel(hex)} prefix="c-${after}-">
      <${Ring} hex=${hex} cls="last" inset=${0.6} />
      <text x=${x} y=${y + 16} class="w-name">${hex.name}</text>
    <//>
  `;
}

/**
 * Mark a candidate: with the line on which it dropped out, or as remaining after the `shown` lines.
 * @param {{ hex: OnMap, line?: number, shown: number, won: boolean }} props
 */
function Candidate({ hex, line, shown, won }) {
  const { x, y } = center(hex);
  if (line !== undefined && line <= shown) {
    return html`
      <${Ring} hex=${hex} cls="dropped" inset=${2.4} />
      <text x=${x} y=${y + 4.5} class="drop-no">${line}</text>
    `;
  }
  return html`
    <${Ring} hex=${hex} cls=${won ? "win" : "cand"} inset=${won ? 0.6 : 2} />
  `;
}

/**
 * Show the candidates of a choice on the map, line by line; a scan as arrows.
 * @param {ExplanationProps<Document>} props
 */
export function WhyOnMap({ doc, step, dropped }) {
  const { candidates, chosen, narrowings } = step.deliberation;
  const lines = narrowings.length + 1;
  const [shown, setShown] = useState(lines);
  const hexes = hexesBefore(doc, step.number);
  const narrowing = narrowings[shown - 2];
  const scan = narrowing?.rule === "tapestry-tie-scan" ? /** @type {string} */ (narrowing.best) : null;
  const ended = shown === lines;
  return html`
    <figure>
      <svg class="map" viewBox=${boxOf(scan ? 34 : 12)} role="img" aria-label=${say("page-why-map")}>
        <${TokenPatterns} prefix="w-${step.number}-" />
        ${
          !scan &&
          html`
            <${Rim} hexes=${hexes} />
          `
        }${hexes.map(
          (hex) => html`
            <g key=${hex.id} class=${candidates.includes(hex.id) || hex.tokens.length > 0 ? "" : "dim"}>
              <${Space} hex=${hex} prefix="w-${step.number}-" />
            </g>
          `,
        )}${hexes
          .filter(({ id }) => candidates.includes(id))
          .map(
            (hex) => html`
              <${Candidate}
                key=${hex.id}
                hex=${hex}
                line=${dropped.get(hex.id)}
                shown=${shown}
                won=${ended && hex.id === chosen?.id}
              />
            `,
          )}${
          scan &&
          html`
            <${Arrows} scan=${scan} hexes=${hexes} found=${chosen?.id} />
          `
        }
      </svg>
    </figure>
    ${
      lines > 1 &&
      html`
        <div class="why-lines">
          <span class="tiny muted">${say("page-tapestry-line-by-line")}</span>
          <${Radios}
            segmented
            name="line-${step.number}"
            label=${say("page-tapestry-line-by-line")}
            value=${String(shown)}
            options=${Array.from({ length: lines }, (_, n) => ({ id: String(n + 1), text: n + 1 }))}
            onPick=${(id) => setShown(Number(id))}
          />
        </div>
      `
    }
    <p class="tiny muted mid">${say("page-why-numbers")}</p>
  `;
}
