// One page of choices, with those most people want already made.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api.js";
import { Note, Section } from "./choosing.js";
import { Icon, Radios, TopBar } from "./parts.js";
import { sayIn, systemNamed } from "./systems.js";
import { learnNames, say } from "./words.js";

const systems = signal([]);
const system = signal(null);
/** What is chosen; kept while people look something up on another screen. */
const chosen = signal(null);
const seed = signal("");
const problem = signal(null);
const busy = signal(false);

async function prepare() {
  problem.value = null;
  try {
    systems.value = await api.systems();
    if (!chosen.value) await pick(systems.value[0].name);
  } catch (error) {
    problem.value = error.words ?? { id: "page-away", args: {} };
  }
}

async function pick(name) {
  await learnNames(name);
  system.value = systems.value.find((one) => one.name === name);
  chosen.value = structuredClone(system.value.options.defaults);
  seed.value = "";
}

/** What a game learns about its options too late, when another was picked meanwhile, is not for that one. */
const setFor = (name) => (changes) => {
  if (system.peek().name === name && chosen.peek()) chosen.value = { ...chosen.peek(), ...changes };
};

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
    chosen.value = null;
    location.hash = `#/play/${doc.id}`;
  } catch (error) {
    problem.value = error.words ?? { id: "page-away", args: {} };
  } finally {
    busy.value = false;
  }
}

const Seed = () => html`<section class="fs">
  <details class="fold"><summary><${Icon} name="fold" />${say("page-seed")}</summary>
    <label class="field"><span class="small muted">${say("page-seed-hint")}</span>
      <input class="line-in" inputmode="numeric" autocomplete="off" value=${seed.value}
        onInput=${(event) => { seed.value = event.target.value; }} /></label>
  </details>
</section>`;

function Choices() {
  const { name, options } = system.value;
  const { Choices: Own } = systemNamed(name);
  return html`
    ${systems.value.length > 1 && html`<${Section} title=${say("page-game")}>
      <${Radios} name="system" label=${say("page-game")} value=${name} onPick=${pick}
        options=${systems.value.map((one) => ({ id: one.name, text: say(`page-system-${one.name}`) }))} />
    </${Section}>`}
    <${Own} options=${options} chosen=${chosen.value} set=${setFor(name)} /><${Seed} />`;
}

export function NewGame() {
  useEffect(() => {
    prepare();
  }, []);
  const ready = system.value && chosen.value;
  const lacking = ready && systemNamed(system.value.name).lacking(chosen.value);
  return html`<main class="page">
    <${TopBar} title=${say("page-new-game")} sub=${ready && say(`page-system-${system.value.name}-against`)} />
    ${ready && html`<${Choices} />`}
    <div class="prompt stuck">
      ${problem.value && html`<div role="alert"><${Note}>${say(problem.value.id, problem.value.args)}</${Note}></div>`}
      ${lacking && html`<${Note}>${say(lacking.id, lacking.args)}</${Note}>`}
      <div class="go"><button class="btn primary" disabled=${!ready || lacking || busy.value} onClick=${start}>${ready ? sayIn(system.value.name, "page-start") : say("page-start")}</button></div>
    </div>
  </main>`;
}
