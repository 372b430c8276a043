// A game on the first screen: how it stands, what it is called, the way back to it.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon } from "../ui/controls.js";
import { formatAgo, say } from "../app/translations.js";

/** @import { GameDocument, GameSummary, System } from "../types" */

const LONGEST = 60;

/** The game that may be deleted, and the one that gets a name. */
const doomed = signal(/** @type {string | null} */ (null));
const naming = signal(/** @type {string | null} */ (null));

/** What can be done with a game. @typedef {{ onRemove: (entry: GameSummary) => void, onName: (id: string, title: string) => void }} Deeds */

/** Whether the game is somebody else's: then it is not deleted but taken off this list. @param {GameSummary} entry */
export const isGuest = ({ right }) => right === "play" || right === "watch";

/** @param {{ entry: GameSummary } & Pick<Deeds, "onRemove">} props */
const Doomed = ({ entry, onRemove }) => html`
  <div class="save-end">
    <span class="small">${say(isGuest(entry) ? "page-leave-sure" : "page-delete-sure")}</span>
    <button
      type="button"
      class="btn"
      onClick=${() => {
        doomed.value = null;
      }}
    >
      ${say("page-keep")}
    </button>
    <button
      type="button"
      class="btn"
      onClick=${() => {
        doomed.value = null;
        onRemove(entry);
      }}
    >
      ${say(isGuest(entry) ? "page-leave-go" : "page-delete")}
    </button>
  </div>
`;

/** What leads to that. @param {{ entry: GameSummary, quiet?: boolean }} props */
const Remove = ({ entry, quiet = false }) => {
  const words = say(isGuest(entry) ? "page-leave" : "page-delete-game");
  return html`
    <button
      type="button"
      class=${quiet ? "btn quiet icon" : "btn"}
      aria-label=${quiet ? words : undefined}
      onClick=${() => {
        doomed.value = entry.id;
      }}
    >
      <${Icon} name=${isGuest(entry) ? "cross" : "trash"} />
      ${!quiet && words}
    </button>
  `;
};

/** @param {{ entry: GameSummary } & Pick<Deeds, "onName">} props */
function Naming({ entry, onName }) {
  const [title, setTitle] = useState(entry.title);
  /** @param {SubmitEvent} event */
  const keep = (event) => {
    event.preventDefault();
    naming.value = null;
    onName(entry.id, title);
  };
  return html`
    <form class="save-end naming" onSubmit=${keep}>
      <label>
        <span class="small">${say("page-game-title")}</span>
        <input
          class="line-in"
          type="text"
          maxlength=${LONGEST}
          autocomplete="off"
          enterkeyhint="done"
          value=${title}
          autofocus
          onInput=${(event) => setTitle(event.target.value)}
        />
      </label>
      <button
        type="button"
        class="btn"
        onClick=${() => {
          naming.value = null;
        }}
      >
        ${say("page-cancel")}
      </button>
      <button type="submit" class="btn primary">${say("page-keep-title")}</button>
    </form>
  `;
}

/** @param {{ entry: GameSummary, first: boolean }} props */
const Ends = ({ entry, first }) => html`
  <div class="save-end">
    <a class="btn ${first ? "primary" : ""}" href=${`#/play/${entry.id}${entry.over ? "/score" : ""}`}>
      ${say(entry.over ? "page-see-result" : entry.right === "watch" ? "page-watch" : first ? "page-resume-first" : "page-resume")}
    </a>
    ${
      !isGuest(entry) &&
      html`
        <button
          type="button"
          class="btn quiet icon"
          aria-label=${say("page-name-game")}
          onClick=${() => {
            naming.value = entry.id;
          }}
        >
          <${Icon} name="name" />
        </button>
      `
    }
    <${Remove} entry=${entry} quiet />
  </div>
`;

/** A game that cannot be read any more, and what to do. @param {{ entry: GameSummary } & Pick<Deeds, "onRemove">} props */
export const DamagedGame = ({ entry, onRemove }) => html`
  <article class="card save damaged">
    <div class="all">
      <h2>${say("page-game-damaged")}</h2>
      <p class="small">${say("page-game-damaged-hint", { id: entry.id })}</p>
    </div>
    ${
      doomed.value === entry.id
        ? html`
            <${Doomed} entry=${entry} onRemove=${onRemove} />
          `
        : html`
            <div class="save-end"><${Remove} entry=${entry} /></div>
          `
    }
  </article>
`;

/**
 * How it stands comes from the game's own part of the page, its picture with its position.
 * @param {{ entry: GameSummary, first: boolean, system?: System, doc?: GameDocument } & Deeds} props
 */
export function SavedGame({ entry, first, system, doc, onRemove, onName }) {
  const { id, title } = entry;
  return html`
    <article class="card save ${doc ? "" : "bare"}">
      ${
        doc &&
        html`
          <figure>
            ${
              system &&
              html`
                <${system.Thumbnail} doc=${doc} />
              `
            }
          </figure>
        `
      }
      <div>
        <p class="tiny muted">${say(`page-system-${entry.system}`)}</p>
        ${
          title &&
          html`
            <h2>${title}</h2>
          `
        }${
          system
            ? html`
                <${system.ListEntry} entry=${entry} named=${Boolean(title)} />
              `
            : !title &&
              html`
                <h2>${say("page-game")}</h2>
              `
        }
        <p class="tiny muted">
          ${[isGuest(entry) && say(`page-guest-${entry.right}`), formatAgo(entry.updated)].filter(Boolean).join(" · ")}
        </p>
      </div>
      ${
        doomed.value === id
          ? html`
              <${Doomed} entry=${entry} onRemove=${onRemove} />
            `
          : naming.value === id
            ? html`
                <${Naming} entry=${entry} onName=${onName} />
              `
            : html`
                <${Ends} entry=${entry} first=${first} />
              `
      }
    </article>
  `;
}
