// The table: board, bot and journal; tabs on a phone, side by side on a desktop; the question below.

import { html } from "htm/preact";
import { effect, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { useWakeLock } from "./wake_lock.js";
import { spaceField } from "../prompt/pending_answer.js";
import { Journal } from "../journal/journal.js";
import { Icon, Owner } from "../ui/controls.js";
import { GameOver, Prompt, WatchingNote } from "../prompt/prompt.js";
import { useScreen } from "../ui/screen_focus.js";
import { TurnReport, pendingReport } from "./turn_report.js";
import { game, redo, sending, currentGame, turns, watching } from "./current_game.js";
import { canForecast, systemOf } from "../app/faces.js";
import { PeekDialog, undo } from "../prompt/undo.js";
import { tab, wide } from "./current_view.js";
import { say } from "../app/translations.js";

/** @import { ComponentType } from "preact" */
/** @import { Heading } from "../ui/screen_focus.js" */
/** @import { GameDocument, System } from "../types" */

/** @typedef {{ doc: GameDocument, system: System, heading: Heading, fresh: ReturnType<typeof pendingReport>, onDone: () => void }} FrameProps */

/** A view of the table: its tab, and what it shows; one that goes `across` has a row of its own where there is room. @typedef {{ id: string, icon: string, word: string, count?: number, across?: boolean, View: ComponentType<any> }} Tab */

/** Where to go back to when a space has been chosen. */
let previousTab = /** @type {string | null} */ (null);

// A question about a space is answered on the board.
effect(() => {
  if (spaceField.value) {
    previousTab ??= tab.peek();
    tab.value = "board";
  } else if (previousTab !== null) {
    const { view = null } = game.peek() ?? {};
    if (
      view &&
      systemOf(currentGame())
        .views(view)
        .some(({ id }) => id === previousTab || previousTab === "")
    )
      tab.value = previousTab;
    previousTab = null;
  }
});

/** All views of a game, its own first. @param {GameDocument} doc @param {System} system @returns {Tab[]} */
const tabsOf = (doc, system) => [
  ...system.views(doc.view),
  { id: "board", icon: "board", word: say("page-board"), View: system.Board },
  { id: "bot", icon: "bot", word: system.botName(doc.view), count: system.botCount(doc.view), View: system.Bot },
  { id: "journal", icon: "journal", word: say("page-journal"), View: Journal },
];

/** The class of a table with views of its own. @param {GameDocument} doc @param {System} system */
const viewsClass = (doc, system) => (system.views(doc.view).length > 0 ? "own-views" : "");

/** The view that is shown. @param {Tab[]} tabs */
const shownTab = (tabs) => tabs.find(({ id }) => id === tab.value) ?? tabs[0];

/** @param {{ doc: GameDocument }} props */
function GameMenu({ doc }) {
  const [open, setOpen] = useState(false);
  const box = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const escape = (event) => event.key === "Escape" && setOpen(false);
    /** @param {PointerEvent} event */
    const clickOutside = (event) => !box.current?.contains(/** @type {Node} */ (event.target)) && setOpen(false);
    document.addEventListener("keydown", escape);
    document.addEventListener("pointerdown", clickOutside);
    return () => {
      document.removeEventListener("keydown", escape);
      document.removeEventListener("pointerdown", clickOutside);
    };
  }, []);
  return html`
    <div class="menu" ref=${box}>
      <button
        type="button"
        class="btn quiet icon"
        aria-label=${say("page-menu")}
        aria-expanded=${open}
        onClick=${() => setOpen(!open)}
      >
        <${Icon} name="more" />
      </button>
      ${
        open &&
        html`
          <div class="menu-list card">
            <a class="btn quiet" href=${`#/play/${doc.id}/score`}>
              <${Icon} name="score" />
              ${say("page-score-sheet")}
            </a>
            ${
              !watching.value &&
              canForecast(doc) &&
              !doc.over &&
              html`
                <a class="btn quiet" href=${`#/play/${doc.id}/forecast`}>
                  <${Icon} name="forecast" />
                  ${say("page-forecast")}
                </a>
              `
            }${
              !watching.value &&
              html`
                <a class="btn quiet" href=${`#/play/${doc.id}/repair`}>
                  <${Icon} name="mend" />
                  ${say("page-repair")}
                </a>
              `
            }
            <a class="btn quiet" href=${`#/play/${doc.id}/set-up`}>
              <${Icon} name="set-up" />
              ${say("page-set-up-title")}
            </a>
            <a class="btn quiet" href=${`#/rules/${doc.system}`}>
              <${Icon} name="book" />
              ${say("page-rules")}
            </a>
            ${
              !watching.value &&
              html`
                <a class="btn quiet" href=${`#/play/${doc.id}/share`}>
                  <${Icon} name="share" />
                  ${say("page-share")}
                </a>
              `
            }
            <a class="btn quiet" href=${`#/settings/${doc.id}`}>
              <${Icon} name="settings" />
              ${say("page-settings")}
            </a>
          </div>
        `
      }
    </div>
  `;
}

/** @param {{ doc: GameDocument, system: System, heading: Heading }} props */
function Header({ doc, system, heading }) {
  const now = system.pointsNow(doc.view);
  return html`
    <header class="head">
      <div class="head-row">
        <a class="btn quiet icon" href="#/" aria-label=${say("page-home")}>
          <${Icon} name=${wide.value ? "brand" : "back"} />
        </a>
        <div class="head-title">
          <h1 tabindex="-1" ref=${heading}>${system.title(doc.view)}</h1>
          <span>${system.phaseText(doc.view)}</span>
        </div>
        ${
          wide.value &&
          html`
            <${system.Gauges} view=${doc.view} />
            <div class="sides"><${system.Sides} view=${doc.view} wide /></div>
          `
        }${
          doc.redo > 0 &&
          html`
            <button
              type="button"
              class="btn quiet icon redo"
              aria-label=${say("page-redo")}
              disabled=${sending.value}
              onClick=${() => redo()}
            >
              <${Icon} name="redo" />
            </button>
          `
        }${
          !watching.value &&
          html`
            <button
              type="button"
              class="btn quiet undo"
              disabled=${sending.value || doc.answers === 0}
              onClick=${() => undo()}
            >
              <${Icon} name="undo" />
              <span class="small">${say("page-undo")}</span>
            </button>
          `
        }
        <${GameMenu} doc=${doc} />
      </div>
      ${
        !wide.value &&
        html`
          <${system.Gauges} view=${doc.view} />
          <div class="sides">
            <${system.Sides} view=${doc.view} />
            ${
              now &&
              !doc.over &&
              html`
                <button
                  type="button"
                  class="side fold-now"
                  onClick=${() => {
                    tab.value = "bot";
                  }}
                >
                  <${Owner} side="bot" />
                  <span class="sr">${system.botName(doc.view)}</span>
                  ${now}
                </button>
              `
            }
          </div>
        `
      }
    </header>
  `;
}

/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

/** @param {{ tabs: Tab[] }} props */
function Tabs({ tabs }) {
  const shown = shownTab(tabs);
  /** @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    const step = ARROWS[event.key];
    if (!step) return;
    tab.value = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length].id;
    document.getElementById(`tab-${tab.value}`)?.focus();
  };
  return html`
    <div
      class="tabs ${tabs.length > 3 ? "many" : ""}"
      role="tablist"
      aria-label=${say("page-views")}
      onKeyDown=${onKeyDown}
    >
      ${tabs.map(
        ({ id, icon, word, count }) => html`
          <button
            type="button"
            class="tab"
            role="tab"
            id="tab-${id}"
            key=${id}
            aria-selected=${shown.id === id}
            aria-controls="panel"
            tabindex=${shown.id === id ? 0 : -1}
            onClick=${() => {
              tab.value = id;
            }}
          >
            <${Icon} name=${icon} />
            ${word}${
              Boolean(count) &&
              html`
                ${" "}
                <span class="count">${count}</span>
              `
            }
          </button>
        `,
      )}
    </div>
  `;
}

/** The state of a game whose sheet waits while the map is looked at. */
const mapShownFor = signal("");

/** @param {GameDocument} doc */
const stateOf = ({ id, revision }) => `${id} ${revision}`;

/** The map, and the way back to the sheet. @param {{ system: System }} props */
const MapInstead = ({ system }) => html`
  <section class="view" aria-label=${say("page-board")}><${system.Board} /></section>
  <div class="prompt look-back">
    <div class="go">
      <button
        type="button"
        class="btn primary"
        onClick=${() => {
          mapShownFor.value = "";
        }}
      >
        ${say("page-back-to-turn")}
      </button>
    </div>
  </div>
`;

function QuestionArea() {
  const { question, over } = currentGame();
  if (over)
    return html`
      <${GameOver} />
    `;
  return question
    ? html`
        <${Prompt} />
      `
    : html`
        <${WatchingNote} />
      `;
}

/** @param {FrameProps} props */
function Narrow({ doc, system, heading, fresh, onDone }) {
  const tabs = tabsOf(doc, system);
  const { id, word, View } = shownTab(tabs);
  return html`
    <main class="play narrow ${viewsClass(doc, system)}" data-revision=${doc.revision}>
      <${Header} doc=${doc} system=${system} heading=${heading} />
      ${
        fresh && mapShownFor.value === stateOf(doc)
          ? html`
              <${MapInstead} system=${system} />
            `
          : fresh
            ? html`
                <${TurnReport}
                  fresh=${fresh}
                  onDone=${onDone}
                  onLook=${() => {
                    mapShownFor.value = stateOf(doc);
                  }}
                />
              `
            : html`
                <section class="view" role="tabpanel" id="panel" aria-labelledby="tab-${id}" tabindex="0">
                  <h2 class="sr">${word}</h2>
                  <${View} />
                </section>
                <${Tabs} tabs=${tabs} />
                <${QuestionArea} />
              `
      }
    </main>
  `;
}

const JournalColumn = () => html`
  <section class="jwrap" aria-labelledby="col-journal" tabindex="0">
    <h2 id="col-journal">${say("page-journal")}</h2>
    <${Journal} />
  </section>
`;

/** @param {{ doc: GameDocument, system: System }} props */
const BoardHead = ({ doc, system }) => html`
  <h2 id="col-board">
    ${system.boardName(doc.view)}
    <small>${system.lastChange()}</small>
  </h2>
`;

/** @param {FrameProps} props */
function Wide({ doc, system, heading, fresh, onDone }) {
  return html`
    <main class="play wide" data-revision=${doc.revision}>
      <${Header} doc=${doc} system=${system} heading=${heading} />
      <section class="col" aria-labelledby="col-board">
        <${BoardHead} doc=${doc} system=${system} />
        <${system.Board} wide />
        <${system.Goals} view=${doc.view} />
      </section>
      <section class="col mid" aria-labelledby="col-bot" tabindex="0">
        <h2 id="col-bot">${system.botName(doc.view)}</h2>
        <${system.Bot} wide />
      </section>
      <div class="col end">
        ${
          fresh
            ? html`
                <${TurnReport} fresh=${fresh} onDone=${onDone} />
              `
            : html`
                <${JournalColumn} />
                <${QuestionArea} />
              `
        }
      </div>
    </main>
  `;
}

/**
 * A game with views of its own: yours on the left, the board in the middle, the bot on the right; below them what goes
 * across, and the question.
 * @param {FrameProps} props
 */
function WideWithViews({ doc, system, heading, fresh, onDone }) {
  const all = tabsOf(doc, system);
  // Whoever sees nothing of a hand follows what happens in its place.
  const below = all.find(({ across }) => across) ?? all[all.length - 1];
  const beside = all.filter((one) => one !== below && one.id !== "board" && one.id !== "bot");
  const { id, word, View } = shownTab(beside);
  return html`
    <main class="play wide own-views" data-revision=${doc.revision}>
      <${Header} doc=${doc} system=${system} heading=${heading} />
      <div class="col own-side">
        <${system.YourSide} view=${doc.view} />
        <${Tabs} tabs=${beside} />
        <section class="jwrap" role="tabpanel" id="panel" aria-labelledby="tab-${id}" tabindex="0">
          <h2 class="sr">${word}</h2>
          <${View} />
        </section>
      </div>
      <section class="col" aria-labelledby="col-board">
        <${BoardHead} doc=${doc} system=${system} />
        <${system.Board} wide />
      </section>
      <section class="col mid" aria-labelledby="col-bot" tabindex="0">
        <h2 id="col-bot">${system.botName(doc.view)}</h2>
        <${system.Goals} view=${doc.view} />
        <${system.Bot} wide />
      </section>
      ${
        fresh
          ? html`
              <div class="below told"><${TurnReport} fresh=${fresh} onDone=${onDone} /></div>
            `
          : html`
              <section class="below" aria-labelledby="col-below" tabindex="0">
                <h2 id="col-below" class="sr">${below.word}</h2>
                <${below.View} />
              </section>
              <${QuestionArea} />
            `
      }
    </main>
  `;
}

/** The newest turn in words, for those who listen. @param {{ system: System }} props */
const Announcer = ({ system }) => {
  const finished = turns.value.findLast(({ steps }) => system.side(steps) === "bot");
  return html`
    <p class="sr" aria-live="polite">${finished && system.announce(finished.steps)}</p>
  `;
};

export function Play() {
  const doc = currentGame();
  const system = systemOf(doc);
  // Whoever watches has nothing to do with their hands, and nothing to put away.
  const fresh = watching.value ? null : pendingReport();
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const heading = useScreen(system.title(doc.view), doc.system);
  useWakeLock();
  const onDone = () =>
    requestAnimationFrame(() => {
      // A field that somebody has turned to meanwhile keeps it.
      if (document.activeElement === document.body)
        /** @type {HTMLElement | null | undefined} */ (frame.current?.querySelector(".prompt .q"))?.focus({
          preventScroll: true,
        });
    });
  const Frame = !wide.value ? Narrow : viewsClass(doc, system) ? WideWithViews : Wide;
  return html`
    <div class="play-frame" ref=${frame}>
      <${Frame} doc=${doc} system=${system} heading=${heading} fresh=${fresh} onDone=${onDone} />
      <${Announcer} system=${system} />
      <${PeekDialog} />
    </div>
  `;
}
