// The question where a building or landmark goes: the ghost in the city, its turns, what it completes, and other
// places.

import { html } from "htm/preact";
import { useEffect, useLayoutEffect } from "preact/hooks";
import { labelled, name, say } from "../../../app/translations.js";
import { Preview } from "../../../human/preview.js";
import { QuestionText, Undo } from "../../../human/questions.js";
import { giveAnswer } from "../../../prompt/edited_question.js";
import { usePreviews } from "../../../prompt/preview.js";
import { sending } from "../../../play/game_state/current_game.js";
import { tab, wide } from "../../../play/current_view.js";
import { Icon } from "../../../ui/controls.js";
import { completedBy } from "./city.js";
import { ASIDE } from "../answer_ids.js";
import {
  chosenOption,
  chooseOption,
  insideCount,
  moveBy,
  placeName,
  placeOf,
  placesOf,
  plotsAt,
  rotate,
  shapesOf,
  turnNow,
  turnTo,
} from "./placement.js";
import { printed } from "../../printed_constants.js";
import { yourSide } from "../sides.js";
import { benefitText } from "../symbols/benefit_symbols.js";
import { Building, Footprint, Resource, Sign } from "../symbols/symbols.js";
import { isKeyIgnored } from "../../../human/ignored_keys.js";

/** @import { ChoiceQuestion } from "../../../types" */

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Open a view while a question is shown, then the one before. @param {string} id */
export function useTab(id) {
  useEffect(() => {
    const before = tab.peek();
    tab.value = id;
    return () => {
      if (tab.peek() === id) tab.value = before;
    };
  }, []);
}

/** Handle the keys of placing. @param {ChoiceQuestion} question */
function usePlaceKeys(question) {
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isKeyIgnored(event)) return;
      const arrow = ARROWS[event.key];
      const inList = event.target instanceof Element && event.target.closest("[role=tablist]") !== null;
      if (arrow && !inList) moveBy(...arrow);
      else if (event.key.toLowerCase() === "r") rotate(event.shiftKey ? -1 : 1);
      else if (event.key === "a") giveAnswer(ASIDE);
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [question]);
}

/** Show what the ghost completes. @param {{ question: ChoiceQuestion, option: string }} props */
function Completes({ question, option }) {
  const place = placeOf(option);
  if (!place) return null;
  const { rows, columns, districts } = completedBy(yourSide().city, plotsAt(question, place));
  return html`
    <p class="t-completes">
      ${districts.map(
        (number) => html`
          <span class="chip hot" key=${`d${number}`}>
            <${Sign} name="district" />
            ${say("tapestry-screen-district", { number })}
            <${Resource} of="any" />
          </span>
        `,
      )}${rows.map(
        (number) => html`
          <span class="chip hot" key=${`r${number}`}>
            <${Sign} name="line" />
            ${say("tapestry-screen-row", { number })}
          </span>
        `,
      )}${columns.map(
        (number) => html`
          <span class="chip hot" key=${`c${number}`}>
            <${Sign} name="line" />
            ${say("tapestry-screen-column", { number })}
          </span>
        `,
      )}
    </p>
  `;
}

/** Show what the position gives from which the building was taken. @param {{ row: string }} props */
function OpenedPosition({ row }) {
  const { points, income } = printed().income_mat[row][yourSide().open_positions[row] - 1];
  return html`
    <p class="r">${say("tapestry-screen-opened", { gives: [...income, ...points].map(benefitText).join(", ") })}</p>
  `;
}

/** Ask where a building or landmark goes. @param {{ question: ChoiceQuestion }} props */
export function PlaceBuilding({ question }) {
  useTab("city");
  usePlaceKeys(question);
  const shapes = shapesOf(question);
  const turn = turnNow(question);
  const option = chosenOption();
  const { what } = question.args;
  const [preview] = usePreviews(option ? [[option]] : []);
  const others = question.options.filter((one) => placeOf(one) === null && one !== ASIDE);
  return html`
    <div class="asks">
      <${QuestionText} question=${question} />
      <p class="spot ${option ? "" : "empty"}" role="status">
        ${
          what.kind === "tapestry-building"
            ? html`
                <${Building} of=${what.id} />
              `
            : html`
                <${Sign} name="landmark" />
              `
        }${option ? labelled(name(what), placeName(option)) : say("tapestry-screen-tap-plot", { what })}
      </p>
      ${
        what.kind === "tapestry-building" &&
        html`
          <${OpenedPosition} row=${what.id} />
        `
      }
    </div>
    <div class="brings">
      ${
        shapes.length > 1 &&
        html`
          <div class="t-turns" role="group" aria-label=${say("tapestry-screen-rotate")}>
            ${shapes.map(
              (shape) => html`
                <button
                  type="button"
                  class="choice"
                  key=${shape.turn}
                  data-turn=${shape.turn}
                  aria-pressed=${shape.turn === turn}
                  aria-label=${say("tapestry-screen-turned", { number: shape.turn })}
                  disabled=${placesOf(question, shape.turn).length === 0}
                  onClick=${() => turnTo(shape.turn)}
                >
                  <${Footprint} shape=${shape.shape} />
                  <small>${insideCount(question, shape.turn)}</small>
                </button>
              `,
            )}
          </div>
        `
      }${
        option &&
        html`
          <${Completes} question=${question} option=${option} />
          <${Preview} preview=${preview} />
        `
      }${
        others.length > 0 &&
        html`
          <div class="choices">
            ${others.map(
              (one) => html`
                <button
                  type="button"
                  class="choice"
                  key=${one}
                  data-option=${one}
                  aria-pressed=${one === option}
                  onClick=${() => chooseOption(one)}
                >
                  <b>${placeName(one)}</b>
                </button>
              `,
            )}
          </div>
        `
      }
    </div>
    <div class="go">
      ${
        // Beside two other buttons it has no room in every language; a wide screen has it in the header.
        !(wide.value && question.options.includes(ASIDE)) &&
        html`
          <${Undo} />
        `
      }${
        question.options.includes(ASIDE) &&
        html`
          <button
            type="button"
            class="btn"
            data-option=${ASIDE}
            aria-keyshortcuts="a"
            disabled=${sending.value}
            onClick=${() => giveAnswer(ASIDE)}
          >
            <${Icon} name="tapestry/aside" />
            ${say("tapestry-place-aside")}
          </button>
        `
      }
      <button
        type="button"
        class="btn primary"
        data-build
        disabled=${!option || sending.value}
        onClick=${() => giveAnswer(option)}
      >
        ${say("tapestry-screen-build-here")}
      </button>
    </div>
  `;
}
