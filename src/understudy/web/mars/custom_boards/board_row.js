// A track of a board in the editor: as printed, or opened to change its spaces.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { Checkboxes } from "../../ui/option_controls.js";
import { Icon } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { ICONS, RISES, SPACES, TAGS, iconName } from "./board_text.js";
import { tagIcon } from "../board/tags.js";
import { TrackIcon, trackIcon } from "../board/tracks.js";

/** @import { Children } from "../../types" */
/** @import { Track } from "./board_text.js" */

/** Tags that can be on a track of the board; Venus has its own track, printed with its expansion. */
const BOARD_TAGS = TAGS.filter((tag) => tag !== "venus");
const TAG_LETTERS = TAGS.map((tag) => `[${tag}]`);

/** @param {string} letter */
const isKnown = (letter) => [...ICONS, ...RISES, ...TAG_LETTERS].includes(letter);
/** @param {string} letter */
const tagOf = (letter) => (letter.startsWith("[") ? letter.slice(1, -1) : null);

/** Return the name of a letter, or the letter if it is unknown. @param {string} letter */
export function letterName(letter) {
  if (!isKnown(letter)) return letter;
  const tag = tagOf(letter);
  if (tag) return say("page-icon-tag", { tag: { kind: "mars-tag", id: tag } });
  return /^\d$/.test(letter)
    ? say("page-icon-rise", { count: Number(letter) })
    : name({ kind: "mars-icon", id: iconName(letter) });
}

/** Return the symbol of a letter, or null. @param {string} letter */
const symbolOf = (letter) => (/^\d$/.test(letter) ? null : trackIcon(iconName(letter)));

/** Show the icon of a letter, or the letter if it is unknown. @param {{ letter: string }} props */
const LetterIcon = ({ letter }) =>
  isKnown(letter)
    ? html`
        <${TrackIcon} icon=${iconName(letter)} />
      `
    : html`
        <span>${letter}</span>
      `;

/** Return the name of a track by its tags. @param {Track} track */
const trackName = (track) =>
  track.tags.map((id) => name({ kind: "mars-tag", id })).join(", ") || name({ kind: "mars-track", id: track.id });

/**
 * Show a track as printed; the whole row is the button that opens it.
 * @param {{ track: Track, differs: Set<number>, open: boolean, onOpen: () => void, children: Children }} props
 */
export function Row({ track, differs, open, onOpen, children }) {
  return html`
    <li class="track edit-track">
      <button type="button" class="track-open" aria-expanded=${open} onClick=${onOpen}>
        <span class="track-top">
          ${track.tags.map(
            (tag) => html`
              <${Icon} name=${tagIcon(tag)} />
            `,
          )}
          <b>${trackName(track)}</b>
          ${
            differs.size > 0 &&
            html`
              <span class="moved">${say("page-board-differs", { count: differs.size })}</span>
            `
          }
          <span class="ahead"><${Icon} name=${open ? "minus" : "edit"} /></span>
        </span>
        ${
          !open &&
          html`
            <span class="cells" aria-hidden="true">
              <span class="cell start"></span>
              ${track.cells.slice(0, SPACES).map(
                (letter, n) => html`
                  <span class="cell ${differs.has(n + 1) ? "was" : ""} ${(n + 1) % 5 === 0 ? "five" : ""}">
                    <${LetterIcon} letter=${letter} />
                  </span>
                `,
              )}
            </span>
          `
        }
      </button>
      ${open && children}
    </li>
  `;
}

/**
 * @typedef {{
 *   track: Track,
 *   differs: Set<number>,
 *   onCell: (n: number, letter: string) => void,
 *   onTag: (tag?: string) => void,
 * }} CellsProps
 */

/**
 * Show the spaces of a track to tap on, and the icons; an icon also selects the next space.
 * @param {CellsProps} props
 */
export function Cells({ track, differs, onCell, onTag }) {
  const [at, setAt] = useState(0);
  const letter = track.cells[at];
  /** @param {string} next */
  const enter = (next) => {
    onCell(at, next);
    if (at + 1 < track.cells.length) setAt(at + 1);
  };
  // Not radio buttons: the current icon can be pressed too, to go on to the next space.
  /** @param {string} label @param {string[]} letters */
  const palette = (label, letters) => html`
    <div class="opts" role="group" aria-label=${say(`page-icons-${label}`)}>
      ${letters.map(
        (id) => html`
          <button type="button" class="opt" key=${id} aria-pressed=${id === letter} onClick=${() => enter(id)}>
            ${
              symbolOf(id) &&
              html`
                <${Icon} name=${symbolOf(id)} />
              `
            }${letterName(id)}
          </button>
        `,
      )}
    </div>
  `;
  return html`
    <div class="edit-cells">
      <div class="big-cells" role="group" aria-label=${say("page-board-cells")}>
        ${track.cells.map(
          (one, n) => html`
            <button
              type="button"
              key=${n}
              class="big-cell ${differs.has(n + 1) ? "was" : ""}"
              aria-pressed=${n === at}
              onClick=${() => setAt(n)}
            >
              <span class="sr">${say("page-board-cell", { space: n + 1, icon: letterName(one) })}</span>
              <small aria-hidden="true">${n + 1}</small>
              <span class="drawn" aria-hidden="true"><${LetterIcon} letter=${one} /></span>
            </button>
          `,
        )}
      </div>
      <h3>${say("page-board-cell", { space: at + 1, icon: letterName(letter) })}</h3>
      ${palette("actions", ICONS)}
      <details class="fold" open=${/^[\d[]/.test(letter)}>
        <summary>
          <${Icon} name="fold" />
          ${say("page-icons-more")}
        </summary>
        ${palette("rises", RISES)}
        <p class="small muted">${say("page-icons-tags")}</p>
        ${palette("tags", TAG_LETTERS)}
      </details>
      <h3>${say("page-board-tags")}</h3>
      <${Checkboxes}
        label=${say("page-board-tags")}
        on=${track.tags}
        options=${BOARD_TAGS.map((id) => ({ id, text: name({ kind: "mars-tag", id }) }))}
        onPick=${(list) => onTag(BOARD_TAGS.find((tag) => list.includes(tag) !== track.tags.includes(tag)))}
      />
    </div>
  `;
}
