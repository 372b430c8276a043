// Which cards fit what was typed. Nothing is taken for meant that was not typed.

import { cardLanguage, language } from "../app/settings.js";
import { currentGame } from "../play/current_game.js";
import { systemOf } from "../app/faces.js";
import { names, searchable } from "../app/translations.js";

/** @import { CardQuestion } from "../types" */

/** A number as people say it: 7 for 007, b3 for B03. @param {string} number */
const short = (number) => number.toLowerCase().replace(/^([a-z]?)0+(?=\d)/, "$1");

const NOT_AT_ALL = 99;
const WHOLE = 2;

/** How well a name fits: whole, its beginning, the beginning of a word, anywhere. @param {string} text @param {string} wanted */
function fitName(text, wanted) {
  const found = searchable(text);
  if (found === wanted) return 1;
  if (found.startsWith(wanted)) return 3;
  if (found.includes(` ${wanted}`)) return 5;
  return found.includes(wanted) ? 7 : NOT_AT_ALL;
}

/**
 * How well a card fits, lower is better; of equal fits the reader's own language comes first.
 * @param {string} id @param {Record<string, string>} known @param {string} wanted @param {string} letter with which all numbers begin
 */
function fit(id, known, wanted, letter) {
  const number = short(id);
  if (number === short(wanted) || number === short(letter + wanted)) return 0;
  if (id.toLowerCase().startsWith(wanted) || number.startsWith(wanted)) return 2.5;
  if (/^\d+$/.test(wanted)) return NOT_AT_ALL;
  const own = cardLanguage.value || language.value;
  return Math.min(...Object.entries(known).map(([code, text]) => fitName(text, wanted) + (code === own ? 0 : 1)));
}

/** The cards that it can be, by number. @param {CardQuestion} field */
export function possibleCards(field) {
  const gone = new Set(field.gone);
  const { inPool } = systemOf(currentGame());
  return Object.keys(names.value[field.kind] ?? {})
    .filter((id) => !gone.has(id) && inPool(field.pool, id))
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** The letter with which the numbers of all these begin, if it is one. @param {string[]} ids */
const commonLetter = (ids) => {
  const letters = new Set(ids.map((id) => /^[a-z](?=\d)/i.exec(id)?.[0].toLowerCase() ?? ""));
  return letters.size === 1 ? [...letters][0] : "";
};

/** @typedef {(id: string) => string} Numbered the number of a card where that is not what it is known by */

/** Those of some cards of a kind that fit, best first. @param {string} kind @param {string[]} ids @param {string} text @param {Numbered} [number] */
function fitting(kind, ids, text, number = (id) => id) {
  const wanted = searchable(text.trim());
  if (!wanted) return [];
  const known = names.value[kind] ?? {};
  const letter = commonLetter(ids);
  return ids
    .map((id) => ({ id, rank: fit(number(id), known[id], wanted, letter) }))
    .filter(({ rank }) => rank < NOT_AT_ALL)
    .toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id));
}

/** How many letters may be wrong in a text of this length. @param {number} length */
const tolerance = (length) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** A name or a word as typed by somebody who leaves out spaces and dashes. @param {string} text */
const joined = (text) => searchable(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** How many letters are wrong, missing, too many or exchanged before `typed` is the beginning of `text`. @param {string} typed @param {string} text */
function mistakes(typed, text) {
  let before = /** @type {number[]} */ ([]);
  let row = Array.from({ length: text.length + 1 }, (_, n) => n);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= text.length; j += 1) {
      const exchanged =
        i > 1 && j > 1 && typed[i - 1] === text[j - 2] && typed[i - 2] === text[j - 1] ? before[j - 2] + 1 : NOT_AT_ALL;
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + Number(typed[i - 1] !== text[j - 1]), exchanged);
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}

/** The beginnings at which a name can be typed: every word of it, with those that follow. @param {string} text */
const beginnings = (text) => {
  const words = searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((_, n) => words.slice(n).join(""));
};

/** Cards whose names are near to what was typed, the nearest first. @param {string} kind @param {string[]} ids @param {string} text */
function near(kind, ids, text) {
  const typed = joined(text);
  const most = tolerance(typed.length);
  if (most === 0 || /\d/.test(typed)) return [];
  const known = names.value[kind] ?? {};
  /** @param {string} id */
  const distance = (id) =>
    Math.min(
      ...Object.values(known[id])
        .flatMap(beginnings)
        .map((start) => mistakes(typed, start.slice(0, typed.length + most))),
    );
  return ids
    .map((id) => ({ id, wrong: distance(id) }))
    .filter(({ wrong }) => wrong <= most)
    .toSorted((a, b) => a.wrong - b.wrong || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}

/** The cards of a kind that fit, best first; if none does, those with a name nearby. @param {string} kind @param {string[]} ids @param {string} text @param {Numbered} [number] */
export function searchAmong(kind, ids, text, number) {
  const found = fitting(kind, ids, text, number).map(({ id }) => id);
  return found.length > 0 ? found : near(kind, ids, text);
}

/** The cards that can be meant, best first. @param {CardQuestion} field @param {string} text */
export const search = (field, text) => searchAmong(field.kind, possibleCards(field), text);

/** The one of the best with this rank, if it is alone there. @param {{ id: string, rank: number }[]} hits @param {number} rank */
const only = (hits, rank) => {
  const best = hits.filter((hit) => hit.rank <= rank);
  return best.length === 1 ? best[0].id : null;
};

/**
 * The card that was typed: its number, its whole name, or a part of a name that no other card has; null if it could be several.
 * @param {CardQuestion} field @param {string} text
 */
export function matchingCard(field, text) {
  const hits = fitting(field.kind, possibleCards(field), text);
  const whole = only(hits, 0) ?? only(hits, 1) ?? only(hits, WHOLE);
  if (whole || /^[a-z]?\d+$/i.test(text.trim())) return whole;
  return hits.length === 1 ? hits[0].id : null;
}

/** A card that was typed exactly and cannot be here. @param {CardQuestion} field @param {string} text */
export function cardElsewhere(field, text) {
  const gone = fitting(
    field.kind,
    field.gone.filter((id) => names.value[field.kind]?.[id]),
    text,
  );
  return only(gone, 0) ?? only(gone, WHOLE);
}
