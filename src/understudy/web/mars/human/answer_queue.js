// What is chosen before it is sent, and answers that belong together sent one after the other.

import { signal } from "@preact/signals";
import { answer, currentGame } from "../../play/current_game.js";

/** @import { Answer, Question } from "../../types" */
/** @import { View } from "../view" */

/** The sheet that is open over the table: one of the lists of things to do, or a card. */
export const sheet = signal(/** @type {string | null} */ (null));

/** What is picked belongs to one phase of one game. @type {{ value: { phase: string, cards: string[], preludes: string[], corporation: string | null, page: number } }} */
const picking = signal({
  phase: "",
  cards: /** @type {string[]} */ ([]),
  preludes: /** @type {string[]} */ ([]),
  corporation: /** @type {string | null} */ (null),
  page: 0,
});

/** @returns {View} */
export const viewNow = () => currentGame().view;

function phaseNow() {
  const { id, view } = currentGame();
  return `${id} ${view.generation} ${view.phase}`;
}

/** The cards and the corporation picked so far, and which page of the start is open. */
export function picked() {
  const phase = phaseNow();
  return picking.value.phase === phase ? picking.value : { phase, cards: [], preludes: [], corporation: null, page: 0 };
}

/** @param {{ cards?: string[], preludes?: string[], corporation?: string, page?: number }} changes */
export const pick = (changes) => {
  picking.value = { ...picked(), ...changes };
};

/** @param {string} number @param {"cards" | "preludes"} among */
export function toggle(number, among = "cards") {
  const on = picked()[among];
  pick({ [among]: on.includes(number) ? on.filter((one) => one !== number) : [...on, number] });
}

/** What one tap did by several answers: how many there were before and after. @type {{ id: string, from: number, to: number }[]} */
const deeds = [];

/** Where what was done last began, if it was more than an answer. @param {{ id: string, answers: number }} doc */
export const undoTo = ({ id, answers }) => deeds.findLast((one) => one.id === id && one.to === answers)?.from;

/** Answer as long as there is an answer to what is asked. @param {(question: Question) => Answer | undefined} next */
export async function carryOut(next) {
  const { id, answers: from } = currentGame();
  for (let question = currentGame().question; question; question = currentGame().question) {
    const value = next(question);
    if (value === undefined || !(await answer(value))) break;
  }
  const { answers: to } = currentGame();
  if (to > from + 1) deeds.push({ id, from, to });
}

/** Give these answers, one after the other; payments on the way as they are proposed. @param {Answer[]} answers */
export function give(...answers) {
  const left = [...answers];
  sheet.value = null;
  return carryOut((question) =>
    left.length < answers.length && /** @type {string} */ (question.type) === "payment"
      ? question.default
      : left.shift(),
  );
}

/** No card more. */
export const STOP = "none";

/** Buy these cards, and no other. @param {string[]} cards @param {(question: Question) => Answer | undefined} before */
export function buying(cards, before = () => undefined) {
  const left = new Set(cards);
  let done = false;
  return carryOut((question) => {
    if (done) return undefined;
    if (question.id !== "mars-you-buy" || question.type !== "choice") return before(question);
    const card = question.options.find((option) => left.delete(option));
    done = card === undefined;
    return card ?? STOP;
  });
}
