// The table: board, bot and journal; tabs on a phone, side by side on a desktop; the question below.

import { html } from "htm/preact";
import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { useAwake } from "./awake.js";
import { spaceField } from "./draft.js";
import { Journal } from "./journal.js";
import { Icon } from "./parts.js";
import { Over, Prompt } from "./prompt/prompt.js";
import { SaveButton } from "./savefile.js";
import { Sheet, pending } from "./sheet.js";
import { game, redo, sending, turns, undo } from "./store.js";
import { systemOf } from "./systems.js";
import { say } from "./words.js";

const screen = matchMedia("(min-width: 1080px)");
const wide = signal(screen.matches);
screen.addEventListener("change", () => {
  wide.value = screen.matches;
});

const TABS = ["board", "bot", "journal"];
const tab = signal("board");

// A question about a space is answered on the board.
effect(() => {
  if (spaceField.value) tab.value = "board";
});

function Menu({ doc }) {
  const [open, setOpen] = useState(false);
  const box = useRef(null);
  useEffect(() => {
    const away = (event) => {
      if (event.key === "Escape" || (event.type === "pointerdown" && !box.current.contains(event.target))) setOpen(false);
    };
    document.addEventListener("keydown", away);
    document.addEventListener("pointerdown", away);
    return () => {
      document.removeEventListener("keydown", away);
      document.removeEventListener("pointerdown", away);
    };
  }, []);
  return html`<div class="menu" ref=${box}>
    <button type="button" class="btn quiet icon" aria-label=${say("page-menu")} aria-expanded=${open}
      onClick=${() => setOpen(!open)}><${Icon} name="more" /></button>
    ${open && html`<div class="menu-list card">
      <a class="btn quiet" href=${`#/play/${doc.id}/score`}><${Icon} name="book" />${say("page-score-sheet")}</a>
      ${systemOf(doc).forecastEnd && !doc.over && html`<a class="btn quiet" href=${`#/play/${doc.id}/forecast`}>
        <${Icon} name="forecast" />${say("page-forecast")}</a>`}
      <a class="btn quiet" href=${`#/play/${doc.id}/repair`}><${Icon} name="mend" />${say("page-repair")}</a>
      <a class="btn quiet" href=${`#/play/${doc.id}/set-up`}><${Icon} name="done" />${say("page-set-up-title")}</a>
      <a class="btn quiet" href=${`#/rules/${doc.system}`}><${Icon} name="why" />${say("page-rules")}</a>
      <${SaveButton} doc=${doc} />
      <a class="btn quiet" href=${`#/settings/${doc.id}`}><${Icon} name="settings" />${say("page-settings")}</a>
    </div>`}
  </div>`;
}

function Head({ doc, system }) {
  const now = system.now(doc.view);
  return html`<header class="head">
    <div class="head-row">
      <a class="btn quiet icon" href="#/" aria-label=${say("page-home")}><${Icon} name=${wide.value ? "brand" : "back"} /></a>
      <div class="head-title"><h1>${system.title(doc.view)}</h1><span>${system.moment(doc.view)}</span></div>
      ${wide.value && html`<${system.Gauges} view=${doc.view} /><div class="sides"><${system.Sides} view=${doc.view} /></div>`}
      ${doc.redo > 0 && html`<button type="button" class="btn quiet icon redo" aria-label=${say("page-redo")} disabled=${sending.value}
        onClick=${() => redo()}><${Icon} name="redo" /></button>`}
      <button type="button" class="btn quiet undo" disabled=${sending.value || doc.answers === 0} onClick=${() => undo()}>
        <${Icon} name="undo" /><span class="small">${say("page-undo")}</span></button>
      <${Menu} doc=${doc} />
    </div>
    ${!wide.value && html`<${system.Gauges} view=${doc.view} /><div class="sides"><${system.Sides} view=${doc.view} />
      ${now && html`<button type="button" class="side fold-now" onClick=${() => { tab.value = "bot"; }}>${now}</button>`}</div>`}
  </header>`;
}

const tabWords = (system) => ({ board: say("page-board"), bot: system.botName(), journal: say("page-journal") });

function Tabs({ system }) {
  const words = tabWords(system);
  const keys = (event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    tab.value = TABS[(TABS.indexOf(tab.value) + step + TABS.length) % TABS.length];
    event.currentTarget.querySelector(`#tab-${tab.value}`).focus();
  };
  return html`<div class="tabs" role="tablist" aria-label=${say("page-views")} onKeyDown=${keys}>
    ${TABS.map((id) => html`<button type="button" class="tab" role="tab" id="tab-${id}" key=${id}
      aria-selected=${tab.value === id} aria-controls="panel" tabindex=${tab.value === id ? 0 : -1}
      onClick=${() => { tab.value = id; }}><${Icon} name=${id} />${words[id]}</button>`)}
  </div>`;
}

const Ask = () => (game.value.question ? html`<${Prompt} />` : html`<${Over} />`);

function Narrow({ doc, system, fresh, onDone }) {
  const words = tabWords(system);
  const View = { board: system.Board, bot: system.Bot, journal: Journal }[tab.value];
  return html`<main class="play narrow" data-revision=${doc.revision}>
    <${Head} doc=${doc} system=${system} />
    ${fresh.length > 0 ? html`<${Sheet} turns=${fresh} onDone=${onDone} />` : html`
      <section class="view" role="tabpanel" id="panel" aria-labelledby="tab-${tab.value}" tabindex="0">
        <h2 class="sr">${words[tab.value]}</h2><${View} /></section>
      <${Tabs} system=${system} />
      <${Ask} />`}
  </main>`;
}

function Wide({ doc, system, fresh, onDone }) {
  return html`<main class="play wide" data-revision=${doc.revision}>
    <${Head} doc=${doc} system=${system} />
    <section class="col" aria-labelledby="col-board"><h2 id="col-board">${system.boardName(doc.view)}<small>${system.lastChange()}</small></h2>
      <${system.Board} wide /><${system.Honours} view=${doc.view} /></section>
    <section class="col mid" aria-labelledby="col-bot" tabindex="0"><h2 id="col-bot">${system.botName()}</h2><${system.Bot} wide /></section>
    <div class="col end">${fresh.length > 0 ? html`<${Sheet} turns=${fresh} onDone=${onDone} />` : html`
      <section class="jwrap" aria-labelledby="col-journal" tabindex="0"><h2 id="col-journal">${say("page-journal")}</h2><${Journal} /></section>
      <${Ask} />`}</div>
  </main>`;
}

/** The newest turn in words, for those who listen. */
const Announcer = ({ system }) => {
  const finished = turns.value.findLast(({ steps }) => system.side(steps) === "bot");
  return html`<p class="sr" aria-live="polite">${finished && system.announce(finished.steps)}</p>`;
};

export function Play() {
  const doc = game.value;
  const system = systemOf(doc);
  const fresh = pending();
  const frame = useRef(null);
  useAwake();
  const onDone = () => requestAnimationFrame(() => frame.current?.querySelector(".prompt .q")?.focus({ preventScroll: true }));
  const Frame = wide.value ? Wide : Narrow;
  return html`<div class="play-frame" ref=${frame}>
    <${Frame} doc=${doc} system=${system} fresh=${fresh} onDone=${onDone} /><${Announcer} system=${system} />
  </div>`;
}
