// Course of a finished game: the score of each side by round, and the turns that made the largest difference.

import { html } from "htm/preact";
import * as api from "../../requests/api.js";
import { Course } from "../../ui/charts.js";
import { Owner } from "../../ui/controls.js";
import { createLoader, useLoaded } from "../../requests/load_once.js";
import { sayIn } from "../../app/faces.js";
import { name, say } from "../../app/translations.js";

/** @import { GameDocument, System, Wire } from "../../types" */
/** @typedef {Wire["ScorePoint"]} ScorePoint */
/**
 * A turn that changed the lead by this many points.
 * @typedef {{ turn: number, round: number, by: number }} TurningPoint
 */

/** Minimum change of the lead in points for a turn to be listed, and the maximum number of turns. */
const MIN_POINTS = 3;
const MAX_TURNS = 4;

const courseLoader = createLoader(api.scoreCourse);

/** Return how far the first of two sides is ahead. @param {ScorePoint} point @param {string[]} sides */
const lead = ({ points }, [one, other]) => (points[one] ?? 0) - (points[other] ?? 0);

/** Return the last turn of each round. @param {ScorePoint[]} all */
export const byRound = (all) => all.filter(({ round }, n) => all[n + 1]?.round !== round);

/**
 * Return the turns that changed the lead most, in their order.
 * @param {ScorePoint[]} all @param {string[]} sides @returns {TurningPoint[]}
 */
export function turningPoints(all, sides) {
  return all
    .map((one, n) => ({
      turn: one.turn,
      round: one.round,
      by: n === 0 ? 0 : lead(one, sides) - lead(all[n - 1], sides),
    }))
    .filter(({ by }) => Math.abs(by) >= MIN_POINTS)
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, MAX_TURNS)
    .toSorted((a, b) => a.turn - b.turn);
}

/** Return the round in which the winner took the lead for good. @param {ScorePoint[]} rounds @param {string[]} sides */
const leadChange = (rounds, sides) =>
  rounds.findLast(
    (one, n) =>
      n > 0 && lead(one, sides) !== 0 && Math.sign(lead(one, sides)) !== Math.sign(lead(rounds[n - 1], sides)),
  );

/** @param {{ doc: GameDocument, system: System, all: ScorePoint[], sides: string[] }} props */
function TurningPoints({ doc, system, all, sides }) {
  const last = all[all.length - 1].turn;
  const shown = turningPoints(all, sides);
  return (
    shown.length > 0 &&
    html`
      <section class="fs turned">
        <h2>${say("page-turned")}</h2>
        <ul>
          ${shown.map(({ turn, round, by }) => {
            const side = sides[by > 0 ? 0 : 1];
            const steps = doc.journal.filter((step) => step.turn === turn);
            return html`
              <li key=${turn}>
                <${Owner} side=${side} />
                <span>
                  <b>${sayIn(doc.system, "page-turned-in", { round })}</b>
                  ${" "}${turn === last ? sayIn(doc.system, "page-turned-end") : system.summarize(steps)}
                  <small>
                    ${say("page-turned-by", { owner: { kind: `${doc.system}-owner`, id: side }, points: Math.abs(by) })}
                  </small>
                </span>
              </li>
            `;
          })}
        </ul>
      </section>
    `
  );
}

/** @param {{ doc: GameDocument, system: System }} props */
export function ScoreCourse({ doc, system }) {
  const all = useLoaded(courseLoader, doc.id);
  const rounds = byRound(all ?? []);
  if (!all || rounds.length < 2) return null;
  const ids = system.sides(doc.view);
  const sides = ids.map((id) => ({
    id,
    name: name({ kind: `${doc.system}-owner`, id }),
    letter: name({ kind: `${doc.system}-owner`, id }).slice(0, 1),
  }));
  const change = leadChange(rounds, ids);
  const leader = change && { kind: `${doc.system}-owner`, id: ids[lead(change, ids) > 0 ? 0 : 1] };
  return html`
    <section class="fs course-box">
      <h2>
        ${say("page-course")}
        <small>${sayIn(doc.system, "page-course-hint")}</small>
      </h2>
      <${Course} rounds=${rounds} sides=${sides} />
      ${
        change &&
        html`
          <p class="small">${sayIn(doc.system, "page-course-turned", { round: change.round, owner: leader })}</p>
        `
      }
    </section>
    <${TurningPoints} doc=${doc} system=${system} all=${all} sides=${ids} />
  `;
}
