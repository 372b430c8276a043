// Menu of things to report: a grid of buttons; entries with fields open a form.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { openEntry } from "./pending_answer.js";
import { Icon } from "../ui/controls.js";
import { giveAnswer } from "./edited_question.js";
import { sending, currentGame } from "../play/game_state/current_game.js";
import { sayIn, systemOf } from "../app/faces.js";
import { hasMessage, say } from "../app/translations.js";

/** @import { Entry, MenuQuestion } from "../types" */

/** Entries of the first page; a sixth button leads to the rest. */
const MAX_COMMON = 5;

/** Return the text of a menu entry. @param {MenuQuestion} question @param {string} entry @param {string} [attribute] */
export const entryText = (question, entry, attribute) => say(`${question.kind}-${entry}`, {}, attribute);

/** Report an entry, or open its fields. @param {Entry} entry */
const chooseEntry = ({ name, fields }) => (fields.length === 0 ? giveAnswer({ do: name }) : openEntry(name));

/** @param {{ icon: string, text: string, entry?: string, onChoose: () => void }} props */
const MenuButton = ({ icon, text, entry, onChoose }) => html`
  <button type="button" class="act" data-entry=${entry} onClick=${onChoose} disabled=${sending.value}>
    <${Icon} name=${icon} />
    ${text}
  </button>
`;

/** @param {{ question: MenuQuestion }} props */
export function ActionMenu({ question }) {
  const system = systemOf(currentGame());
  // The component is mounted again for each question and after each form, so it starts with the first page.
  const [group, setGroup] = useState(/** @type {"more" | "edits" | null} */ (null));
  const edits = question.entries.filter(({ name }) => system.isEdit(name));
  /** @param {Entry} entry */
  const rank = ({ name }) => system.commonEntries.indexOf(name) + 1 || system.commonEntries.length + 1;
  const quick = system.quickEntry(question);
  const actions = question.entries
    .filter(({ name }) => !system.isEdit(name) && name !== quick)
    .toSorted((a, b) => rank(a) - rank(b));
  const common = actions.slice(0, MAX_COMMON);
  const rest = actions.slice(MAX_COMMON);
  const shown = group === null ? common : { more: rest, edits }[group];
  return html`
    ${
      quick &&
      group === null &&
      html`
        <${system.QuickEntry} question=${question} />
      `
    }
    <div class="acts">
      ${shown.map(
        (entry) => html`
          <${MenuButton}
            key=${entry.name}
            entry=${entry.name}
            icon=${system.entryIcon(entry.name)}
            text=${entryText(question, entry.name)}
            onChoose=${() => chooseEntry(entry)}
          />
        `,
      )}${
        group === null &&
        (rest.length > 0 || edits.length > 0) &&
        html`
          <${MenuButton} icon="more" text=${say("page-other")} onChoose=${() => setGroup("more")} />
        `
      }${
        group === "more" &&
        edits.length > 0 &&
        html`
          <${MenuButton} icon="edit" text=${say("page-put-right")} onChoose=${() => setGroup("edits")} />
        `
      }${
        group !== null &&
        html`
          <${MenuButton}
            icon="back"
            text=${say("page-back")}
            onChoose=${() => setGroup(group === "edits" ? "more" : null)}
          />
        `
      }
    </div>
  `;
}

/**
 * Show the entries without fields as buttons; the likely one is highlighted.
 * @param {{ question: MenuQuestion }} props
 */
export const PlainEntries = ({ question }) => {
  const likely = question.default?.do;
  /** @param {string} name */
  const labelOf = (name) => {
    // A question may have its own text for ending it.
    if (name === "done" && hasMessage(question.id, "done")) return say(question.id, question.args, "done");
    const attribute = name === likely ? "likely" : "unlikely";
    if (hasMessage(`${question.kind}-${name}`, attribute)) return entryText(question, name, attribute);
    return name === "done" ? sayIn(currentGame().system, "page-nothing-more") : entryText(question, name);
  };
  const order = question.plain.toSorted((a) => (a === likely ? 1 : -1));
  return order.map(
    (name) => html`
      <button
        type="button"
        class="btn ${name === likely ? "primary" : ""}"
        key=${name}
        data-entry=${name}
        disabled=${sending.value}
        onClick=${() => giveAnswer({ do: name })}
      >
        ${labelOf(name)}
      </button>
    `,
  );
};
