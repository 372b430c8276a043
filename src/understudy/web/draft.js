// What has been entered but not sent. It belongs to one question and survives a reload.

import { computed, signal } from "@preact/signals";
import { asking } from "./past.js";

const KEY = "understudy-draft";

function read() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY));
  } catch {
    return null;
  }
}

const kept = signal(read());

const owner = () => asking.value?.owner ?? "";

/** Nothing entered yet; an earlier question begins with what was answered then. */
const fresh = computed(() => {
  const { question, was } = asking.value ?? {};
  const entry = question?.entries?.find(({ name }) => name === was?.do);
  return { entry: entry?.name ?? null, values: {} };
});

/** {entry: chosen entry of a menu, values: by field} for the question being asked. */
export const draft = computed(() => (kept.value?.owner === owner() ? kept.value : fresh.value));

function write(changes) {
  kept.value = { ...draft.peek(), ...changes, owner: owner() };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept.value));
  } catch {
    // Without storage a reload starts the entry again.
  }
}

export const setField = (field, value) => write({ values: { ...draft.peek().values, [field]: value } });

export const openEntry = (entry, values = {}) => write({ entry, values });

/** What an earlier answer said about a field, as long as the same thing is being reported. */
function before(field) {
  const { was } = asking.value;
  if (was === null || typeof was !== "object") return field.name === "answer" ? was : null;
  return was.do === undefined || was.do === draft.value.entry ? was[field.name] : null;
}

/** Value of a field: what was entered, else the earlier answer, else the likely one. */
export const valueOf = (field) => draft.value.values[field.name] ?? before(field) ?? field.default;

/** The fields being filled in now, by the question and the entry that is open. */
export const fields = computed(() => {
  const question = asking.value?.question;
  if (!question) return [];
  if (question.type === "form") return question.fields;
  if (question.type === "menu") {
    return question.entries.find(({ name }) => name === draft.value.entry)?.fields ?? [];
  }
  return [{ ...question, name: "answer" }];
});

/** The field that wants a space of the board, if there is one. */
export const spaceField = computed(() => fields.value.find(({ type }) => type === "space") ?? null);

/** A space was tapped: fill it in, or open what can be done with it. */
export function tapSpace(id) {
  const field = spaceField.peek();
  if (field) {
    if (field.spaces.includes(id)) setField(field.name, id);
    return;
  }
  const found = entryFor(id);
  if (found) openEntry(found.entry.name, { [found.field.name]: id });
}

/** The first thing on the menu that can be done with a space. */
export function entryFor(id) {
  const question = asking.value?.question;
  for (const entry of question?.type === "menu" && draft.value.entry === null ? question.entries : []) {
    const field = entry.fields.find(({ type, spaces }) => type === "space" && spaces.includes(id));
    if (field) return { entry, field };
  }
  return null;
}
