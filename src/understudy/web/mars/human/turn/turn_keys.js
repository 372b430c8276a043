// The action lists of your turn, and its keyboard shortcuts.

import { useLayoutEffect, useRef } from "preact/hooks";
import { tab } from "../../../play/current_view.js";
import { say } from "../../../app/translations.js";
import { pick, viewNow } from "../selection.js";
import { inOrder } from "../cards/hand_order.js";
import { isKeyIgnored } from "../../../human/ignored_keys.js";
import { openCard, overlay } from "../../../human/overlay.js";

/** Action lists with a button: name, symbol, key. */
export const LISTS = [
  ["use", "mars/use", "a"],
  ["projects", "mars/build", "s"],
  ["claim", "mars/claim", "c"],
  ["sell", "mars/sell", "x"],
];

/**
 * Overlays with a key but without a button among the lists: key → name, and the expansion that has it.
 * @type {Record<string, { id: string, expansion?: "colonies" | "turmoil" }>}
 */
const OTHER_KEYS = {
  o: { id: "trades", expansion: "colonies" },
  d: { id: "delegate", expansion: "turmoil" },
};

/** Open an action list or another overlay of the turn. @param {string} id */
export function openList(id) {
  pick({ cards: [] });
  overlay.value = id;
}

/** Return the keys of your turn, and what they do. @returns {[key: string, text: string][]} */
export const turnKeys = () => [
  ["1 – 0", say("mars-screen-key-card")],
  ["← →", say("mars-screen-key-neighbour")],
  ...LISTS.map(([id, , key]) => /** @type {[string, string]} */ ([key, say(`mars-screen-verb-${id}`)])),
  ["p", say("mars-screen-pass")],
  ["e", say("mars-screen-end")],
  ["t", say("mars-screen-played")],
  ["h", say("page-hint")],
  ...Object.entries(OTHER_KEYS).flatMap(([key, { expansion }]) =>
    expansion && viewNow()[expansion]
      ? [
          /** @type {[string, string]} */ ([
            key,
            say(expansion === "colonies" ? "mars-screen-trade" : "mars-screen-delegate"),
          ]),
        ]
      : [],
  ),
  ["↑ ↓", say("mars-screen-key-list")],
  ["Enter", say("mars-screen-key-enter")],
];

/** Return the overlay that a key opens, or undefined. @param {string} key */
function listOf(key) {
  const list = LISTS.find(([, , own]) => own === key);
  if (list) return list[0];
  const other = OTHER_KEYS[key];
  return other && (!other.expansion || viewNow()[other.expansion]) ? other.id : undefined;
}

/**
 * Handle the keys of the turn; `ending` is the menu entry that ends it, and `end` chooses it.
 * @param {string} ending @param {() => void} end
 */
export function useTurnKeys(ending, end) {
  const latestEnd = useRef(end);
  latestEnd.current = end;
  // A layout effect: the keys work as soon as the question is visible.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isKeyIgnored(event)) return;
      const key = event.key.toLowerCase();
      const list = listOf(key);
      if (list) openList(list);
      else if ((key === "p" && ending === "pass") || (key === "e" && ending === "end")) latestEnd.current();
      else if (key === "t") tab.value = "played";
      else if (/^\d$/.test(key)) {
        const card = inOrder(viewNow().you?.hand ?? [])[(Number(key) + 9) % 10];
        if (card) openCard(card.number);
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [ending]);
}
