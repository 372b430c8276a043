// Journal view: the steps by turn, the newest first.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon, Owners, Radios } from "../ui/controls.js";
import { sending, currentGame, turns, watching } from "../play/game_state/current_game.js";
import { LineEnd, OpenWhy, linesOf, textOf } from "./lines.js";
import { systemOf } from "../app/faces.js";
import { undo } from "../prompt/undo.js";
import { useWinAfter, WinAfter } from "../advice/win_history.js";
import { mergeTurns } from "./turns.js";
import { name, say } from "../app/translations.js";

/** @import { GameDocument, Step, Turn as Group } from "../types" */
/** @import { Line as LineData } from "./lines.js" */

/** Turns shown at first. */
const PAGE = 12;

/** Show a button that undoes to this step, if there are later answers. @param {{ step: Step }} props */
function UndoToHere({ step }) {
  const { marks, answers } = currentGame();
  const to = marks[step.number];
  if (to === undefined || to >= answers || watching.value) return null;
  return html`
    <button type="button" class="btn quiet link" disabled=${sending.value} onClick=${() => undo(to)}>
      <${Icon} name="undo" />
      ${say("page-undo-to-here")}
    </button>
  `;
}

/** Return the index of the answer given just before a step, or null. @param {Step} step */
function answerBefore(step) {
  if (watching.value) return null;
  const { marks } = currentGame();
  const before = step.number > 0 ? marks[step.number - 1] : 0;
  return marks[step.number] > before ? marks[step.number] - 1 : null;
}

/** @param {{ at: number | null }} props */
const CorrectLink = ({ at }) =>
  at !== null &&
  html`
    <a class="btn quiet link" href=${`#/play/${currentGame().id}/repair/${at}`}>
      <${Icon} name="edit" />
      ${say("page-correct-this")}
    </a>
  `;

/** @param {{ line: LineData }} props */
function Line({ line }) {
  const { step, depth } = line;
  const system = systemOf(currentGame());
  const icon = line.cause?.icon ?? system.stepIcon(step);
  // Offer to correct or undo here only if an answer was given before this line.
  const at = answerBefore(step);
  return html`
    <li class="l d${depth}">
      ${
        icon
          ? html`
              <${Icon} name=${icon} />
            `
          : html`
              <span class="dot" aria-hidden="true"></span>
            `
      }
      <div class="txt">
        ${textOf(step)}${
          at !== null &&
          html`
            <span class="line-acts">
              <${CorrectLink} at=${at} />
              <${UndoToHere} step=${step} />
            </span>
          `
        }
      </div>
      <${LineEnd} place="journal" step=${step} />
      <${OpenWhy} place="journal" step=${step} />
    </li>
  `;
}

/** @param {{ group: Group, now: boolean, win: number | null }} props */
function Turn({ group, now, win }) {
  const system = systemOf(currentGame());
  const { steps } = group;
  const lines = linesOf(steps);
  // The answer that named the card in the heading has no line of its own.
  const named = steps.slice(1).find((step) => system.inHeading(step, steps) && answerBefore(step) !== null);
  return html`
    <li class="jr-turn ${now ? "now" : ""}">
      <div class="jr-head">
        <${Owners} sides=${system.marks(steps)} />
        <h3>${system.heading(steps)}</h3>
        <${WinAfter} win=${win} />
        ${
          named &&
          html`
            <${CorrectLink} at=${answerBefore(named)} />
          `
        }
        <${UndoToHere} step=${steps[0]} />
      </div>
      ${
        lines.length > 0 &&
        html`
          <ol>
            ${lines.map(
              (line) => html`
                <${Line} line=${line} key=${line.step.number} />
              `,
            )}
          </ol>
        `
      }
    </li>
  `;
}

/** The side whose turns are shown; empty shows all. */
const shownSide = signal("");

/** Return the side of a turn; several players are separate sides, several bots are one. @param {Step[]} steps */
function sideOf(steps) {
  const { marks, side } = systemOf(currentGame());
  return side(steps) === "human" ? marks(steps)[0] : side(steps);
}

/** Show the choice of the side whose turns are shown. @param {{ doc: GameDocument }} props */
function SideFilter({ doc }) {
  const people = [...new Set(["human", ...turns.value.map(({ steps }) => sideOf(steps) ?? "bot")])].filter(
    (id) => id !== "bot",
  );
  const sides = [
    ...people.map((id) => ({ id, text: name({ kind: `${doc.system}-owner`, id }) })),
    { id: "bot", text: systemOf(doc).botName(doc.view) },
  ];
  return html`
    <${Radios}
      segmented
      name="whose"
      label=${say("page-journal-whose")}
      value=${shownSide.value}
      options=${[{ id: "", text: say("page-history-all") }, ...sides]}
      onPick=${(id) => {
        shownSide.value = id;
      }}
    />
  `;
}

export function Journal() {
  const [count, setCount] = useState(PAGE);
  const { side } = systemOf(currentGame());
  const winAfter = useWinAfter();
  const all = mergeTurns(turns.value, side).filter(
    ({ steps }) => !shownSide.value || sideOf(steps) === shownSide.value,
  );
  const shown = all.slice(-count).toReversed();
  return html`
    <div class="journal">
      <${SideFilter} doc=${currentGame()} />
      <ol class="jr">
        ${shown.map(
          (group, n) => html`
            <${Turn} group=${group} now=${n === 0} win=${winAfter(group.steps)} key=${group.turn} />
          `,
        )}
      </ol>
      ${
        all.length > count &&
        html`
          <button type="button" class="btn wide" onClick=${() => setCount(count + 4 * PAGE)}>
            ${say("page-earlier")}
          </button>
        `
      }
    </div>
  `;
}
