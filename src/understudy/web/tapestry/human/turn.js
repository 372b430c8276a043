// Your turn: advance on a track with a payment, or take the next income turn.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { HintButton } from "../../advice/hint_button.js";
import { name, say } from "../../app/translations.js";
import { answerWhile, give } from "../../human/answer_queue.js";
import { CONFIRM, Confirm, confirmIf } from "../../human/confirm.js";
import { isKeyIgnored } from "../../human/ignored_keys.js";
import { overlay } from "../../human/overlay.js";
import { Preview } from "../../human/preview.js";
import { Heading } from "../../human/question_heading.js";
import { StatedChanges } from "../../human/stated_changes.js";
import { sending } from "../../play/game_state/current_game.js";
import { tab } from "../../play/current_view.js";
import { usePreviews } from "../../prompt/preview.js";
import { Icon, Owner, Radios } from "../../ui/controls.js";
import { printed } from "../printed_constants.js";
import { shownPerson, yourSide } from "./sides.js";
import { Resource } from "./symbols/symbols.js";
import { choose, chosenAdvance, spaceName } from "./track_cards.js";

/** @import { MenuQuestion, Question } from "../../types" */
/** @import { Advance } from "./view" */

/** Show a payment as stamps. @param {{ payment: string }} props */
export const PaymentStamps = ({ payment }) =>
  payment.split("+").map(
    (of, n) => html`
      <${Resource} key=${n} of=${of} />
    `,
  );

/**
 * Give the answers of an advance: the move, the token if two can move, the payment.
 * @param {string} track @param {number} space @param {string} payment
 */
function advance(track, space, payment) {
  let paid = false;
  /** @param {Question} question */
  const next = ({ id }) => {
    if (paid) return undefined;
    if (id === "tapestry-you-turn") return { do: "advance", track };
    if (id === "tapestry-you-token") return String(space - 1);
    paid = true;
    return id === "tapestry-you-pay" ? payment : undefined;
  };
  return answerWhile(next);
}

/** Show how the chosen advance is paid, and what it changes. @param {{ advance: Advance }} props */
function ChosenAdvance({ advance: { track, costs } }) {
  const [changing, setChanging] = useState(false);
  const now = chosenAdvance();
  const cost = costs.find(({ space }) => space === now?.token) ?? costs[0];
  const payment = cost.payments.includes(now?.payment ?? "") ? String(now?.payment) : cost.payments[0];
  const tokens = costs.length > 1 ? [String(cost.space - 1)] : [];
  const [preview] = usePreviews([[{ do: "advance", track }, ...tokens, payment]]);
  useEffect(() => setChanging(false), [track]);
  useLayoutEffect(
    // The question grows with the preview, and may cover the chosen track.
    () => document.querySelector(`.t-card[data-track=${track}]`)?.scrollIntoView({ block: "nearest" }),
    [track, preview, changing],
  );
  return html`
    ${
      costs.length > 1 &&
      html`
        <${Radios}
          name="token"
          label=${say("tapestry-you-token", {})}
          value=${String(cost.space)}
          options=${costs.map(({ space }) => ({ id: String(space), text: `${space - 1} → ${space}` }))}
          onPick=${(/** @type {string} */ id) => choose({ token: Number(id) })}
        />
      `
    }
    <div class="t-pay">
      <span class="t-stamps" aria-hidden="true"><${PaymentStamps} payment=${payment} /></span>
      <span class="sr">${name({ kind: "tapestry-payment", id: payment })}</span>
      ${
        cost.payments.length > 1 &&
        html`
          <button
            type="button"
            class="btn quiet"
            aria-expanded=${changing}
            aria-keyshortcuts="c"
            data-change-payment
            onClick=${() => setChanging(!changing)}
          >
            ${say("tapestry-screen-change-payment")}
          </button>
        `
      }
    </div>
    ${
      changing &&
      html`
        <div class="t-payments" role="radiogroup" aria-label=${say("tapestry-you-pay")}>
          ${cost.payments.map(
            (one) => html`
              <button
                type="button"
                class="choice"
                role="radio"
                key=${one}
                data-payment=${one}
                aria-checked=${one === payment}
                onClick=${() => choose({ payment: one })}
              >
                <span aria-hidden="true"><${PaymentStamps} payment=${one} /></span>
                <span class="sr">${name({ kind: "tapestry-payment", id: one })}</span>
              </button>
            `,
          )}
        </div>
      `
    }
    <${Preview} preview=${preview} />
    <div class="go">
      <${IncomeButton} primary=${false} />
      <button
        type="button"
        class="btn primary"
        data-advance=${track}
        disabled=${sending.value}
        onClick=${() => advance(track, cost.space, payment)}
      >
        ${say("tapestry-screen-advance-to", { space: spaceName(track, cost.space) })}
      </button>
    </div>
  `;
}

/** Take the income turn; ask first while advances are possible. */
const takeIncome = () =>
  confirmIf(
    yourSide().advances.some(({ why_not: why }) => why === null),
    () => give({ do: "income" }),
  );

/** @param {{ primary: boolean }} props */
const IncomeButton = ({ primary }) => html`
  <button
    type="button"
    class="btn ${primary ? "primary" : ""}"
    data-entry="income"
    aria-keyshortcuts="i"
    disabled=${sending.value}
    onClick=${takeIncome}
  >
    <${Icon} name="tapestry/income" />
    ${say("tapestry-move-income")}
  </button>
`;

const TRACK_KEYS = ["1", "2", "3", "4"];
/** Keys that open a view. @type {Record<string, string>} */
const VIEW_KEYS = { t: "cards", v: "city", k: "tracks" };

/** Return the keys of your turn, and what they do. @returns {[key: string, text: string][]} */
export const turnKeys = () => [
  ["1 – 4", say("tapestry-screen-key-track")],
  ["c", say("tapestry-screen-change-payment")],
  ["i", say("tapestry-move-income")],
  ["k", say("tapestry-screen-tracks")],
  ["v", say("tapestry-screen-city")],
  ["t", say("tapestry-screen-cards")],
  ["r", say("tapestry-screen-rotate")],
  ["a", say("tapestry-place-aside")],
  ["h", say("page-hint")],
  ["Enter", say("tapestry-screen-key-enter")],
];

/** Handle the keys of the turn. */
function useTurnKeys() {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isKeyIgnored(event)) return;
      const key = event.key.toLowerCase();
      const advances = yourSide().advances;
      const at = TRACK_KEYS.indexOf(key);
      if (at >= 0 && advances[at]?.why_not === null) choose({ track: advances[at].track });
      else if (key === "i") takeIncome();
      else if (key === "c")
        /** @type {HTMLElement | null} */ (document.querySelector("[data-change-payment]"))?.click();
      else if (VIEW_KEYS[key]) tab.value = VIEW_KEYS[key];
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    document.addEventListener("keydown", press, true);
    return () => document.removeEventListener("keydown", press, true);
  }, []);
}

/** Ask for the move of your turn. @param {{ question: MenuQuestion }} props */
export function Turn({ question }) {
  useTurnKeys();
  const shown = useRef(false);
  useEffect(() => {
    if (!shown.current) tab.value = "tracks";
    shown.current = true;
  }, []);
  const { advances, first_in_next_era: first } = yourSide();
  const { era } = shownPerson();
  const bonus = first && printed().first_in_era[era + 1];
  const possible = advances.filter(({ why_not: why }) => why === null);
  const now = chosenAdvance();
  const chosen = possible.find(({ track }) => track === now?.track);
  return html`
    <div class="kicker">
      <${Owner} side=${question.args.owner.id} />
      <span>${say("tapestry-turn-human", { owner: question.args.owner })}</span>
      <${HintButton} />
    </div>
    <${Heading}>${possible.length > 0 ? say("tapestry-screen-which-track") : say("tapestry-screen-only-income")}<//>
    <${StatedChanges} />
    ${
      chosen
        ? html`
            <${ChosenAdvance} advance=${chosen} key=${chosen.track} />
          `
        : html`
            ${
              bonus &&
              html`
                <p class="r">${say("tapestry-screen-first-in-era", { gives: bonus.text })}</p>
              `
            }
            <div class="go"><${IncomeButton} primary=${possible.length === 0} /></div>
          `
    }${
      overlay.value === CONFIRM &&
      html`
        <${Confirm}
          id="tapestry-screen-confirm-income"
          args=${{ count: possible.length }}
          label=${say("tapestry-move-income")}
          onConfirm=${() => give({ do: "income" })}
        />
      `
    }
  `;
}
