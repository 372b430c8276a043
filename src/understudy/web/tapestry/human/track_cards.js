// The next space of each track, whole: cost, landmark, benefit, bonus, all markers. In your turn a tap chooses one.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { Icon, Owner } from "../../ui/controls.js";
import { currentGame, watching } from "../../play/game_state/current_game.js";
import { name, say, sentence } from "../../app/translations.js";
import { printed } from "../printed_constants.js";
import { BenefitSymbols, benefitText } from "./symbols/benefit_symbols.js";
import { Legend } from "./symbols/legend.js";
import { askedPerson, needsHandOver, shownPerson, viewNow } from "./sides.js";
import { Footprint, Resource, Sign, TrackSign } from "./symbols/symbols.js";
import { WhyNot } from "./why_not.js";
import { WorthNow } from "./symbols/worth_now.js";

/** @import { Track } from "../view" */
/** @import { PrintedSpace } from "./view" */

/** The chosen track, by question; and how it is paid. */
const chosen = signal({ owner: "", track: "", token: -1, payment: "" });

/** Return what identifies the current question. */
const ownerKey = () => `${currentGame().id} ${currentGame().token}`;

/** Return the chosen advance of this turn, or null. */
export const chosenAdvance = () => (chosen.value.owner === ownerKey() && chosen.value.track ? chosen.value : null);

/** Choose a track, or how to pay for it. @param {{ track?: string, token?: number, payment?: string }} changes */
export function choose(changes) {
  const now = chosenAdvance() ?? { track: "", token: -1, payment: "" };
  chosen.value =
    changes.track && changes.track !== now.track
      ? { owner: ownerKey(), track: changes.track, token: -1, payment: "" }
      : { ...now, ...changes, owner: ownerKey() };
}

/** Return the printed facts of a space. @param {string} track @param {number} space */
export const spaceOf = (track, space) => /** @type {PrintedSpace} */ (printed().spaces[track][space]);

/** Return the name of a space. @param {string} track @param {number} space */
export const spaceName = (track, space) => name({ kind: "tapestry-space", id: `${track}-${space}` });

const LAST = 12;
const MARKER_PX = 16;

/**
 * Return where the markers of a track stand: on their spaces, or beside those that stand there already.
 * @param {Record<string, number>} markers @returns {[owner: string, left: string][]}
 */
function markerPlaces(markers) {
  let after = "0px";
  return Object.entries(markers)
    .toSorted(([, one], [, other]) => one - other)
    .map(([owner, at]) => {
      const left = `max(${(100 * at) / LAST}%, ${after})`;
      after = `${left} + ${MARKER_PX}px`;
      return [owner, left];
    });
}

/**
 * Draw a line with all markers of a track; `to` is the space in question.
 * @param {{ track: Track, to: number }} props
 */
const MarkerLine = ({ track, to }) => html`
  <div class="marker-line" aria-hidden="true">
    ${track.spaces.map(
      ({ landmark, claimed }, n) =>
        n > 0 &&
        html`
          <i
            key=${n}
            class="tick ${landmark ? (claimed ? "t-gone" : "t-mark") : ""} ${n === to ? "t-to" : ""}"
            style=${{ left: `${(100 * n) / LAST}%` }}
          ></i>
        `,
    )}${markerPlaces(track.markers).map(
      ([owner, left]) => html`
        <span key=${owner} class="t-at" style=${{ left }}><${Owner} side=${owner} /></span>
      `,
    )}
  </div>
`;

/** Show the landmark of a space: free, or crossed out. @param {{ track: Track, space: number }} props */
function SpaceLandmark({ track, space }) {
  const { landmark, claimed } = track.spaces[space];
  const shape = landmark ? printed().landmarks[landmark]?.[0].shape : null;
  return (
    landmark &&
    html`
      <span class="t-landmark ${claimed ? "gone" : ""}">
        <${Sign} name="landmark" />
        <span>${name({ kind: "tapestry-landmark", id: landmark })}</span>
        ${
          claimed
            ? html`
                <span class="sr">${`, ${say("page-tapestry-legend-taken")}`}</span>
              `
            : shape &&
              html`
                <${Footprint} shape=${shape} />
              `
        }
      </span>
    `
  );
}

/** Return what a bonus costs, in words. @param {{ pay: string, n: number }} bonus */
const bonusCost = ({ pay, n }) =>
  say("tapestry-screen-bonus", { cost: { id: "tapestry-bonus-cost", args: { pay, n } } });

/** Show the bonus of a space: pay, gain. @param {{ bonus: NonNullable<PrintedSpace["bonus"]> }} props */
const BonusCapsule = ({ bonus }) => html`
  <span class="t-bonus">
    <span class="signs" aria-hidden="true">
      <${PaySign} pay=${bonus.pay} n=${bonus.n} />
      <${Sign} name="next" cls="t-mini" />
    </span>
    <span class="sr">${bonusCost(bonus)}${" "}</span>
    <${BenefitSymbols} of=${bonus} />
  </span>
`;

/** @type {Record<string, string>} */
const PAY_SIGNS = { tile: "tile", tapestry: "tapestry", tech: "do-tech" };

/** Show what a bonus costs. @param {{ pay: string, n: number }} props */
const PaySign = ({ pay, n }) => html`
  <span class="much">
    <b>−${n}</b>
    ${
      PAY_SIGNS[pay]
        ? html`
            <${Sign} name=${PAY_SIGNS[pay]} />
          `
        : html`
            <${Resource} of="any" />
          `
    }
  </span>
`;

/** Show the stamps that a space costs. @param {{ cost: string[] }} props */
const CostStamps = ({ cost }) =>
  cost.map(
    (of, n) => html`
      <${Resource} key=${n} of=${of} />
    `,
  );

/**
 * Show the next space of a track as a button, or as a picture if it is not your turn.
 * @param {{ track: Track }} props
 */
function TrackCard({ track }) {
  const { side, name: owner, era } = shownPerson();
  const doc = currentGame();
  const asked =
    doc.question?.id === "tapestry-you-turn" && !watching.value && !needsHandOver() && askedPerson(doc) === owner;
  const advance = side.advances.find((one) => one.track === track.id);
  const at = Math.max(...side.tokens[track.id], 0);
  const to = advance?.costs[0]?.space ?? Math.min(at + 1, LAST);
  const ended = at >= LAST;
  const space = spaceOf(track.id, to);
  const why = advance?.why_not ?? null;
  const isChosen = chosenAdvance()?.track === track.id;
  const content = html`
    <span class="t-spine" aria-hidden="true">
      ${
        !ended &&
        html`
          <${CostStamps} cost=${space.cost} />
        `
      }
    </span>
    <span class="t-card-body">
      <span class="t-card-top">
        <${TrackSign} of=${track.id} />
        <b class="row-name">${ended ? name({ kind: "tapestry-track", id: track.id }) : spaceName(track.id, to)}</b>
        <span class="small muted">
          ${name({ kind: "tapestry-track", id: track.id })}${" "}${ended ? at : `${to - 1} → ${to}`}
        </span>
      </span>
      ${
        !ended &&
        html`
          <span class="t-card-signs">
            <${SpaceLandmark} track=${track} space=${to} />
            <${BenefitSymbols} of=${space} spoken=${false} />
            ${
              space.bonus &&
              html`
                <${BonusCapsule} bonus=${space.bonus} />
              `
            }
          </span>
          <span class="say">
            ${benefitText(space)}${" "}
            <${WorthNow} of=${space} side=${side} />
          </span>
        `
      }${
        // Before the first income turn nothing can be paid.
        why &&
        era > 0 &&
        html`
          <${WhyNot} why=${why} />
        `
      }
      <${MarkerLine} track=${track} to=${to} />
    </span>
  `;
  return asked
    ? html`
        <button
          type="button"
          class="t-card choice-card ${why ? "hollow" : ""}"
          data-track=${track.id}
          aria-pressed=${isChosen}
          disabled=${why !== null}
          onClick=${() => choose({ track: track.id })}
        >
          ${content}
        </button>
      `
    : html`
        <div class="t-card ${why ? "hollow" : ""}" data-track=${track.id}>${content}</div>
      `;
}

/** Show all spaces of a track: cost, landmark, benefit, bonus. @param {{ track: Track }} props */
const AllSpaces = ({ track }) => html`
  <details class="fold t-all">
    <summary>
      <${Icon} name="fold" />
      <${TrackSign} of=${track.id} />
      ${name({ kind: "tapestry-track", id: track.id })}
    </summary>
    <ol>
      ${track.spaces.map((_, n) => {
        const space = n > 0 ? spaceOf(track.id, n) : null;
        const there = Object.keys(track.markers).filter((owner) => track.markers[owner] === n);
        return (
          space &&
          html`
            <li key=${n}>
              <span class="t-no">${n}</span>
              <span class="t-space">
                <b class="row-name">${spaceName(track.id, n)}</b>
                ${there.map(
                  (owner) => html`
                    <${Owner} side=${owner} />
                    <span class="sr">${name({ kind: "tapestry-owner", id: owner })}</span>
                  `,
                )}
                <${SpaceLandmark} track=${track} space=${n} />
                <span class="t-cost" aria-hidden="true"><${CostStamps} cost=${space.cost} /></span>
                <span class="say">${benefitText(space)}</span>
                ${
                  space.bonus &&
                  html`
                    <span class="say">${bonusCost(space.bonus)}${" "}${sentence(space.bonus.text)}</span>
                  `
                }
              </span>
            </li>
          `
        );
      })}
    </ol>
  </details>
`;

/** Show the four tracks: the next space of each, then all spaces. */
export function TrackCards() {
  const view = viewNow();
  return html`
    <div class="t-cards">
      ${view.tracks.map(
        (track) => html`
          <${TrackCard} key=${track.id} track=${track} />
        `,
      )}
    </div>
    <div class="t-alls">
      <h3 class="group">${say("tapestry-screen-all-spaces")}</h3>
      ${view.tracks.map(
        (track) => html`
          <${AllSpaces} key=${track.id} track=${track} />
        `,
      )}
      <${Legend} />
    </div>
  `;
}
