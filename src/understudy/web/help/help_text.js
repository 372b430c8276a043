// What to do now, from the open question itself. Without drawing code.

import { say } from "../app/translations.js";

/** @import { Question } from "../types" */

/**
 * Return what a question expects, in sentences: its own reason, then how it is answered.
 * @param {Question} question
 */
export function whatToDo(question) {
  const reason = say(question.id, question.args, "why");
  return [reason, say(`help-answer-${question.type}`)].filter(Boolean);
}

/**
 * Return what the entries of a menu mean, if they say so.
 * @param {Question} question @returns {{ name: string, text: string, hint: string }[]}
 */
export function entryHints(question) {
  if (question.type !== "menu") return [];
  return question.entries
    .map(({ name }) => ({
      name,
      text: say(`${question.kind}-${name}`),
      hint: say(`${question.kind}-${name}`, {}, "hint"),
    }))
    .filter(({ hint }) => hint !== "");
}
