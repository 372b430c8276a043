// The capital city: plots, districts, buildings and landmarks; while something is placed, the ghost and what it
// completes.

import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { Icon } from "../../../ui/controls.js";
import { labelled, name, say } from "../../../app/translations.js";
import { giveAnswer } from "../../../prompt/edited_question.js";
import { sending } from "../../../play/game_state/current_game.js";
import { Building } from "../symbols/symbols.js";
import { chosenOption, moveBy, movePlot, placeOf, placeQuestion, plotsAt } from "./placement.js";

/** @import { City as CityView } from "../view" */

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const SIZE = NUMBERS.length;
const BUILDINGS = new Set(["market", "house", "farm", "armory"]);
/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/** Return the number of the district of a plot, from 1. @param {number} row @param {number} column */
const districtOf = (row, column) => Math.floor((row - 1) / 3) * 3 + Math.floor((column - 1) / 3) + 1;

/**
 * Return the lines and districts that these plots would complete, by the plots that are missing there.
 * @param {CityView} city @param {string[]} plots
 */
export function completedBy({ missing, built, impassable }, plots) {
  const free = plots
    .filter((plot) => !(plot in built) && !impassable.includes(plot))
    .map((plot) => plot.split(".").map(Number));
  /** @param {number[]} left @param {(row: number, column: number) => number} areaOf */
  const filled = (left, areaOf) =>
    left.flatMap((count, n) => {
      const covered = free.filter(([row, column]) => areaOf(row, column) === n + 1).length;
      return count > 0 && covered === count ? [n + 1] : [];
    });
  return {
    rows: filled(missing.rows, (row) => row),
    columns: filled(missing.columns, (_, column) => column),
    districts: filled(missing.districts, districtOf),
  };
}

/** Return the text of what stands on a plot. @param {CityView} city @param {string} plot */
function contentText({ built, impassable }, plot) {
  const content = built[plot];
  if (content) return name({ kind: BUILDINGS.has(content) ? "tapestry-building" : "tapestry-landmark", id: content });
  return impassable.includes(plot) ? say("tapestry-screen-impassable") : say("page-free");
}

/**
 * Show what stands on a plot; a landmark's name goes `across` plots.
 * @param {{ content?: string, across: number }} props
 */
const Content = ({ content, across }) =>
  content &&
  (BUILDINGS.has(content)
    ? html`
        <${Building} of=${content} />
      `
    : across > 0 &&
      html`
        <span class="c-name" style=${{ "--across": across }}>
          <${Icon} name="tapestry/landmark" />
          ${name({ kind: "tapestry-landmark", id: content })}
        </span>
      `);

/**
 * Return how many plots in a row have the same content, from one on.
 * @param {CityView} city @param {number} row @param {number} column
 */
function widthFrom({ built }, row, column) {
  let width = 1;
  while (built[`${row}.${column + width}`] === built[`${row}.${column}`]) width += 1;
  return width;
}

/** Show how many plots a line lacks. @param {{ count: number, done: boolean, label: string }} props */
const Missing = ({ count, done, label }) => html`
  <span class="c-missing ${done ? "done" : ""} ${count === 0 ? "full" : ""}">
    <span class="sr">${labelled(label)}</span>
    ${
      count === 0 || done
        ? html`
            <${Icon} name="done" />
          `
        : count
    }
  </span>
`;

/**
 * Show a capital city; `placing` if something is placed in it now. `marks` are the plots of two compared answers.
 * @param {{ city: CityView, placing?: boolean, small?: boolean, marks?: { given: string[], expert: string[] } }} props
 */
export function CapitalCity({ city, placing = false, small = false, marks = { given: [], expert: [] } }) {
  const grid = useRef(/** @type {HTMLElement | null} */ (null));
  const question = placing ? placeQuestion() : null;
  const place = question ? placeOf(chosenOption() ?? "") : null;
  const ghost = question && place ? plotsAt(question, place) : [];
  const completed = completedBy(city, ghost);
  const seen = new Set();
  /** @param {string} plot */
  const tap = (plot) => {
    if (ghost.includes(plot) && !sending.peek()) giveAnswer(chosenOption());
    else movePlot(plot);
  };
  /** Move the ghost with the arrow keys, and build with Enter. @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const arrow = ARROWS[event.key];
    if (!question || !arrow) return;
    event.preventDefault();
    event.stopPropagation();
    moveBy(...arrow);
  };
  /** Let the ghost follow a dragged pointer. @param {PointerEvent} event */
  const onPointerMove = (event) => {
    if (!question || event.buttons !== 1) return;
    const under = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-plot]");
    const plot = /** @type {HTMLElement | null | undefined} */ (under)?.dataset.plot;
    if (plot && !ghost.includes(plot)) movePlot(plot);
  };
  return html`
    <div
      class="city ${question ? "placing" : ""} ${small ? "small-city" : ""}"
      ref=${grid}
      role="group"
      aria-label=${say("tapestry-screen-city")}
      onKeyDown=${onKeyDown}
      onPointerMove=${onPointerMove}
    >
      <span></span>
      ${NUMBERS.map(
        (column) => html`
          <${Missing}
            key=${`c${column}`}
            count=${city.missing.columns[column - 1]}
            done=${completed.columns.includes(column)}
            label=${say("tapestry-screen-column", { number: column })}
          />
        `,
      )}${NUMBERS.map((row) => [
        html`
          <${Missing}
            key=${`r${row}`}
            count=${city.missing.rows[row - 1]}
            done=${completed.rows.includes(row)}
            label=${say("tapestry-screen-row", { number: row })}
          />
        `,
        ...NUMBERS.map((column) => {
          const plot = `${row}.${column}`;
          const content = city.built[plot];
          const across = content && !seen.has(content) ? widthFrom(city, row, column) : 0;
          if (content && !BUILDINGS.has(content)) seen.add(content);
          const district = districtOf(row, column);
          const classes = [
            "plot",
            city.impassable.includes(plot) && "rock",
            content && !BUILDINGS.has(content) && "covered",
            city.districts.includes(district) && "in-full",
            completed.districts.includes(district) && "in-done",
            (ghost.includes(plot) || marks.given.includes(plot)) && "ghost",
            marks.expert.includes(plot) && "of-expert",
            column % 3 === 0 && column < SIZE && "d-right",
            row % 3 === 0 && row < SIZE && "d-below",
          ]
            .filter(Boolean)
            .join(" ");
          const inner = html`
            <${Content} content=${content} across=${across} />
          `;
          return question
            ? html`
                <button
                  type="button"
                  class=${classes}
                  key=${plot}
                  data-plot=${plot}
                  tabindex=${plot === (ghost[0] ?? "1.1") ? 0 : -1}
                  aria-pressed=${ghost.includes(plot)}
                  aria-label=${labelled(plot, contentText(city, plot))}
                  onClick=${() => tap(plot)}
                >
                  ${inner}
                </button>
              `
            : html`
                <span class=${classes} key=${plot} role="img" aria-label=${labelled(plot, contentText(city, plot))}>
                  ${inner}
                </span>
              `;
        }),
      ])}
    </div>
  `;
}
