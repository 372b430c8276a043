// The guide over the game screen: one lit element and one card with its explanation.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import * as api from "../requests/api.js";
import { say } from "../app/translations.js";
import { current, sending } from "../play/game_state/current_game.js";
import { tab } from "../play/current_view.js";
import { endPlayback } from "../play/playback.js";
import { motionMs } from "../ui/motion.js";
import { light, useLight } from "./lit_element.js";
import { placeCard } from "./placement.js";
import { answersOn, firstHint, hintAfter, matchingAnswers } from "./progress.js";
import { isFinished, storeFinished, storePlace, storedPlace } from "./stored_progress.js";
import { GuideCard, OtherAnswerCard } from "./guide_card.js";

/** @import { Answer, GameDocument } from "../types" */
/** @import { GuideScript, Hint } from "./types" */
/** @import { OpenGame } from "../play/game_state/open_game.js" */

/**
 * The learner's place in the guide of a game: the hint, how many of the given answers are as expected, the index of
 * each given answer on the tape, and the length of the tape.
 * @typedef {{ id: string, at: number, matching: number, indices: number[], tape: number }} Progress
 */
const progress = signal(/** @type {Progress | null} */ (null));

/** Go to a hint. @param {string} id @param {number} at @param {GuideScript} script */
function goTo(id, at, { hints, steps }) {
  storePlace(id, { at, step: hints[at]?.step ?? steps, steps });
  if (progress.value?.id === id) progress.value = { ...progress.value, at };
}

/** End the guide; the game can be played on. @param {string} id */
function finish(id) {
  storeFinished(id);
  progress.value = null;
}

/** End the guide and remove its game, because the learner begins another one. @param {string} id */
function finishAndRemove(id) {
  finish(id);
  // A game that could not be removed is listed.
  api.remove(id).catch(() => {});
}

/** Read the answers of the game and find its hint. @param {GameDocument} doc @param {GuideScript} script */
async function updateProgress({ id, answers: tape }, script) {
  const { hints, expected } = script;
  const { given, indices } = answersOn(await api.tape(id));
  const answers = given.length;
  const matching = matchingAnswers(expected, given);
  const isSame = progress.peek()?.id === id;
  const before = (isSame ? progress.peek()?.at : storedPlace(id)?.at) ?? firstHint(hints, answers);
  const at = matching < answers ? before : hintAfter(hints, before, answers);
  goTo(id, at, script);
  progress.value = { id, at, matching, indices, tape };
}

/** Show the view of a hint: the report of the last turn, or a tab. @param {OpenGame} open @param {Hint} hint */
function showView(open, { view }) {
  const { marks, answers } = open.loadedDoc();
  endPlayback();
  // There is no real table on which something would have to be taken back.
  if (open.tableChanges.peek().length > 0) open.setTableChanges([]);
  const first = marks.indexOf(answers);
  const seen = view === "report" && first >= 0 ? first : marks.length;
  if (open.seen.peek() !== seen) open.setSeen(seen);
  if (view !== "report") tab.value = view;
}

/**
 * What the keys do; without `next` the learner taps the lit element.
 * @typedef {{ next: (() => void) | null, back: (() => void) | null, leave: () => void }} Keys
 */

/** @type {Record<string, (keys: Keys) => void>} */
const KEYS = {
  ArrowRight: ({ next }) => next?.(),
  Enter: ({ next }) => next?.(),
  ArrowLeft: ({ back }) => back?.(),
  Escape: ({ leave }) => leave(),
};

/** Use the keys of the guide; without `next` other keys reach the game. @param {Keys | null} keys */
function useKeys(keys) {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const actions = latest.current;
      if (!actions || event.ctrlKey || event.metaKey || event.altKey || event.key === "Tab") return;
      const target = event.target instanceof Element ? event.target : null;
      const inCard = target?.closest(".guide-card");
      if (target?.closest("dialog") || (!inCard && !actions.next && event.key !== "Escape")) return;
      // A focused button takes Enter and the space bar itself.
      if (inCard && target?.closest("button, a") && (event.key === "Enter" || event.key === " ")) return;
      event.stopPropagation();
      if (!(event.key in KEYS)) return;
      event.preventDefault();
      KEYS[event.key](actions);
    };
    addEventListener("keydown", onKey, true);
    return () => removeEventListener("keydown", onKey, true);
  }, []);
}

/** Put the card beside the lit area. @param {{ current: HTMLElement | null }} card @param {Hint} hint */
function usePlace(card, { tap, low = false }) {
  useLayoutEffect(() => {
    const { current: element } = card;
    if (!element) return;
    element.style.maxHeight = `${innerHeight - 24}px`;
    const { offsetWidth: width, offsetHeight: height } = element;
    const screen = { width: innerWidth, height: innerHeight };
    const place = placeCard(light.value?.area ?? null, { width, height }, screen, { covers: !tap, low });
    element.style.maxHeight = `${place.maxHeight}px`;
    element.style.top = `${place.top}px`;
    element.style.left = `${place.left}px`;
  });
}

/** Leave the guide; it can be resumed. */
const leave = () => {
  location.hash = "#/";
};

/** How long the light moves to the next element. */
const MOVE_MS = 220;

/** The radius of the ring, as in its style. */
const RADIUS = 10;

/** Return the path of an area with round corners. @param {import("./lit_element.js").Area} area */
function roundedHole({ top, left, width, height }) {
  const r = Math.min(RADIUS, width / 2, height / 2);
  const [across, down] = [width - 2 * r, height - 2 * r];
  /** @param {number} x @param {number} y */
  const corner = (x, y) => `a${r} ${r} 0 0 1 ${x} ${y}`;
  return (
    `M${left + r} ${top}h${across}${corner(r, r)}v${down}${corner(-r, r)}` +
    `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`
  );
}

/** Show the veil with a hole, and the ring around it. */
function Veil() {
  const area = light.value?.area;
  if (!area)
    return html`
      <div class="guide-veil" aria-hidden="true"></div>
    `;
  const { top, left, width, height } = area;
  const transitionDuration = `${motionMs(MOVE_MS)}ms`;
  const whole = `M0 0H${innerWidth}V${innerHeight}H0Z`;
  const hole = roundedHole(area);
  return html`
    <div
      class="guide-veil"
      aria-hidden="true"
      style=${{ transitionDuration, clipPath: `path(evenodd, "${whole}${hole}")` }}
    ></div>
    <div
      class="guide-ring"
      aria-hidden="true"
      style=${{ transitionDuration, top: `${top}px`, left: `${left}px`, width: `${width}px`, height: `${height}px` }}
    ></div>
  `;
}

/**
 * Show a hint over the game.
 * @param {{
 *   doc: GameDocument, script: GuideScript, at: number, given: number, onUndo: (answers: number) => void,
 *   frame: () => HTMLElement | null,
 * }} props `given`: number of answers, `onUndo` undoes all but some of them
 */
function ShownHint({ doc, script, at, given, onUndo, frame }) {
  const { hints, expected } = script;
  const hint = hints[at];
  const open = /** @type {OpenGame} */ (current.value);
  const card = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => showView(open, hint), [hint, doc.revision]);
  useLight(frame, hint);
  usePlace(card, hint);
  useEffect(() => card.current?.focus({ preventScroll: true }), [hint]);
  const following = hints[at + 1];
  /** Do what the hint expects: give its answer, or undo. */
  const act = () => {
    if (sending.peek()) return;
    if (!following || following.answers === given) goTo(doc.id, at + 1, script);
    else if (following.answers < given) onUndo(following.answers);
    else open.answer(expected[given]);
  };
  const back = () => {
    if (sending.peek()) return;
    const { answers } = hints[at - 1];
    goTo(doc.id, at - 1, script);
    if (answers < given) onUndo(answers);
    else if (answers > given) open.answer(expected[given]);
  };
  const keys = { next: hint.tap ? null : act, back: at > 0 ? back : null, leave };
  useKeys(keys);
  return html`
    <${Veil} />
    <${GuideCard}
      card=${card}
      script=${script}
      hint=${hint}
      label=${light.value?.label ?? ""}
      busy=${sending.value}
      onNext=${act}
      onBack=${keys.back}
      onLeave=${leave}
      onEnd=${() => finish(doc.id)}
      onOwn=${() => finishAndRemove(doc.id)}
    />
  `;
}

/**
 * Show the guide of a game, if it is not finished. `frame` contains the game screen.
 * @param {{ doc: GameDocument, script: GuideScript, frame: () => HTMLElement | null }} props
 */
export function GuideLayer({ doc, script, frame }) {
  useEffect(() => {
    // Without a connection no answer is possible either; the next change of the game tries again.
    if (!isFinished(doc.id)) updateProgress(doc, script).catch(() => {});
  }, [doc.id, doc.revision]);
  const now = progress.value;
  if (!now || now.id !== doc.id || now.at >= script.hints.length) return null;
  // Until the answers are compared, the screen stays dim.
  if (now.tape !== doc.answers)
    return html`
      <${Veil} />
    `;
  const hint = script.hints[now.at];
  const { indices, matching } = now;
  /** Undo all but the first answers. @param {number} answers */
  const undoTo = (answers) => current.value?.undo(indices[answers]);
  if (matching < indices.length)
    return html`
      <${OtherAnswerCard}
        title=${say(hint.text, hint.args)}
        onBack=${() => undoTo(matching)}
        onEnd=${() => finish(doc.id)}
      />
    `;
  return html`
    <${ShownHint} doc=${doc} script=${script} at=${now.at} given=${indices.length} onUndo=${undoTo} frame=${frame} />
  `;
}
