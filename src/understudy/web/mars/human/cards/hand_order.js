// The order of your hand, and your marks "for later" on its cards, both stored on this device.

import { signal } from "@preact/signals";
import { isObject, localStore } from "../../../app/storage.js";
import { currentGame } from "../../../play/game_state/current_game.js";
import { isTicked, tick } from "../../../play/real_table/ticks.js";
import { isTooLate } from "./card.js";
import { cardOf, kindOf, tagsOf } from "./library.js";

/** @import { HandCard } from "../view" */

/** @typedef {"playable" | "price" | "type" | "tag"} SortKey */

/** @type {SortKey[]} */
export const SORT_KEYS = ["playable", "price", "type", "tag"];
const KEY = "understudy-hand";
const KINDS = ["automated", "active", "event"];

/** Return the stored order. @returns {SortKey} */
function read() {
  const stored = localStore.read(KEY);
  return isObject(stored) && SORT_KEYS.includes(stored.sort) ? stored.sort : "playable";
}

/** The order of the hand. */
export const sortKey = signal(read());

/** Sort the hand by this key from now on. @param {SortKey} key */
export function sortBy(key) {
  sortKey.value = key;
  localStore.write(KEY, { sort: key });
}

/** Return the tick that stores the mark of a card. @param {string} number */
const tickOf = (number) => `later ${number}`;

/** Return whether you marked a card "for later". @param {string} number */
export const isForLater = (number) => isTicked(currentGame().id, tickOf(number));

/** Set or remove the mark of a card. @param {string} number */
export const toggleForLater = (number) => tick(currentGame().id, tickOf(number));

/** Return 0 for a playable card, 1 for one that is not playable yet, 2 if it is too late. @param {HandCard} card */
const rank = ({ why_not: why }) => (why === null ? 0 : isTooLate(why) ? 2 : 1);

/** Return the tag by which a card is sorted; cards without a tag are last. @param {HandCard} card */
const firstTag = ({ number }) => tagsOf(cardOf(number))[0] ?? "~";

/** @param {HandCard} card */
const laterRank = ({ number }) => Number(isForLater(number));

/** @type {Record<SortKey, (a: HandCard, b: HandCard) => number>} */
const COMPARE = {
  // Marked cards are last among equal ones.
  playable: (a, b) => rank(a) - rank(b) || laterRank(a) - laterRank(b),
  price: (a, b) => a.price - b.price,
  type: (a, b) =>
    KINDS.indexOf(kindOf(cardOf(a.number))) - KINDS.indexOf(kindOf(cardOf(b.number))) || a.price - b.price,
  tag: (a, b) => firstTag(a).localeCompare(firstTag(b)) || a.price - b.price,
};

/** Return a hand in the chosen order; equal cards keep their order. @param {HandCard[]} hand */
export const inOrder = (hand) => hand.toSorted(COMPARE[sortKey.value]);
