// The first screen: games to resume, a new one, a file.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import * as api from "./api.js";
import { wordsOf } from "./errors.js";
import { newer } from "./install.js";
import { Icon, Problem } from "./parts.js";
import { reading, useReading } from "./reading.js";
import { useScreen } from "./screen.js";
import { LANGUAGES, language, theme } from "./settings.js";
import { ago, say } from "./words.js";

/** @import { GameDocument, GameSummary, Message, System } from "./shapes" */

const PREVIEWS = 4;

const games = reading(async () => (await api.games()).toSorted((a, b) => (a.updated < b.updated ? 1 : -1)));
const previews = signal(/** @type {Record<string, GameDocument>} */ ({}));
const doomed = signal(/** @type {string | null} */ (null));

/** Fetch the positions of the first games, for their pictures. @param {GameSummary[]} list */
async function preview(list) {
  for (const { id } of list.slice(0, PREVIEWS)) {
    // The picture needs the position only, so the journal is left where it is.
    const doc = await api.load(id, 1_000_000).catch(() => null);
    if (doc) previews.value = { ...previews.value, [id]: doc };
  }
}

/** @param {{ id: string, onRemove: (id: string) => void }} props */
function Doomed({ id, onRemove }) {
  return html`<div class="save-end">
    <span class="small">${say("page-delete-sure")}</span>
    <button class="btn" onClick=${() => { doomed.value = null; }}>${say("page-keep")}</button>
    <button class="btn" onClick=${() => onRemove(id)}>${say("page-delete")}</button>
  </div>`;
}

/**
 * A game to resume; its picture and standing come with the game's own part of the page.
 * @param {{ entry: GameSummary, first: boolean, system?: System, onRemove: (id: string) => void }} props
 */
function Saved({ entry, first, system, onRemove }) {
  const doc = system && previews.value[entry.id];
  const where = `#/play/${entry.id}${entry.over ? "/score" : ""}`;
  return html`<article class="card save">
    <figure>${system && doc && html`<${system.Thumbnail} doc=${doc} />`}</figure>
    <div>
      <p class="tiny muted">${say(`page-system-${entry.system}`)}</p>
      ${system && doc ? html`<${system.Standing} doc=${doc} />` : html`<h2>${say("page-game")}</h2>`}
      <p class="tiny muted">${ago(entry.updated)}</p>
    </div>
    ${doomed.value === entry.id ? html`<${Doomed} id=${entry.id} onRemove=${onRemove} />` : html`
      <div class="save-end">
        <a class="btn ${first ? "primary" : ""}" href=${where}>
          ${say(entry.over ? "page-see-result" : first ? "page-resume-first" : "page-resume")}
        </a>
        <button class="btn quiet icon" aria-label=${say("page-delete-game")}
          onClick=${() => { doomed.value = entry.id; }}><${Icon} name="trash" /></button>
      </div>`}
  </article>`;
}

const nextTheme = () => {
  const dark = theme.value === "system"
    ? matchMedia("(prefers-color-scheme: dark)").matches
    : theme.value === "dark";
  theme.value = dark ? "light" : "dark";
};

function Foot() {
  return html`<footer class="home-foot">
    <div class="langs" role="group" aria-label=${say("page-language")}>
      ${LANGUAGES.map(([code, word]) => html`
        <button class="btn quiet" lang=${code} aria-pressed=${language.value === code}
          onClick=${() => { language.value = code; }}>${word}</button>`)}
    </div>
    <button class="btn quiet icon" aria-label=${say("page-lamp")} onClick=${nextTheme}><${Icon} name="lamp" /></button>
  </footer>`;
}

/** @param {{ faces?: typeof import("./screens.js").faces }} props the games' own parts of the page, once they can be had */
export function Home({ faces }) {
  const heading = useScreen();
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  const here = useRef(true);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const [changes, setChanges] = useState(0);
  const all = useReading(games, undefined, changes);
  useEffect(() => {
    if (all) preview(all);
  }, [all]);
  useEffect(() => {
    const shown = new Set(all?.slice(0, PREVIEWS).map(({ system }) => system));
    // A game that cannot be shown can still be resumed or deleted.
    for (const name of shown) faces?.load(name).catch(() => {});
  }, [faces, all]);
  useEffect(() => () => {
    here.current = false;
  }, []);
  /** @param {() => Promise<void>} deed */
  const attempt = async (deed) => {
    setProblem(null);
    await deed().catch((error) => setProblem(wordsOf(error)));
  };
  /** @param {string} id */
  const remove = (id) => attempt(async () => {
    doomed.value = null;
    await api.remove(id);
    setChanges(changes + 1);
  });
  /** @param {File | undefined} chosen */
  const take = (chosen) => chosen && attempt(async () => {
    const { id } = await api.restore(await chosen.text());
    // Whoever went elsewhere meanwhile is not called back.
    if (here.current) location.hash = `#/play/${id}`;
  });
  return html`<main class="home">
    <header class="brand"><${Icon} name="brand" /><h1 tabindex="-1" ref=${heading}>Understudy</h1>
      <a class="btn quiet icon" href="#/settings" aria-label=${say("page-settings")}><${Icon} name="settings" /></a>
    </header>
    <p class="tagline">${say("page-tagline")}</p>
    ${newer.value && html`<p class="small muted" role="status">${say("page-newer")}</p>`}
    <${Problem} message=${problem ?? games.problem.value} />
    ${all?.map((entry, n) => html`<${Saved} entry=${entry} first=${n === 0 && !entry.over}
      system=${faces?.named(entry.system)} onRemove=${remove} key=${entry.id} />`)}
    <a class="btn wide tall ${all && (all.length === 0 || all[0].over) ? "primary" : ""}" href="#/new">
      <${Icon} name="plus" />${say("page-new-game")}</a>
    <button class="btn wide" onClick=${() => file.current?.click()}>
      <${Icon} name="import" />${say("page-open-file")}</button>
    <nav class="home-more" aria-label=${say("page-more-pages")}>
      <a class="btn" href="#/history"><${Icon} name="award" />${say("page-history")}</a>
      <a class="btn" href=${["#/rules", all?.[0]?.system].filter(Boolean).join("/")}><${Icon} name="book" />${say("page-rules")}</a>
    </nav>
    <input ref=${file} type="file" accept=".json,application/json" hidden
      onChange=${(event) => take(event.target.files[0])} />
    <${Foot} />
  </main>`;
}
