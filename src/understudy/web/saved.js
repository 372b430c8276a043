// A game on the first screen: how it stands, what it is called, the way back to it.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon } from "./parts.js";
import { ago, say } from "./words.js";

/** @import { GameDocument, GameSummary, System } from "./shapes" */

const LONGEST = 60;

/** The game that may be deleted, and the one that gets a name. */
const doomed = signal(/** @type {string | null} */ (null));
const naming = signal(/** @type {string | null} */ (null));

/** What can be done with a game. @typedef {{ onRemove: (id: string) => void, onName: (id: string, title: string) => void }} Deeds */

/** @param {{ id: string } & Pick<Deeds, "onRemove">} props */
const Doomed = ({ id, onRemove }) => html`<div class="save-end">
  <span class="small">${say("page-delete-sure")}</span>
  <button type="button" class="btn" onClick=${() => { doomed.value = null; }}>${say("page-keep")}</button>
  <button type="button" class="btn" onClick=${() => { doomed.value = null; onRemove(id); }}>${say("page-delete")}</button>
</div>`;

/** @param {{ entry: GameSummary } & Pick<Deeds, "onName">} props */
function Naming({ entry, onName }) {
  const [title, setTitle] = useState(entry.title);
  /** @param {SubmitEvent} event */
  const keep = (event) => {
    event.preventDefault();
    naming.value = null;
    onName(entry.id, title);
  };
  return html`<form class="save-end naming" onSubmit=${keep}>
    <label><span class="small">${say("page-game-title")}</span>
      <input class="line-in" type="text" maxlength=${LONGEST} autocomplete="off" enterkeyhint="done" value=${title} autofocus
        onInput=${(event) => setTitle(event.target.value)} /></label>
    <button type="button" class="btn" onClick=${() => { naming.value = null; }}>${say("page-cancel")}</button>
    <button type="submit" class="btn primary">${say("page-keep-title")}</button>
  </form>`;
}

/** @param {{ entry: GameSummary, first: boolean }} props */
const Ends = ({ entry, first }) => html`<div class="save-end">
  <a class="btn ${first ? "primary" : ""}" href=${`#/play/${entry.id}${entry.over ? "/score" : ""}`}>
    ${say(entry.over ? "page-see-result" : first ? "page-resume-first" : "page-resume")}</a>
  <button type="button" class="btn quiet icon" aria-label=${say("page-name-game")} onClick=${() => { naming.value = entry.id; }}><${Icon} name="name" /></button>
  <button type="button" class="btn quiet icon" aria-label=${say("page-delete-game")} onClick=${() => { doomed.value = entry.id; }}><${Icon} name="trash" /></button>
</div>`;

/** A game that cannot be read any more, and what to do. @param {{ entry: GameSummary } & Pick<Deeds, "onRemove">} props */
export const Damaged = ({ entry, onRemove }) => html`<article class="card save damaged">
  <div class="all"><h2>${say("page-game-damaged")}</h2><p class="small">${say("page-game-damaged-hint", { id: entry.id })}</p></div>
  ${doomed.value === entry.id ? html`<${Doomed} id=${entry.id} onRemove=${onRemove} />` : html`<div class="save-end">
    <button type="button" class="btn" onClick=${() => { doomed.value = entry.id; }}><${Icon} name="trash" />${say("page-delete-game")}</button></div>`}
</article>`;

/**
 * How it stands comes from the game's own part of the page, its picture with its position.
 * @param {{ entry: GameSummary, first: boolean, system?: System, doc?: GameDocument } & Deeds} props
 */
export function Saved({ entry, first, system, doc, onRemove, onName }) {
  const { id, title } = entry;
  return html`<article class="card save ${doc ? "" : "bare"}">
    ${doc && html`<figure>${system && html`<${system.Thumbnail} doc=${doc} />`}</figure>`}
    <div>
      <p class="tiny muted">${say(`page-system-${entry.system}`)}</p>
      ${title && html`<h2>${title}</h2>`}
      ${system ? html`<${system.Standing} entry=${entry} named=${Boolean(title)} />` : !title && html`<h2>${say("page-game")}</h2>`}
      <p class="tiny muted">${ago(entry.updated)}</p>
    </div>
    ${doomed.value === id ? html`<${Doomed} id=${id} onRemove=${onRemove} />`
      : naming.value === id ? html`<${Naming} entry=${entry} onName=${onName} />` : html`<${Ends} entry=${entry} first=${first} />`}
  </article>`;
}
