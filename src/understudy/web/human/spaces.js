// Choosing a space: what each space brings, the best spaces, and why others are not legal.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tapSpace } from "../prompt/pending_answer.js";
import { wide } from "../play/current_view.js";
import { Icon } from "../ui/controls.js";
import { name, number, say } from "../app/translations.js";
import { printed } from "../mars/reference/printed_constants.js";
import { labeledChanges, pointsBesideRating } from "../mars/human/facts.js";

/** @import { PreviewReport, SpaceQuestion } from "../types" */
/** @import { View } from "../mars/view" */

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

/** Return the value of a space in MC, by which spaces are sorted. @param {View} view @param {SpacePreview} space */
function valueOf(view, { id, preview }) {
  const { worth } = printed();
  const changes = preview?.changes ?? [];
  // The points of the rating are part of its worth.
  const facts = changes.filter(({ what }) => what !== "human.points");
  return facts.reduce(
    (sum, { what, before, after }) => sum + (Number(after) - Number(before)) * (worth[what] ?? 0),
    cardsOn(view, id) * worth.card + pointsBesideRating(changes) * worth["human.points"],
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

/** The space that was tapped although it is not legal. */
const refused = signal("");

/** Say why a space is not legal. @param {string} id */
export const explainRefusal = (id) => {
  refused.value = id;
};

/** Return why a space is not legal, as a list with one text or none. @param {SpaceQuestion} field @param {string} id */
export const refusalOf = ({ kind, why_not: whyNot = {} }, id) =>
  Object.keys(whyNot)
    .filter((why) => whyNot[why].includes(id))
    .map((why) => say(why, { space: { kind, id } }));

/** Show why the tapped space is not legal. @param {{ question: SpaceQuestion, chosen: string | null }} props */
export function Refusal({ question, chosen }) {
  useEffect(() => explainRefusal(""), [question, chosen]);
  const [text] = refused.value ? refusalOf(question, refused.value) : [];
  return (
    text &&
    html`
      <p class="r refusal">
        <${Icon} name="warning" />
        ${text}
      </p>
    `
  );
}

/** Show why the other spaces are not legal, with counts. @param {{ question: SpaceQuestion }} props */
export function WhyNotOthers({ question: { why_not: whyNot = {} } }) {
  const reasons = Object.entries(whyNot);
  return (
    reasons.length > 0 &&
    html`
      <details class="why-others" open=${wide.peek()}>
        <summary>${say("mars-screen-why-not-others")}</summary>
        <ul>
          ${reasons.map(
            ([why, { length: count }]) => html`
              <li key=${why}>
                <b>${count}</b>
                ${" "}${say(`mars-others-${why.replace("mars-", "")}`, { count })}
              </li>
            `,
          )}
        </ul>
      </details>
    `
  );
}
