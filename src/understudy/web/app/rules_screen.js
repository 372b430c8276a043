// Rules screen: rule summaries with citations, our rulings, cards and symbols, and a glossary in every language.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../requests/api.js";
import { citationHeading, localizedCite } from "../ui/citation.js";
import { Icon, Problem, TopBar } from "../ui/controls.js";
import { SystemChoice } from "../ui/system_choice.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { LANGUAGES, language } from "./settings.js";
import { loadSystem, systemNamed } from "./faces.js";
import { Loading } from "../ui/loading.js";
import { hasMessage, glossaryTerms, searchable, say } from "./translations.js";

/** @import { GameRule, Reference } from "../types" */

/**
 * A rule with its texts; the text of a ruling is its reason.
 * @typedef {GameRule & { heading: string, title: string, text: string }} RuleText
 */

const rulesLoader = createLoader((/** @type {string} */ system) => api.rules(system));
/** Loads the glossary of a game in all languages. */
const termsLoader = createLoader(async (/** @type {string} */ system) => {
  await loadSystem(system);
  return glossaryTerms(systemNamed(system).glossary);
});
/** Loads the names of all games. */
const systemsLoader = createLoader(async () => (await api.systems()).map(({ name }) => name));
const searchText = signal("");

/** Return the message id of a rule or ruling. @param {string} system @param {GameRule} rule */
const messageOf = (system, { number, sure }) =>
  `${system}-${sure === "ours" ? "ruling" : "rule"}-${number.replaceAll(".", "-")}`;

/** Return a rule with its texts. @param {string} system @param {GameRule} rule @returns {RuleText} */
function withText(system, rule) {
  const id = messageOf(system, rule);
  return {
    ...rule,
    heading: citationHeading(system, rule.number) ?? "",
    title: hasMessage(id) ? say(id) : "",
    text: say(id, {}, rule.sure === "ours" ? "why" : "text"),
  };
}

/**
 * Return whether a rule matches the search: a citation such as "A p.9" or a rule number exactly, other text anywhere.
 * @param {RuleText} rule @param {string} query
 */
function matches({ number, title, text, cites }, query) {
  if (!query) return true;
  const pages = cites.flatMap((cite) => [cite, localizedCite(cite)]).map(searchable);
  if (pages.includes(query) || number.toLowerCase() === query) return true;
  return searchable(`${title} ${text}`).includes(query);
}

/** Return where a rule is printed, and whether it is inferred. @param {RuleText} rule */
function sourceOf({ heading, cites, sure }) {
  const parts = [heading, cites.map((cite) => `[${localizedCite(cite)}]`).join(" ")];
  if (sure === "inferred") parts.push(say("page-rules-inferred"));
  return parts.filter(Boolean).join(" · ");
}

/** @param {{ rule: RuleText }} props */
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
    <p class="tiny muted">${sourceOf(rule)}</p>
  </li>
`;

/** @param {{ title: string, hint?: string, rules: RuleText[] }} props */
const RuleList = ({ title, hint, rules }) =>
  rules.length > 0 &&
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
        ${rules.map(
          (rule) => html`
            <${Rule} rule=${rule} key=${rule.number} />
          `,
        )}
      </ol>
    </section>
  `;

/** Show the cards and symbols that match the search. @param {{ groups: Reference[], query: string }} props */
function References({ groups, query }) {
  const all = groups.flatMap(({ items }) => items);
  const exact = all.filter(({ key, number = "" }) => searchable(key) === query || searchable(number) === query);
  /** @param {Reference["items"][number]} item */
  const isShown = (item) =>
    !query ||
    (exact.length > 0
      ? exact.includes(item)
      : searchable(`${item.number ?? ""} ${item.name} ${item.text}`).includes(query));
  return groups.map(({ title, items }) => {
    const found = searchable(title) === query ? items : items.filter(isShown);
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
  const others = LANGUAGES.map(([code]) => code).filter((code) => code !== language.value);
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

/** Redirect to the rules of the first game. */
export function FirstRules() {
  const names = useLoaded(systemsLoader);
  useEffect(() => {
    if (names) location.replace(`#/rules/${names[0]}`);
  }, [names]);
  return html`
    <${Loading} why=${systemsLoader.problem.value?.id} />
  `;
}

/** @param {{ system: string, query: string }} props */
export function Rules({ system, query }) {
  const loaded = useLoaded(rulesLoader, system);
  const terms = useLoaded(termsLoader, system);
  const systems = useLoaded(systemsLoader) ?? [];
  useEffect(() => {
    searchText.value = query;
  }, [query]);
  const text = searchable(searchText.value.trim());
  const rules = (loaded ?? []).map((rule) => withText(system, rule)).filter((rule) => matches(rule, text));
  const groups = terms ? systemNamed(system).reference() : [];
  const nothing =
    loaded &&
    rules.length === 0 &&
    !groups.some(({ title, items }) =>
      items.some(({ key, name }) => searchable(`${title} ${key} ${name}`).includes(text)),
    );
  return html`
    <main class="page">
      <${TopBar} title=${say("page-rules")} sub=${say(`page-system-${system}`)} system=${system} back=${null} />
      ${
        systems.length > 1 &&
        html`
          <section class="fs">
            <${SystemChoice} systems=${systems} value=${system} onPick=${(id) => location.replace(`#/rules/${id}`)} />
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
            value=${searchText.value}
            placeholder=${say("page-rules-search")}
            onInput=${(event) => {
              searchText.value = event.target.value;
            }}
          />
        </label>
        <p class="sr" role="status">${loaded && say("page-rules-found", { count: rules.length })}</p>
        ${
          terms &&
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
        <${Problem} message=${rulesLoader.problem.value ?? termsLoader.problem.value} />
      </section>
      ${
        text &&
        html`
          <${References} groups=${groups} query=${text} />
        `
      }
      <${RuleList} title=${say("page-rules-printed")} rules=${rules.filter(({ sure }) => sure !== "ours")} />
      <${RuleList}
        title=${say("page-rules-ours")}
        hint=${say("page-rules-ours-hint")}
        rules=${rules.filter(({ sure }) => sure === "ours")}
      />
      ${
        !text &&
        html`
          <${References} groups=${groups} query="" />
        `
      }
      <${Glossary} terms=${terms ?? []} query=${text} />
    </main>
  `;
}
