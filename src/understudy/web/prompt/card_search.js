// Which cards fit what was typed. Nothing is taken for meant that was not typed.

import { cardLanguage, language } from "../app/settings.js";
import { currentGame } from "../play/current_game.js";
import { systemOf } from "../app/faces.js";
import { names, searchable } from "../app/translations.js";

/** @import { CardQuestion } from "../types" */

/** A number as people say it: 7 for 007, b3 for B03. @param {string} number */
const shortNumber = (number) => number.toLowerCase().replace(/^([a-z]?)0+(?=\d)/, "$1");

const NO_MATCH = 99;
const WHOLE_NAME = 2;

/** How well a name fits: whole, its beginning, the beginning of a word, anywhere. @param {string} text @param {string} query */
function nameRank(text, query) {
  const found = searchable(text);
  if (found === query) return 1;
  if (found.startsWith(query)) return 3;
  if (found.includes(` ${query}`)) return 5;
  return found.includes(query) ? 7 : NO_MATCH;
}

/** How well a card fits, lower is better; of equal fits the reader's own language comes first. @param {string} id @param {Record<string, string>} known @param {string} query @param {string} letter with which all numbers begin */
function cardRank(id, known, query, letter) {
  const number = shortNumber(id);
  if (number === shortNumber(query) || number === shortNumber(letter + query)) return 0;
  if (id.toLowerCase().startsWith(query) || number.startsWith(query)) return 2.5;
  if (/^\d+$/.test(query)) return NO_MATCH;
  const own = cardLanguage.value || language.value;
  return Math.min(...Object.entries(known).map(([code, text]) => nameRank(text, query) + (code === own ? 0 : 1)));
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

/** @typedef {(id: string) => string} NumberOf the number of a card where that is not what it is known by */

/** Those of some cards of a kind that fit, best first. @param {string} kind @param {string[]} ids @param {string} text @param {NumberOf} [number] */
function rankedMatches(kind, ids, text, number = (id) => id) {
  const query = searchable(text.trim());
  if (!query) return [];
  const known = names.value[kind] ?? {};
  const letter = commonLetter(ids);
  return ids
    .map((id) => ({ id, rank: cardRank(number(id), known[id], query, letter) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id));
}

/** How many letters may be wrong in a text of this length. @param {number} length */
const maxMistakes = (length) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** A name or a word as typed by somebody who leaves out spaces and dashes. @param {string} text */
const lettersOnly = (text) => searchable(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/** How many letters are wrong, missing, too many or exchanged before `typed` is the beginning of `text`. @param {string} typed @param {string} text */
function editDistance(typed, text) {
  let before = /** @type {number[]} */ ([]);
  let row = Array.from({ length: text.length + 1 }, (_, n) => n);
  for (let i = 1; i <= typed.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= text.length; j += 1) {
      const exchanged =
        i > 1 && j > 1 && typed[i - 1] === text[j - 2] && typed[i - 2] === text[j - 1] ? before[j - 2] + 1 : NO_MATCH;
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
function similarCards(kind, ids, text) {
  const typed = lettersOnly(text);
  const limit = maxMistakes(typed.length);
  if (limit === 0 || /\d/.test(typed)) return [];
  const known = names.value[kind] ?? {};
  /** @param {string} id */
  const distance = (id) =>
    Math.min(
      ...Object.values(known[id])
        .flatMap(beginnings)
        .map((start) => editDistance(typed, start.slice(0, typed.length + limit))),
    );
  return ids
    .map((id) => ({ id, wrong: distance(id) }))
    .filter(({ wrong }) => wrong <= limit)
    .toSorted((a, b) => a.wrong - b.wrong || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}

/** The cards of a kind that fit, best first; if none does, those with a name nearby. @param {string} kind @param {string[]} ids @param {string} text @param {NumberOf} [number] */
export function searchAmong(kind, ids, text, number) {
  const found = rankedMatches(kind, ids, text, number).map(({ id }) => id);
  return found.length > 0 ? found : similarCards(kind, ids, text);
}

/** The cards that can be meant, best first. @param {CardQuestion} field @param {string} text */
export const search = (field, text) => searchAmong(field.kind, possibleCards(field), text);

/** The one of the best with this rank, if it is alone there. @param {{ id: string, rank: number }[]} hits @param {number} rank */
const onlyMatch = (hits, rank) => {
  const best = hits.filter((hit) => hit.rank <= rank);
  return best.length === 1 ? best[0].id : null;
};

/** The card that was typed: its number, its whole name, or a part of a name that no other card has; null if it could be several. @param {CardQuestion} field @param {string} text */
export function matchingCard(field, text) {
  const hits = rankedMatches(field.kind, possibleCards(field), text);
  const whole = onlyMatch(hits, 0) ?? onlyMatch(hits, 1) ?? onlyMatch(hits, WHOLE_NAME);
  if (whole || /^[a-z]?\d+$/i.test(text.trim())) return whole;
  return hits.length === 1 ? hits[0].id : null;
}

/** A card that was typed exactly and cannot be here. @param {CardQuestion} field @param {string} text */
export function cardElsewhere(field, text) {
  const gone = rankedMatches(
    field.kind,
    field.gone.filter((id) => names.value[field.kind]?.[id]),
    text,
  );
  return onlyMatch(gone, 0) ?? onlyMatch(gone, WHOLE_NAME);
}
