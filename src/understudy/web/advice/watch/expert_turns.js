// Lets the expert answer: one decision, or a round of the game, with what it did as rows.

import { signal } from "@preact/signals";
import * as api from "../../requests/api.js";
import { errorMessage } from "../../requests/errors.js";
import { retryAfterLimit } from "../../requests/retry.js";
import { systemOf } from "../../app/faces.js";
import { currentOpenGame } from "../../play/game_state/current_game.js";
import { noteAdvice } from "../advised_games.js";
import { handedOver } from "./handed_over.js";

/** @import { HintedMove, Message } from "../../types" */
/** @import { ExpertStepReport } from "../types" */

/**
 * What the expert decided, or what the bot did in between.
 * @typedef {{
 *   key: number, text: string, question: string, kind: string, chosen: HintedMove | null, nextBest: HintedMove | null,
 * }} Row
 */

/** Rows that are kept. */
const KEPT = 60;

/** What happened since the game was handed over. */
export const rows = signal(/** @type {Row[]} */ ([]));
/** What is running: "step", "round", or "" if nothing is. */
export const running = signal(/** @type {"" | "step" | "round"} */ (""));
export const problem = signal(/** @type {Message | null} */ (null));
/** The expert's answer to the open question, as far as it is known. */
export const upcoming = signal(/** @type {ExpertStepReport | null} */ (null));

let count = 0;
let stopped = false;

/** Forget what happened. */
export function clearRows() {
  rows.value = [];
  problem.value = null;
  upcoming.value = null;
}

/** Stop after the running answer. */
export const stop = () => {
  stopped = true;
};

/** Add a row. @param {Omit<Row, "key">} row */
function add(row) {
  count += 1;
  rows.value = [...rows.value, { ...row, key: count }].slice(-KEPT);
}

/**
 * Add a decision. Answers to one question, such as cards bought one by one, share a row.
 * @param {ExpertStepReport} step
 */
function addDecision({ question, kind, chosen, next_best: nextBest }) {
  const last = rows.value.at(-1);
  const row = { text: "", question, kind, chosen, nextBest };
  if (!last?.chosen || last.question !== question || typeof chosen.move !== "string") return add(row);
  const joined = { ...chosen, move: last.chosen.move, next: [...last.chosen.next, chosen.move] };
  rows.value = [...rows.value.slice(0, -1), { ...last, chosen: { ...joined, reasons: last.chosen.reasons } }];
  return undefined;
}

/** Add the bot's turns that began with this step of the journal or later. @param {number} from */
function addBotTurns(from) {
  const game = currentOpenGame();
  const { side, announce } = systemOf(game.loadedDoc());
  for (const { steps } of game.turns.peek()) {
    const fresh = steps.filter(({ number }) => number >= from);
    const text = fresh.length > 0 && side(steps) === "bot" ? announce(fresh) : "";
    if (text) add({ text, question: "", kind: "", chosen: null, nextBest: null });
  }
}

/** Return the expert's answer to the open question. @returns {Promise<ExpertStepReport | null>} */
async function ask() {
  const game = currentOpenGame();
  const known = upcoming.peek();
  if (known?.revision === game.loadedDoc().revision) return known;
  const found = await retryAfterLimit(
    () => api.expertStep(game.id),
    () => !game.closed,
    (reason) => {
      problem.value = reason;
    },
  );
  upcoming.value = found ?? null;
  return found ?? null;
}

/** Return whether the expert still has this game, and the game still has a question. */
function goesOn() {
  const game = currentOpenGame();
  return !stopped && handedOver.peek()?.id === game.id && !game.closed && !game.loadedDoc().over;
}

/** Give the expert's answer, and return it; null if the game was not changed by it. */
async function answerOnce() {
  const game = currentOpenGame();
  const step = await ask();
  if (!step || !goesOn()) return null;
  if (step.revision !== game.loadedDoc().revision) {
    await game.refresh();
    return null;
  }
  const from = game.loadedDoc().journal.length;
  if (!(await game.answer(step.chosen.move))) return null;
  if (step.decided) addDecision(step);
  addBotTurns(from);
  game.markSeen();
  return step;
}

/**
 * Let the expert play its next decision, or all until the round ends. Answers without a choice, such as payments, are
 * given with the decision before them.
 * @param {"step" | "round"} what
 */
export async function play(what) {
  if (running.peek()) return;
  running.value = what;
  stopped = false;
  problem.value = null;
  noteAdvice(currentOpenGame().id, "expert");
  try {
    let decided = false;
    const first = await ask();
    while (goesOn()) {
      const next = await ask();
      const due = what === "step" ? decided && next?.decided : next && first && next.round !== first.round;
      if (!next || due) break;
      const given = await answerOnce();
      if (!given) break;
      decided ||= given.decided;
    }
  } catch (error) {
    problem.value = errorMessage(error);
  } finally {
    running.value = "";
  }
}
