// The four tracks with all markers, their landmarks, and each bot's distance to its next goals.

import { html } from "htm/preact";
import { isOffered, openEntry } from "../prompt/pending_answer.js";
import { ChangeBadge, beforeAfter } from "../ui/before_after.js";
import { Icon, Owner } from "../ui/controls.js";
import { currentQuestion } from "../prompt/edited_question.js";
import { labelled, letter, name, say } from "../app/translations.js";
import { nextOn, tapNext } from "./advance.js";

/** @import { Changes, Fact } from "../types" */
/** @import { Bot, Next, Track as TrackView, TrackSpace, View } from "./view" */

const LAST_SPACE = 12;
const DISTANCES = /** @type {const} */ (["to_landmark_or_end", "to_end"]);

/** @param {string} id */
export const trackIcon = (id) => `tapestry/${id}`;
/** @param {string} id */
export const trackName = (id) => name({ kind: "tapestry-track", id });
/** @param {string} id */
const ownerName = (id) => name({ kind: "tapestry-owner", id });

/** Return the name of an owner in a game that need not be the open one. @param {View} view @param {string} id */
function nameIn({ called }, id) {
  const own = called.names["tapestry-owner"]?.[id] ?? { kind: "tapestry-owner", id };
  return typeof own === "string" ? own : name(own);
}

/** Owners who can hold a landmark. */
const HOLDERS = new Set(["human", "human2", "automa"]);

/** Show the owner of a landmark; a landmark that left the game is crossed out. @param {{ owner: string }} props */
const LandmarkOwner = ({ owner }) =>
  HOLDERS.has(owner)
    ? html`
        <${Owner} side=${owner} />
      `
    : html`
        <span class="x"><${Icon} name="cross" /></span>
      `;

/** Show a space's landmark, the landmark's owner, or the number. @param {{ space: TrackSpace, n: number }} props */
const SpaceContent = ({ space, n }) =>
  space.claimed
    ? html`
        <${LandmarkOwner} owner=${space.claimed} />
      `
    : space.landmark
      ? html`
          <${Icon} name="tapestry/landmark" />
        `
      : n;

/** Show a space of a track. @param {{ space: TrackSpace, n: number, next: boolean }} props */
const Cell = ({ space, n, next }) => html`
  <span class="cell ${next ? "next" : ""} ${space.claimed ? "spent" : ""}" data-at=${n} aria-hidden="true">
    <${SpaceContent} space=${space} n=${n} />
  </span>
`;

/** Show your next space; a tap reports the advance. @param {{ track: string, space: TrackSpace, n: number }} props */
const NextCell = ({ track, space, n }) => html`
  <button
    type="button"
    class="cell yours ${space.claimed ? "spent" : ""}"
    data-step=${track}
    aria-label=${say("page-tapestry-advance-to", { track: { kind: "tapestry-track", id: track }, space: n })}
    onClick=${(/** @type {Event} */ event) => {
      event.stopPropagation();
      tapNext(track);
    }}
  >
    <${SpaceContent} space=${space} n=${n} />
  </button>
`;

/** Return a text for each claimed landmark of a track. @param {TrackView} track */
const claimedTexts = (track) =>
  track.spaces
    .filter(({ claimed }) => claimed)
    .map(({ landmark, claimed }) =>
      say("page-held", {
        owner: { kind: "tapestry-landmark", id: landmark },
        what: { kind: "tapestry-owner", id: claimed },
      }),
    );

/** Return a text for each marker on a track. @param {TrackView} track */
const markerTexts = (track) =>
  Object.entries(track.markers).map(([owner, at]) =>
    say("page-held", { owner: { kind: "tapestry-owner", id: owner }, what: at }),
  );

/** Show the lane of one owner's marker. @param {{ owner: string, at: number }} props */
const Lane = ({ owner, at }) => html`
  <span class="lane">
    <span class="lane-at" data-marker=${owner} style=${{ gridColumn: at + 1 }}><${Owner} side=${owner} /></span>
  </span>
`;

/** @param {{ track: TrackView }} props */
const Lanes = ({ track }) => html`
  <div class="lanes" aria-hidden="true">
    ${Object.entries(track.markers).map(
      ([owner, at]) => html`
        <${Lane} key=${owner} owner=${owner} at=${at} />
      `,
    )}
  </div>
`;

/** Return a text about a bot's next goal on a track. @param {Next} next */
function goal({ space, to_landmark_or_end: far, landmark }) {
  if (space >= LAST_SPACE) return say("page-track-end");
  return landmark
    ? say("page-tapestry-to-landmark", { landmark: { kind: "tapestry-landmark", id: landmark }, count: far })
    : say("page-tapestry-to-end", { count: far });
}

const EDIT_TRACK = "set_track";

/**
 * Open the form that edits the tapped marker, or a marker on the tapped space, or else that of the player in turn.
 * @param {TrackView} track @param {Event} event
 */
function editTrack(track, event) {
  const tapped = /** @type {Element} */ (event.target);
  if (!tapped.closest(".cells, .lanes, .edit")) return;
  const at = /** @type {HTMLElement | null} */ (tapped.closest("[data-at]"))?.dataset.at;
  const there = Object.keys(track.markers).find((one) => track.markers[one] === Number(at));
  const owner =
    /** @type {HTMLElement | null} */ (tapped.closest("[data-marker]"))?.dataset.marker ??
    there ??
    currentQuestion().question?.args?.owner?.id;
  openEntry(EDIT_TRACK, { track: track.id, owner });
}

/** Show a track; a tap edits it where allowed. @param {{ track: TrackView, bots: Bot[], changes: Changes }} props */
function Track({ track, bots, changes }) {
  /** @param {string} owner */
  const changeOf = (owner) => changes.get(`${owner}.track.${track.id}`);
  /** @param {string} owner */
  const moveOf = (owner) => beforeAfter(changeOf(owner)?.before, track.markers[owner]);
  const moved = Object.keys(track.markers).filter(changeOf);
  const nexts = bots.map(({ next }) => /** @type {Next} */ (next.find((one) => one.track === track.id)));
  const goals = new Set(
    nexts.filter(({ landmark }) => landmark).map(({ space, to_landmark_or_end: far }) => space + far),
  );
  const tappable = nextOn(track.id);
  const canEdit = isOffered(EDIT_TRACK);
  return html`
    <li
      class="track t-track ${canEdit ? "mends" : ""}"
      onClick=${canEdit ? (/** @type {PointerEvent} */ event) => editTrack(track, event) : undefined}
    >
      ${
        canEdit &&
        html`
          <button
            type="button"
            class="btn quiet icon edit"
            aria-label=${labelled(trackName(track.id), say("page-put-track-right"))}
          >
            <${Icon} name="edit" />
          </button>
        `
      }
      <div class="track-top">
        <${Icon} name=${trackIcon(track.id)} />
        <b>${trackName(track.id)}</b>
        ${track.favourite_of.map(
          (id) => html`
            <span
              class="fav"
              key=${id}
              role="img"
              aria-label=${say("page-tapestry-favourite-of", { owner: { kind: "tapestry-owner", id } })}
            >
              <${Icon} name="tapestry/heart" />
              <${Owner} side=${id} />
            </span>
          `,
        )}${moved.map(
          (owner) => html`
            <span class="moved" key=${owner}>${letter(owner)}${" "}${moveOf(owner)}</span>
          `,
        )}
      </div>
      <span class="sr">${[...markerTexts(track), ...claimedTexts(track)].join(", ")}</span>
      <div class="cells t-cells">
        ${track.spaces.map((space, n) =>
          n === tappable
            ? html`
                <${NextCell} key=${n} track=${track.id} space=${space} n=${n} />
              `
            : html`
                <${Cell} key=${n} space=${space} n=${n} next=${goals.has(n)} />
              `,
        )}
      </div>
      <${Lanes} track=${track} />
      <ul class="goals">
        ${bots.map(
          (bot, n) => html`
            <li key=${bot.name}>
              <${Owner} side=${bot.name} />
              <span class="sr">${labelled(ownerName(bot.name))}</span>
              ${goal(nexts[n])}
            </li>
          `,
        )}
      </ul>
    </li>
  `;
}

/** Return the tracks on which a marker stands on different spaces in two views. @param {View} now @param {View} then */
export const changedTracks = (now, then) =>
  now.tracks
    .filter(({ markers }, n) => Object.entries(markers).some(([owner, at]) => then.tracks[n].markers[owner] !== at))
    .map(({ id }) => id);

/** Show a track with all markers, without controls. @param {{ view: View, id: string }} props */
export function Row({ view, id }) {
  const track = /** @type {TrackView} */ (view.tracks.find((one) => one.id === id));
  return html`
    <div class="track t-track" role="img" aria-label=${[trackName(id), ...markerTexts(track)].join(", ")}>
      <div class="track-top">
        <${Icon} name=${trackIcon(id)} />
        <b>${trackName(id)}</b>
      </div>
      <div class="cells t-cells">
        ${track.spaces.map(
          (space, n) => html`
            <${Cell} key=${n} space=${space} n=${n} next=${false} />
          `,
        )}
      </div>
      <${Lanes} track=${track} />
    </div>
  `;
}

/**
 * Return the tracks with the shortest distance of this kind, which the bot would choose.
 * @param {Bot} bot @param {"to_landmark_or_end" | "to_end"} distance
 */
function nearest(bot, distance) {
  const open = bot.next.filter(({ space }) => space < LAST_SPACE);
  const least = Math.min(...open.map((one) => one[distance]));
  return open.filter((one) => one[distance] === least).map(({ track }) => track);
}

/** Show the nearest tracks of each bot by each kind of distance. @param {{ bots: Bot[] }} props */
const Nearest = ({ bots }) => html`
  <table class="nearest">
    <caption>${say("page-tapestry-next-title")}</caption>
    <thead>
      <tr>
        <td></td>
        ${["landmark_or_end", "end"].map(
          (seek) => html`
            <th scope="col" key=${seek}>${say(`page-tapestry-seek-${seek}`)}</th>
          `,
        )}
      </tr>
    </thead>
    <tbody>
      ${bots.map(
        (bot) => html`
          <tr key=${bot.name}>
            <th scope="row">
              <${Owner} side=${bot.name} />
              <span class="sr">${ownerName(bot.name)}</span>
            </th>
            ${DISTANCES.map(
              (distance) => html`
                <td key=${distance}>
                  ${nearest(bot, distance).map(
                    (id) => html`
                      <span class="chip" key=${id}>
                        <${Icon} name=${trackIcon(id)} />
                        ${trackName(id)}
                      </span>
                    `,
                  )}
                </td>
              `,
            )}
          </tr>
        `,
      )}
    </tbody>
  </table>
`;

/** Show all tracks; `changes` are the latest changes. @param {{ view: View, changes: Changes }} props */
export const Tracks = ({ view, changes }) => html`
  <ol class="tracks">
    ${view.tracks.map(
      (track) => html`
        <${Track} key=${track.id} track=${track} bots=${view.bots} changes=${changes} />
      `,
    )}
  </ol>
  <div class="legend" aria-hidden="true">
    <span>
      <${Icon} name="tapestry/landmark" />
      ${say("page-tapestry-legend-landmark")}
    </span>
    <span>
      <span class="cell spent"><${Owner} side=${view.automa ? "automa" : "human2"} /></span>
      ${say("page-tapestry-legend-taken")}
    </span>
    <span>
      <span class="cell next"><${Icon} name="tapestry/landmark" /></span>
      ${say("page-tapestry-legend-next")}
    </span>
    <span>
      <${Icon} name="tapestry/heart" />
      ${say("page-tapestry-legend-favourite")}
    </span>
  </div>
  <${Nearest} bots=${view.bots} />
`;

/** Show all positions on the four tracks, for the header. @param {{ view: View, changes: Changes }} props */
export const Positions = ({ view, changes }) => html`
  <div class="t-pos">
    ${view.tracks.map(
      (track) => html`
        <div key=${track.id}>
          <${Icon} name=${trackIcon(track.id)} />
          <span class="sr">${trackName(track.id)}</span>
          <p>
            ${Object.entries(track.markers).map(
              ([owner, at]) => html`
                <span key=${owner}>
                  <${Owner} side=${owner} mark=${view.called.letters[owner]} />
                  <span class="sr">${nameIn(view, owner)}</span>
                  <b class=${changes.has(`${owner}.track.${track.id}`) ? "hot" : ""}>${at}</b>
                </span>
              `,
            )}
          </p>
        </div>
      `,
    )}
  </div>
`;

/**
 * Show a moved marker with the name of the space it reached.
 * @param {{ owner: string, track: string, before: Fact, after: Fact }} props
 */
export const Move = ({ owner, track, before, after }) => html`
  <div class="t-move">
    <${Owner} side=${owner} />
    <${Icon} name=${trackIcon(track)} />
    <b>${trackName(track)}</b>
    ${" "}
    <${ChangeBadge} change=${{ before, after }} />
    <span class="small muted">${name({ kind: "tapestry-space", id: `${track}-${after}` })}</span>
  </div>
`;
