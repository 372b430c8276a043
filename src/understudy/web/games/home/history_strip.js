// The history on the home screen: how many games were won, and the last ones as bars.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { useLoaded } from "../../requests/load_once.js";
import { say } from "../../app/translations.js";
import { historyLoader, won } from "../history/history_list.js";

/** @import { FinishedGame } from "../../types" */

/** Number of games that are shown as bars. */
const BARS = 10;
/** Height of the chart, and of the lowest bar. */
const [HEIGHT, LOWEST] = [44, 6];

/**
 * Show one bar for each game: the higher, the larger the difference of points. Lost games are hatched.
 * @param {{ games: { won: boolean, margin: number }[] }} props
 */
function MarginBars({ games }) {
  const largest = Math.max(1, ...games.map(({ margin }) => Math.abs(margin)));
  /** @param {number} margin */
  const height = (margin) => LOWEST + ((HEIGHT - LOWEST) * Math.abs(margin)) / largest;
  return html`
    <svg class="margin-bars" viewBox=${`0 0 ${BARS * 12} ${HEIGHT}`} aria-hidden="true">
      <pattern id="lost" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V4" />
      </pattern>
      ${games.map(
        (game, n) => html`
          <rect
            class=${game.won ? "won" : "lost"}
            x=${(BARS - games.length + n) * 12 + 1.5}
            y=${HEIGHT - height(game.margin)}
            width="9"
            height=${height(game.margin)}
            key=${n}
          />
        `,
      )}
    </svg>
  `;
}

/** @param {{ faces?: typeof import("../../app/screens.js").faces }} props */
export function HistoryStrip({ faces }) {
  const whole = useLoaded(historyLoader, undefined, 1)?.lines.filter(({ damaged }) => !damaged) ?? [];
  // Games between people are neither won nor lost.
  const games = whole.filter((entry) => faces?.named(entry.system)?.peopleResult(entry) === null);
  /** @param {FinishedGame} entry */
  const barOf = (entry) => {
    const points = faces?.named(entry.system)?.result(entry);
    return points ? [{ won: won(entry), margin: points.human - points.bot }] : [];
  };
  return html`
    <a class="card history-strip" href="#/history">
      <span>
        <b>${say("page-history")}</b>
        <small>
          ${games.length > 0 && say("page-history-rate", { wins: games.filter(won).length, count: games.length })}
        </small>
      </span>
      <${MarginBars} games=${games.slice(0, BARS).flatMap(barOf).toReversed()} />
      <${Icon} name="next" />
    </a>
  `;
}
