// The screen with all of your cards: search by name, number or text, filter by set, kind and tag.

import { html } from "htm/preact";
import { computed, signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon, TopBar } from "../../ui/controls.js";
import { searchAmong } from "../../prompt/card_search.js";
import { language } from "../../app/settings.js";
import { say, searchable } from "../../app/translations.js";
import { printed } from "./printed_constants.js";
import { CardRow, FullCard, rowClass } from "../human/cards/card.js";
import { cardOf, kindOf, numberOf, sentenceOf, setName, tagsOf } from "../human/cards/library.js";
import { Legend } from "../human/cards/legend.js";
import { FilterBar, FilterButton, TagFilterButton } from "../human/cards/tag_filter.js";
import { Overlay, closeOverlay, neighborsOf, openCard, openCardNumber } from "../../human/overlay.js";

/** @import { Card } from "../human/view" */

/** The number of rows added when the end of the list comes near. */
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

/** The search and the filters, which are kept when another screen is opened. */
const query = signal({ text: "", set: "", kind: "", tag: "" });
/** @param {Partial<typeof query.value>} changes */
const changeQuery = (changes) => {
  query.value = { ...query.value, ...changes };
};

/** Return the sets, and the cards by set, kind and number. */
function sortedCards() {
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

/** The searchable texts of cards in the current language. */
const texts = computed(() => ({ of: language.value, byCard: /** @type {Map<string, string>} */ (new Map()) }));

/** Return the searchable text of a card. @param {string} id */
function textOf(id) {
  const { byCard } = texts.value;
  if (!byCard.has(id)) byCard.set(id, searchable(sentenceOf(cardOf(id))));
  return byCard.get(id) ?? "";
}

/** Return the numbers of the cards that match the query. @param {Card[]} cards */
function matchingCards(cards) {
  const { text, set, kind, tag } = query.value;
  const filtered = cards.filter(
    (card) => (!set || card.set === set) && (!kind || kindOf(card) === kind) && (!tag || hasTag(card, tag)),
  );
  if (!text.trim()) return filtered.map(({ number }) => number);
  return searchAmong(
    "mars-your-card",
    filtered.map((card) => card.number),
    text,
    printedOn,
    textOf,
  );
}

/** @typedef {{ label: string, value: string, options: string[][], onPick: (id: string) => void }} SelectProps */

/** Show a select box; the options are pairs of id and text. @param {SelectProps} props */
const Select = ({ label, value, options, onPick }) => html`
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

/** @param {string} tag */
const pickTag = (tag) => changeQuery({ tag });

/** Show the filters by set, kind and tag. @param {{ sets: string[] }} props */
function Filters({ sets }) {
  const { set, kind, tag } = query.value;
  return html`
    <div class="narrowing">
      <${Select}
        label=${say("mars-all-set")}
        value=${set}
        onPick=${(id) => changeQuery({ set: id })}
        options=${[["", say("mars-all-sets")], ...sets.map((id) => [id, setName(id)])]}
      />
      <${Select}
        label=${say("mars-all-kind")}
        value=${kind}
        onPick=${(id) => changeQuery({ kind: id })}
        options=${[["", say("mars-all-kinds")], ...KINDS.map((id) => [id, say(`mars-screen-kind-${id}`)])]}
      />
    </div>
    <${FilterBar}>
      ${TAGS.map(
        (id) => html`
          <${TagFilterButton} key=${id} tag=${id} chosen=${tag} onPick=${pickTag} />
        `,
      )}
      <${FilterButton} pressed=${tag === NO_TAG} onClick=${() => pickTag(tag === NO_TAG ? "" : NO_TAG)}>
        <span class="sr">${say("mars-all-no-tag")}</span>
        <${Icon} name="mars/notag" />
      <//>
    <//>
  `;
}

/**
 * Show a full card in an overlay, with buttons and keys for its neighbors.
 * @param {{ numbers: string[], number: string }} props
 */
function CardOverlay({ numbers, number }) {
  const { at, go, onKeyDown } = neighborsOf(numbers, number);
  return html`
    <${Overlay}
      title=${say("page-all-cards")}
      sub=${say("mars-screen-nth", { number: at + 1, count: numbers.length })}
      onKeyDown=${onKeyDown}
    >
      <${FullCard} number=${number} key=${number} />
      <${Legend} />
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

/** Show the first rows, and more when the end comes near. @param {{ numbers: string[] }} props */
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
            <button type="button" class=${rowClass(number)} data-card=${number} onClick=${() => openCard(number)}>
              <${CardRow} number=${number} withText />
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

/** Show all cards; `name` is the number of a card to open at once. @param {{ name: string }} props */
export function AllCards({ name: first }) {
  const { cards, sets } = useMemo(sortedCards, []);
  useEffect(() => {
    if (printed().cards[first]) openCard(first);
    else closeOverlay();
    return closeOverlay;
  }, [first]);
  const numbers = matchingCards(cards);
  const open = openCardNumber();
  const neighbors = numbers.includes(open) ? numbers : cards.map(({ number }) => number);
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
            value=${query.value.text}
            placeholder=${say("mars-all-find")}
            onInput=${(/** @type {any} */ event) => changeQuery({ text: event.target.value })}
          />
        </label>
        <${Filters} sets=${sets} />
        <p class="small muted" role="status">${say("mars-all-count", { count: numbers.length })}</p>
      </section>
      <${Rows} numbers=${numbers} key=${JSON.stringify(query.value)} />
      ${
        open &&
        html`
          <${CardOverlay} numbers=${neighbors} number=${open} />
        `
      }
    </main>
  `;
}
