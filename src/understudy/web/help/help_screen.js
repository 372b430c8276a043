// Help: what to do now, mistakes, symbols, rules by search, and the guides.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { systemsLoader } from "../games/game_list.js";
import { TABLE, modeOf } from "../games/new_game/play_modes.js";
import { loadSystem, systemNamed } from "../app/faces.js";
import { say } from "../app/translations.js";
import { game, watching } from "../play/game_state/current_game.js";
import { pendingReport } from "../play/report/turn_report.js";
import { Icon, Problem, TopBar } from "../ui/controls.js";
import { Cite } from "../ui/citation.js";
import { entryHints, whatToDo } from "./help_text.js";

/** @import { GameDocument } from "../types" */

/** Loads the face of a game; without a name that of the first game. */
const systemLoader = createLoader(async (/** @type {string} */ wanted) => {
  const name = wanted || (await api.systems())[0].name;
  await loadSystem(name);
  return name;
});

/** Search the rules. @param {{ system: string }} props */
function Search({ system }) {
  const [query, setQuery] = useState("");
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    location.hash = `#/rules/${system}/${encodeURIComponent(query)}`;
  };
  return html`
    <form class="fs" role="search" onSubmit=${submit}>
      <label class="finder-in framed">
        <${Icon} name="search" />
        <span class="sr">${say("help-search")}</span>
        <input
          type="search"
          autocomplete="off"
          enterkeyhint="search"
          placeholder=${say("help-search")}
          value=${query}
          onInput=${(/** @type {any} */ event) => setQuery(event.target.value)}
        />
      </label>
    </form>
  `;
}

/** Say what the open question expects. @param {{ doc: GameDocument }} props */
function WhatNow({ doc }) {
  const { question } = doc;
  const unread = !watching.value && pendingReport() !== null;
  const lines = doc.over
    ? [say("page-over"), say("page-over-hint")]
    : !question
      ? [say("page-watching-hint")]
      : [...(unread ? [say("help-report")] : []), ...whatToDo(question)];
  const hints = question ? entryHints(question) : [];
  return html`
    <section class="fs" aria-labelledby="help-now">
      <h2 id="help-now">${say("help-now")}</h2>
      ${
        question &&
        html`
          <p class="small muted">
            ${say("help-asks", { question: say(question.id, question.args) })}${" "}
            <${Cite} cite=${question.cite} />
          </p>
        `
      }
      <ol class="help-steps">
        ${lines.map(
          (line) => html`
            <li key=${line}>${line}</li>
          `,
        )}
      </ol>
      ${
        hints.length > 0 &&
        html`
          <details class="fold inset">
            <summary>
              <${Icon} name="fold" />
              ${say("help-entries")}
            </summary>
            <ul>
              ${hints.map(
                ({ name, text, hint }) => html`
                  <li class="law" key=${name}>
                    <h3>${text}</h3>
                    <p>${hint}</p>
                  </li>
                `,
              )}
            </ul>
          </details>
        `
      }
      <p class="after">
        <a class="btn primary" href=${`#/play/${doc.id}`}>
          <${Icon} name="tap" />
          ${say("help-show")}
        </a>
      </p>
    </section>
  `;
}

/** Say which way of correcting suits which mistake. @param {{ doc: GameDocument | null, table: boolean }} props */
const Mistakes = ({ doc, table }) => html`
  <section class="fs" aria-labelledby="help-mistake">
    <h2 id="help-mistake">${say("help-mistake")}</h2>
    <ul>
      <li class="law">
        <h3>${say("page-undo")}</h3>
        <p>${say("help-mistake-undo")}</p>
      </li>
      <li class="law">
        <h3>${say("page-repair")}</h3>
        <p>${say("help-mistake-earlier")}</p>
        ${
          doc &&
          !watching.value &&
          html`
            <p class="after">
              <a class="btn" href=${`#/play/${doc.id}/repair`}>
                <${Icon} name="edit" />
                ${say("page-repair")}
              </a>
            </p>
          `
        }
      </li>
      ${
        table &&
        html`
          <li class="law">
            <h3>${say("page-put-right")}</h3>
            <p>${say("help-mistake-board", { more: say("page-other") })}</p>
          </li>
        `
      }
    </ul>
  </section>
`;

/** Show the symbols of a game; other references are found by the search. @param {{ system: string }} props */
function SymbolLegend({ system }) {
  const items = systemNamed(system)
    .reference()
    .flatMap((group) => group.items)
    .filter(({ icon }) => icon);
  return (
    items.length > 0 &&
    html`
      <section class="fs" aria-labelledby="help-symbols">
        <h2 id="help-symbols">${say("help-symbols")}</h2>
        <ul class="help-legend">
          ${items.map(
            ({ key, name, icon, does }) => html`
              <li key=${key}>
                <${Icon} name=${icon ?? ""} />
                <span>
                  ${name}
                  ${
                    does &&
                    html`
                      <small>${does}</small>
                    `
                  }
                </span>
              </li>
            `,
          )}
        </ul>
      </section>
    `
  );
}

/** Show the links to rules, cards and guides. @param {{ system: string }} props */
const More = ({ system }) => html`
  <nav class="fs help-more" aria-label=${say("page-more-pages")}>
    <a class="btn wide" href=${`#/rules/${system}`}>
      <${Icon} name="book" />
      ${say("page-rules")}
    </a>
    <a class="btn wide" href="#/learn">
      <${Icon} name="bot" />
      ${say("page-learn")}
    </a>
  </nav>
  <p class="fs small muted">${say("help-private")}</p>
`;

/** Show help; `doc` is the open game, or null. @param {{ doc?: GameDocument | null }} props */
export function Help({ doc = null }) {
  const system = useLoaded(systemLoader, doc?.system ?? "");
  const known = useLoaded(systemsLoader)?.find(({ name }) => name === doc?.system);
  const table = !doc || !known || modeOf(known, doc.options) === TABLE;
  const back = doc ? `#/play/${doc.id}` : null;
  return html`
    <main class="page">
      <${TopBar} title=${say("help-title")} sub=${system && say(`page-system-${system}`)} back=${back} />
      <${Problem} message=${systemLoader.problem.value} />
      ${
        system &&
        html`
          <${Search} system=${system} />
        `
      }${
        doc &&
        game.value &&
        html`
          <${WhatNow} doc=${doc} />
        `
      }
      <${Mistakes} doc=${doc} table=${table} />
      ${
        system &&
        html`
          <${SymbolLegend} system=${system} />
          <${More} system=${system} />
        `
      }
    </main>
  `;
}
