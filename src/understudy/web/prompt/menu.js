// What you did: a pad of buttons; those with details open them.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { openEntry } from "./pending_answer.js";
import { Icon } from "../ui/controls.js";
import { giveAnswer } from "./edited_question.js";
import { sending, currentGame } from "../play/current_game.js";
import { sayIn, systemOf } from "../app/faces.js";
import { hasMessage, say } from "../app/translations.js";

/** @import { Entry, MenuQuestion } from "../types" */

/** How many things stand on the pad itself; the sixth button leads to the rest. */
const MAX_COMMON = 5;

/** @param {MenuQuestion} question @param {string} entry @param {string} [attribute] */
const textOf = (question, entry, attribute) => say(`${question.kind}-${entry}`, {}, attribute);

/** @param {Entry} entry */
const chooseEntry = ({ name, fields }) => (fields.length === 0 ? giveAnswer({ do: name }) : openEntry(name));

/** @param {{ icon: string, text: string, entry?: string, onTake: () => void }} props */
const MenuButton = ({ icon, text, entry, onTake }) => html`
  <button type="button" class="act" data-entry=${entry} onClick=${onTake} disabled=${sending.value}>
    <${Icon} name=${icon} />
    ${text}
  </button>
`;

/** @param {{ question: MenuQuestion }} props */
export function ActionMenu({ question }) {
  const system = systemOf(currentGame());
  // Each question, and whoever comes back from a form, begins with the pad itself.
  const [group, setGroup] = useState(/** @type {"more" | "mend" | null} */ (null));
  const edits = question.entries.filter(({ name }) => system.isEdit(name));
  /** @param {Entry} entry */
  const rank = ({ name }) => system.commonEntries.indexOf(name) + 1 || system.commonEntries.length + 1;
  const quick = system.quickEntry(question);
  const actions = question.entries
    .filter(({ name }) => !system.isEdit(name) && name !== quick)
    .toSorted((a, b) => rank(a) - rank(b));
  const common = actions.slice(0, MAX_COMMON);
  const rest = actions.slice(MAX_COMMON);
  const shown = group === null ? common : { more: rest, mend: edits }[group];
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
            text=${textOf(question, entry.name)}
            onTake=${() => chooseEntry(entry)}
          />
        `,
      )}${
        group === null &&
        (rest.length > 0 || edits.length > 0) &&
        html`
          <${MenuButton} icon="more" text=${say("page-other")} onTake=${() => setGroup("more")} />
        `
      }${
        group === "more" &&
        edits.length > 0 &&
        html`
          <${MenuButton} icon="mend" text=${say("page-put-right")} onTake=${() => setGroup("mend")} />
        `
      }${
        group !== null &&
        html`
          <${MenuButton}
            icon="back"
            text=${say("page-back")}
            onTake=${() => setGroup(group === "mend" ? "more" : null)}
          />
        `
      }
    </div>
  `;
}

/** The things without details: the likely one is the filled button. @param {{ question: MenuQuestion }} props */
export const PlainEntries = ({ question }) => {
  const likely = question.default?.do;
  /** @param {string} name */
  const labelOf = (name) => {
    // A question may say in its own words what ends it.
    if (name === "done" && hasMessage(question.id, "done")) return say(question.id, question.args, "done");
    const attribute = name === likely ? "likely" : "unlikely";
    if (hasMessage(`${question.kind}-${name}`, attribute)) return textOf(question, name, attribute);
    return name === "done" ? sayIn(currentGame().system, "page-nothing-more") : textOf(question, name);
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

export const entryText = textOf;
