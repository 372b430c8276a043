// MarsBot's tracks as rows of spaces, in the order of the printed board.

import { html } from "htm/preact";
import { factBefore } from "../../journal/facts.js";
import { isOffered, openEntry } from "../../prompt/pending_answer.js";
import { ChangeBadge, beforeAfter } from "../../ui/before_after.js";
import { Icon } from "../../ui/controls.js";
import { labelled, name, say } from "../../app/translations.js";
import { Cube, CubeKey, cubeTexts, cubesOn } from "./corporation.js";
import { tracksMovedNow } from "../turns/played_view.js";
import { tagIcon } from "./tags.js";

/** @import { Changes, Fact } from "../../types" */
/** @import { Cube as PlacedCube, Document, Track as TrackView, View } from "../view" */

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

/** Return the symbol of a track icon, or null if it is a number or empty. @param {string} icon */
export function trackIcon(icon) {
  if (icon.startsWith("tag-")) return "mars/advance-other";
  return ICONS[icon] ?? (/^tr\d/.test(icon) ? "mars/tr" : null);
}

/** Show the printed icon of a space. @param {{ icon: string }} props */
export function TrackIcon({ icon }) {
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

/** @typedef {Pick<TrackView, "position" | "highest">} TrackerState */

/**
 * Show space `n` of a track; `from` is the tracker's last space, `cube` the color of a corporation's cube on it.
 * @param {TrackerState & { track: TrackView, n: number, from?: number, cube?: string }} props
 */
function Space({ track: { spaces, ignored: allIgnored }, n, position, highest, from, cube }) {
  const icon = spaces[n];
  const ignored = allIgnored.includes(n);
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
        cube &&
        html`
          <${Cube} colour=${cube} />
        `
      }
      <${TrackIcon} icon=${icon} />
      ${
        spent &&
        html`
          <span class="x"><${Icon} name="cross" /></span>
        `
      }
    </span>
  `;
}

/**
 * Return the text and the icon of the next space of a track, or of the next space with an icon.
 * @param {TrackView} track @returns {{ text: string, icon?: string | null }}
 */
function nextSpace({ position, highest, spaces, ignored }) {
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

/** Return the name of a track by its tags. @param {TrackView} track */
const trackName = (track) => track.tags.map((id) => name({ kind: "mars-tag", id })).join(", ");

/** @param {{ tags: string[] }} props */
const TagIcons = ({ tags }) =>
  tags.map(
    (tag) => html`
      <${Icon} name=${tagIcon(tag)} />
    `,
  );

/**
 * Show a track.
 * @param {{ track: TrackView, moved?: { before: Fact, after: Fact }, cubes: Map<number, string> }} props
 */
function Track({ track, moved, cubes }) {
  const next = nextSpace(track);
  const label = [labelled(trackName(track), track.position), next.text, ...cubeTexts(cubes)].join(". ");
  const canEdit = isOffered("set_track");
  const classes = [
    "track",
    tracksMovedNow().includes(track.id) && "moving",
    cubes.size > 0 && "cubed",
    canEdit && "mends",
  ]
    .filter(Boolean)
    .join(" ");
  return html`
    <li class=${classes} aria-label=${label}>
      ${
        canEdit &&
        html`
          <button
            type="button"
            class="btn quiet icon edit"
            aria-label=${labelled(trackName(track), say("page-put-track-right"))}
            onClick=${() => openEntry("set_track", { track: track.id })}
          >
            <${Icon} name="edit" />
          </button>
        `
      }
      <div class="track-top" aria-hidden="true">
        <${TagIcons} tags=${track.tags} />
        <b>${trackName(track)}</b>
        <${ChangeBadge} change=${moved} />
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
          (_, n) => html`
            <${Space} track=${track} n=${n} position=${track.position} highest=${track.highest} cube=${cubes.get(n)} />
          `,
        )}
      </div>
    </li>
  `;
}

/**
 * Show all tracks; `changes` are the latest changes, `cubes` those of the corporation.
 * @param {{ tracks: TrackView[], changes: Changes, cubes?: PlacedCube[] }} props
 */
export const Tracks = ({ tracks, changes, cubes = [] }) => html`
  <ol class="tracks">
    ${tracks.map(
      (track) => html`
        <${Track}
          track=${track}
          moved=${changes.get(`bot.track.${track.id}`)}
          cubes=${cubesOn(cubes, track.id)}
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

/** Return the tracks whose position differs in two views. @param {View} now @param {View} then */
export const changedTracks = (now, then) =>
  now.bot.tracks
    .filter(({ id, position }) => position !== then.bot.tracks.find((one) => one.id === id)?.position)
    .map(({ id }) => id);

/** Show a track without controls. @param {{ view: View, id: string }} props */
export function Row({ view, id }) {
  const track = /** @type {TrackView} */ (view.bot.tracks.find((one) => one.id === id));
  return html`
    <div class="track" role="img" aria-label=${labelled(trackName(track), track.position)}>
      <div class="track-top">
        <${TagIcons} tags=${track.tags} />
        <b>${trackName(track)}</b>
        <span class="ahead">${track.position}</span>
      </div>
      <div class="cells">
        ${track.spaces.map(
          (_, n) => html`
            <${Space} track=${track} n=${n} position=${track.position} highest=${track.highest} />
          `,
        )}
      </div>
    </div>
  `;
}

/** The number of spaces around a moved tracker. */
const SNIPPET = 8;

/**
 * Show the spaces around a tracker that has moved.
 * @param {{ track: TrackView, before: number, after: number, highest: number }} props
 */
function Snippet({ track, before, after, highest }) {
  const first = Math.max(0, Math.min(before, after) - 2);
  return html`
    <div class="snip">
      <span class="snip-tags"><${TagIcons} tags=${track.tags} /></span>
      <div class="cells">
        ${track.spaces.slice(first, first + SNIPPET).map(
          (_, k) => html`
            <${Space} track=${track} n=${first + k} position=${after} highest=${highest} from=${before} />
          `,
        )}
      </div>
      <span class="sr">${`${trackName(track)} ${beforeAfter(before, after)}`}</span>
    </div>
  `;
}

/** Return the tracks that changed. @param {View} view @param {Changes} changes */
export const movedTracks = (view, changes) => view.bot.tracks.filter(({ id }) => changes.has(`bot.track.${id}`));

/**
 * Show the spaces around each tracker that has moved, as they were before step `end`.
 * @param {{ doc: Document, changes: Changes, end: number }} props
 */
export const Snippets = ({ doc, changes, end }) =>
  movedTracks(doc.view, changes).map(
    (track) => html`
      <${Snippet}
        track=${track}
        ...${changes.get(`bot.track.${track.id}`)}
        highest=${factBefore(doc.journal, `bot.highest.${track.id}`, end, track.highest)}
      />
    `,
  );
