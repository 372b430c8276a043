// One page of choices, with those most people want already made.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api.js";
import { Icon, Radios, TopBar } from "./parts.js";
import { systemNamed } from "./systems.js";
import { has, say } from "./words.js";

const systems = signal([]);
const system = signal(null);
const chosen = signal(null);
const seed = signal("");
const problem = signal(null);
const busy = signal(false);

async function prepare() {
  problem.value = null;
  try {
    systems.value = (await api.systems()).filter(({ name }) => systemNamed(name));
    pick(systems.value[0].name);
  } catch (error) {
    problem.value = error.words ?? { id: "page-away", args: {} };
  }
}

function pick(name) {
  system.value = systems.value.find((one) => one.name === name);
  chosen.value = structuredClone(system.value.options.defaults);
  seed.value = "";
}

const set = (key, value) => {
  chosen.value = { ...chosen.value, [key]: value };
};

const toggled = (list, item) => (list.includes(item) ? list.filter((one) => one !== item) : [...list, item]);

async function start() {
  const body = { system: system.value.name, options: chosen.value };
  const given = seed.value.trim();
  if (given && !/^\d{1,14}$/.test(given)) {
    problem.value = { id: "page-bad-seed", args: {} };
    return;
  }
  if (given) body.seed = Number(given);
  busy.value = true;
  problem.value = null;
  try {
    const doc = await api.create(body);
    location.hash = `#/play/${doc.id}`;
  } catch (error) {
    problem.value = error.words ?? { id: "page-away", args: {} };
  } finally {
    busy.value = false;
  }
}

const word = (kind, id) => say(`${system.value.name}-${kind}-${id}`);

/** What the catalogue has no name for yet is not offered. */
const named = (kind, all) => all.filter((id) => has(`${system.value.name}-${kind}-${id}`));

const Ticks = ({ kind, all, on, onPick, hints = false, locked = false }) => html`
  <div class=${hints ? "rules" : "opts"}>
    ${all.map((id) => html`<label class=${hints ? "rule" : "opt"} key=${id}>
      <input type="checkbox" checked=${on.includes(id)} disabled=${locked} onChange=${() => onPick(toggled(on, id))} />
      <span>${word(kind, id)}${hints && html`<small>${say(`${system.value.name}-${kind}-${id}`, {}, "hint")}</small>`}</span>
    </label>`)}
  </div>`;

const Section = ({ title, children }) => html`<section class="fs"><h2>${title}</h2>${children}</section>`;

/** A level is a set of single rules; with Normal they can be chosen one by one. */
function Level({ options }) {
  const { difficulty, modifiers } = chosen.value;
  const fixed = options.levels[difficulty];
  const free = fixed.length === 0;
  return html`<${Section} title=${say("page-level")}>
    <${Radios} name="difficulty" label=${say("page-level")} value=${difficulty}
      options=${options.difficulty.map((id) => ({ id, text: word("difficulty", id) }))}
      onPick=${(id) => { chosen.value = { ...chosen.value, difficulty: id, modifiers: [] }; }} />
    <details class="fold"><summary><${Icon} name="fold" />${say("page-single-rules")}</summary>
      <p class="small muted">${say(free ? "page-single-rules-free" : "page-single-rules-fixed")}</p>
      <${Ticks} kind="modifier" all=${options.modifiers} on=${free ? modifiers : fixed} hints locked=${!free}
        onPick=${(list) => set("modifiers", list)} />
    </details>
  </${Section}>`;
}

function Cards({ options }) {
  const { decks, draft } = chosen.value;
  const decksInPlay = named("deck", options.decks).filter((deck) => systemNamed(system.value.name).usesDeck(deck, chosen.value));
  const manners = [
    { id: "real", text: say("page-deck-real"), icon: "card-real" },
    { id: "dealt", text: say("page-deck-dealt"), icon: "card-dealt" },
  ];
  return html`<${Section} title=${say("page-cards")}>
    ${decksInPlay.map((deck) => html`<div class="row" key=${deck}>
      <div>${word("deck", deck)}<small>${say(`page-deck-${decks[deck]}-hint`)}</small></div>
      <${Radios} segmented name="deck-${deck}" label=${word("deck", deck)} options=${manners} value=${decks[deck]}
        onPick=${(id) => set("decks", { ...decks, [deck]: id })} />
    </div>`)}
    <div class="row">
      <div>${say("page-research")}<small>${say(draft ? "page-draft-hint" : "page-deal-hint")}</small></div>
      <${Radios} segmented name="draft" label=${say("page-research")} value=${draft ? "draft" : "deal"}
        options=${[{ id: "deal", text: say("page-deal") }, { id: "draft", text: say("page-draft") }]}
        onPick=${(id) => set("draft", id === "draft")} />
    </div>
  </${Section}>`;
}

function Choices({ options }) {
  const { map, expansions } = chosen.value;
  return html`
    ${systems.value.length > 1 && html`<${Section} title=${say("page-game")}>
      <${Radios} name="system" label=${say("page-game")} value=${system.value.name} onPick=${pick}
        options=${systems.value.map(({ name }) => ({ id: name, text: say(`page-system-${name}`) }))} />
    </${Section}>`}
    <${Section} title=${say("page-map")}>
      <${Radios} name="map" label=${say("page-map")} value=${map} onPick=${(id) => set("map", id)}
        options=${named("map", options.map).map((id) => ({ id, text: word("map", id) }))} />
    </${Section}>
    <${Section} title=${say("page-in-the-box")}>
      <${Ticks} kind="expansion" all=${named("expansion", options.expansions)} on=${expansions} onPick=${(list) => set("expansions", list)} />
    </${Section}>
    <${Level} options=${options} />
    <${Cards} options=${options} />
    <section class="fs">
      <details class="fold"><summary><${Icon} name="fold" />${say("page-seed")}</summary>
        <label class="field"><span class="small muted">${say("page-seed-hint")}</span>
          <input class="line-in" inputmode="numeric" autocomplete="off" value=${seed.value}
            onInput=${(event) => { seed.value = event.target.value; }} /></label>
      </details>
    </section>`;
}

export function NewGame() {
  useEffect(() => {
    prepare();
  }, []);
  const ready = system.value && chosen.value;
  return html`<main class="page">
    <${TopBar} title=${say("page-new-game")} sub=${ready && say(`page-system-${system.value.name}-against`)} />
    ${ready && html`<${Choices} options=${system.value.options} />`}
    <div class="prompt stuck">
      ${problem.value && html`<p class="note" role="alert"><${Icon} name="warning" />
        <span>${say(problem.value.id, problem.value.args)}</span></p>`}
      <div class="go"><button class="btn primary" disabled=${!ready || busy.value} onClick=${start}>${say("page-start")}</button></div>
    </div>
  </main>`;
}
