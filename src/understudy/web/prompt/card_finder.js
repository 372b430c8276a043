// Field for a card: search by number or by part of its name in any language.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { Icon } from "../ui/controls.js";
import { localStore } from "../app/storage.js";
import { currentGame, currentOpenGame } from "../play/game_state/current_game.js";
import { errorMessage } from "../requests/errors.js";
import { name, names, printedNumber, say } from "../app/translations.js";
import { cardElsewhere, matchingCard, possibleCards, search } from "./card_search.js";
import { currentQuestion, earlierQuestion } from "./edited_question.js";

/** @import { CardQuestion, FieldProps, FieldEvent } from "../types" */

/** Up to this many possible cards are shown as buttons with their numbers. */
const MAX_NUMBER_BUTTONS = 24;
const MAX_MATCHES = 40;

const STORAGE_KEY = "understudy-finder";
/** Whether phones show the numeric keyboard. */
const numericKeyboard = signal(localStore.read(STORAGE_KEY) !== "letters");

/** @param {{ id: string, kind: string, on: boolean, onChoose: (id: string) => void }} props */
const Match = ({ id, kind, on, onChoose }) => html`
  <li>
    <button type="button" class="match ${on ? "on" : ""}" aria-pressed=${on} onClick=${() => onChoose(id)}>
      <span class="no">${printedNumber(id)}</span>
      <b>${name({ kind, id })}</b>
    </button>
  </li>
`;

/** @param {{ ids: string[], kind: string, value: string | null, onChoose: (id: string) => void }} props */
const Numbers = ({ ids, kind, value, onChoose }) => html`
  <div class="numbers" role="group" aria-label=${say("page-possible-cards")}>
    ${ids.map(
      (id) => html`
        <button
          type="button"
          class="opt"
          key=${id}
          aria-pressed=${id === value}
          aria-label=${[id, name({ kind, id })].filter((word, n, all) => all.indexOf(word) === n).join(" ")}
          onClick=${() => onChoose(id)}
        >
          ${id}
        </button>
      `,
    )}
  </div>
`;

/** Show the button that switches the keyboard of phones. @param {{ onSwitch: () => void }} props */
const KeyboardButton = ({ onSwitch }) => html`
  <button type="button" class="btn quiet keys" onClick=${onSwitch}>
    <span aria-hidden="true">${numericKeyboard.value ? "ABC" : "123"}</span>
    <span class="sr">${say(numericKeyboard.value ? "page-letter-keys" : "page-number-keys")}</span>
  </button>
`;

/** Scroll the next field into view; a phone has no room for both. @param {HTMLElement | null} input */
const showNext = (input) => input?.closest(".field")?.nextElementSibling?.scrollIntoView({ block: "nearest" });

/**
 * Return why the text is not a possible card, or an empty text.
 * @param {CardQuestion} field @param {string} text @param {number} matches
 */
function rejectionText(field, text, matches) {
  const card = cardElsewhere(field, text);
  if (card && !matchingCard(field, text)) return say("table-card-elsewhere", { card: { kind: field.kind, id: card } });
  return text.trim() && matches === 0 ? say("page-no-match") : "";
}

/** Open the last menu that was answered: it offers to correct the board, and the later answers stay. */
async function openLastMenu() {
  const { id } = currentGame();
  try {
    const last = (await api.answers(id)).findLast(({ did }) => did);
    location.hash = `#/play/${id}/repair${last ? `/${last.at}` : ""}`;
  } catch (error) {
    currentOpenGame().problem.value = errorMessage(error);
  }
}

/** Show a link to the correction of the board, if the question is about a card that lies on the table. */
const CorrectBoardButton = () =>
  currentQuestion().question?.type === "card" &&
  !earlierQuestion.value &&
  html`
    <li>
      <button type="button" class="btn wide" onClick=${openLastMenu}>
        <${Icon} name="edit" />
        ${say("page-put-right")}
      </button>
    </li>
  `;

/** @param {FieldProps<CardQuestion> & { value: string | null }} props */
export function CardField({ field, value, onChange, label }) {
  const [text, setText] = useState(value ?? "");
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const ids = possibleCards(field);
  const numbered = ids.some(printedNumber);
  // Cards that only have numbers need no letters.
  const named = ids.some((id) => names.value[field.kind][id].en !== id);
  const hits = search(field, text);
  useEffect(() => {
    // Only with a mouse; on a phone the keyboard would hide the board.
    if (matchMedia("(pointer: fine)").matches) input.current?.focus();
  }, []);
  /** @param {FieldEvent} event */
  const handleInput = (event) => {
    setText(event.target.value);
    // An empty or unknown text clears the earlier answer.
    onChange(matchingCard(field, event.target.value) ?? "");
  };
  /** @param {string} id */
  const choose = (id) => {
    setText(name({ kind: field.kind, id }));
    onChange(id);
    showNext(input.current);
  };
  const toggleKeyboard = () => {
    numericKeyboard.value = !numericKeyboard.value;
    localStore.write(STORAGE_KEY, numericKeyboard.value ? "digits" : "letters");
    input.current?.focus();
  };
  const showNumbers = numbered && ids.length <= MAX_NUMBER_BUTTONS;
  const shown = [...new Set([...(value ? [value] : []), ...hits])].slice(0, MAX_MATCHES);
  const note = value ? "" : rejectionText(field, text, hits.length);
  return html`
    <div class="finder">
      <div class="finder-top">
        <label class="finder-in">
          <${Icon} name="search" />
          <span class="sr">${label}</span>
          <input
            ref=${input}
            type="text"
            inputmode=${numbered && (numericKeyboard.value || !named) ? "numeric" : "text"}
            autocomplete="off"
            spellcheck=${false}
            enterkeyhint="done"
            value=${text}
            placeholder=${say(!named ? "page-finder-number" : numbered ? "page-finder" : "page-finder-name")}
            onInput=${handleInput}
          />
        </label>
        ${
          numbered &&
          named &&
          html`
            <${KeyboardButton} onSwitch=${toggleKeyboard} />
          `
        }
      </div>
      ${
        showNumbers &&
        html`
          <${Numbers} ids=${ids} kind=${field.kind} value=${value} onChoose=${choose} />
        `
      }
      <ul aria-label=${say("page-matches")} aria-live="polite">
        ${
          note &&
          html`
            <li class="none">${note}</li>
          `
        }${
          !value &&
          cardElsewhere(field, text) &&
          html`
            <${CorrectBoardButton} />
          `
        }${
          (!showNumbers || named) &&
          shown.map(
            (id) => html`
              <${Match} id=${id} kind=${field.kind} on=${id === value} onChoose=${choose} key=${id} />
            `,
          )
        }
      </ul>
    </div>
  `;
}
