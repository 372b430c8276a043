// The four tracks with everybody's marker, the landmarks on their spaces, and how far each bot is from its next goals.

import { html } from "htm/preact";
import { canOpen, openEntry } from "../prompt/pending_answer.js";
import { Icon, Owner } from "../ui/controls.js";
import { asked } from "../prompt/edited_question.js";
import { letter, name, say } from "../app/translations.js";
import { nextOn, tapNext } from "./advance.js";

/** @import { Changes, Fact } from "../types" */
/** @import { Bot, Next, Track as Printed, TrackSpace, View } from "./view" */

const LAST = 12;
const DISTANCES = /** @type {const} */ (["to_landmark_or_end", "to_end"]);

/** @param {string} id */
export const trackIcon = (id) => `tapestry/${id}`;
/** @param {string} id */
export const trackName = (id) => name({ kind: "tapestry-track", id });
/** @param {string} id */
const ownerName = (id) => name({ kind: "tapestry-owner", id });

const OWN = new Set(["human", "human2", "automa"]);

/** Whose a landmark is; one that left the game is crossed out. @param {{ owner: string }} props */
const Taken = ({ owner }) =>
  OWN.has(owner)
    ? html`
        <${Owner} side=${owner} />
      `
    : html`
        <span class="x"><${Icon} name="cross" /></span>
      `;

/** What a space shows: its landmark, who has it, or its number. @param {{ space: TrackSpace, n: number }} props */
const Shown = ({ space, n }) =>
  space.claimed
    ? html`
        <${Taken} owner=${space.claimed} />
      `
    : space.landmark
      ? html`
          <${Icon} name="tapestry/landmark" />
        `
      : n;

/** A space of a track. @param {{ space: TrackSpace, n: number, next: boolean }} props */
const Cell = ({ space, n, next }) => html`
  <span class="cell ${next ? "next" : ""} ${space.claimed ? "spent" : ""}" data-at=${n} aria-hidden="true">
    <${Shown} space=${space} n=${n} />
  </span>
`;

/** Your next space: a tap reports the advance. @param {{ track: string, space: TrackSpace, n: number }} props */
const Step = ({ track, space, n }) => html`
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
    <${Shown} space=${space} n=${n} />
  </button>
`;

/** The landmarks of a track that somebody has, in words. @param {Printed} track */
const takenOf = (track) =>
  track.spaces
    .filter(({ claimed }) => claimed)
    .map(({ landmark, claimed }) =>
      say("page-held", {
        owner: { kind: "tapestry-landmark", id: landmark },
        what: { kind: "tapestry-owner", id: claimed },
      }),
    );

/** Where everybody stands on a track, in words. @param {Printed} track */
const markersOf = (track) =>
  Object.entries(track.markers).map(([owner, at]) =>
    say("page-held", { owner: { kind: "tapestry-owner", id: owner }, what: at }),
  );

/** @param {{ owner: string, at: number }} props */
const Lane = ({ owner, at }) => html`
  <span class="lane">
    <span class="lane-at" data-marker=${owner} style=${{ gridColumn: at + 1 }}><${Owner} side=${owner} /></span>
  </span>
`;

/** @param {{ track: Printed }} props */
const Lanes = ({ track }) => html`
  <div class="lanes" aria-hidden="true">
    ${Object.entries(track.markers).map(
      ([owner, at]) => html`
        <${Lane} key=${owner} owner=${owner} at=${at} />
      `,
    )}
  </div>
`;

/** What lies ahead of a bot on this track, in words. @param {Next} next */
function goal({ space, to_landmark_or_end: far, landmark }) {
  if (space >= LAST) return say("page-track-end");
  return landmark
    ? say("page-tapestry-to-landmark", { landmark: { kind: "tapestry-landmark", id: landmark }, count: far })
    : say("page-tapestry-to-end", { count: far });
}

const PUT_RIGHT = "set_track";

/** Put a track right from where the marker stands that was tapped, or one on the space that was; else that of whose turn it is. @param {Printed} track @param {Event} event */
function putRight(track, event) {
  const tapped = /** @type {Element} */ (event.target);
  if (!tapped.closest(".cells, .lanes, .mend")) return;
  const at = /** @type {HTMLElement | null} */ (tapped.closest("[data-at]"))?.dataset.at;
  const there = Object.keys(track.markers).find((one) => track.markers[one] === Number(at));
  const owner =
    /** @type {HTMLElement | null} */ (tapped.closest("[data-marker]"))?.dataset.marker ??
    there ??
    asked().question?.args?.owner?.id;
  openEntry(PUT_RIGHT, { track: track.id, owner });
}

/** @param {{ track: Printed, bots: Bot[], changes: Changes }} props */
function Track({ track, bots, changes }) {
  const moved = Object.keys(track.markers).filter((owner) => changes.has(`${owner}.track.${track.id}`));
  const nexts = bots.map(({ next }) => /** @type {Next} */ (next.find((one) => one.track === track.id)));
  const goals = new Set(
    nexts.filter(({ landmark }) => landmark).map(({ space, to_landmark_or_end: far }) => space + far),
  );
  const mine = nextOn(track.id);
  const mends = canOpen(PUT_RIGHT);
  return html`
    <li
      class="track t-track ${mends ? "mends" : ""}"
      onClick=${mends ? (/** @type {PointerEvent} */ event) => putRight(track, event) : undefined}
    >
      ${
        mends &&
        html`
          <button
            type="button"
            class="btn quiet icon mend"
            aria-label=${`${trackName(track.id)}: ${say("page-put-track-right")}`}
          >
            <${Icon} name="mend" />
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
            <span class="moved" key=${owner}>
              ${letter(owner)}${" "}${changes.get(`${owner}.track.${track.id}`)?.before}${" "}→${" "}${track.markers[owner]}
            </span>
          `,
        )}
      </div>
      <span class="sr">${[...markersOf(track), ...takenOf(track)].join(", ")}</span>
      <div class="cells t-cells">
        ${track.spaces.map((space, n) =>
          n === mine
            ? html`
                <${Step} key=${n} track=${track.id} space=${space} n=${n} />
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
              <span class="sr">${ownerName(bot.name)}:${" "}</span>
              ${goal(nexts[n])}
            </li>
          `,
        )}
      </ul>
    </li>
  `;
}

/** The tracks on which somebody's marker stands elsewhere. @param {View} now @param {View} then */
export const changedTracks = (now, then) =>
  now.tracks
    .filter(({ markers }, n) => Object.entries(markers).some(([owner, at]) => then.tracks[n].markers[owner] !== at))
    .map(({ id }) => id);

/** A track as it stands, with everybody's markers. @param {{ view: View, id: string }} props */
export function Row({ view, id }) {
  const track = /** @type {Printed} */ (view.tracks.find((one) => one.id === id));
  return html`
    <div class="track t-track" role="img" aria-label=${[trackName(id), ...markersOf(track)].join(", ")}>
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
 * The tracks a bot would take by each symbol that measures a distance.
 * @param {Bot} bot @param {"to_landmark_or_end" | "to_end"} distance
 */
function nearest(bot, distance) {
  const open = bot.next.filter(({ space }) => space < LAST);
  const least = Math.min(...open.map((one) => one[distance]));
  return open.filter((one) => one[distance] === least).map(({ track }) => track);
}

/** @param {{ bots: Bot[] }} props */
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

/** All tracks; `changes` are the facts that changed last. @param {{ view: View, changes: Changes }} props */
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

/** Everybody's spaces on the four tracks, for the header. @param {{ view: View, changes: Changes }} props */
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
                  <${Owner} side=${owner} />
                  <span class="sr">${ownerName(owner)}</span>
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
 * A marker that has just moved: the space it came to, with what is printed there.
 * @param {{ owner: string, track: string, before: Fact, after: Fact }} props
 */
export const Move = ({ owner, track, before, after }) => html`
  <div class="t-move">
    <${Owner} side=${owner} />
    <${Icon} name=${trackIcon(track)} />
    <b>${trackName(track)}</b>
    ${" "}
    <span class="moved">${before}${" "}→${" "}${after}</span>
    <span class="small muted">${name({ kind: "tapestry-space", id: `${track}-${after}` })}</span>
  </div>
`;
