// The score sheet: points of each side by source, as far as the app knows the sources.

import { html } from "htm/preact";
import { lastOf } from "../journal/facts.js";
import { Owner } from "../ui/controls.js";
import { name, number, say } from "../app/translations.js";

/** @import { ScoreRow, Step } from "../types" */
/** @import { Document, View } from "./view" */

/** Return the sides that score, in turn order; the Shadow Empire never scores. @param {View} view */
export function sides(view) {
  const people = view.humans.map((human) => human.name);
  if (!view.automa) return view.first_player === "human2" ? people.toReversed() : people;
  return view.first_player === "bots" ? ["automa", ...people] : [...people, "automa"];
}

const ACHIEVEMENTS = "achievements";
/** Lines of the Automa that people have too: its line, theirs. @type {Record<string, string>} */
const SHARED_LINES = { [ACHIEVEMENTS]: ACHIEVEMENTS, civilization: "civilizations" };
/** Lines of people's points by kind of step; all other points are only reported. @type {Record<string, string>} */
const KNOWN_SOURCES = {
  "tapestry-achievement-earned": ACHIEVEMENTS,
  "tapestry-broker-of-peace": "brought",
  "tapestry-the-chosen": "brought",
};

/** Lines of the points of a screen game, by the kind of what gives them. @type {Record<string, string>} */
const PLAYED_SOURCES = {
  "tapestry-income-row": "mat",
  "tapestry-tile-of": "tiles",
  "tapestry-space": "spaces",
  "tapestry-tech": "tech",
  "tapestry-card": "cards",
  "tapestry-civilization": "civilizations",
  "tapestry-die": "dice",
  "tapestry-space-tile": "space-tiles",
};

/** Return the line of a person's points, if a step gives any with a known source. @param {Step} step */
const lineOf = ({ kind, args }) =>
  kind === "tapestry-you-score" ? (PLAYED_SOURCES[args?.of.kind] ?? "other") : KNOWN_SOURCES[kind];

/** Return people's points in the journal by line and person. @param {Step[]} journal @param {string[]} people */
function peoplePoints(journal, people) {
  /** @type {Record<string, Record<string, number>>} */
  const found = {};
  for (const step of journal) {
    const id = lineOf(step);
    const who = id && step.args?.owner.id;
    if (id && people.includes(who) && step.args?.vp) {
      const line = (found[id] ??= {});
      line[who] = (line[who] ?? 0) + step.args.vp;
    }
  }
  return found;
}

/** Return the Automa's points in the journal by source. @param {Step[]} journal */
function automaPoints(journal) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { kind, args } of journal) {
    if (kind !== "tapestry-score-line" && kind !== "tapestry-gain-vp") continue;
    found.set(args?.source.id, (found.get(args?.source.id) ?? 0) + args?.vp);
  }
  return found;
}

/** Return the points of a side. @param {View} view @param {string} side */
const pointsOf = (view, side) =>
  view.scores[side] ?? (side === "automa" ? view.automa?.vp : view.humans.find((human) => human.name === side)?.vp);

/**
 * Return the rows of the score sheet with the points by side, the total last; unknown points are undefined.
 * @param {Document} doc @returns {ScoreRow[]}
 */
export function scoreRows({ view, journal }) {
  /** @type {ScoreRow} */
  const total = {
    line: "total",
    label: say("page-tapestry-total"),
    hint: "",
    ...Object.fromEntries(sides(view).map((side) => [side, pointsOf(view, side)])),
  };
  const people = view.humans.map((human) => human.name);
  const yours = peoplePoints(journal, people);
  const parts = view.automa ? automaPoints(journal) : new Map();
  for (const [id, line] of Object.entries(SHARED_LINES)) if (yours[line] && !parts.has(id)) parts.set(id, 0);
  const sum = [...parts.values()].reduce((all, one) => all + one, 0);
  /** @type {ScoreRow[]} */
  const rows = [...parts].map(([id, vp]) => ({
    line: id,
    label: name({ kind: "tapestry-source", id }),
    hint: "",
    ...(view.automa && { automa: vp }),
    ...yours[SHARED_LINES[id]],
  }));
  const shared = Object.values(SHARED_LINES);
  for (const id of [...Object.values(PLAYED_SOURCES), "other"])
    if (yours[id] && !shared.includes(id))
      rows.push({ line: `your-${id}`, label: say(`tapestry-screen-source-${id}`), hint: "", ...yours[id] });
  if (yours.brought) rows.push({ line: "brought", label: say("page-tapestry-brought"), hint: "", ...yours.brought });
  /** Return a person's points without a known source. @param {string} who */
  const reported = (who) => total[who] - Object.values(yours).reduce((all, line) => all + (line[who] ?? 0), 0);
  const rest = Object.fromEntries(people.map((who) => [who, reported(who)]).filter(([, vp]) => vp !== 0));
  if (Object.keys(rest).length > 0) rows.push({ line: "said", label: say("page-tapestry-said"), hint: "", ...rest });
  // Points that were edited by hand have no source.
  if (view.automa && sum !== total.automa)
    rows.push({ line: "other", label: say("page-tapestry-by-hand"), hint: "", automa: total.automa - sum });
  return [...rows, total];
}

/** Return the points, or a dash if they are unknown. @param {number | undefined} value */
const shown = (value) => (value === undefined ? "–" : number(value));

/** Show the score sheet. @param {{ doc: Document }} props */
export function ScoreSheet({ doc }) {
  const { view } = doc;
  const rows = scoreRows(doc);
  const total = lastOf(rows);
  const all = sides(view);
  const opponents = view.automa
    ? name({ kind: "tapestry-difficulty", id: String(view.difficulty) })
    : name({ kind: "tapestry-players", id: view.players });
  return html`
    <section class="fs">
      ${
        view.winner &&
        html`
          <h2 class="winner">
            ${
              view.winner !== "both" &&
              html`
                <${Owner} side=${view.winner} />
              `
            }${say("tapestry-winner", { owner: { kind: "tapestry-owner", id: view.winner } })}
          </h2>
          <p class="t-final">
            ${all.map(
              (id) => html`
                <span key=${id}>
                  <${Owner} side=${id} />
                  <span class="sr">${name({ kind: "tapestry-owner", id })}</span>
                  <b>${shown(total[id])}</b>
                </span>
              `,
            )}
          </p>
        `
      }
      <table class="sc">
        <thead>
          <tr>
            <th scope="col">${opponents}</th>
            ${all.map(
              (id) => html`
                <th scope="col" key=${id}>
                  <${Owner} side=${id} />
                  <span class="sr">${name({ kind: "tapestry-owner", id })}</span>
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${rows.slice(0, -1).map(
            (row) => html`
              <tr key=${row.line}>
                <th scope="row">${row.label}</th>
                ${all.map(
                  (id) => html`
                    <td key=${id}>${shown(row[id])}</td>
                  `,
                )}
              </tr>
            `,
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">${total.label}</th>
            ${all.map(
              (id) => html`
                <td key=${id}>${shown(total[id])}</td>
              `,
            )}
          </tr>
        </tfoot>
      </table>
      <p class="small muted after">
        ${say(`page-tapestry-${doc.over ? "tie" : "so-far"}${view.automa ? "" : "-people"}`)}
      </p>
      <p class="small muted after">
        <${Owner} side="shadow" />
        ${" "}${say("page-tapestry-shadow-never")}
      </p>
    </section>
  `;
}
