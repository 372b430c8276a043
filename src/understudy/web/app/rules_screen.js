// The rules in short, with where they are printed, our own rulings, and the words of the game in three languages.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../requests/api.js";
import { citationHeading } from "../ui/citation.js";
import { Icon, Problem, Radios, TopBar } from "../ui/controls.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { language } from "./settings.js";
import { loadSystem, systemNamed } from "./faces.js";
import { Loading } from "../ui/loading.js";
import { hasMessage, glossaryTerms, searchable, say } from "./translations.js";

/** @import { GameRule, Reference } from "../types" */

/** @typedef {GameRule & { heading: string, title: string, text: string }} Worded a rule in words; the text of a ruling of ours is its reason */

const rulesOf = createLoader((/** @type {string} */ system) => api.rules(system));
/** The words of a game in every language. */
const termsOf = createLoader(async (/** @type {string} */ system) => {
  await loadSystem(system);
  return glossaryTerms(systemNamed(system).glossary);
});
/** The games there are rules of. */
const systems = createLoader(async () => (await api.systems()).map(({ name }) => name));
const wanted = signal("");

/** @param {string} system @param {GameRule} rule */
const messageOf = (system, { number, sure }) =>
  `${system}-${sure === "ours" ? "ruling" : "rule"}-${number.replaceAll(".", "-")}`;

/** A rule in words. @param {string} system @param {GameRule} rule @returns {Worded} */
function worded(system, rule) {
  const id = messageOf(system, rule);
  return {
    ...rule,
    heading: citationHeading(system, rule.number) ?? "",
    title: hasMessage(id) ? say(id) : "",
    text: say(id, {}, rule.sure === "ours" ? "why" : "text"),
  };
}

/** A citation such as "A p.9" means that page alone; anything else is looked for everywhere. @param {Worded} rule @param {string} query */
function fits({ number, title, text, cites }, query) {
  if (!query) return true;
  if (cites.some((cite) => searchable(cite) === query) || number.toLowerCase() === query) return true;
  return searchable(`${title} ${text}`).includes(query);
}

/** @param {{ rule: Worded }} props */
const Rule = ({ rule }) => html`
  <li class="law">
    <h3>
      <span class="no">${rule.number}</span>
      ${rule.title}
    </h3>
    ${
      rule.text &&
      html`
        <p>
          ${
            rule.sure === "ours" &&
            html`
              <b>${say("page-rules-why")}${" "}</b>
            `
          }${rule.text}
        </p>
      `
    }
    <p class="tiny muted">
      ${rule.heading && `${rule.heading} · `}${rule.cites.map((cite) => `[${cite}]`).join(" ")}${rule.sure === "inferred" && ` · ${say("page-rules-inferred")}`}
    </p>
  </li>
`;

/** @param {{ title: string, hint?: string, laws: Worded[] }} props */
const Laws = ({ title, hint, laws }) =>
  laws.length > 0 &&
  html`
    <section class="fs">
      <h2>${title}</h2>
      ${
        hint &&
        html`
          <p class="small muted">${hint}</p>
        `
      }
      <ol>
        ${laws.map(
          (rule) => html`
            <${Rule} rule=${rule} key=${rule.number} />
          `,
        )}
      </ol>
    </section>
  `;

/** Cards and icons by number and name. @param {{ groups: Reference[], query: string }} props */
function References({ groups, query }) {
  const all = groups.flatMap(({ items }) => items);
  const exact = all.filter(({ key, number = "" }) => searchable(key) === query || searchable(number) === query);
  /** @param {Reference["items"][number]} item */
  const wantedHere = (item) =>
    !query ||
    (exact.length > 0
      ? exact.includes(item)
      : searchable(`${item.number ?? ""} ${item.name} ${item.text}`).includes(query));
  return groups.map(({ title, items }) => {
    const found = searchable(title) === query ? items : items.filter(wantedHere);
    return (
      found.length > 0 &&
      html`
        <section class="fs" key=${title}>
          <h2>${title}</h2>
          <ul class="reference">
            ${found.map(
              ({ key, number, name, text, icon }) => html`
                <li class="law" key=${key}>
                  <h3>
                    ${
                      number
                        ? html`
                            <span class="no">${number}</span>
                          `
                        : icon &&
                          html`
                            <span class="no"><${Icon} name=${icon} /></span>
                          `
                    }${name}
                  </h3>
                  <p>${text}</p>
                </li>
              `,
            )}
          </ul>
        </section>
      `
    );
  });
}

/** @param {{ terms: Record<string, string>[], query: string }} props */
function Glossary({ terms, query }) {
  const others = ["en", "cs", "fr"].filter((code) => code !== language.value);
  const found = terms.filter((term) => !query || Object.values(term).some((text) => searchable(text).includes(query)));
  if (found.length === 0) return null;
  return html`
    <section class="fs">
      <h2>${say("page-glossary")}</h2>
      <p class="small muted">${say("page-glossary-hint")}</p>
      <ul class="terms">
        ${found.map(
          (term) => html`
            <li key=${term.id}>
              <b>${term[language.value]}</b>
              ${others.map(
                (code) => html`
                  <span lang=${code}>${term[code]}</span>
                `,
              )}
            </li>
          `,
        )}
      </ul>
    </section>
  `;
}

/** The rules of whichever game comes first. */
export function FirstRules() {
  const known = useLoaded(systems);
  useEffect(() => {
    if (known) location.replace(`#/rules/${known[0]}`);
  }, [known]);
  return html`
    <${Loading} why=${systems.problem.value?.id} />
  `;
}

/** @param {{system: string, query: string}} props */
export function Rules({ system, query }) {
  const rules = useLoaded(rulesOf, system);
  const words = useLoaded(termsOf, system);
  const terms = words ?? [];
  const known = useLoaded(systems) ?? [];
  useEffect(() => {
    wanted.value = query;
  }, [query]);
  const text = searchable(wanted.value.trim());
  const laws = (rules ?? []).map((rule) => worded(system, rule)).filter((rule) => fits(rule, text));
  const groups = words ? systemNamed(system).reference() : [];
  const nothing =
    rules &&
    laws.length === 0 &&
    !groups.some(({ title, items }) =>
      items.some(({ key, name }) => searchable(`${title} ${key} ${name}`).includes(text)),
    );
  return html`
    <main class="page">
      <${TopBar} title=${say("page-rules")} sub=${say(`page-system-${system}`)} system=${system} back=${null} />
      ${
        known.length > 1 &&
        html`
          <section class="fs">
            <${Radios}
              name="system"
              label=${say("page-game")}
              value=${system}
              options=${known.map((id) => ({ id, text: say(`page-system-${id}`) }))}
              onPick=${(id) => location.replace(`#/rules/${id}`)}
            />
          </section>
        `
      }
      <section class="fs">
        <label class="finder-in framed">
          <${Icon} name="search" />
          <span class="sr">${say("page-rules-search")}</span>
          <input
            type="search"
            autocomplete="off"
            enterkeyhint="search"
            value=${wanted.value}
            placeholder=${say("page-rules-search")}
            onInput=${(event) => {
              wanted.value = event.target.value;
            }}
          />
        </label>
        <p class="sr" role="status">${rules && say("page-rules-found", { count: laws.length })}</p>
        ${
          words &&
          systemNamed(system).Cards &&
          html`
            <p class="after">
              <a class="btn" href=${`#/cards/${system}`}>
                <${Icon} name="card" />
                ${say("page-all-cards")}
              </a>
            </p>
          `
        }${
          nothing &&
          html`
            <p class="small after">${say("page-rules-none")}</p>
          `
        }
        <${Problem} message=${rulesOf.problem.value ?? termsOf.problem.value} />
      </section>
      ${
        text &&
        html`
          <${References} groups=${groups} query=${text} />
        `
      }
      <${Laws} title=${say("page-rules-printed")} laws=${laws.filter(({ sure }) => sure !== "ours")} />
      <${Laws}
        title=${say("page-rules-ours")}
        hint=${say("page-rules-ours-hint")}
        laws=${laws.filter(({ sure }) => sure === "ours")}
      />
      ${
        !text &&
        html`
          <${References} groups=${groups} query="" />
        `
      }
      <${Glossary} terms=${terms} query=${text} />
    </main>
  `;
}
