// Selections that are not sent yet: cards to buy, and the choices of the start.

import { signal } from "@preact/signals";
import { currentGame } from "../../play/game_state/current_game.js";
import { isObject, sessionStore } from "../../app/storage.js";
import { answerWhile } from "../../human/answer_queue.js";

/** @import { Answer, Question } from "../../types" */
/** @import { View } from "../view" */

/**
 * The selection in one phase of one game; `page` is the open page of the start.
 * @typedef {{ phase: string, cards: string[], preludes: string[], corporation: string | null, page: number }} Selection
 */

/** @param {string} phase @returns {Selection} */
const emptySelection = (phase) => ({ phase, cards: [], preludes: [], corporation: null, page: 0 });

const KEY = "understudy-picks";

/** Return the selection that this tab has stored, so that it survives a reload. */
function storedSelection() {
  const found = sessionStore.read(KEY);
  return isObject(found) && Array.isArray(found.cards) && Array.isArray(found.preludes)
    ? { ...emptySelection(""), ...found }
    : emptySelection("");
}

const selection = signal(storedSelection());

/** Return the view of the current game. @returns {View} */
export const viewNow = () => currentGame().view;

/** Return the phase that a selection belongs to; each pick of a draft is a phase, before the buying. */
function phaseNow() {
  const { id, view, question } = currentGame();
  const drafting = question?.id === "mars-ask-draft" ? ` ${question.id} ${view.you?.drafted.length}` : "";
  return `${id} ${view.generation} ${view.phase}${drafting}`;
}

/**
 * Return whether a question begins the start of a game; a card may offer corporations later.
 * @param {Question | null} question
 */
export const isStart = (question) => question?.id === "mars-you-choose-corporation" && !question.args.card;

/** Return what is picked in the current phase. */
export function picked() {
  const phase = phaseNow();
  return selection.value.phase === phase ? selection.value : emptySelection(phase);
}

/** Change the selection. @param {Partial<Selection>} changes */
export const pick = (changes) => {
  selection.value = { ...picked(), ...changes };
  sessionStore.write(KEY, selection.value);
};

/** Pick a card, or unpick it. @param {string} number @param {"cards" | "preludes"} among */
export function toggle(number, among = "cards") {
  const on = picked()[among];
  pick({ [among]: on.includes(number) ? on.filter((one) => one !== number) : [...on, number] });
}

/** The option that ends buying cards. */
export const NO_CARD = "none";

/**
 * Buy exactly these cards; `otherwise` answers the other questions that come first.
 * @param {string[]} cards @param {(question: Question) => Answer | undefined} otherwise
 */
export function buyCards(cards, otherwise = () => undefined) {
  const left = new Set(cards);
  let done = false;
  return answerWhile((question) => {
    if (done) return undefined;
    if (question.id !== "mars-you-buy" || question.type !== "choice") return otherwise(question);
    const card = question.options.find((option) => left.delete(option));
    done = card === undefined;
    return card ?? NO_CARD;
  });
}
