// Choosing a space: what each of them brings, the best of them, and why it cannot be another.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tapSpace } from "../../prompt/pending_answer.js";
import { wide } from "../../play/current_view.js";
import { name, number, say } from "../../app/translations.js";
import { pointsBesides, shownChanges } from "./facts.js";

/** @import { OutlookReport } from "../../types" */
/** @import { View } from "../view" */

/** @typedef {{ id: string, outlook?: OutlookReport }} Tried */

/** What the spaces that are asked about would bring; the map shows it. */
const tried = signal(/** @type {Tried[]} */ ([]));

/** The map is told, as long as the question is open. @param {Tried[]} all */
export function useSpaces(all) {
  useEffect(() => {
    tried.value = all;
    return () => {
      tried.value = [];
    };
  }, [JSON.stringify(all.map(({ id, outlook }) => [id, outlook?.changes]))]);
}

/** How much money a side is paid on a space. @param {OutlookReport | undefined} outlook */
function money(outlook) {
  const change = outlook?.changes.find(({ what }) => what === "human.stock.mc");
  return change ? Number(change.after) - Number(change.before) : 0;
}

/** The money that comes with a space, by space: for the map. */
export const paidOn = () => new Map(tried.value.map(({ id, outlook }) => [id, money(outlook)]));

/** What is printed on a space. @param {View} view @param {string} id */
function printed(view, id) {
  const bonus = view.map.spaces.find((one) => one.id === id)?.bonus ?? [];
  return [...new Set(bonus)].map((icon) =>
    say("page-space-bonus", { icon: say(`page-bonus-${icon}`), count: bonus.filter((one) => one === icon).length }),
  );
}

/** What a space shows that no numbers tell: cards. @param {{ view: View, id: string }} props */
export function Gains({ view, id }) {
  const bonus = printed(view, id);
  return (
    bonus.length > 0 &&
    html`
      <p class="r">${bonus.join(", ")}</p>
    `
  );
}

/** What one of something is worth in money, to put spaces in an order; nothing else hangs on it. @type {Record<string, number>} */
const WORTH = { mc: 1, steel: 2, titanium: 3, plants: 2, energy: 1, heat: 1 };
const CARD = 3;
const PRODUCTION = 5;
const RATING = 7;
const POINT = 4;

/** @param {View} view @param {Tried} tried */
function worth(view, { id, outlook }) {
  const cards = view.map.spaces.find((one) => one.id === id)?.bonus.filter((icon) => icon === "card").length ?? 0;
  return (outlook?.changes ?? []).reduce(
    (sum, { what, before, after }) => {
      const [, kind, of] = what.split(".");
      const more = Number(after) - Number(before);
      if (what.startsWith("human.stock.")) return sum + more * (WORTH[of] ?? 0);
      if (what.startsWith("human.production.")) return sum + more * PRODUCTION;
      return kind === "tr" && what.startsWith("human.") ? sum + more * RATING : sum;
    },
    cards * CARD + pointsBesides(outlook?.changes ?? []) * POINT,
  );
}

const BEST = 4;

/** What is more or less than before, as a short text and signs. @param {{ view: View, one: Tried }} props */
const Brings = ({ view, one: { id, outlook } }) => {
  const cards = view.map.spaces.find((space) => space.id === id)?.bonus.filter((icon) => icon === "card").length ?? 0;
  const changes = shownChanges(outlook?.changes ?? []).filter(({ what }) => what.startsWith("human."));
  return html`
    ${changes.map(
      ({ what, sign, words, before, after }) => html`
        <span class="fact" key=${what}>
          <b>${after > before ? "+" : ""}${number(after - before)}</b>
          <span aria-hidden="true">${sign}</span>
          <span class="sr">${" "}${words}</span>
        </span>
      `,
    )}${
      cards > 0 &&
      html`
        <span class="fact">${say("page-space-bonus", { icon: say("page-bonus-card"), count: cards })}</span>
      `
    }
  `;
};

/** The spaces that bring most; a tap chooses one. @param {{ view: View }} props */
export function Best({ view }) {
  const all = tried.value.filter(({ outlook }) => outlook && outlook.refused === null);
  const sorted = all.map((one) => ({ one, value: worth(view, one) })).toSorted((a, b) => b.value - a.value);
  if (sorted.length === 0 || sorted[0].value === sorted[sorted.length - 1].value) return null;
  return html`
    <h3 class="group">${say("mars-screen-best-spaces")}</h3>
    <div class="best">
      ${sorted.slice(0, BEST).map(
        ({ one }) => html`
          <button type="button" class="choice" key=${one.id} data-best=${one.id} onClick=${() => tapSpace(one.id)}>
            <b>${name({ kind: "mars-space", id: one.id })}</b>
            <${Brings} view=${view} one=${one} />
          </button>
        `,
      )}
    </div>
  `;
}

/** Why a space is none of those that are legal, as far as the map shows it. @param {View["map"]["spaces"][number]} space @param {string | undefined} tile */
function whyNot(space, tile) {
  if (space.tile && space.tile !== "marker") return "taken";
  if (space.kind === "ocean" && tile !== "ocean") return "ocean";
  if (space.kind !== "ocean" && tile === "ocean") return "land";
  return space.kind === "named" ? "named" : "rule";
}

/** Why not the others, counted. @param {{ view: View, legal: string[], tile?: string }} props */
export function WhyNotThere({ view, legal, tile }) {
  const others = view.map.spaces.filter(({ id }) => !legal.includes(id)).map((space) => whyNot(space, tile));
  const reasons = ["taken", "ocean", "land", "named", "rule"]
    .map((why) => ({ why, count: others.filter((one) => one === why).length }))
    .filter(({ count }) => count > 0);
  const rule = ["greenery", "city", "capital"].includes(tile ?? "")
    ? tile === "greenery"
      ? "greenery"
      : "city"
    : "card";
  return (
    reasons.length > 0 &&
    html`
      <details class="why-others" open=${wide.peek()}>
        <summary>${say("mars-screen-why-not-others")}</summary>
        <ul>
          ${reasons.map(
            ({ why, count }) => html`
              <li key=${why}>
                <b>${count}</b>
                ${" "}${say(why === "rule" ? `mars-screen-not-rule-${rule}` : `mars-screen-not-${why}`)}
              </li>
            `,
          )}
        </ul>
      </details>
    `
  );
}
