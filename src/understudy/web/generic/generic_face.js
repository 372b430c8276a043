// Generic face of a game that has none: shows its public facts as a table, its journal and its questions.

import { html } from "htm/preact";
import { changesOf } from "../journal/facts.js";
import { Icon, Owner } from "../ui/controls.js";
import { currentGame } from "../play/game_state/current_game.js";
import { hasMessage, name as nameOf, say } from "../app/translations.js";
import { optionsForm } from "./options.js";
import { flatten, labelOf, valueOf } from "./facts.js";

/** @import { Face, GameDocument, GameSummary, ScoreRow, Side, Step } from "../types" */

/** @param {{ system: string, rows: [string, unknown][] }} props */
const Facts = ({ system, rows }) => html`
  <div class="facts">
    <table class="sc">
      <tbody>
        ${rows.map(
          ([path, value]) => html`
            <tr key=${path}>
              <th scope="row">${labelOf(system, path)}</th>
              <td>${valueOf(system, path, value)}</td>
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`;

/** @param {{ system: string, steps: Step[] }} props */
const Deltas = ({ system, steps }) => {
  const changes = [...changesOf(steps)];
  return (
    changes.length > 0 &&
    html`
      <dl class="deltas">
        ${changes.map(
          ([what, { before, after }]) => html`
            <div class="delta" key=${what}>
              <dt>${labelOf(system, what)}</dt>
              <dd>
                <i>${`${valueOf(system, what, before)} →`}</i>
                ${` ${valueOf(system, what, after)}`}
              </dd>
            </div>
          `,
        )}
      </dl>
    `
  );
};

/**
 * Points by side: a number, or points by line with a total.
 * @typedef {Record<string, number | Record<string, number>>} Scores
 */
/** @typedef {{ scores?: Scores, winner?: string, over?: boolean, [fact: string]: unknown }} View */

/** Return the total points of each side. @param {Scores} [scores] @returns {[string, number][]} */
const totals = (scores) =>
  Object.entries(scores ?? {}).map(([side, points]) => [side, typeof points === "number" ? points : points.total]);

/** Return the texts and numbers of a view, as arguments of a message. @param {View} view */
const scalarFacts = (view) =>
  Object.fromEntries(
    Object.entries(view).filter(([, value]) => typeof value === "string" || typeof value === "number"),
  );

/** Return the mark of a side. @param {string} side */
const sideMark = (side) => (side === "human" ? "human" : "rival");

/**
 * Return the facts of the bot, or all others, without those shown elsewhere.
 * @param {View} view @param {boolean} bots
 */
const rowsOf = ({ over, winner, scores, ...view }, bots) =>
  flatten(view).filter(([path]) => path.startsWith("bot.") === bots);

/** Return a face made of a game's name and messages. @param {string} system @returns {Face<View>} */
export function genericFace(system) {
  /** @type {Record<string, Side>} */
  const sideByKind = { [`${system}-turn-human`]: "human", [`${system}-turn-bot`]: "bot" };
  /** @param {string} id */
  const owner = (id) => nameOf({ kind: `${system}-owner`, id });
  /** @param {Step[]} steps @returns {Side} */
  const side = ([{ kind }]) => sideByKind[kind] ?? null;
  const title = () => say(`page-system-${system}`);
  /** @param {View} view */
  const phaseText = (view) => (hasMessage(`${system}-moment`) ? say(`${system}-moment`, scalarFacts(view)) : "");
  /** @param {Step[]} steps */
  const announce = (steps) =>
    side(steps) === null
      ? ""
      : steps
          .slice(1)
          .map((step) => `${say(step.kind, step.args)}.`)
          .join(" ");

  /** @param {GameDocument<View>} doc @returns {ScoreRow[]} */
  function scoreRows({ view }) {
    const scores = Object.entries(view.scores ?? {});
    const lines = new Set(
      scores.flatMap(([, points]) => (typeof points === "number" ? ["total"] : Object.keys(points))),
    );
    return [...lines].map((line) => ({
      label: say(`${system}-score-${line}`),
      hint: "",
      ...Object.fromEntries(scores.map(([id, points]) => [id, typeof points === "number" ? points : points[line]])),
    }));
  }

  /** @param {{ doc: GameDocument<View> }} props */
  const ScoreSheet = ({ doc }) => {
    const sides = Object.keys(doc.view.scores ?? {});
    return html`
      <section class="fs">
        ${
          doc.view.winner &&
          html`
            <h2 class="winner">
              <${Owner} side=${sideMark(doc.view.winner)} />
              ${say(`${system}-winner`, { owner: { kind: `${system}-owner`, id: doc.view.winner } })}
            </h2>
          `
        }${
          sides.length === 0
            ? html`
                <p class="small muted">${say("page-plain-no-score")}</p>
              `
            : html`
                <table class="sc">
                  <thead>
                    <tr>
                      <th scope="col">${title()}</th>
                      ${sides.map(
                        (id) => html`
                          <th scope="col">${owner(id)}</th>
                        `,
                      )}
                    </tr>
                  </thead>
                  <tbody>
                    ${scoreRows(doc).map(
                      (row) => html`
                        <tr key=${row.label}>
                          <th scope="row">${row.label}</th>
                          ${sides.map(
                            (id) => html`
                              <td>${row[id]}</td>
                            `,
                          )}
                        </tr>
                      `,
                    )}
                  </tbody>
                </table>
              `
        }
      </section>
    `;
  };

  /** @param {{ entry: GameSummary, named: boolean }} props */
  const ListEntry = ({ entry: { over, summary }, named }) => {
    const when = over ? say("page-final") : phaseText(/** @type {any} */ (summary)) || title();
    const points = Object.entries(summary)
      .map(([what, count]) => [/^scores\.([^.]+)(\.total)?$/.exec(what)?.[1], count])
      .filter(([id]) => id);
    return html`
      ${
        named
          ? html`
              <p>${when}</p>
            `
          : html`
              <h2>${when}</h2>
            `
      }
      <p class="race">
        ${points.map(
          ([id, count]) => html`
            <${Owner} side=${sideMark(id)} key=${id} />
            <b>${count}</b>
          `,
        )}
      </p>
    `;
  };

  return {
    styles: [new URL("generic.css", import.meta.url).pathname],
    Board: () => html`
      <${Facts} system=${system} rows=${rowsOf(currentGame().view, false)} />
    `,
    Bot: () => html`
      <${Facts} system=${system} rows=${rowsOf(currentGame().view, true)} />
    `,
    OptionsForm: optionsForm(system),
    Gauges: () => null,
    Goals: () => null,
    StepPicture: ({ step }) => html`
      <${Deltas} system=${system} steps=${[step]} />
    `,
    ScoreSheet,
    Sides: ({ view }) =>
      totals(view.scores).map(
        ([id, points]) => html`
          <div class="side" key=${id}>
            <${Owner} side=${sideMark(id)} />
            <span class="sr">${owner(id)}</span>
            <dl>
              <div>
                <dt>${say("page-unit-vp")}</dt>
                <dd>${points}</dd>
              </div>
            </dl>
          </div>
        `,
      ),
    ListEntry,
    Thumbnail: () => html`
      <${Icon} name="brand" />
    `,
    TurnSummary: ({ steps }) => html`
      <section class="turn-summary">
        <h2>${announce(steps)}</h2>
        <${Deltas} system=${system} steps=${steps} />
      </section>
    `,
    announce,
    phaseText,
    scoreRows,
    side,
    title,
    boardName: title,
    botName: () => owner("bot"),
    cause: () => null,
    ended: ({ summary }) => phaseText(summary),
    entryIcon: (entry) => (entry.startsWith("set_") ? "edit" : "plus"),
    facets: [],
    glossary: [`${system}-owner`],
    heading: (steps) =>
      side(steps) === null && steps[0].number > 0 ? say("page-between") : say(steps[0].kind, steps[0].args),
    inHeading: () => false,
    inPool: () => true,
    startProblem: () => null,
    lastChange: () => null,
    marks: (steps) => [side(steps)].filter((one) => one !== null).map(sideMark),
    optionIcon: () => null,
    commonEntries: [],
    isEdit: (entry) => entry.startsWith("set_"),
    result: ({ scores, summary }) => {
      /** @param {string} id */
      const of = (id) => scores[id]?.total ?? summary[`scores.${id}`] ?? null;
      return of("human") === null || of("bot") === null ? null : { human: of("human"), bot: of("bot") };
    },
    sides: (view) => Object.keys(view.scores ?? {}),
    stepIcon: () => null,
  };
}
