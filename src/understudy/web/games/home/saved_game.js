// A game on the home screen: the one to continue, and the rows of the others.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon } from "../../ui/controls.js";
import { Dropdown } from "../../ui/dropdown.js";
import { minutesPlayed } from "../../play/game_state/playing_time.js";
import { formatAgo, formatMinutes, say } from "../../app/translations.js";

/** @import { GameDocument, GameSummary, System } from "../../types" */

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

/** Show the button that asks for removal. @param {{ entry: GameSummary }} props */
const RemoveButton = ({ entry }) => html`
  <button
    type="button"
    class="btn quiet"
    onClick=${() => {
      removing.value = entry.id;
    }}
  >
    <${Icon} name=${isGuest(entry) ? "cross" : "trash"} />
    ${say(isGuest(entry) ? "page-leave" : "page-delete-game")}
  </button>
`;

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

/** Show the buttons that name and remove a game, in a fold. @param {{ entry: GameSummary }} props */
const ManageButtons = ({ entry }) => html`
  <${Dropdown} label=${say("page-manage-game")} icon="more">
    ${
      !isGuest(entry) &&
      html`
        <button
          type="button"
          class="btn quiet"
          onClick=${() => {
            naming.value = entry.id;
          }}
        >
          <${Icon} name="name" />
          ${say("page-name-game")}
        </button>
      `
    }
    <${RemoveButton} entry=${entry} />
  <//>
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

/** @typedef {{ entry: GameSummary, system?: System, doc?: GameDocument }} SavedGameProps */

/** Return the address of a game; a finished one shows its score. @param {GameSummary} entry */
const addressOf = ({ id, over }) => `#/play/${id}${over ? "/score" : ""}`;

/** Show the form or the question about a game, if one is open. @param {{ entry: GameSummary } & GameCallbacks} props */
function OpenForm({ entry, onRemove, onName }) {
  if (removing.value === entry.id)
    return html`
      <${ConfirmRemoval} entry=${entry} onRemove=${onRemove} />
    `;
  return (
    naming.value === entry.id &&
    html`
      <${TitleForm} entry=${entry} onName=${onName} />
    `
  );
}

/**
 * Show the title of a game and its status, which comes with its face.
 * @param {SavedGameProps} props
 */
const Status = ({ entry, system, doc }) => html`
  ${
    entry.title &&
    html`
      <h2>${entry.title}</h2>
    `
  }${
    system
      ? html`
          <${system.ListEntry} entry=${entry} named=${Boolean(entry.title)} doc=${doc} />
        `
      : !entry.title &&
        html`
          <h2>${say("page-game")}</h2>
        `
  }
`;

/** Return who the game belongs to, and when it was changed. @param {GameSummary} entry */
const changedText = (entry) =>
  [isGuest(entry) && say(`page-guest-${entry.right}`), formatAgo(entry.updated)].filter(Boolean).join(" · ");

/** Return how long the game was played on this device, or an empty text. @param {GameSummary} entry */
function playedText({ id }) {
  const minutes = minutesPlayed(id);
  return minutes > 0 ? say("page-time-played", { time: formatMinutes(minutes) }) : "";
}

/** Show the board of a game. @param {Pick<SavedGameProps, "system" | "doc">} props */
const BoardPicture = ({ system, doc }) => html`
  <figure>
    ${
      doc &&
      system &&
      html`
        <${system.Thumbnail} doc=${doc} />
      `
    }
  </figure>
`;

/**
 * Show the game to continue: its board, its status and one large button.
 * @param {SavedGameProps & GameCallbacks} props
 */
export const ContinueGame = ({ entry, system, doc, onRemove, onName }) => html`
  <article class="card save continue-game">
    <${BoardPicture} system=${system} doc=${doc} />
    <div class="about">
      <p class="small muted">${say(`page-system-${entry.system}`)}</p>
      <${Status} entry=${entry} system=${system} doc=${doc} />
      <p class="tiny muted">${[playedText(entry), changedText(entry)].filter(Boolean).join(" · ")}</p>
    </div>
    <${ManageButtons} entry=${entry} />
    ${
      doc &&
      system &&
      html`
        <div class="scales"><${system.Gauges} view=${doc.view} /></div>
      `
    }
    <a class="btn primary" data-key="enter" href=${addressOf(entry)}>
      ${say(entry.right === "watch" ? "page-watch" : "page-resume-first")}
    </a>
    <${OpenForm} entry=${entry} onRemove=${onRemove} onName=${onName} />
  </article>
`;

/** Show a game in a list; all of it is the link. @param {SavedGameProps & GameCallbacks} props */
export const SavedGame = ({ entry, system, doc, onRemove, onName }) => html`
  <article class="save game-row">
    <a href=${addressOf(entry)}>
      <${BoardPicture} system=${system} doc=${doc} />
      <div class="about">
        <${Status} entry=${entry} system=${system} />
        <p class="tiny muted">${[say(`page-system-${entry.system}`), changedText(entry)].join(" · ")}</p>
      </div>
    </a>
    <${ManageButtons} entry=${entry} />
    <${OpenForm} entry=${entry} onRemove=${onRemove} onName=${onName} />
  </article>
`;
