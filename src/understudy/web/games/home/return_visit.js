// The home screen with games: the last one to continue, the others, the history, and the doors to a new game.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../../requests/api.js";
import { Icon } from "../../ui/controls.js";
import { say } from "../../app/translations.js";
import { MODES } from "../new_game/play_modes.js";
import { DailyEntry } from "./daily_entry.js";
import { Doors } from "./doors.js";
import { HistoryStrip } from "./history_strip.js";
import { InstallHint } from "./install.js";
import { LearnEntry } from "./learn_entry.js";
import { ContinueGame, DamagedGame, SavedGame } from "./saved_game.js";

/** @import { GameDocument, GameSummary } from "../../types" */
/** @import { GameCallbacks } from "./saved_game.js" */

/** Number of games of which the board is shown. */
const PREVIEWS = 4;

const previews = signal(/** @type {Record<string, GameDocument>} */ ({}));

/** Load the positions of the first games, for their pictures. @param {GameSummary[]} list */
async function loadPreviews(list) {
  for (const { id } of list.slice(0, PREVIEWS)) {
    // A picture needs no journal.
    const doc = await api.load(id, 1_000_000).catch(() => null);
    if (doc) previews.value = { ...previews.value, [id]: doc };
  }
}

/** Show two links to a new game; on a wide screen there are doors instead. */
const NewGameLinks = () => html`
  <nav class="home-new" aria-label=${say("page-new-game")}>
    ${MODES.map(
      (mode, n) => html`
        <a class="btn tall" href=${`#/new//${mode}`} data-key=${n === 0 ? "n" : undefined} key=${mode}>
          <${Icon} name="plus" />
          <span>
            ${say("page-new-game")}
            <small>${say(`page-home-new-${mode}`)}</small>
          </span>
        </a>
      `,
    )}
  </nav>
`;

/**
 * @typedef {{
 *   games: GameSummary[],
 *   listed: GameSummary[],
 *   more: boolean,
 *   onMore: () => void,
 *   faces?: typeof import("../../app/screens.js").faces,
 * }} ReturningProps
 */

/** @param {ReturningProps & GameCallbacks} props `listed` are also the games of guides */
export function Returning({ games, listed, more, onMore, faces, onRemove, onName }) {
  const whole = games.filter(({ damaged }) => !damaged);
  const [first, ...others] = whole.filter(({ over }) => !over);
  const over = whole.filter((entry) => entry.over);
  useEffect(() => {
    loadPreviews(whole.filter((entry) => !entry.over));
  }, [games]);
  /** @param {GameSummary} entry */
  const parts = (entry) => ({
    entry,
    system: faces?.named(entry.system),
    doc: previews.value[entry.id],
    onRemove,
    onName,
    key: entry.id,
  });
  return html`
    <div class="home-main">
      ${
        first &&
        html`
          <${ContinueGame} ...${parts(first)} />
        `
      }
      <${DailyEntry} />
      <div class="doors small-doors"><${Doors} /></div>
    </div>
    <div class="home-side">
      ${
        others.length > 0 &&
        html`
          <h2 class="home-title">${say("page-home-others")}</h2>
          <div class="card game-rows">
            ${others.map(
              (entry) => html`
                <${SavedGame} ...${parts(entry)} />
              `,
            )}
          </div>
        `
      }${games
        .filter(({ damaged }) => damaged)
        .map(
          (entry) => html`
            <${DamagedGame} entry=${entry} onRemove=${onRemove} key=${entry.id} />
          `,
        )}${
        over.length > 0 &&
        html`
          <${HistoryStrip} faces=${faces} />
          <details class="fold finished">
            <summary>
              <${Icon} name="fold" />
              ${say("page-finished-games", { count: over.length })}
            </summary>
            <div class="card game-rows">
              ${over.map(
                (entry) => html`
                  <${SavedGame} ...${parts(entry)} />
                `,
              )}
            </div>
          </details>
        `
      }${
        more &&
        html`
          <button type="button" class="btn wide" onClick=${onMore}>${say("page-more-games")}</button>
        `
      }
      <${LearnEntry} listed=${listed} />
      <${NewGameLinks} />
    </div>
    <${InstallHint} />
  `;
}
