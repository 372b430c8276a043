// All cards of yours, to look up and to read: found by name or number, narrowed down by set, kind and tag.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon, TopBar } from "../../ui/controls.js";
import { searchAmong } from "../../prompt/card_search.js";
import { say } from "../../app/translations.js";
import { printed } from "./printed_constants.js";
import { Row, Whole, rowClass } from "../human/cards/card.js";
import { TagSymbol } from "../human/cards/symbols.js";
import { cardOf, kindOf, numberOf, setName, tagsOf } from "../human/cards/library.js";
import { sheet } from "../human/answer_queue.js";
import { Overlay } from "../human/overlay.js";

/** @import { Card } from "../human/view" */

/** Rows that are drawn at once; more follow when somebody comes near the end. */
const SLICE = 30;
const KINDS = ["automated", "active", "event", "corporation", "prelude"];
const TAGS = [
  "building",
  "space",
  "science",
  "power",
  "earth",
  "jovian",
  "venus",
  "plant",
  "microbe",
  "animal",
  "city",
  "wild",
  "event",
];
const NO_TAG = "none";

/** What is looked for; it stays while one looks at something else. */
const wanted = signal({ text: "", set: "", kind: "", tag: "" });
/** @param {Partial<typeof wanted.value>} changes */
const want = (changes) => {
  wanted.value = { ...wanted.value, ...changes };
};

/** In the order of their sets, then of their kinds; within them as they are numbered. */
function inOrder() {
  const cards = Object.values(printed().cards);
  const sets = [...new Set(cards.map(({ set }) => set))];
  const order = ["project", "prelude", "corporation"];
  /** @param {Card} card */
  const rank = ({ set, kind }) => sets.indexOf(set) * order.length + order.indexOf(kind);
  return {
    sets,
    cards: cards.toSorted(
      (a, b) => rank(a) - rank(b) || numberOf(a).localeCompare(numberOf(b), "en", { numeric: true }),
    ),
  };
}

/** @param {Card} card @param {string} tag */
const hasTag = (card, tag) => (tag === NO_TAG ? tagsOf(card).length === 0 : tagsOf(card).includes(tag));

/** @param {string} id */
const printedOn = (id) => numberOf(cardOf(id));

/** The cards that are looked for, by number. @param {Card[]} cards */
function found(cards) {
  const { text, set, kind, tag } = wanted.value;
  const fitting = cards.filter(
    (card) => (!set || card.set === set) && (!kind || kindOf(card) === kind) && (!tag || hasTag(card, tag)),
  );
  if (!text.trim()) return fitting.map(({ number }) => number);
  return searchAmong(
    "mars-your-card",
    fitting.map((card) => card.number),
    text,
    printedOn,
  );
}

/** A list to choose from, in one line. @param {{ label: string, value: string, options: [id: string, text: string][], onPick: (id: string) => void }} props */
const Pick = ({ label, value, options, onPick }) => html`
  <label class="pick-one">
    <span class="sr">${label}</span>
    <select class="line-in" value=${value} onChange=${(/** @type {any} */ event) => onPick(event.target.value)}>
      ${options.map(
        ([id, text]) => html`
          <option key=${id} value=${id}>${text}</option>
        `,
      )}
    </select>
  </label>
`;

/** @param {{ sets: string[] }} props */
function Narrowing({ sets }) {
  const { set, kind, tag } = wanted.value;
  return html`
    <div class="narrowing">
      <${Pick}
        label=${say("mars-all-set")}
        value=${set}
        onPick=${(id) => want({ set: id })}
        options=${[["", say("mars-all-sets")], ...sets.map((id) => /** @type {[string, string]} */ ([id, setName(id)]))]}
      />
      <${Pick}
        label=${say("mars-all-kind")}
        value=${kind}
        onPick=${(id) => want({ kind: id })}
        options=${[["", say("mars-all-kinds")], ...KINDS.map((id) => /** @type {[string, string]} */ ([id, say(`mars-screen-kind-${id}`)]))]}
      />
    </div>
    <div class="filter" role="group" aria-label=${say("mars-screen-filter")}>
      ${[...TAGS, NO_TAG].map(
        (one) => html`
          <button
            type="button"
            class="filter-tag"
            key=${one}
            aria-pressed=${tag === one}
            onClick=${() => want({ tag: tag === one ? "" : one })}
          >
            ${
              one === NO_TAG
                ? html`
                    <span class="sr">${say("mars-all-no-tag")}</span>
                    <${Icon} name="mars/notag" />
                  `
                : html`
                    <span class="sr">${say("mars-screen-with-tag", { tag: { kind: "mars-tag", id: one } })}</span>
                    <${TagSymbol} of=${one} />
                  `
            }
          </button>
        `,
      )}
    </div>
  `;
}

/** One card whole; its neighbours are a tap or an arrow away. @param {{ numbers: string[], number: string }} props */
function Opened({ numbers, number }) {
  const at = numbers.indexOf(number);
  /** @param {number} by */
  const go = (by) => {
    sheet.value = `card ${numbers[(at + by + numbers.length) % numbers.length]}`;
  };
  /** @param {KeyboardEvent} event */
  const keys = (event) => {
    if (event.key === "ArrowLeft") go(-1);
    if (event.key === "ArrowRight") go(1);
  };
  return html`
    <${Overlay}
      title=${say("page-all-cards")}
      sub=${say("mars-screen-nth", { number: at + 1, count: numbers.length })}
      onKeyDown=${keys}
    >
      <${Whole} number=${number} key=${number} />
      <div class="go">
        <button type="button" class="btn" onClick=${() => go(-1)}>
          <${Icon} name="back" />
          ${say("mars-screen-card-before")}
        </button>
        <button type="button" class="btn" onClick=${() => go(1)}>
          ${say("mars-screen-card-after")}
          <${Icon} name="next" />
        </button>
      </div>
    <//>
  `;
}

/** As many rows as somebody has come to. @param {{ numbers: string[] }} props */
function Rows({ numbers }) {
  const [shown, setShown] = useState(SLICE);
  const end = useRef(/** @type {HTMLButtonElement | null} */ (null));
  const more = () => setShown((count) => count + SLICE);
  useEffect(() => {
    const near = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && more(), {
      rootMargin: "800px",
    });
    if (end.current) near.observe(end.current);
    return () => near.disconnect();
  }, [shown, numbers.length]);
  return html`
    <ul class="hand">
      ${numbers.slice(0, shown).map(
        (number) => html`
          <li key=${number}>
            <button
              type="button"
              class=${rowClass(number)}
              data-card=${number}
              onClick=${() => {
                sheet.value = `card ${number}`;
              }}
            >
              <${Row} number=${number} inWords=${true} />
            </button>
          </li>
        `,
      )}
    </ul>
    ${
      shown < numbers.length &&
      html`
        <button type="button" class="btn wide" ref=${end} onClick=${more}>${say("mars-all-more")}</button>
      `
    }
  `;
}

/** @param {{ name: string }} props the number of a card that is opened at once */
export function AllCards({ name: first }) {
  const { cards, sets } = useMemo(inOrder, []);
  useEffect(() => {
    sheet.value = printed().cards[first] ? `card ${first}` : null;
    return () => {
      sheet.value = null;
    };
  }, [first]);
  const numbers = found(cards);
  const open = sheet.value?.startsWith("card ") ? sheet.value.slice(5) : "";
  const among = numbers.includes(open) ? numbers : cards.map(({ number }) => number);
  return html`
    <main class="page all-cards">
      <${TopBar} title=${say("page-all-cards")} sub=${say("page-system-mars")} system="mars" back=${null} />
      <section class="fs">
        <label class="finder-in framed">
          <${Icon} name="search" />
          <span class="sr">${say("mars-all-find")}</span>
          <input
            type="search"
            autocomplete="off"
            enterkeyhint="search"
            value=${wanted.value.text}
            placeholder=${say("mars-all-find")}
            onInput=${(/** @type {any} */ event) => want({ text: event.target.value })}
          />
        </label>
        <${Narrowing} sets=${sets} />
        <p class="small muted" role="status">${say("mars-all-count", { count: numbers.length })}</p>
      </section>
      <${Rows} numbers=${numbers} key=${JSON.stringify(wanted.value)} />
      ${
        open &&
        html`
          <${Opened} numbers=${among} number=${open} />
        `
      }
    </main>
  `;
}
