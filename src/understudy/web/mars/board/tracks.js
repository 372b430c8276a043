// MarsBot's tracks as rows of cells, in the order of the printed board.

import { html } from "htm/preact";
import { canOpen, openEntry } from "../../prompt/pending_answer.js";
import { Icon } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { Cube, CubeKey, cubesSaid, laidOn } from "./corporation.js";
import { tagIcon } from "./tags.js";

/** @import { Changes, Fact } from "../../types" */
/** @import { Cube as Laid, Track as OnBoard, View } from "../view" */

/** @type {Record<string, string>} */
const ICONS = {
  ocean: "mars/ocean",
  greenery: "mars/tree",
  city: "city",
  temperature: "mars/temperature",
  temperature2: "mars/temperature",
  milestone: "mars/milestone",
  award: "award",
  advance: "advance",
  venus: "mars/venus-step",
  floater: "mars/floater",
  floater2: "mars/floater",
  colony: "mars/colony",
};

/** The symbol of a track icon; null where a number or nothing is printed. @param {string} icon */
export function trackIcon(icon) {
  if (icon.startsWith("tag-")) return "mars/advance-other";
  return ICONS[icon] ?? (/^tr\d/.test(icon) ? "mars/tr" : null);
}

/** @param {{ icon: string }} props */
export function Face({ icon }) {
  const rise = /^tr(\d+)$/.exec(icon);
  if (rise)
    return html`
      <span>+${rise[1]}</span>
    `;
  const symbol = trackIcon(icon);
  return html`
    ${
      symbol &&
      html`
        <${Icon} name=${symbol} />
      `
    }${
      icon.endsWith("2") &&
      html`
        <sub>2</sub>
      `
    }
  `;
}

/**
 * One cell; `from` is where the tracker stood before, `laid` the colour of a cube of the corporation.
 * @param {{ n: number, icon: string, position: number, highest: number, ignored: boolean, from?: number, laid?: string }} props
 */
function Cell({ n, icon, position, highest, ignored, from, laid }) {
  if (n === position)
    return html`
      <span class="cell cube"><b>${n}</b></span>
    `;
  const spent = n > position && n <= highest;
  const classes = ["cell"];
  if (n < position) classes.push("past");
  else if (spent) classes.push("spent");
  else if (ignored) classes.push("off");
  if (n > position && n === position + 1 && !spent && icon !== "none" && !ignored) classes.push("next");
  if (n > position && n % 5 === 0) classes.push("five");
  if (n === from) classes.push("was");
  return html`
    <span class=${classes.join(" ")}>
      ${
        laid &&
        html`
          <${Cube} colour=${laid} />
        `
      }
      <${Face} icon=${icon} />
      ${
        spent &&
        html`
          <span class="x"><${Icon} name="cross" /></span>
        `
      }
    </span>
  `;
}

/** What lies one step ahead, in words: {text, icon}. @param {OnBoard} track @returns {{ text: string, icon?: string | null }} */
function ahead({ position, highest, spaces, ignored }) {
  const next = position + 1;
  if (next >= spaces.length) return { text: say("page-track-end") };
  const icon = spaces[next];
  const args = { space: next, icon: { kind: "mars-icon", id: icon } };
  if (next <= highest) return { text: say("page-track-spent", args) };
  if (ignored.includes(next)) return { text: say("page-track-ignored", args) };
  if (icon === "none") {
    const then = spaces.findIndex((one, n) => n > next && one !== "none" && !ignored.includes(n));
    if (then < 0) return { text: say("page-track-empty", args) };
    return {
      text: say("page-track-then", { space: then, icon: { kind: "mars-icon", id: spaces[then] } }),
      icon: trackIcon(spaces[then]),
    };
  }
  return { text: say("page-track-next", args), icon: trackIcon(icon) };
}

/** @param {OnBoard} track */
const trackName = (track) => track.tags.map((id) => name({ kind: "mars-tag", id })).join(", ");

/** @param {{ tags: string[] }} props */
const TagIcons = ({ tags }) =>
  tags.map(
    (tag) => html`
      <${Icon} name=${tagIcon(tag)} />
    `,
  );

/** @param {{ track: OnBoard, moved?: { before: Fact, after: Fact }, laid: Map<number, string> }} props */
function Track({ track, moved, laid }) {
  const next = ahead(track);
  const said = [`${trackName(track)}: ${track.position}`, next.text, ...cubesSaid(laid)].join(". ");
  const mends = canOpen("set_track");
  return html`
    <li class="track ${laid.size > 0 ? "cubed" : ""} ${mends ? "mends" : ""}" aria-label=${said}>
      ${
        mends &&
        html`
          <button
            type="button"
            class="btn quiet icon mend"
            aria-label=${`${trackName(track)}: ${say("page-put-track-right")}`}
            onClick=${() => openEntry("set_track", { track: track.id })}
          >
            <${Icon} name="mend" />
          </button>
        `
      }
      <div class="track-top" aria-hidden="true">
        <${TagIcons} tags=${track.tags} />
        <b>${trackName(track)}</b>
        ${
          moved &&
          html`
            <span class="moved">${moved.before}${" "}→${" "}${moved.after}</span>
          `
        }
        <span class="ahead">
          ${next.text}${
            next.icon &&
            html`
              <${Icon} name=${next.icon} />
            `
          }
        </span>
      </div>
      <div class="cells" aria-hidden="true">
        ${track.spaces.map(
          (icon, n) => html`
            <${Cell}
              n=${n}
              icon=${icon}
              position=${track.position}
              highest=${track.highest}
              ignored=${track.ignored.includes(n)}
              laid=${laid.get(n)}
            />
          `,
        )}
      </div>
    </li>
  `;
}

/**
 * All tracks; `changes` are the facts that changed last, `cubes` those of the corporation.
 * @param {{ tracks: OnBoard[], changes: Changes, cubes?: Laid[] }} props
 */
export const Tracks = ({ tracks, changes, cubes = [] }) => html`
  <ol class="tracks">
    ${tracks.map(
      (track) => html`
        <${Track}
          track=${track}
          moved=${changes.get(`bot.track.${track.id}`)}
          laid=${laidOn(cubes, track.id)}
          key=${track.id}
        />
      `,
    )}
  </ol>
  <div class="scale" aria-hidden="true">
    ${Array.from(
      { length: 19 },
      (_, n) => html`
        <span>${n % 5 === 0 || n === 18 ? n : ""}</span>
      `,
    )}
  </div>
  <div class="legend" aria-hidden="true">
    <span>
      <b>+3</b>
      ${say("page-legend-tr")}
    </span>
    <span>
      <span class="cell spent">
        <span class="x"><${Icon} name="cross" /></span>
      </span>
      ${say("page-legend-spent")}
    </span>
    <span>
      <span class="cell off"><${Icon} name="mars/floater" /></span>
      ${say("page-legend-off")}
    </span>
    <${CubeKey} cubes=${cubes} />
  </div>
  <p class="small">
    <a class="btn quiet link" href=${`#/rules/mars/${encodeURIComponent(say("page-reference-icons"))}`}>
      <${Icon} name="book" />
      ${say("page-reference-icons")}
    </a>
  </p>
`;

/** The tracks on which the cube stands elsewhere. @param {View} now @param {View} then */
export const changedTracks = (now, then) =>
  now.bot.tracks
    .filter(({ id, position }) => position !== then.bot.tracks.find((one) => one.id === id)?.position)
    .map(({ id }) => id);

/** A whole track as it stands. @param {{ view: View, id: string }} props */
export function Row({ view, id }) {
  const track = /** @type {OnBoard} */ (view.bot.tracks.find((one) => one.id === id));
  return html`
    <div class="track" role="img" aria-label=${`${trackName(track)}: ${track.position}`}>
      <div class="track-top">
        <${TagIcons} tags=${track.tags} />
        <b>${trackName(track)}</b>
        <span class="ahead">${track.position}</span>
      </div>
      <div class="cells">
        ${track.spaces.map(
          (icon, n) => html`
            <${Cell}
              n=${n}
              icon=${icon}
              position=${track.position}
              highest=${track.highest}
              ignored=${track.ignored.includes(n)}
            />
          `,
        )}
      </div>
    </div>
  `;
}

/** A few cells around a cube that has just moved. @param {{ track: OnBoard, before: number, after: number, highest: number }} props */
export function Snippet({ track, before, after, highest }) {
  const first = Math.max(0, Math.min(before, after) - 2);
  const cells = track.spaces.slice(first, first + 8);
  return html`
    <div class="snip">
      <span class="snip-tags"><${TagIcons} tags=${track.tags} /></span>
      <div class="cells">
        ${cells.map(
          (icon, k) => html`
            <${Cell}
              n=${first + k}
              icon=${icon}
              position=${after}
              highest=${highest}
              ignored=${track.ignored.includes(first + k)}
              from=${before}
            />
          `,
        )}
      </div>
      <span class="sr">${trackName(track)}${" "}${before}${" "}→${" "}${after}</span>
    </div>
  `;
}
