// The pending answer: what is entered but not sent. It belongs to one question and survives a reload.

import { computed, signal } from "@preact/signals";
import { currentQuestion, activeQuestion } from "./edited_question.js";
import { isObject, sessionStore } from "../app/storage.js";
import { currentOpenGame } from "../play/game_state/current_game.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { Field, Value } from "../types" */

const KEY = "understudy-draft";

/** @typedef {{ owner: string, entry: string | null, values: Record<string, Value> }} StoredAnswer */

/** Return the stored answer, if there is a valid one. @returns {StoredAnswer | null} */
function readStored() {
  const found = sessionStore.read(KEY);
  return isObject(found?.values) ? found : null;
}

const stored = signal(readStored());

/** Return what identifies the question being answered. */
const owner = () => activeQuestion.value?.owner ?? "";

/** The answer before anything is entered; a correction starts with the menu entry of the earlier answer. */
const emptyAnswer = computed(() => {
  const { question = null, was = null } = activeQuestion.value ?? {};
  const did = isObject(was) ? was.do : null;
  const entry = question?.type === "menu" ? question.entries.find(({ name }) => name === did) : null;
  return { entry: entry?.name ?? null, values: /** @type {Record<string, Value>} */ ({}) };
});

/** The chosen menu entry and the entered values by field. */
export const pendingAnswer = computed(() => (stored.value?.owner === owner() ? stored.value : emptyAnswer.value));

/** Change the pending answer. @param {{ entry?: string | null, values?: Record<string, Value> }} changes */
function write(changes) {
  // The refusal was about the unchanged answer.
  currentOpenGame().problem.value = null;
  stored.value = { ...pendingAnswer.peek(), ...changes, owner: owner() };
  sessionStore.write(KEY, stored.value);
}

/** @param {string} field @param {Value} value */
export const setField = (field, value) => write({ values: { ...pendingAnswer.peek().values, [field]: value } });

/** Open the form of a menu entry; null closes it. @param {string | null} entry @param {Record<string, Value>} values */
export const openEntry = (entry, values = {}) => write({ entry, values });

/**
 * Return the value of a field in the earlier answer, if it was given to the same menu entry.
 * @param {Field} field @returns {Value | undefined}
 */
function earlierValue(field) {
  const { was } = currentQuestion();
  if (!isObject(was)) return field.name === "answer" ? was : null;
  return was.do === undefined || was.do === pendingAnswer.value.entry ? was[field.name] : null;
}

/** Return the value the player entered, now or in the earlier answer. @param {Field} field */
const enteredValue = (field) => pendingAnswer.value.values[field.name] ?? earlierValue(field) ?? null;

/**
 * Return the likely value of a field. If the legal spaces depend on the field, it is a value that is legal for the
 * chosen space.
 * @param {Field} field @returns {Value}
 */
function likelyValue(field) {
  const space = spaceField.value;
  if (field.type !== "choice" || space?.by !== field.name || !space.legal) return field.default;
  const { legal } = space;
  const chosen = String(enteredValue(space));
  /** @param {string | null} option */
  const fits = (option) => option !== null && legal[option]?.includes(chosen);
  return fits(field.default) ? field.default : (field.options.find(fits) ?? field.default);
}

/**
 * Return the current value of a fact that a field edits, depending on other fields.
 * @param {Field} field @returns {Value | undefined}
 */
export function currentValueOf(field) {
  if (!("present" in field) || !field.present) return undefined;
  const { of, values } = field.present;
  return values[
    of.map((name) => String(fields.value.filter((other) => other.name === name).map(valueOf)[0])).join(" ")
  ];
}

/** Return the value of a field: entered, else current, else likely. @param {Field} field @returns {Value} */
export function valueOf(field) {
  return enteredValue(field) ?? currentValueOf(field) ?? likelyValue(field);
}

/** Return the spaces that are legal for the pending answer, or null if any is. */
export const legalSpaces = () => {
  const field = spaceField.value;
  const by = field?.by && fields.value.find(({ name }) => name === field.by);
  return by ? (field.legal?.[String(valueOf(by))] ?? null) : null;
};

/** The fields of the question, or of the open menu entry. @type {ReadonlySignal<Field[]>} */
export const fields = computed(() => {
  const question = activeQuestion.value?.question;
  if (!question) return [];
  if (question.type === "form") return question.fields;
  if (question.type === "menu") {
    return question.entries.find(({ name }) => name === pendingAnswer.value.entry)?.fields ?? [];
  }
  return [{ ...question, name: "answer" }];
});

/** The field that asks for a space, or null. */
export const spaceField = computed(() => fields.value.find((field) => field.type === "space") ?? null);

/** Handle a click on a space: fill it in, or open the menu entry for it. @param {string} id */
export function tapSpace(id) {
  const field = spaceField.peek();
  if (field) {
    if (field.spaces.includes(id)) setField(field.name, id);
    return;
  }
  const found = entryForSpace(id);
  if (found) openEntry(found.entry.name, { [found.field.name]: id });
}

/** Open a menu entry with these values, if it is offered. @param {string} name @param {Record<string, Value>} values */
export function openEntryIfOffered(name, values) {
  if (isOffered(name)) openEntry(name, values);
}

/** Return whether the menu offers an entry. @param {string} name */
export function isOffered(name) {
  const question = activeQuestion.value?.question;
  return question?.type === "menu" && question.entries.some((entry) => entry.name === name);
}

/** Return the first menu entry that accepts a space, with its field; null if none does. @param {string} id */
export function entryForSpace(id) {
  const question = activeQuestion.value?.question;
  for (const entry of question?.type === "menu" && pendingAnswer.value.entry === null ? question.entries : []) {
    const field = entry.fields.find((one) => one.type === "space" && one.spaces.includes(id));
    if (field) return { entry, field };
  }
  return null;
}
