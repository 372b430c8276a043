// A game on the home screen, with its status and buttons.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon } from "../ui/controls.js";
import { formatAgo, say } from "../app/translations.js";

/** @import { GameDocument, GameSummary, System } from "../types" */

const MAX_TITLE_LENGTH = 60;

/** Ids of the game whose removal is to be confirmed, and of the one whose title is being edited. */
const removing = signal(/** @type {string | null} */ (null));
const naming = signal(/** @type {string | null} */ (null));

/**
 * @typedef {{ onRemove: (entry: GameSummary) => void, onName: (id: string, title: string) => void }} GameCallbacks
 */

/**
 * Return whether the game belongs to another device; then it is not deleted but removed from this list.
 * @param {GameSummary} entry
 */
export const isGuest = ({ right }) => right === "play" || right === "watch";

/** Ask before removing a game. @param {{ entry: GameSummary } & Pick<GameCallbacks, "onRemove">} props */
const ConfirmRemoval = ({ entry, onRemove }) => html`
  <div class="save-end">
    <span class="small">${say(isGuest(entry) ? "page-leave-sure" : "page-delete-sure")}</span>
    <button
      type="button"
      class="btn"
      onClick=${() => {
        removing.value = null;
      }}
    >
      ${say("page-keep")}
    </button>
    <button
      type="button"
      class="btn"
      onClick=${() => {
        removing.value = null;
        onRemove(entry);
      }}
    >
      ${say(isGuest(entry) ? "page-leave-go" : "page-delete")}
    </button>
  </div>
`;

/** Show the button that asks for removal. @param {{ entry: GameSummary, quiet?: boolean }} props */
const RemoveButton = ({ entry, quiet = false }) => {
  const label = say(isGuest(entry) ? "page-leave" : "page-delete-game");
  return html`
    <button
      type="button"
      class=${quiet ? "btn quiet icon" : "btn"}
      aria-label=${quiet ? label : undefined}
      onClick=${() => {
        removing.value = entry.id;
      }}
    >
      <${Icon} name=${isGuest(entry) ? "cross" : "trash"} />
      ${!quiet && label}
    </button>
  `;
};

/** @param {{ entry: GameSummary } & Pick<GameCallbacks, "onName">} props */
function TitleForm({ entry, onName }) {
  const [title, setTitle] = useState(entry.title);
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    naming.value = null;
    onName(entry.id, title);
  };
  return html`
    <form class="save-end naming" onSubmit=${submit}>
      <label>
        <span class="small">${say("page-game-title")}</span>
        <input
          class="line-in"
          type="text"
          maxlength=${MAX_TITLE_LENGTH}
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

/** Return the message of the button that opens a game. @param {GameSummary} entry @param {boolean} first */
function openMessage({ over, right }, first) {
  if (over) return "page-see-result";
  if (right === "watch") return "page-watch";
  return first ? "page-resume-first" : "page-resume";
}

/** @param {{ entry: GameSummary, first: boolean }} props */
const GameButtons = ({ entry, first }) => html`
  <div class="save-end">
    <a class="btn ${first ? "primary" : ""}" href=${`#/play/${entry.id}${entry.over ? "/score" : ""}`}>
      ${say(openMessage(entry, first))}
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
    <${RemoveButton} entry=${entry} quiet />
  </div>
`;

/** Show a game that cannot be read. @param {{ entry: GameSummary } & Pick<GameCallbacks, "onRemove">} props */
export const DamagedGame = ({ entry, onRemove }) => html`
  <article class="card save damaged">
    <div class="all">
      <h2>${say("page-game-damaged")}</h2>
      <p class="small">${say("page-game-damaged-hint", { id: entry.id })}</p>
    </div>
    ${
      removing.value === entry.id
        ? html`
            <${ConfirmRemoval} entry=${entry} onRemove=${onRemove} />
          `
        : html`
            <div class="save-end"><${RemoveButton} entry=${entry} /></div>
          `
    }
  </article>
`;

/** @typedef {{ entry: GameSummary, first: boolean, system?: System, doc?: GameDocument }} SavedGameProps */

/**
 * Show a game, with its status once its face is loaded and a thumbnail with its position.
 * @param {SavedGameProps & GameCallbacks} props
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
        removing.value === id
          ? html`
              <${ConfirmRemoval} entry=${entry} onRemove=${onRemove} />
            `
          : naming.value === id
            ? html`
                <${TitleForm} entry=${entry} onName=${onName} />
              `
            : html`
                <${GameButtons} entry=${entry} first=${first} />
              `
      }
    </article>
  `;
}
