// Search for cards by number or name.

import { cardLanguage, language } from "../app/settings.js";
import { currentGame } from "../play/game_state/current_game.js";
import { systemOf } from "../app/faces.js";
import { names, searchable } from "../app/translations.js";

/** @import { CardQuestion } from "../types" */

/** Return a card number without leading zeros: 7 for 007, b3 for B03. @param {string} number */
const shortNumber = (number) => number.toLowerCase().replace(/^([a-z]?)0+(?=\d)/, "$1");

const NO_MATCH = 99;
const WHOLE_NAME = 2;

/**
 * Return how well a name matches, lower is better: whole, at its start, at the start of a word, anywhere.
 * @param {string} text @param {string} query
 */
function nameRank(text, query) {
  const name = searchable(text);
  if (name === query) return 1;
  if (name.startsWith(query)) return 3;
  if (name.includes(` ${query}`)) return 5;
  return name.includes(query) ? 7 : NO_MATCH;
}

/**
 * Return how well a card matches, lower is better; names in the current language come first.
 * @param {string} id @param {Record<string, string>} texts its names by language
 * @param {string} query @param {string} letter first letter of all numbers, if they have one in common
 */
function cardRank(id, texts, query, letter) {
  const number = shortNumber(id);
  if (number === shortNumber(query) || number === shortNumber(letter + query)) return 0;
  if (id.toLowerCase().startsWith(query) || number.startsWith(query)) return 2.5;
  if (/^\d+$/.test(query)) return NO_MATCH;
  const own = cardLanguage.value || language.value;
  return Math.min(...Object.entries(texts).map(([code, text]) => nameRank(text, query) + (code === own ? 0 : 1)));
}

/** Return the cards that can answer a question, sorted by number. @param {CardQuestion} field */
export function possibleCards(field) {
  const gone = new Set(field.gone);
  const { inPool } = systemOf(currentGame());
  return Object.keys(names.value[field.kind] ?? {})
    .filter((id) => !gone.has(id) && inPool(field.pool, id))
    .toSorted((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

/** Return the first letter that all card numbers have in common, or an empty text. @param {string[]} ids */
const commonLetter = (ids) => {
  const letters = new Set(ids.map((id) => /^[a-z](?=\d)/i.exec(id)?.[0].toLowerCase() ?? ""));
  return letters.size === 1 ? [...letters][0] : "";
};

/** Returns the number of a card, where that is not its id. @typedef {(id: string) => string} NumberOf */

/**
 * Return the matching cards with their ranks, best first.
 * @param {string} kind @param {string[]} ids @param {string} text @param {NumberOf} [number]
 */
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

/** Return how many typing mistakes a text of this length may have. @param {number} length */
const maxMistakes = (length) => (length < 4 ? 0 : length < 7 ? 1 : 2);

/** Return a text without spaces and punctuation. @param {string} text */
const lettersOnly = (text) => searchable(text).replaceAll(/[^\p{L}\p{N}]/gu, "");

/**
 * Return the edit distance of `typed` to the nearest start of `text`; swapping two letters counts once.
 * @param {string} typed @param {string} text
 */
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

/** Return the rest of a name from each of its words on. @param {string} text */
const beginnings = (text) => {
  const words = searchable(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return words.map((_, n) => words.slice(n).join(""));
};

/**
 * Return cards with names similar to the text, the most similar first.
 * @param {string} kind @param {string[]} ids @param {string} text
 */
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

/** The least letters of a search in the texts of cards. */
const LEAST_LETTERS = 3;

/**
 * Return the cards whose text contains every word.
 * @param {string[]} ids @param {string} text @param {(id: string) => string} textOf the searchable text of a card
 */
function cardsByText(ids, text, textOf) {
  const words = searchable(text).split(/\s+/).filter(Boolean);
  if (words.join("").length < LEAST_LETTERS) return [];
  return ids.filter((id) => words.every((word) => textOf(id).includes(word)));
}

/**
 * Return the cards with a matching name or number, best first, then those with a matching text; if there are none,
 * those with similar names.
 * @param {string} kind @param {string[]} ids @param {string} text @param {NumberOf} [number]
 * @param {(id: string) => string} [textOf] the searchable text of a card; without it only names are searched
 */
export function searchAmong(kind, ids, text, number, textOf) {
  const named = rankedMatches(kind, ids, text, number).map(({ id }) => id);
  const found = [...new Set([...named, ...(textOf ? cardsByText(ids, text, textOf) : [])])];
  return found.length > 0 ? found : similarCards(kind, ids, text);
}

/** Return the possible cards that match, best first. @param {CardQuestion} field @param {string} text */
export const search = (field, text) => searchAmong(field.kind, possibleCards(field), text);

/**
 * Return the card of this rank or better, if there is exactly one.
 * @param {{ id: string, rank: number }[]} hits @param {number} rank
 */
const onlyMatch = (hits, rank) => {
  const best = hits.filter((hit) => hit.rank <= rank);
  return best.length === 1 ? best[0].id : null;
};

/**
 * Return the only card with this number, name or part of a name; null if there are several or none.
 * @param {CardQuestion} field @param {string} text
 */
export function matchingCard(field, text) {
  const hits = rankedMatches(field.kind, possibleCards(field), text);
  const whole = onlyMatch(hits, 0) ?? onlyMatch(hits, 1) ?? onlyMatch(hits, WHOLE_NAME);
  if (whole || /^[a-z]?\d+$/i.test(text.trim())) return whole;
  return hits.length === 1 ? hits[0].id : null;
}

/**
 * Return the card with exactly this number or name that is elsewhere in the game, if any.
 * @param {CardQuestion} field @param {string} text
 */
export function cardElsewhere(field, text) {
  const gone = rankedMatches(
    field.kind,
    field.gone.filter((id) => names.value[field.kind]?.[id]),
    text,
  );
  return onlyMatch(gone, 0) ?? onlyMatch(gone, WHOLE_NAME);
}
