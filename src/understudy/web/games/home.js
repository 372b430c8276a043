// Home screen: new game, games to resume, and links to the other screens.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { errorMessage } from "../requests/errors.js";
import { updateWaiting } from "../app/service_worker_setup.js";
import { readPages } from "../requests/paged_list.js";
import { FileButton, StorageWarning, Icon, Problem } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { loadModule } from "../requests/load_module.js";
import { DamagedGame, SavedGame, isGuest } from "./saved_game.js";
import { useMounted } from "../ui/mounted.js";
import { useScreen } from "../ui/screen_focus.js";
import { LANGUAGES, language, theme } from "../app/settings.js";
import { localStore } from "../app/storage.js";
import { say } from "../app/translations.js";
import { isGuideOpen } from "../guide/stored_progress.js";

/** @import { GameDocument, GameSummary, Message } from "../types" */

const PREVIEWS = 4;

/** Loads the first pages of games; the stored list is shown while the server is unavailable. */
const gamesLoader = createLoader(
  async (/** @type {undefined} */ _, /** @type {number} */ __, /** @type {number} */ pages) => {
    const loaded = await readPages(api.games, pages);
    return { ...loaded, lines: loaded.lines.toSorted((a, b) => (a.updated < b.updated ? 1 : -1)) };
  },
  "understudy-list",
);
/** Storage key of the names of all games. */
const SYSTEMS = "understudy-systems";
const systemsLoader = createLoader(async () => (await api.systems()).map(({ name }) => name), SYSTEMS);

/** Return a stored list of names. @param {string} key @returns {string[]} */
const storedNames = (key) => {
  const names = localStore.read(key);
  return Array.isArray(names) ? names.filter((word) => typeof word === "string") : [];
};

const previews = signal(/** @type {Record<string, GameDocument>} */ ({}));

/** Load the positions of the first games, for their thumbnails. @param {GameSummary[]} list */
async function loadPreviews(list) {
  for (const { id } of list.slice(0, PREVIEWS)) {
    // A thumbnail needs no journal.
    const doc = await api.load(id, 1_000_000).catch(() => null);
    if (doc) previews.value = { ...previews.value, [id]: doc };
  }
}

/**
 * Show a link to a new game of each kind; `first` if there are no games to resume.
 * @param {{ first: boolean }} props
 */
function NewGameLinks({ first }) {
  const systems = useLoaded(systemsLoader) ?? storedNames(SYSTEMS);
  return html`
    <nav class="home-new" aria-label=${say("page-new-game")}>
      ${
        systems.length === 0 &&
        systemsLoader.problem.value &&
        html`
          <a class="btn wide tall ${first ? "primary" : ""}" href="#/new">
            <${Icon} name="plus" />
            ${say("page-new-game")}
          </a>
        `
      }${systems.map(
        (id) => html`
          <a class="btn wide tall ${first ? "primary" : ""}" key=${id} href=${`#/new/${id}`}>
            <${Icon} name="plus" />
            <span>
              ${say("page-new-game")}
              <small>${say(`page-system-${id}`)}</small>
            </span>
          </a>
        `,
      )}
    </nav>
  `;
}

const toggleTheme = () => {
  const dark = theme.value === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme.value === "dark";
  theme.value = dark ? "light" : "dark";
};

function Footer() {
  return html`
    <footer class="home-foot">
      <div class="langs" role="group" aria-label=${say("page-language")}>
        ${LANGUAGES.map(
          ([code, word]) => html`
            <button
              class="btn quiet"
              lang=${code}
              aria-pressed=${language.value === code}
              onClick=${() => {
                language.value = code;
              }}
            >
              ${word}
            </button>
          `,
        )}
      </div>
      <button class="btn quiet icon" aria-label=${say("page-lamp")} onClick=${toggleTheme}>
        <${Icon} name="lamp" />
      </button>
    </footer>
  `;
}

/** @param {{ faces?: typeof import("../app/screens.js").faces }} props `faces` is set once its module is loaded */
export function Home({ faces }) {
  const heading = useScreen();
  const isMounted = useMounted();
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const [changes, setChanges] = useState(0);
  const [pages, setPages] = useState(1);
  const loaded = useLoaded(gamesLoader, undefined, changes, pages);
  // A guide is resumed from its own screen.
  const all = loaded?.lines.filter((entry) => !entry.damaged && !isGuideOpen(entry)) ?? [];
  const open = all.filter(({ over }) => !over);
  const over = all.filter((entry) => entry.over);
  useEffect(() => {
    loadPreviews(open);
  }, [loaded]);
  useEffect(() => {
    // A game whose face cannot be loaded can still be resumed or deleted.
    for (const name of new Set(all.map(({ system }) => system))) faces?.load(name).catch(() => {});
  }, [faces, loaded]);
  /** @param {() => Promise<void>} action */
  const attempt = async (action) => {
    setProblem(null);
    await action().catch((error) => setProblem(errorMessage(error)));
  };
  /** @param {GameSummary} entry */
  const remove = (entry) =>
    attempt(async () => {
      await (isGuest(entry) ? api.leave : api.remove)(entry.id);
      setChanges(changes + 1);
    });
  /** @param {string} id @param {string} title */
  const setTitle = (id, title) =>
    attempt(async () => {
      await api.setTitle(id, title);
      setChanges(changes + 1);
    });
  /** @param {GameSummary} entry @param {boolean} first */
  const savedGame = (entry, first) => html`
    <${SavedGame}
      entry=${entry}
      first=${first}
      system=${faces?.named(entry.system)}
      doc=${previews.value[entry.id]}
      onRemove=${remove}
      onName=${setTitle}
      key=${entry.id}
    />
  `;
  /** @param {File} chosen */
  const importChosen = (chosen) =>
    attempt(async () => {
      const { importFile } = await loadModule(() => import("./import.js"));
      const address = await importFile(chosen);
      // Stay where the player went in the meantime.
      if (isMounted()) location.hash = address;
    });
  return html`
    <main class="home">
      <header class="brand">
        <${Icon} name="brand" />
        <h1 tabindex="-1" ref=${heading}>Understudy</h1>
        <a class="btn quiet icon" href="#/settings" aria-label=${say("page-settings")}><${Icon} name="settings" /></a>
      </header>
      <p class="tagline">${say("page-tagline")}</p>
      ${
        updateWaiting.value &&
        html`
          <p class="small muted" role="status">${say("page-newer")}</p>
        `
      }
      <${Problem} message=${problem ?? gamesLoader.problem.value} />
      <div role="status"><${StorageWarning} /></div>
      <${NewGameLinks} first=${loaded !== null && open.length === 0} />
      ${open.map((entry, n) => savedGame(entry, n === 0))}${loaded?.lines
        .filter(({ damaged }) => damaged)
        .map(
          (entry) => html`
            <${DamagedGame} entry=${entry} onRemove=${remove} key=${entry.id} />
          `,
        )}${
        over.length > 0 &&
        html`
          <details class="fold finished">
            <summary>
              <${Icon} name="fold" />
              ${say("page-finished-games", { count: over.length })}
            </summary>
            ${over.map((entry) => savedGame(entry, false))}
          </details>
        `
      }${
        loaded?.more &&
        html`
          <button type="button" class="btn wide" onClick=${() => setPages(pages + 1)}>${say("page-more-games")}</button>
        `
      }
      <div class="home-more">
        <${FileButton} text=${say("page-open-file")} onFile=${importChosen} />
        <a class="btn" href="#/files">
          <${Icon} name="export" />
          ${say("page-files")}
        </a>
      </div>
      <nav class="home-more" aria-label=${say("page-more-pages")}>
        <a class="btn" href="#/help">
          <${Icon} name="why" />
          ${say("page-help")}
        </a>
        <a class="btn" href="#/learn">
          <${Icon} name="bot" />
          ${say("page-learn")}
        </a>
        <a class="btn" href="#/history">
          <${Icon} name="history" />
          ${say("page-history")}
        </a>
        <a class="btn" href="#/cards">
          <${Icon} name="card" />
          ${say("page-all-cards")}
        </a>
        <a class="btn" href=${["#/rules", all[0]?.system].filter(Boolean).join("/")}>
          <${Icon} name="book" />
          ${say("page-rules")}
        </a>
      </nav>
      <${Footer} />
    </main>
  `;
}
