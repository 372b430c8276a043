// Game screen: board, bot, journal and question; tabs on a phone, columns on a desktop.

import { html } from "htm/preact";
import { effect, signal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { useWakeLock } from "./wake_lock.js";
import { spaceField } from "../prompt/pending_answer.js";
import { Journal } from "../journal/journal.js";
import { Icon } from "../ui/controls.js";
import { GameOver, Prompt, WatchingNote } from "../prompt/prompt.js";
import { useScreen } from "../ui/screen_focus.js";
import { TurnReport, pendingReport } from "./report/turn_report.js";
import { currentGame, game, seenCount, turns, watching } from "./game_state/current_game.js";
import { Header } from "./game_header.js";
import { systemOf } from "../app/faces.js";
import { useSettling } from "../prompt/settling.js";
import { PeekDialog } from "../prompt/undo.js";
import { boardBeside, tab, wide } from "./current_view.js";
import { endPlayback, stepsShown, usePlayback } from "./playback.js";
import { LazyWatch } from "../advice/watch/lazy_watch.js";
import { isExpertPlaying } from "../advice/watch/handed_over.js";
import { LazyGuide } from "../guide/guide_loader.js";
import { motionMs } from "../ui/motion.js";
import { say } from "../app/translations.js";

/** @import { Heading } from "../ui/screen_focus.js" */
/** @import { GameDocument, GameView, System, Turn } from "../types" */

/**
 * @typedef {{
 *   doc: GameDocument, system: System, heading: Heading,
 *   report: ReturnType<typeof pendingReport>, onDone: () => void,
 * }} FrameProps
 */

/** How long the board stays after a space was chosen. */
const LANDING_MS = 1300;

/** The tab to return to when a space is chosen. */
let previousTab = /** @type {string | null} */ (null);

// Show the board while a question asks for a space.
effect(() => {
  if (spaceField.value) {
    previousTab ??= tab.peek();
    tab.value = "board";
  } else if (previousTab !== null) {
    const back = previousTab;
    previousTab = null;
    // First the tile is seen landing. The player may have chosen another tab since.
    setTimeout(() => tab.peek() === "board" && !spaceField.peek() && returnTo(back), motionMs(LANDING_MS));
  }
});

/** Return to a tab if the open game has it. @param {string} id */
function returnTo(id) {
  const { view = null } = game.peek() ?? {};
  const views = view ? systemOf(currentGame()).views(view) : [];
  if (views.some((one) => one.id === id || id === "")) tab.value = id;
}

/**
 * Return all views of a game, those of its face first.
 * @param {GameDocument} doc @param {System} system @returns {GameView[]}
 */
const tabsOf = (doc, system) => [
  ...system.views(doc.view),
  { id: "board", icon: "board", label: say("page-board"), View: system.Board },
  {
    id: "bot",
    icon: "bot",
    label: (system.botTab ?? system.botName)(doc.view),
    count: system.botCount(doc.view),
    View: system.Bot,
  },
  { id: "journal", icon: "journal", label: say("page-journal"), View: Journal },
];

/** Return the CSS class of a game with additional views. @param {GameDocument} doc @param {System} system */
const viewsClass = (doc, system) => (system.views(doc.view).length > 0 ? "own-views" : "");

/** Return the view to show. @param {GameView[]} tabs */
const shownTab = (tabs) => tabs.find(({ id }) => id === tab.value) ?? tabs[0];

/** @type {Record<string, number>} */
const ARROWS = { ArrowLeft: -1, ArrowRight: 1 };

/** @param {{ tabs: GameView[] }} props */
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
        ({ id, icon, label, count }) => html`
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
            ${label}${
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

/** State of the game whose turn report is hidden to show the map. */
const mapShownFor = signal("");

/** Return what identifies the state of a game. @param {GameDocument} doc */
const stateOf = ({ id, revision }) => `${id} ${revision}`;

/** Return what identifies a report, or "" without one. @param {ReturnType<typeof pendingReport>} report */
const reportKey = (report) =>
  report ? (report.turns.at(-1)?.steps.at(-1)?.number ?? (report.table ? "table" : "set-up")) : "";

/** Show the map, and a button back to the turn report. @param {{ system: System }} props */
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

/**
 * Show the bot's turn on the board, one step at a time, and the track that moves.
 * @param {{ doc: GameDocument, system: System }} props
 */
function PlayedTurn({ doc, system }) {
  const step = doc.journal[(stepsShown.value ?? 0) - 1];
  return html`
    <section class="view playing" aria-label=${system.botName(doc.view)}>
      <${system.Board} />
      <div class="playing-now"><${system.PlayedStep} step=${step} /></div>
    </section>
    <div class="prompt look-back">
      <div class="go">
        <button type="button" class="btn" onClick=${endPlayback}>${say("page-skip")}</button>
      </div>
    </div>
  `;
}

/** Show the question, or what replaces it. */
function QuestionArea() {
  const { question, over } = currentGame();
  if (isExpertPlaying(currentGame()))
    return html`
      <${LazyWatch} />
    `;
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

/** @param {{ doc: GameDocument, system: System }} props */
const BoardHead = ({ doc, system }) => html`
  <h2 id="col-board">
    ${system.boardName(doc.view)}
    <small>${system.lastChange()}</small>
  </h2>
`;

/** @param {FrameProps} props */
function Narrow({ doc, system, heading, report, onDone }) {
  const own = viewsClass(doc, system);
  const beside = Boolean(own) && boardBeside.value;
  const tabs = tabsOf(doc, system).filter((one) => !beside || one.id !== "board");
  const { id, label, View } = shownTab(tabs);
  return html`
    <main class="play narrow ${own} ${beside ? "with-board" : ""}" data-revision=${doc.revision}>
      <${Header} doc=${doc} system=${system} heading=${heading} />
      ${
        beside &&
        html`
          <section class="board-beside" aria-labelledby="col-board">
            <${BoardHead} doc=${doc} system=${system} />
            <${system.Board} />
            <${system.Goals} view=${doc.view} />
          </section>
        `
      }${
        report && !beside && stepsShown.value !== null
          ? html`
              <${PlayedTurn} doc=${doc} system=${system} />
            `
          : report && !beside && mapShownFor.value === stateOf(doc)
            ? html`
                <${MapInstead} system=${system} />
              `
            : report
              ? html`
                  <${TurnReport}
                    report=${report}
                    onDone=${onDone}
                    onLook=${
                      beside
                        ? undefined
                        : () => {
                            mapShownFor.value = stateOf(doc);
                          }
                    }
                  />
                `
              : html`
                  <section class="view" role="tabpanel" id="panel" aria-labelledby="tab-${id}" tabindex="0">
                    <h2 class="sr">${label}</h2>
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

/** @param {FrameProps} props */
function Wide({ doc, system, heading, report, onDone }) {
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
          report
            ? html`
                <${TurnReport} report=${report} onDone=${onDone} />
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
 * Show a game with additional views: the player's side, the board and the bot; below them the view that goes `across`,
 * and the question.
 * @param {FrameProps} props
 */
function WideWithViews({ doc, system, heading, report, onDone }) {
  const all = tabsOf(doc, system);
  // Spectators see no hand; the journal takes its place.
  const below = all.find(({ across }) => across) ?? all[all.length - 1];
  // The journal is first: your own cards are below or one tap away.
  const beside = all
    .filter((one) => one !== below && one.id !== "board" && one.id !== "bot")
    .toSorted((a, b) => Number(b.View === Journal) - Number(a.View === Journal));
  const { id, label, View } = shownTab(beside);
  return html`
    <main class="play wide own-views" data-revision=${doc.revision}>
      <${Header} doc=${doc} system=${system} heading=${heading} />
      <div class="col own-side">
        <${system.YourSide} view=${doc.view} />
        <${Tabs} tabs=${beside} />
        <section class="jwrap" role="tabpanel" id="panel" aria-labelledby="tab-${id}" tabindex="0">
          <h2 class="sr">${label}</h2>
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
        report
          ? html`
              <div class="below told"><${TurnReport} report=${report} onDone=${onDone} /></div>
            `
          : html`
              <section class="below" aria-labelledby="col-below" tabindex="0">
                <h2 id="col-below" class="sr">${below.label}</h2>
                <${below.View} />
              </section>
              <${QuestionArea} />
            `
      }
    </main>
  `;
}

/**
 * Return the unread steps of the bot that are seen on the board.
 * @param {Turn[]} reported @param {System} system
 */
const botSteps = (reported, system) =>
  reported
    .filter(({ steps }) => system.side(steps) === "bot")
    .flatMap(({ steps }) => steps)
    .filter((step) => step.number >= seenCount() && system.isPlayed(step));

/** Announce the bot's newest turn to screen readers. @param {{ system: System }} props */
const Announcer = ({ system }) => {
  const finished = turns.value.findLast(({ steps }) => system.side(steps) === "bot");
  return html`
    <p class="sr" aria-live="polite">${finished && system.announce(finished.steps)}</p>
  `;
};

export function Play() {
  const doc = currentGame();
  const system = systemOf(doc);
  // Spectators have no tasks. What the bot did while the expert plays is in its list.
  const report = watching.value || isExpertPlaying(doc) ? null : pendingReport();
  const frame = useRef(/** @type {HTMLElement | null} */ (null));
  const heading = useScreen(system.title(doc.view), doc.system);
  useWakeLock();
  const key = `${doc.id} ${doc.token} ${reportKey(report)}`;
  usePlayback(key, report && viewsClass(doc, system) ? botSteps(report.turns, system) : []);
  useSettling(wide.value ? key : `${key} ${stepsShown.value === null}`);
  const onDone = () =>
    requestAnimationFrame(() => {
      // Leave the focus to a field that has it already.
      if (document.activeElement === document.body)
        /** @type {HTMLElement | null | undefined} */ (frame.current?.querySelector(".prompt .q"))?.focus({
          preventScroll: true,
        });
    });
  const Frame = !wide.value ? Narrow : viewsClass(doc, system) ? WideWithViews : Wide;
  return html`
    ${
      doc.guide &&
      html`
        <${LazyGuide} doc=${doc} frame=${() => frame.current} />
      `
    }
    <div class="play-frame" ref=${frame}>
      <${Frame} doc=${doc} system=${system} heading=${heading} report=${report} onDone=${onDone} />
      <${Announcer} system=${system} />
      <${PeekDialog} />
    </div>
  `;
}
