// Your turn: the action lists, the button that ends the turn, and the likeliest action as primary button.

import { html } from "htm/preact";
import { Icon, Owner } from "../../../ui/controls.js";
import { currentGame, sending } from "../../../play/game_state/current_game.js";
import { name, say } from "../../../app/translations.js";
import { ClaimOrFund, Delegates, Projects, SELL, Trades } from "./action_overlays.js";
import { HintButton } from "../../../advice/hint_button.js";
import { give } from "../../../human/answer_queue.js";
import { viewNow } from "../selection.js";
import { cardName } from "../cards/library.js";
import { readyActions } from "../cards/tableau.js";
import { TradeOverlay } from "../colonies.js";
import { CONFIRM, Confirm, confirmIf } from "../../../human/confirm.js";
import { overlay } from "../../../human/overlay.js";
import { Heading } from "../../../human/question_heading.js";
import { Sell } from "./sell.js";
import { StatedChanges } from "../../../human/stated_changes.js";
import { LISTS, openList, useTurnKeys } from "./turn_keys.js";
import { UseCard } from "./use_card.js";

/** @import { ComponentType } from "preact" */
/** @import { MenuQuestion, Message } from "../../../types" */
/** @import { View } from "../../view" */
/** @import { You } from "../view" */

/** @type {Record<string, ComponentType<{ view: View, you: You }>>} */
const OVERLAYS = {
  use: UseCard,
  projects: Projects,
  claim: ClaimOrFund,
  sell: Sell,
  trades: Trades,
  delegate: Delegates,
};

/** @param {{ why_not: Message | null }} action */
const isPossible = ({ why_not: why }) => why === null;

/** Return the milestones that you can claim now. @param {You} you */
const claimable = (you) =>
  Object.entries(you.milestones)
    .filter(([, milestone]) => isPossible(milestone))
    .map(([id]) => name({ kind: "mars-milestone", id }));

/** Return the number of possible actions in each list. @param {You} you @returns {Record<string, number>} */
function counts(you) {
  return {
    use: readyActions(you).length,
    projects:
      you.projects.filter((one) => one.name !== SELL && isPossible(one)).length +
      Object.values(you.convert).filter((why) => why === null).length +
      Object.values(you.trade?.tiles ?? {}).filter((why) => why === null).length +
      Number(you.politics?.why_not === null) +
      Number(Boolean(you.politics?.action) && you.politics?.policy === null),
    claim: [...Object.values(you.milestones), ...Object.values(you.awards)].filter(isPossible).length,
    sell: you.hand.length,
  };
}

/** Return the text of an action list's button. @param {string} id */
const listLabel = (id) => say(`mars-screen-verb-${id}`);

/** Return the conversion that is possible now, plants before heat. @param {You} you */
const possibleConversion = ({ convert }) =>
  /** @type {const} */ (["plants", "heat"]).find((what) => convert[what] === null);

/**
 * Return the card whose action is likely to be repeated now: of those that are ready, the one that was used first in
 * the round of uses before.
 * @param {You} you
 */
function usualAction(you) {
  const ready = readyActions(you).map(({ number }) => number);
  const uses = currentGame().journal.flatMap(({ kind, args }) => (kind === "mars-you-use" ? [args?.card.id] : []));
  const latestFirst = [...new Set(uses.toReversed())];
  return latestFirst.findLast((number) => ready.includes(number));
}

/**
 * Return the move that is likeliest now, with its text: a conversion, or an action that you used before.
 * @param {You} you @returns {{ id: string, label: string, move: Record<string, string> } | null}
 */
function likelyMove(you) {
  const conversion = possibleConversion(you);
  if (conversion) {
    const count = conversion === "plants" ? you.greenery_plants : you.step_heat;
    return {
      id: conversion,
      label: say(`mars-screen-likely-${conversion}`, { count }),
      move: { do: "convert", what: conversion },
    };
  }
  const card = usualAction(you);
  return card
    ? { id: card, label: say("mars-screen-use-card", { card: cardName(card) }), move: { do: "action", card } }
    : null;
}

/**
 * Return the valuable moves that passing gives up, with their number. Standard projects, awards and sales are nearly
 * always possible, so they are none of them.
 * @param {You} you @returns {[label: string, count: number][]}
 */
function movesLeft(you) {
  /** @type {[string, number][]} */
  const moves = [
    [say("mars-screen-confirm-cards"), you.hand.filter(isPossible).length],
    [listLabel("use"), readyActions(you).length],
    [listLabel("projects"), Object.values(you.convert).filter((why) => why === null).length],
    [say("page-milestones"), Object.values(you.milestones).filter(isPossible).length],
  ];
  return moves.filter(([, count]) => count > 0);
}

/** Return whether a move other than a sale is possible. @param {You} you @param {Record<string, number>} possible */
const canAct = (you, possible) => possible.use + possible.projects + possible.claim > 0 || you.hand.some(isPossible);

/** Ask whether to pass while moves are left. @param {{ moves: [label: string, count: number][] }} props */
const ConfirmPass = ({ moves }) => html`
  <${Confirm} id="mars-screen-confirm-pass" label=${say("mars-screen-pass")} onConfirm=${() => give({ do: "pass" })}>
    <ul class="moves-left">
      ${moves.map(
        ([label, count]) => html`
          <li key=${label}>
            ${label}
            <span class="count">
              <span class="sr">:${" "}</span>
              ${count}
            </span>
          </li>
        `,
      )}
    </ul>
  <//>
`;

/** Ask for the action of your turn. @param {{ question: MenuQuestion }} props */
export function Turn({ question }) {
  const view = viewNow();
  const you = /** @type {You} */ (view.you);
  const [ending] = question.plain;
  const likely = likelyMove(you);
  const possible = counts(you);
  const toClaim = claimable(you);
  const OpenOverlay = OVERLAYS[overlay.value ?? ""];
  const moves = ending === "pass" ? movesLeft(you) : [];
  const isPrimary = !likely && (ending !== "pass" || !canAct(you, possible));
  const end = () => confirmIf(moves.length > 0, () => give({ do: ending }));
  useTurnKeys(ending, end);
  return html`
    <div class="kicker">
      <${Owner} side="human" />
      <span>${say("mars-screen-action-of", { number: question.id === "mars-you-turn" ? 1 : 2 })}</span>
      <${HintButton} />
    </div>
    <${Heading}>${say(question.id)}<//>
    <${StatedChanges} />
    <div class="verbs">
      ${LISTS.map(
        ([id, icon, key]) => html`
          <button
            type="button"
            class="act ${id === "claim" && toClaim.length > 0 ? "ready" : ""}"
            key=${id}
            data-verb=${id}
            data-label=${listLabel(id)}
            aria-keyshortcuts=${key}
            onClick=${() => openList(id)}
          >
            <kbd aria-hidden="true">${key.toUpperCase()}</kbd>
            <${Icon} name=${icon} />
            ${listLabel(id)}
            <span class="count ${possible[id] ? "" : "zero"}">
              <span class="sr">:${" "}</span>
              ${possible[id]}
            </span>
            ${
              id === "claim" &&
              toClaim.length > 0 &&
              html`
                <span class="ready-mark">
                  <${Icon} name="mars/seal" />
                  <span class="sr">${say("mars-screen-claimable", { milestones: toClaim.join(", ") })}</span>
                </span>
              `
            }
          </button>
        `,
      )}
    </div>
    <div class="go">
      <button
        type="button"
        class="btn ${isPrimary ? "primary" : ""}"
        data-entry=${ending}
        aria-keyshortcuts=${ending[0]}
        disabled=${sending.value}
        onClick=${end}
      >
        ${say(`mars-screen-${ending}`)}
      </button>
      ${
        likely &&
        html`
          <button
            type="button"
            class="btn primary"
            data-likely=${likely.id}
            disabled=${sending.value}
            onClick=${() => give(likely.move)}
          >
            ${likely.label}
          </button>
        `
      }
    </div>
    ${
      OpenOverlay &&
      html`
        <${OpenOverlay} view=${view} you=${you} />
      `
    }${
      overlay.value === CONFIRM &&
      html`
        <${ConfirmPass} moves=${moves} />
      `
    }${
      overlay.value?.startsWith("trade ") &&
      html`
        <${TradeOverlay} view=${view} you=${you} id=${overlay.value.slice(6)} key=${overlay.value} />
      `
    }
  `;
}
