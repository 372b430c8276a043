// The first screen: games to resume, a new one, a file.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { errorMessage } from "../requests/errors.js";
import { updateWaiting } from "../app/service_worker_setup.js";
import { readPages } from "../requests/paged_list.js";
import { FileButton, StorageWarning, Icon, Problem } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { DamagedGame, SavedGame, isGuest } from "./saved_game.js";
import { useScreen } from "../ui/screen_focus.js";
import { LANGUAGES, language, theme } from "../app/settings.js";
import { localStore } from "../app/storage.js";
import { say } from "../app/translations.js";

/** @import { GameDocument, GameSummary, Message } from "../types" */

const PREVIEWS = 4;

/** The games, as far as somebody has looked: also those of the last time while nobody answers. */
const games = createLoader(
  async (/** @type {undefined} */ _, /** @type {number} */ __, /** @type {number} */ pages) => {
    const found = await readPages(api.games, pages);
    return { ...found, lines: found.lines.toSorted((a, b) => (a.updated < b.updated ? 1 : -1)) };
  },
  "understudy-list",
);
/** The names of the games there are. */
const SYSTEMS = "understudy-systems";
const systems = createLoader(async () => (await api.systems()).map(({ name }) => name), SYSTEMS);

/** A list of words that this device keeps. @param {string} key @returns {string[]} */
const kept = (key) => {
  const words = localStore.read(key);
  return Array.isArray(words) ? words.filter((word) => typeof word === "string") : [];
};

const previews = signal(/** @type {Record<string, GameDocument>} */ ({}));

/** Fetch the positions of the first games, for their pictures. @param {GameSummary[]} list */
async function preview(list) {
  for (const { id } of list.slice(0, PREVIEWS)) {
    // The picture needs the position only, so the journal is left where it is.
    const doc = await api.load(id, 1_000_000).catch(() => null);
    if (doc) previews.value = { ...previews.value, [id]: doc };
  }
}

/** A new game of each kind; which there are is known from the last time, or soon. @param {{ first: boolean }} props */
function New({ first }) {
  const known = useLoaded(systems) ?? kept(SYSTEMS);
  return html`
    <nav class="home-new" aria-label=${say("page-new-game")}>
      ${
        known.length === 0 &&
        systems.problem.value &&
        html`
          <a class="btn wide tall ${first ? "primary" : ""}" href="#/new">
            <${Icon} name="plus" />
            ${say("page-new-game")}
          </a>
        `
      }${known.map(
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

const nextTheme = () => {
  const dark = theme.value === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme.value === "dark";
  theme.value = dark ? "light" : "dark";
};

function Foot() {
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
      <button class="btn quiet icon" aria-label=${say("page-lamp")} onClick=${nextTheme}>
        <${Icon} name="lamp" />
      </button>
    </footer>
  `;
}

/** @param {{ faces?: typeof import("../app/screens.js").faces }} props the games' own parts of the page, once they can be had */
export function Home({ faces }) {
  const heading = useScreen();
  const here = useRef(true);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const [changes, setChanges] = useState(0);
  const [pages, setPages] = useState(1);
  const found = useLoaded(games, undefined, changes, pages);
  const all = found?.lines.filter(({ damaged }) => !damaged) ?? [];
  const open = all.filter(({ over }) => !over);
  const over = all.filter((entry) => entry.over);
  useEffect(() => {
    preview(open);
  }, [found]);
  useEffect(() => {
    // A game that cannot be shown can still be resumed or deleted.
    for (const name of new Set(all.map(({ system }) => system))) faces?.load(name).catch(() => {});
  }, [faces, found]);
  useEffect(
    () => () => {
      here.current = false;
    },
    [],
  );
  /** @param {() => Promise<void>} deed */
  const attempt = async (deed) => {
    setProblem(null);
    await deed().catch((error) => setProblem(errorMessage(error)));
  };
  /** @param {GameSummary} entry */
  const remove = (entry) =>
    attempt(async () => {
      await (isGuest(entry) ? api.leave : api.remove)(entry.id);
      setChanges(changes + 1);
    });
  /** @param {string} id @param {string} title */
  const entitle = (id, title) =>
    attempt(async () => {
      await api.setTitle(id, title);
      setChanges(changes + 1);
    });
  /** @param {GameSummary} entry @param {boolean} first */
  const saved = (entry, first) => html`
    <${SavedGame}
      entry=${entry}
      first=${first}
      system=${faces?.named(entry.system)}
      doc=${previews.value[entry.id]}
      onRemove=${remove}
      onName=${entitle}
      key=${entry.id}
    />
  `;
  /** @param {File} chosen */
  const take = (chosen) =>
    attempt(async () => {
      const { importFile } = await import("./import.js");
      const address = await importFile(chosen);
      // Whoever went elsewhere meanwhile is not called back.
      if (here.current) location.hash = address;
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
      <${Problem} message=${problem ?? games.problem.value} />
      <div role="status"><${StorageWarning} /></div>
      <${New} first=${found !== null && open.length === 0} />
      ${open.map((entry, n) => saved(entry, n === 0))}${found?.lines
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
            ${over.map((entry) => saved(entry, false))}
          </details>
        `
      }${
        found?.more &&
        html`
          <button type="button" class="btn wide" onClick=${() => setPages(pages + 1)}>${say("page-more-games")}</button>
        `
      }
      <div class="home-more">
        <${FileButton} text=${say("page-open-file")} onFile=${take} />
        <a class="btn" href="#/files">
          <${Icon} name="export" />
          ${say("page-files")}
        </a>
      </div>
      <nav class="home-more" aria-label=${say("page-more-pages")}>
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
      <${Foot} />
    </main>
  `;
}
