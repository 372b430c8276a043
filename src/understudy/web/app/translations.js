// People's words: the same Fluent catalogues the terminal speaks.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import * as api from "../requests/api.js";
import { LANGUAGES, cardLanguage, language } from "./settings.js";

/** @import { Args, CustomNames, Message, Names, Ref } from "../types" */

const bundle = signal(/** @type {FluentBundle | null} */ (null));
/** Names that are data: by kind of reference, then id, then language. */
export const names = signal(/** @type {Names} */ ({}));

const RETRY = 1000;
/** @type {Map<string, string>} */
const catalogs = new Map();

/** @param {string} code */
async function loadMessages(code) {
  const text = catalogs.get(code) ?? (await api.messages(code));
  catalogs.set(code, text);
  return text;
}

/** @param {string} code @param {(code: string) => Promise<string>} load */
async function loadLanguage(code, load) {
  /** @type {string | null} */
  let text = null;
  while (text === null && code === language.peek()) {
    try {
      text = await load(code);
    } catch {
      // The server may still be on its way up.
      await new Promise((resolve) => setTimeout(resolve, RETRY));
    }
  }
  if (text === null || code !== language.peek()) return;
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(text));
  bundle.value = next;
}

/** Fetch the words of the first view. */
export const loadCommonMessages = () => loadLanguage(language.peek(), api.commonMessages);

/** Fetch all words, now and whenever another language is chosen; settles when there are some. */
export function loadAllMessages() {
  return new Promise((resolve) => {
    effect(() => {
      loadLanguage(language.value, loadMessages).then(resolve);
    });
  });
}

/** Learn the names of a game's own things. @param {string} system */
export async function loadNames(system) {
  const prefix = `${system}-`;
  if (Object.keys(names.peek()).some((kind) => kind.startsWith(prefix))) return;
  names.value = { ...names.peek(), ...(await api.names(system)) };
}

/** @param {string} id */
const messageId = (id) => id.replaceAll("_", "-");

/** Whether the catalogue has this message, or this attribute of it. @param {string} id @param {string} [attribute] */
export function hasMessage(id, attribute) {
  const message = bundle.value?.getMessage(messageId(id));
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/**
 * The sentence of a message; what nobody has translated is shown by its id.
 * @param {string} id @param {Args} args @param {string} [attribute] @returns {string}
 */
export function say(id, args = {}, attribute = undefined) {
  const message = bundle.value?.getMessage(messageId(id));
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle.value || !pattern) return attribute ? "" : id;
  const formatted = Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, formatArg(arg)]));
  return withMinusSigns(bundle.value.formatPattern(pattern, formatted, []));
}

/** The same with a capital letter where a clause comes first. @param {Message} message */
export function sentence({ id, args }) {
  const text = say(id, args);
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

/** Numbers of a sentence with a true minus sign, which browsers do not write in our languages. @param {string} text */
const withMinusSigns = (text) => text.replaceAll(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");

/** What stands in a gap: a number, a text, names, or a clause with gaps of its own. @param {any} arg */
function formatArg(arg) {
  if (Array.isArray(arg)) return arg.map(name).join(", ");
  if (arg === null || typeof arg !== "object") return arg;
  return "args" in arg ? say(arg.id, arg.args) : name(arg);
}

/** What the game on the screen calls by names of its own. */
export const customNames = signal(/** @type {CustomNames} */ ({ names: {}, letters: {} }));

/** The letter on somebody's mark. @param {string} side */
export const letter = (side) => customNames.value.letters[side] ?? say(`page-letter-${side}`);

/** The name of a thing: from the game's names, or by the message `kind-id`. @param {Ref} ref @returns {string} */
export function name(ref) {
  const own = customNames.value.names[ref.kind]?.[ref.id];
  if (typeof own === "string") return own;
  if (own && own.id !== ref.id) return name(own);
  const known = names.value[ref.kind]?.[ref.id];
  if (known) return known[cardLanguage.value || language.value] || known.en;
  if (ref.kind === "question") return say(ref.id);
  const [a, b] = ref.id.split(".");
  if (b !== undefined) return say(ref.kind, { a: Number(a), b: Number(b) });
  return say(`${ref.kind}-${ref.id}`);
}

/** Text without case and accents, for searching. @param {string} text */
export const searchable = (text) => text.normalize("NFD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/** The names of these kinds in every language: {id, en, cs, fr}, sorted in the reader's own. @param {string[]} kinds */
export async function glossaryTerms(kinds) {
  /** @type {Map<string, Record<string, string>>} */
  const terms = new Map();
  for (const [code] of LANGUAGES) {
    for (const { id, value } of new FluentResource(await loadMessages(code)).body) {
      if (typeof value !== "string" || !kinds.some((kind) => id.startsWith(`${kind}-`))) continue;
      terms.set(id, { ...terms.get(id), id, [code]: value });
    }
  }
  const own = language.peek();
  const known = new Map(
    [...terms.values()].filter((term) => term[own]).map((term) => [`${term.en} ${term[own]}`, term]),
  );
  return [...known.values()].toSorted((a, b) => a[own].localeCompare(b[own], own));
}

/** The number printed on a card; what has none is known by its name alone. @param {string} id */
export const printedNumber = (id) => (/\d/.test(id) ? id : "");

/** A number with a true minus sign. @param {number} value */
export const number = (value) => (value < 0 ? `−${-value}` : `${value}`);

/** A day in the reader's language. @param {string} [when] today where it is left out */
export const formatDay = (when) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(
    when === undefined ? new Date() : new Date(when),
  );

const UNITS = /** @type {const} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]);

/** How long ago, in the reader's language. @param {string | number} when */
export function formatAgo(when) {
  const time = typeof when === "number" ? when * 1000 : Date.parse(when);
  if (Number.isNaN(time)) return "";
  const seconds = (time - Date.now()) / 1000;
  const format = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  for (const [unit, size] of UNITS) {
    if (-seconds >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(0, "minute");
}
