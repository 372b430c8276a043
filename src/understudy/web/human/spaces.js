// Choosing a space: what each space brings, the best spaces, and why others are not legal.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { tapSpace } from "../prompt/pending_answer.js";
import { wide } from "../play/current_view.js";
import { Icon } from "../ui/controls.js";
import { name, number, say } from "../app/translations.js";
import { screenFace } from "./screen_face.js";

/** @import { PreviewReport, SpaceQuestion } from "../types" */
/** @import { SpacePreview } from "./types" */

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

/** Return how much a fact grows by each space. @param {string} fact */
export const gainBySpace = (fact) => new Map(previews.value.map(({ id, preview }) => [id, increase(preview, fact)]));

/** Return how much a fact grows by a preview. @param {PreviewReport | undefined} preview @param {string} fact */
function increase(preview, fact) {
  const change = preview?.changes.find(({ what }) => what === fact);
  return change ? Number(change.after) - Number(change.before) : 0;
}

const BEST_COUNT = 4;

/** Show what a space changes for you. @param {{ space: SpacePreview }} props */
const SpaceGains = ({ space: { id, preview } }) => {
  const { labeledChanges, concernsYou, spaceNote } = screenFace();
  const note = spaceNote(id, "short");
  return html`
    ${labeledChanges((preview?.changes ?? []).filter(concernsYou)).map(
      ({ what, symbol, text, before, after }) => html`
        <span class="fact" key=${what}>
          <b>${after > before ? "+" : ""}${number(after - before)}</b>
          <span aria-hidden="true">${symbol}</span>
          <span class="sr">${" "}${text}</span>
        </span>
      `,
    )}${
      note &&
      html`
        <span class="fact">${note}</span>
      `
    }
  `;
};

/** Show the most valuable spaces, unless all are equal; a tap chooses one. @param {{ kind: string }} props */
export function BestSpaces({ kind }) {
  const all = previews.value.filter(({ preview }) => preview && preview.refused === null);
  const { spaceValue } = screenFace();
  const sorted = all.map((space) => ({ space, value: spaceValue(space) })).toSorted((a, b) => b.value - a.value);
  if (sorted.length === 0 || sorted[0].value === sorted[sorted.length - 1].value) return null;
  return html`
    <h3 class="group">${say("page-screen-best-spaces")}</h3>
    <div class="best">
      ${sorted.slice(0, BEST_COUNT).map(
        ({ space, space: { id } }) => html`
          <button type="button" class="choice" key=${id} data-best=${id} onClick=${() => tapSpace(id)}>
            <b>${name({ kind, id })}</b>
            <${SpaceGains} space=${space} />
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
        <summary>${say("page-screen-why-not-others")}</summary>
        <ul>
          ${reasons.map(
            ([why, { length: count }]) => html`
              <li key=${why}>
                <b>${count}</b>
                ${" "}${say(why.replace("-", "-others-"), { count })}
              </li>
            `,
          )}
        </ul>
      </details>
    `
  );
}
