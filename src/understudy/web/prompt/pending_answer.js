// What has been entered but not sent. It belongs to one question and survives a reload.

import { computed, signal } from "@preact/signals";
import { currentQuestion, activeQuestion } from "./edited_question.js";
import { isObject, sessionStore } from "../app/storage.js";
import { currentOpenGame } from "../play/current_game.js";

/** @import { ReadonlySignal } from "@preact/signals" */
/** @import { Field, Value } from "../types" */

const KEY = "understudy-draft";

/** @returns {{ owner: string, entry: string | null, values: Record<string, Value> } | null} */
function readStored() {
  const found = sessionStore.read(KEY);
  return isObject(found?.values) ? found : null;
}

const stored = signal(readStored());

const owner = () => activeQuestion.value?.owner ?? "";

/** Nothing entered yet; an earlier question begins with what was answered then. */
const emptyAnswer = computed(() => {
  const { question = null, was = null } = activeQuestion.value ?? {};
  const did = isObject(was) ? was.do : null;
  const entry = question?.type === "menu" ? question.entries.find(({ name }) => name === did) : null;
  return { entry: entry?.name ?? null, values: /** @type {Record<string, Value>} */ ({}) };
});

/** {entry: chosen entry of a menu, values: by field} for the question being asked. */
export const pendingAnswer = computed(() => (stored.value?.owner === owner() ? stored.value : emptyAnswer.value));

/** @param {{ entry?: string | null, values?: Record<string, Value> }} changes */
function write(changes) {
  // What was refused was another answer.
  currentOpenGame().problem.value = null;
  stored.value = { ...pendingAnswer.peek(), ...changes, owner: owner() };
  sessionStore.write(KEY, stored.value);
}

/** @param {string} field @param {Value} value */
export const setField = (field, value) => write({ values: { ...pendingAnswer.peek().values, [field]: value } });

/** @param {string | null} entry @param {Record<string, Value>} values */
export const openEntry = (entry, values = {}) => write({ entry, values });

/** What an earlier answer said about a field, as long as the same thing is being reported. @param {Field} field @returns {Value | undefined} */
function earlierValue(field) {
  const { was } = currentQuestion();
  if (!isObject(was)) return field.name === "answer" ? was : null;
  return was.do === undefined || was.do === pendingAnswer.value.entry ? was[field.name] : null;
}

/** What a person has said about a field, now or then. @param {Field} field */
const enteredValue = (field) => pendingAnswer.value.values[field.name] ?? earlierValue(field) ?? null;

/** The likely value of a field; of one that decides what is legal on a space, a value that is legal on the chosen one. @param {Field} field @returns {Value} */
function likelyValue(field) {
  const where = spaceField.value;
  if (field.type !== "choice" || where?.by !== field.name || !where.legal) return field.default;
  const { legal } = where;
  const space = String(enteredValue(where));
  /** @param {string | null} option */
  const fits = (option) => option !== null && legal[option]?.includes(space);
  return fits(field.default) ? field.default : (field.options.find(fits) ?? field.default);
}

/** What is so now, by what the fields it depends on say. @param {Field} field @returns {Value | undefined} */
export function currentValueOf(field) {
  if (!("present" in field) || !field.present) return undefined;
  const { of, values } = field.present;
  return values[
    of.map((name) => String(fields.value.filter((other) => other.name === name).map(valueOf)[0])).join(" ")
  ];
}

/** Value of a field: what was entered, else the earlier answer, else what is so now, else the likely one. @param {Field} field @returns {Value} */
export function valueOf(field) {
  return enteredValue(field) ?? currentValueOf(field) ?? likelyValue(field);
}

/** The spaces that are legal for what is being entered, if there are rules about that. */
export const legalSpaces = () => {
  const field = spaceField.value;
  const by = field?.by && fields.value.find(({ name }) => name === field.by);
  return by ? (field.legal?.[String(valueOf(by))] ?? null) : null;
};

/** The fields being filled in now, by the question and the entry that is open. @type {ReadonlySignal<Field[]>} */
export const fields = computed(() => {
  const question = activeQuestion.value?.question;
  if (!question) return [];
  if (question.type === "form") return question.fields;
  if (question.type === "menu") {
    return question.entries.find(({ name }) => name === pendingAnswer.value.entry)?.fields ?? [];
  }
  return [{ ...question, name: "answer" }];
});

/** The field that wants a space of the board, if there is one. */
export const spaceField = computed(() => fields.value.find((field) => field.type === "space") ?? null);

/** A space was tapped: fill it in, or open what can be done with it. @param {string} id */
export function tapSpace(id) {
  const field = spaceField.peek();
  if (field) {
    if (field.spaces.includes(id)) setField(field.name, id);
    return;
  }
  const found = entryForSpace(id);
  if (found) openEntry(found.entry.name, { [found.field.name]: id });
}

/** Open a thing on the menu that is filled in with this, if it is there. @param {string} name @param {Record<string, Value>} values */
export function openEntryIfOffered(name, values) {
  if (isOffered(name)) openEntry(name, values);
}

/** Whether a thing is on the menu now. @param {string} name */
export function isOffered(name) {
  const question = activeQuestion.value?.question;
  return question?.type === "menu" && question.entries.some((entry) => entry.name === name);
}

/** The first thing on the menu that can be done with a space. @param {string} id */
export function entryForSpace(id) {
  const question = activeQuestion.value?.question;
  for (const entry of question?.type === "menu" && pendingAnswer.value.entry === null ? question.entries : []) {
    const field = entry.fields.find((one) => one.type === "space" && one.spaces.includes(id));
    if (field) return { entry, field };
  }
  return null;
}
