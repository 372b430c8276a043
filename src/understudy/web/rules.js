// The rules in short, with where they are printed, our own rulings, and the words of the game in three languages.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "./api.js";
import { Icon, Radios, TopBar } from "./parts.js";
import { language } from "./settings.js";
import { systemNamed } from "./systems.js";
import { has, lexicon, plain, say } from "./words.js";

const rules = signal(null);
const terms = signal([]);
const wanted = signal("");
const problem = signal(null);
/** The games there are rules of. */
const known = signal([]);

async function prepare(system) {
  problem.value = null;
  try {
    rules.value = await api.rules(system);
    terms.value = await lexicon(systemNamed(system).glossary);
    known.value = (await api.systems()).map(({ name }) => name);
  } catch (error) {
    problem.value = error.words ?? { id: "page-away", args: {} };
  }
}

const messageOf = (system, { number, sure }) =>
  `${system}-${sure === "ours" ? "ruling" : "rule"}-${number.replaceAll(".", "-")}`;

/** A rule in words: title, text, and for a ruling of ours the reason. */
function worded(system, rule) {
  const id = messageOf(system, rule);
  return { ...rule, title: has(id) ? say(id) : "", text: say(id, {}, rule.sure === "ours" ? "why" : "text") };
}

/** A citation such as "A p.9" means that page alone; anything else is looked for everywhere. */
function fits({ number, title, text, cites }, query) {
  if (!query) return true;
  if (cites.some((cite) => plain(cite) === query) || number.toLowerCase() === query) return true;
  return plain(`${title} ${text}`).includes(query);
}

const Rule = ({ rule }) => html`<li class="law">
  <h3><span class="no">${rule.number}</span>${rule.title}</h3>
  ${rule.text && html`<p>${rule.sure === "ours" && html`<b>${say("page-rules-why")} </b>`}${rule.text}</p>`}
  <p class="tiny muted">${rule.cites.map((cite) => `[${cite}]`).join(" ")}${rule.sure === "inferred" && ` · ${say("page-rules-inferred")}`}</p>
</li>`;

const Laws = ({ title, hint, laws }) => laws.length > 0 && html`<section class="fs">
  <h2>${title}</h2>${hint && html`<p class="small muted">${hint}</p>`}
  <ol>${laws.map((rule) => html`<${Rule} rule=${rule} key=${rule.number} />`)}</ol></section>`;

function Glossary({ query }) {
  const others = ["en", "cs", "fr"].filter((code) => code !== language.value);
  const found = terms.value.filter((term) => !query || Object.values(term).some((text) => plain(text).includes(query)));
  if (found.length === 0) return null;
  return html`<section class="fs"><h2>${say("page-glossary")}</h2>
    <p class="small muted">${say("page-glossary-hint")}</p>
    <ul class="terms">${found.map((term) => html`<li key=${term.id}><b>${term[language.value]}</b>
      ${others.map((code) => html`<span lang=${code}>${term[code]}</span>`)}</li>`)}</ul></section>`;
}

/** @param {{system: string, query: string}} props */
export function Rules({ system, query }) {
  useEffect(() => {
    prepare(system);
  }, [system]);
  useEffect(() => {
    wanted.value = query;
  }, [query]);
  const text = plain(wanted.value.trim());
  const laws = (rules.value ?? []).map((rule) => worded(system, rule)).filter((rule) => fits(rule, text));
  const nothing = rules.value && laws.length === 0;
  return html`<main class="page">
    <${TopBar} title=${say("page-rules")} sub=${say(`page-system-${system}`)} back=${null} />
    ${known.value.length > 1 && html`<section class="fs">
      <${Radios} name="system" label=${say("page-game")} value=${system} options=${known.value.map((id) => ({ id, text: say(`page-system-${id}`) }))}
        onPick=${(id) => location.replace(`#/rules/${id}`)} /></section>`}
    <section class="fs"><label class="finder-in framed"><${Icon} name="search" /><span class="sr">${say("page-rules-search")}</span>
      <input type="search" autocomplete="off" enterkeyhint="search" value=${wanted.value} placeholder=${say("page-rules-search")}
        onInput=${(event) => { wanted.value = event.target.value; }} /></label>
      <p class="sr" role="status">${rules.value && say("page-rules-found", { count: laws.length })}</p>
      ${nothing && html`<p class="small after">${say("page-rules-none")}</p>`}
      ${problem.value && html`<p class="note" role="alert"><${Icon} name="warning" />
        <span>${say(problem.value.id, problem.value.args)}</span></p>`}
    </section>
    <${Laws} title=${say("page-rules-printed")} laws=${laws.filter(({ sure }) => sure !== "ours")} />
    <${Laws} title=${say("page-rules-ours")} hint=${say("page-rules-ours-hint")} laws=${laws.filter(({ sure }) => sure === "ours")} />
    <${Glossary} query=${text} />
  </main>`;
}
