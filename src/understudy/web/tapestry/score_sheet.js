// Points of all who score, and where they came from as far as the app sees it.

import { html } from "htm/preact";
import { lastOf } from "../journal/facts.js";
import { Owner } from "../ui/controls.js";
import { name, say } from "../app/translations.js";

/** @import { ScoreRow, Step } from "../types" */
/** @import { Document, View } from "./view" */

/** Who scores, in the order of play: the Shadow Empire never does. @param {View} view */
export function sides(view) {
  const people = view.humans.map((human) => human.name);
  if (!view.automa) return view.first_player === "human2" ? people.toReversed() : people;
  return view.first_player === "bots" ? ["automa", ...people] : [...people, "automa"];
}

const ACHIEVEMENTS = "achievements";
/** Where people's points come from, as far as the app sees it: the rest they only say. @type {Record<string, string>} */
const SEEN = {
  "tapestry-achievement-earned": ACHIEVEMENTS,
  "tapestry-broker-of-peace": "brought",
  "tapestry-the-chosen": "brought",
};

/** People's points by where they came from and by person, as the journal tells them. @param {Step[]} journal @param {string[]} people */
function earned(journal, people) {
  /** @type {Record<string, Record<string, number>>} */
  const found = {};
  for (const { kind, args } of journal) {
    const who = SEEN[kind] && args?.owner.id;
    if (people.includes(who) && args?.vp > 0) {
      const line = (found[SEEN[kind]] ??= {});
      line[who] = (line[who] ?? 0) + args?.vp;
    }
  }
  return found;
}

/** The Automa's points by where they came from, as the journal tells them. @param {Step[]} journal */
function sources(journal) {
  /** @type {Map<string, number>} */
  const found = new Map();
  for (const { kind, args } of journal) {
    if (kind !== "tapestry-score-line" && kind !== "tapestry-gain-vp") continue;
    found.set(args?.source.id, (found.get(args?.source.id) ?? 0) + args?.vp);
  }
  return found;
}

/** @param {View} view @param {string} side */
const pointsOf = (view, side) =>
  view.scores[side] ?? (side === "automa" ? view.automa?.vp : view.humans.find((human) => human.name === side)?.vp);

/**
 * The sheet as rows: {line, label, hint} with the points by side; what is not known line by line is undefined.
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
  const yours = earned(journal, people);
  const parts = view.automa ? sources(journal) : new Map();
  if (yours[ACHIEVEMENTS] && !parts.has(ACHIEVEMENTS)) parts.set(ACHIEVEMENTS, 0);
  const sum = [...parts.values()].reduce((all, one) => all + one, 0);
  /** @type {ScoreRow[]} */
  const rows = [...parts].map(([id, vp]) => ({
    line: id,
    label: name({ kind: "tapestry-source", id }),
    hint: "",
    ...(view.automa && { automa: vp }),
    ...(id === ACHIEVEMENTS && yours[id]),
  }));
  if (yours.brought) rows.push({ line: "brought", label: say("page-tapestry-brought"), hint: "", ...yours.brought });
  /** @param {string} who */
  const said = (who) => total[who] - Object.values(yours).reduce((all, line) => all + (line[who] ?? 0), 0);
  const rest = Object.fromEntries(people.map((who) => [who, said(who)]).filter(([, vp]) => vp !== 0));
  if (Object.keys(rest).length > 0) rows.push({ line: "said", label: say("page-tapestry-said"), hint: "", ...rest });
  // Points that were put right by hand came from nowhere.
  if (view.automa && sum !== total.automa)
    rows.push({ line: "other", label: say("page-tapestry-by-hand"), hint: "", automa: total.automa - sum });
  return [...rows, total];
}

/** @param {number | undefined} value */
const shown = (value) => (value === undefined ? "–" : value);

/** @param {{ doc: Document }} props */
export function ScoreSheet({ doc }) {
  const { view } = doc;
  const rows = scoreRows(doc);
  const total = lastOf(rows);
  const all = sides(view);
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
        `
      }
      <table class="sc">
        <thead>
          <tr>
            <th scope="col">
              ${view.automa ? name({ kind: "tapestry-difficulty", id: String(view.difficulty) }) : name({ kind: "tapestry-players", id: view.players })}
            </th>
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
        ${say(doc.over ? (view.automa ? "page-tapestry-tie" : "page-tapestry-tie-people") : "page-tapestry-so-far")}
      </p>
      <p class="small muted after">
        <${Owner} side="shadow" />
        ${" "}${say("page-tapestry-shadow-never")}
      </p>
    </section>
  `;
}
