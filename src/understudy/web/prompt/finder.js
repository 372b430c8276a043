// Finding a card by its number or by any part of its name in any language.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../parts.js";
import { cardLanguage, language } from "../settings.js";
import { theGame } from "../store.js";
import { systemOf } from "../systems.js";
import { name, names, plain, printedNumber, say } from "../words.js";

/** @import { CardQuestion, Filling, Typed } from "../shapes" */

const SHOWN = 3;

/** A number as people say it: 7 for 007, b3 for B03. @param {string} number */
const short = (number) => number.replace(/^([a-z]?)0+(?=\d)/, "$1");

const NOT_AT_ALL = 99;

/** How well a name fits: whole, its beginning, the beginning of a word, anywhere. @param {string} text @param {string} wanted */
function fitName(text, wanted) {
  const found = plain(text);
  if (found === wanted) return 1;
  if (found.startsWith(wanted)) return 3;
  if (found.includes(` ${wanted}`)) return 5;
  return found.includes(wanted) ? 7 : NOT_AT_ALL;
}

/**
 * How well a card fits, lower is better; of equal fits the reader's own language comes first.
 * @param {string} id @param {Record<string, string>} known @param {string} wanted
 */
function fit(id, known, wanted) {
  const number = id.toLowerCase();
  if (short(number) === short(wanted)) return 0;
  if (number.startsWith(wanted)) return 2;
  const own = cardLanguage.value || language.value;
  return Math.min(...Object.entries(known).map(([code, text]) => fitName(text, wanted) + (code === own ? 0 : 1)));
}

/** The cards that fit, best first. @param {CardQuestion} field @param {string} text */
export function search(field, text) {
  const wanted = plain(text.trim());
  if (!wanted) return [];
  const gone = new Set(field.gone);
  const { inPool } = systemOf(theGame());
  return Object.entries(names.value[field.kind] ?? {})
    .filter(([id]) => !gone.has(id) && inPool(field.pool, id))
    .map(([id, known]) => ({ id, rank: fit(id, known, wanted) }))
    .filter(({ rank }) => rank < NOT_AT_ALL)
    .toSorted((a, b) => a.rank - b.rank || a.id.localeCompare(b.id))
    .map(({ id }) => id);
}

/** @param {{ id: string, kind: string, on: boolean, onTake: (id: string) => void }} props */
const Match = ({ id, kind, on, onTake }) => html`
  <li><button type="button" class="match ${on ? "on" : ""}" aria-pressed=${on} onClick=${() => onTake(id)}>
    <span class="no">${printedNumber(id)}</span><b>${name({ kind, id })}</b></button></li>`;

/** @param {Filling<CardQuestion> & { value: string | null }} props */
export function CardField({ field, value, onChange, label }) {
  const [text, setText] = useState(value ?? "");
  const input = useRef(/** @type {HTMLInputElement | null} */ (null));
  const hits = search(field, text).slice(0, SHOWN);
  useEffect(() => {
    setText(value ?? "");
    // A pointer that is exact comes with a keyboard; on a phone the keys would hide the board.
    if (matchMedia("(pointer: fine)").matches) input.current?.focus();
  }, [field.id]);
  /** @param {Typed} event */
  const type = (event) => {
    setText(event.target.value);
    onChange(search(field, event.target.value)[0] ?? null);
  };
  /** @param {string} id */
  const take = (id) => {
    setText(name({ kind: field.kind, id }));
    onChange(id);
  };
  const shown = value && !hits.includes(value) ? [value, ...hits.slice(0, SHOWN - 1)] : hits;
  return html`<div class="finder">
    <label class="finder-in"><${Icon} name="search" /><span class="sr">${label}</span>
      <input ref=${input} type="text" autocomplete="off" spellcheck=${false} enterkeyhint="done" value=${text}
        placeholder=${say("page-finder")} onInput=${type} /></label>
    <ul aria-label=${say("page-matches")} aria-live="polite">
      ${shown.map((id) => html`<${Match} id=${id} kind=${field.kind} on=${id === value} onTake=${take} key=${id} />`)}
      ${text.trim() && shown.length === 0 && html`<li class="none">${say("page-no-match")}</li>`}
    </ul>
  </div>`;
}
