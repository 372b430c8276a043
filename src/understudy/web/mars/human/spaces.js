// Choosing a space: what each space brings, the best spaces, and why others are not legal.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tapSpace } from "../../prompt/pending_answer.js";
import { wide } from "../../play/current_view.js";
import { name, number, say } from "../../app/translations.js";
import { labeledChanges, pointsBesideRating } from "./facts.js";

/** @import { PreviewReport } from "../../types" */
/** @import { Space, View } from "../view" */

/** @typedef {{ id: string, preview?: PreviewReport }} SpacePreview */

/** The previews of the legal spaces, which the map shows. */
const previews = signal(/** @type {SpacePreview[]} */ ([]));

/** Show these previews on the map while the question is open. @param {SpacePreview[]} all */
export function useSpacePreviews(all) {
  useEffect(() => {
    previews.value = all;
    return () => {
      previews.value = [];
    };
  }, [JSON.stringify(all.map(({ id, preview }) => [id, preview?.changes]))]);
}

/** Return the money that a space gives, by its preview. @param {PreviewReport | undefined} preview */
function moneyGained(preview) {
  const change = preview?.changes.find(({ what }) => what === "human.stock.mc");
  return change ? Number(change.after) - Number(change.before) : 0;
}

/** Return the money that each space gives, for the map. */
export const moneyBySpace = () => new Map(previews.value.map(({ id, preview }) => [id, moneyGained(preview)]));

/** Return the icons printed on a space. @param {View} view @param {string} id */
const bonusOf = (view, id) => view.map.spaces.find((space) => space.id === id)?.bonus ?? [];

/** Return the text of a printed bonus. @param {string} icon @param {number} count */
const bonusText = (icon, count) => say("page-space-bonus", { icon: say(`page-bonus-${icon}`), count });

/** Return the number of cards printed on a space. @param {View} view @param {string} id */
const cardsOn = (view, id) => bonusOf(view, id).filter((icon) => icon === "card").length;

/** Show the printed bonuses of a space. @param {{ view: View, id: string }} props */
export function PrintedBonuses({ view, id }) {
  const bonus = bonusOf(view, id);
  const texts = [...new Set(bonus)].map((icon) => bonusText(icon, bonus.filter((one) => one === icon).length));
  return (
    texts.length > 0 &&
    html`
      <p class="r">${texts.join(", ")}</p>
    `
  );
}

/** The values in MC by which spaces are sorted; they have no other use. @type {Record<string, number>} */
const RESOURCE_VALUES = { mc: 1, steel: 2, titanium: 3, plants: 2, energy: 1, heat: 1 };
const CARD_VALUE = 3;
const PRODUCTION_VALUE = 5;
const RATING_VALUE = 7;
const POINT_VALUE = 4;

/** Return the value of a space. @param {View} view @param {SpacePreview} space */
function valueOf(view, { id, preview }) {
  const changes = preview?.changes ?? [];
  return changes.reduce(
    (sum, { what, before, after }) => {
      const [, kind, of] = what.split(".");
      const more = Number(after) - Number(before);
      if (what.startsWith("human.stock.")) return sum + more * (RESOURCE_VALUES[of] ?? 0);
      if (what.startsWith("human.production.")) return sum + more * PRODUCTION_VALUE;
      return kind === "tr" && what.startsWith("human.") ? sum + more * RATING_VALUE : sum;
    },
    cardsOn(view, id) * CARD_VALUE + pointsBesideRating(changes) * POINT_VALUE,
  );
}

const BEST_COUNT = 4;

/** Show what a space changes for you. @param {{ view: View, space: SpacePreview }} props */
const SpaceGains = ({ view, space: { id, preview } }) => {
  const cards = cardsOn(view, id);
  const changes = labeledChanges(preview?.changes ?? []).filter(({ what }) => what.startsWith("human."));
  return html`
    ${changes.map(
      ({ what, symbol, text, before, after }) => html`
        <span class="fact" key=${what}>
          <b>${after > before ? "+" : ""}${number(after - before)}</b>
          <span aria-hidden="true">${symbol}</span>
          <span class="sr">${" "}${text}</span>
        </span>
      `,
    )}${
      cards > 0 &&
      html`
        <span class="fact">${bonusText("card", cards)}</span>
      `
    }
  `;
};

/** Show the most valuable spaces, unless all are equal; a tap chooses one. @param {{ view: View }} props */
export function BestSpaces({ view }) {
  const all = previews.value.filter(({ preview }) => preview && preview.refused === null);
  const sorted = all.map((space) => ({ space, value: valueOf(view, space) })).toSorted((a, b) => b.value - a.value);
  if (sorted.length === 0 || sorted[0].value === sorted[sorted.length - 1].value) return null;
  return html`
    <h3 class="group">${say("mars-screen-best-spaces")}</h3>
    <div class="best">
      ${sorted.slice(0, BEST_COUNT).map(
        ({ space, space: { id } }) => html`
          <button type="button" class="choice" key=${id} data-best=${id} onClick=${() => tapSpace(id)}>
            <b>${name({ kind: "mars-space", id })}</b>
            <${SpaceGains} view=${view} space=${space} />
          </button>
        `,
      )}
    </div>
  `;
}

/**
 * Return why a space is not legal for a tile, as far as the map shows it.
 * @param {Space} space @param {string} [tile]
 */
function whyNot(space, tile) {
  if (space.tile && space.tile !== "marker") return "taken";
  if (space.kind === "ocean" && tile !== "ocean") return "ocean";
  if (space.kind !== "ocean" && tile === "ocean") return "land";
  return space.kind === "named" ? "named" : "rule";
}

/**
 * Show why the other spaces are not legal, with counts.
 * @param {{ view: View, legal: string[], tile?: string }} props
 */
export function WhyNotOthers({ view, legal, tile }) {
  const others = view.map.spaces.filter(({ id }) => !legal.includes(id)).map((space) => whyNot(space, tile));
  const reasons = ["taken", "ocean", "land", "named", "rule"]
    .map((why) => ({ why, count: others.filter((one) => one === why).length }))
    .filter(({ count }) => count > 0);
  const rule = { greenery: "greenery", city: "city", capital: "city" }[tile ?? ""] ?? "card";
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
