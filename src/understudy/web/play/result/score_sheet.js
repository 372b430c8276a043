// Score screen: the score sheet of both sides, which can be printed, copied and shared.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { Challenge } from "./challenge.js";
import { adviceMarks } from "../../advice/advised_games.js";
import { WinOfGame } from "../../advice/win_history.js";
import { SameDealButton } from "./same_deal.js";
import { ScoreCourse } from "./score_course.js";
import { canShare, textColumns, copyText, download, share } from "../../ui/clipboard.js";
import { Icon, Problem, TopBar } from "../../ui/controls.js";
import { BgStatsLink } from "../../games/history/record_plays.js";
import { dealOfGame } from "../../games/daily/stored_deals.js";
import { SaveButton } from "../../games/save_file.js";
import { problem, currentGame, watching } from "../game_state/current_game.js";
import { hasReview, systemOf } from "../../app/faces.js";
import { formatDay, name, number, say } from "../../app/translations.js";

/** @import { FinishedGame, GameDocument, System } from "../../types" */

/** Number of finished games in which this one is looked up. */
const RECENT = 100;

/** Return the text of points; a dash if they are unknown. @param {number | undefined} points */
const pointsText = (points) => (points === undefined ? "–" : number(points));

/** Return the entry of a finished game in the history, once it is loaded. @param {GameDocument} doc */
function useHistoryEntry({ id, over }) {
  const [entry, setEntry] = useState(/** @type {FinishedGame | undefined} */ (undefined));
  useEffect(() => {
    if (over)
      api.history(RECENT, 0).then(
        (all) => setEntry(all.find((one) => one.id === id)),
        () => {},
      );
  }, [id, over]);
  return entry;
}

/** Return the options of a game as lines. @param {GameDocument} doc @param {System} system */
function optionLines(doc, system) {
  const real = Object.entries(doc.options.decks ?? {})
    .filter(([, source]) => source === "real")
    .map(([deck]) => ({ kind: `${doc.system}-deck`, id: deck }));
  return [
    ...system.optionSummary(doc),
    ...(real.length > 0 ? [say("page-chosen-real", { decks: real })] : []),
    ...(watching.value ? [] : [say("page-chosen-seed", { seed: String(doc.seed) })]),
    ...(doc.looked_ahead ? [say("page-looked-ahead")] : []),
    ...adviceMarks(doc.id),
  ];
}

/** Return the score sheet as plain text. @param {GameDocument} doc @param {System} system @param {string} date */
function scoreText(doc, system, date) {
  /** @param {string} id */
  const owner = (id) => name({ kind: `${doc.system}-owner`, id });
  const sides = system.sides(doc.view);
  const rows = system.scoreRows(doc).map((row) => [row.label, ...sides.map((side) => pointsText(row[side]))]);
  const head = [say(`page-system-${doc.system}`), date, system.title(doc.view)];
  const winner = doc.over
    ? [say(`${doc.system}-winner`, { owner: { kind: `${doc.system}-owner`, id: doc.view.winner } }), ""]
    : [];
  return [
    ...head,
    "",
    ...winner,
    textColumns([["", ...sides.map(owner)], ...rows]),
    "",
    ...optionLines(doc, system),
    "",
  ].join("\n");
}

/**
 * Show the buttons that share, copy, download and print the score sheet.
 * @param {{ doc: GameDocument, system: System, date: string, entry?: FinishedGame }} props
 */
function ExportButtons({ doc, system, date, entry }) {
  const [status, setStatus] = useState("");
  const copyScore = async () =>
    setStatus(say((await copyText(scoreText(doc, system, date))) ? "page-copied" : "page-not-copied"));
  const shareScore = () => share({ title: say(`page-system-${doc.system}`), text: scoreText(doc, system, date) });
  return html`
    <section class="fs take-along">
      <div class="take">
        ${
          canShare() &&
          html`
            <button type="button" class="btn" onClick=${shareScore}>
              <${Icon} name="share" />
              ${say("page-send-text")}
            </button>
          `
        }
        <button type="button" class="btn" onClick=${copyScore}>
          <${Icon} name="copy" />
          ${say("page-copy")}
        </button>
        <button
          type="button"
          class="btn"
          onClick=${() => download(`understudy-${doc.id}.txt`, scoreText(doc, system, date))}
        >
          <${Icon} name="export" />
          ${say("page-as-text")}
        </button>
        <button type="button" class="btn" onClick=${() => print()}>
          <${Icon} name="print" />
          ${say("page-print")}
        </button>
        ${
          entry &&
          html`
            <${BgStatsLink} entry=${entry} doc=${doc} />
          `
        }
      </div>
      <p class="small muted" role="status">${status}</p>
    </section>
  `;
}

export function Score() {
  const doc = currentGame();
  const system = systemOf(doc);
  const entry = useHistoryEntry(doc);
  const date = formatDay(entry?.finished);
  const canRepeat = doc.over && !watching.value && system.views(doc.view).length > 0;
  const deal = dealOfGame(doc.id);
  return html`
    <main class="page sheet-page">
      <${TopBar}
        title=${say("page-score-sheet")}
        system=${doc.system}
        back=${`#/play/${doc.id}`}
        sub=${doc.over ? say("page-final") : system.phaseText(doc.view)}
      >
        ${
          !watching.value &&
          html`
            <${SaveButton} doc=${doc} small />
          `
        }
      <//>
      <${system.ScoreSheet} doc=${doc} />
      <div class="sheet-more">
        ${
          doc.over &&
          html`
            <${ScoreCourse} doc=${doc} system=${system} />
          `
        }${
          doc.over &&
          html`
            <${WinOfGame} />
          `
        }${
          doc.over &&
          html`
            <${system.AfterScore} doc=${doc} />
          `
        }
        <section class="fs chosen">
          <h2>${say("page-chosen-title")}</h2>
          <ul class="small">
            ${[date, ...optionLines(doc, system)].map(
              (line) => html`
                <li key=${line}>${line}</li>
              `,
            )}
          </ul>
        </section>
        <${ExportButtons} doc=${doc} system=${system} date=${date} entry=${entry} />
        ${
          canRepeat &&
          html`
            <${Challenge} doc=${doc} />
          `
        }
      </div>
      <div class="prompt stuck">
        <${Problem} message=${problem.value} />
        <div class="go">
          ${
            doc.over &&
            html`
              <a class="btn" href="#/new">${say("page-new-game")}</a>
            `
          }${
            doc.over &&
            deal &&
            html`
              <a class="btn" href=${`#/daily/${deal.day}`}>${say("page-daily")}</a>
            `
          }${
            canRepeat &&
            html`
              <${SameDealButton} doc=${doc} />
            `
          }${
            doc.over &&
            !watching.value &&
            hasReview(doc) &&
            html`
              <a class="btn" href=${`#/play/${doc.id}/review`}>
                <${Icon} name="expert" />
                ${say("page-review")}
              </a>
            `
          }
          <a class="btn primary" href=${`#/play/${doc.id}`}>${say(doc.over ? "page-to-board" : "page-go-on")}</a>
        </div>
      </div>
    </main>
  `;
}
