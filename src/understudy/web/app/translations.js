// Translations: the same Fluent catalogs that the terminal program uses.

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { effect, signal } from "@preact/signals";
import * as api from "../requests/api.js";
import { LANGUAGES, cardLanguage, language } from "./settings.js";

/** @import { Args, CustomNames, Message, Names, Ref } from "../types" */

const bundle = signal(/** @type {FluentBundle | null} */ (null));
/** Names of things: by kind, id and language. */
export const names = signal(/** @type {Names} */ ({}));

const RETRY_MS = 1000;
/** Loaded catalogs by language. @type {Map<string, string>} */
const catalogs = new Map();

/** Return all messages of a language. @param {string} code */
async function loadMessages(code) {
  const text = catalogs.get(code) ?? (await api.messages(code));
  catalogs.set(code, text);
  return text;
}

/**
 * Use a language, retrying until its messages arrive or another one is chosen.
 * @param {string} code @param {(code: string) => Promise<string>} load
 */
async function loadLanguage(code, load) {
  /** @type {string | null} */
  let text = null;
  while (text === null && code === language.peek()) {
    try {
      text = await load(code);
    } catch {
      // The server may still be starting.
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  if (text === null || code !== language.peek()) return;
  const next = new FluentBundle(code, { useIsolating: false });
  next.addResource(new FluentResource(text));
  bundle.value = next;
}

/** Load the messages of the first view. */
export const loadCommonMessages = () => loadLanguage(language.peek(), api.commonMessages);

/** Load all messages, now and whenever the language changes. Resolves when the first are loaded. */
export function loadAllMessages() {
  return new Promise((resolve) => {
    effect(() => {
      loadLanguage(language.value, loadMessages).then(resolve);
    });
  });
}

/** Load the names of a game's things once. @param {string} system */
export async function loadNames(system) {
  const prefix = `${system}-`;
  if (Object.keys(names.peek()).some((kind) => kind.startsWith(prefix))) return;
  names.value = { ...names.peek(), ...(await api.names(system)) };
}

/** Return the Fluent id of a message. @param {string} id */
const messageId = (id) => id.replaceAll("_", "-");

/** Return whether the catalog has a message, or an attribute of it. @param {string} id @param {string} [attribute] */
export function hasMessage(id, attribute) {
  const message = bundle.value?.getMessage(messageId(id));
  return Boolean(attribute ? message?.attributes[attribute] : message?.value);
}

/**
 * Return the text of a message, or its id if it is not translated.
 * @param {string} id @param {Args} args @param {string} [attribute] @returns {string}
 */
export function say(id, args = {}, attribute = undefined) {
  const message = bundle.value?.getMessage(messageId(id));
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle.value || !pattern) return attribute ? "" : id;
  const formatted = Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, formatArg(arg)]));
  return withMinusSigns(bundle.value.formatPattern(pattern, formatted, []));
}

/** Return the text of a message with a capital first letter. @param {Message} message */
export function sentence({ id, args }) {
  const text = say(id, args);
  return text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);
}

/**
 * Return a label with its value, which can be empty if a symbol follows.
 * @param {string} label @param {string | number} [value]
 */
export const labelled = (label, value = "") => say("page-part", { label, value });

/** Return a text with minus signs before numbers instead of hyphens. @param {string} text */
const withMinusSigns = (text) => text.replaceAll(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");

/** Return the text of an argument: a number, a text, names, or another message. @param {any} arg */
function formatArg(arg) {
  if (Array.isArray(arg)) return arg.map(name).join(", ");
  if (arg === null || typeof arg !== "object") return arg;
  return "args" in arg ? say(arg.id, arg.args) : name(arg);
}

/** Names that the current game uses instead of the usual ones. */
export const customNames = signal(/** @type {CustomNames} */ ({ names: {}, letters: {} }));

/** Return the letter on the mark of a side. @param {string} side */
export const letter = (side) => customNames.value.letters[side] ?? say(`page-letter-${side}`);

/** @param {string} text */
const numberOrText = (text) => (/^\d+$/.test(text) ? Number(text) : text);

/**
 * Return the name of a thing: from the loaded names, or from the message `kind-id`.
 * @param {Ref} ref @returns {string}
 */
export function name(ref) {
  const own = customNames.value.names[ref.kind]?.[ref.id];
  if (typeof own === "string") return own;
  if (own && own.id !== ref.id) return name(own);
  const known = names.value[ref.kind]?.[ref.id];
  if (known) return known[cardLanguage.value || language.value] || known.en;
  if (ref.kind === "question") return say(ref.id);
  const [a, b] = ref.id.split(".");
  if (b !== undefined) return say(ref.kind, { a: numberOrText(a), b: numberOrText(b) });
  return say(`${ref.kind}-${ref.id}`);
}

/** Return a text without case and accents, for searching. @param {string} text */
export const searchable = (text) => text.normalize("NFKD").replaceAll(/\p{M}/gu, "").replaceAll("’", "'").toLowerCase();

/**
 * Return the names of these kinds by language, with their id, sorted in the current language.
 * @param {string[]} kinds
 */
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
  const unique = new Map(
    [...terms.values()].filter((term) => term[own]).map((term) => [`${term.en} ${term[own]}`, term]),
  );
  return [...unique.values()].toSorted((a, b) => a[own].localeCompare(b[own], own));
}

/** Return the number printed on a card, or an empty text if it has none. @param {string} id */
export const printedNumber = (id) => (/\d/.test(id) ? id : "");

/** Return a number with a minus sign instead of a hyphen. @param {number} value */
export const number = (value) => (value < 0 ? `−${-value}` : `${value}`);

/** Return a date in the current language. @param {string} [when] default: today */
export const formatDay = (when) =>
  new Intl.DateTimeFormat(language.value, { dateStyle: "long" }).format(
    when === undefined ? new Date() : new Date(when),
  );

const UNITS = /** @type {const} */ ([
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
]);

/** Return a duration in the current language: "1 hr 5 min". @param {number} minutes */
export const formatMinutes = (minutes) =>
  /** @type {const} */ ([
    ["hour", Math.floor(minutes / 60)],
    ["minute", minutes % 60],
  ])
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => new Intl.NumberFormat(language.value, { style: "unit", unit }).format(value))
    .join(" ");

/** Return how long ago a time was, in the current language. @param {string | number} when */
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
