// The name of an answer, of which only its value and the kind of its references are known.

import { isObject } from "../app/storage.js";
import { labelled, name, number, say, sentence } from "../app/translations.js";
import { screenFace } from "../human/screen_face.js";

/** @import { Children, Message, Ref } from "../types" */

/** @typedef {{ move: any, next: any[], words: Message | null }} Named */

/** Return a question with the card or tile that asks it. @param {Message} asked */
export function askedText(asked) {
  const about = /** @type {Ref | undefined} */ (asked.args?.card ?? asked.args?.tile);
  return about ? labelled(name(about), sentence(asked)) : sentence(asked);
}

/** Return the name of one answer. @param {unknown} answer @param {string} kind @returns {Children} */
function nameOf(answer, kind) {
  if (typeof answer === "boolean") return say(answer ? "page-yes" : "page-no");
  if (typeof answer === "number") return number(answer);
  if (isObject(answer)) return screenFace().advice?.moveName(answer);
  if (!kind) return String(answer);
  return screenFace().advice?.answerName?.(kind, String(answer)) ?? name({ kind, id: String(answer) });
}

/**
 * Return the name of an answer, with the next answers to the same question: all the cards to buy.
 * @param {Named} answer @param {string} kind @returns {Children[]}
 */
export const answerName = ({ move, next, words }, kind) =>
  words
    ? [sentence(words)]
    : [move, ...next.filter((one) => one !== "none")].flatMap((one, n) => [n > 0 ? ", " : "", nameOf(one, kind)]);
