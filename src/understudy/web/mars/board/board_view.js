// The board beside MarsBot's tracks: the map, the colony tiles, the parties.

import { html } from "htm/preact";
import { effect, signal } from "@preact/signals";
import { fields, spaceField } from "../../prompt/pending_answer.js";
import { ChangeBadge } from "../../ui/before_after.js";
import { Icon, Radios } from "../../ui/controls.js";
import { currentGame, game } from "../../play/game_state/current_game.js";
import { name, say } from "../../app/translations.js";
import { Board as MarsMap } from "./map.js";
import { Colonies } from "./colonies.js";
import { recentChanges } from "../../play/game_state/recent_changes.js";
import { YourPolitics } from "../human/turmoil.js";
import { YourColonies } from "../human/colonies.js";
import { Turmoil } from "./turmoil.js";
import { side } from "../turns/turns.js";

/** @import { ComponentType } from "preact" */
/** @import { Changes, Children } from "../../types" */
/** @import { View } from "../view" */

/** @typedef {"map" | "colonies" | "turmoil"} BoardId */

/** @type {Record<BoardId, ComponentType<any>>} */
const BOARDS = { map: MarsMap, colonies: Colonies, turmoil: Turmoil };
/** The boards of the screen game that differ. @type {Partial<Record<BoardId, ComponentType<any>>>} */
const SCREEN_GAME_BOARDS = { colonies: YourColonies, turmoil: YourPolitics };
/** The selected board. */
const selected = signal(/** @type {BoardId} */ ("map"));
/** Whether a wide screen shows the parties instead of MarsBot's tracks. */
const showParties = signal(false);

/** What a screen game showed before a question selected the colonies or the parties. */
let previous = /** @type {{ board: BoardId, parties: boolean } | null} */ (null);

// Select the board that the question is about. Afterwards a screen game shows MarsBot's turn on the map again, and the
// companion keeps the board that the report changed.
effect(() => {
  const kinds = fields.value.map((field) => ("kind" in field ? field.kind : null));
  const asked = kinds.includes("mars-colony") ? "colonies" : kinds.includes("mars-party") ? "turmoil" : null;
  if (spaceField.value) {
    selected.value = "map";
  } else if (asked) {
    if (game.peek()?.view?.you) previous ??= { board: selected.peek(), parties: showParties.peek() };
    selected.value = asked;
    if (asked === "turmoil") showParties.value = true;
  } else if (previous) {
    selected.value = previous.board;
    showParties.value = previous.parties;
    previous = null;
  }
});

/** Return the boards of a game. @param {View} view */
const boardsOf = (view) => /** @type {BoardId[]} */ (Object.keys(BOARDS)).filter((id) => id === "map" || view[id]);

/**
 * Show the selected board. A small screen and the screen game have tabs for colony tiles and parties; otherwise these
 * are shown beside MarsBot's tracks.
 * @param {{ wide?: boolean }} props
 */
export function Board({ wide }) {
  /** @type {{ view: View }} */
  const { view } = currentGame();
  const boards = boardsOf(view).filter((id) => !wide || id !== "turmoil");
  if ((wide && !view.you) || boards.length === 1)
    return html`
      <${MarsMap} />
    `;
  const shown = boards.includes(selected.value) ? selected.value : "map";
  /** @param {string} id */
  const textOf = (id) =>
    id === "map" ? name({ kind: "mars-map", id: view.map.name }) : name({ kind: "mars-expansion", id });
  const Shown = (view.you && SCREEN_GAME_BOARDS[shown]) || BOARDS[shown];
  return html`
    <div class="places">
      <${Radios}
        segmented
        name="place"
        label=${say("page-board")}
        value=${shown}
        options=${boards.map((id) => ({ id, text: textOf(id) }))}
        onPick=${(id) => {
          selected.value = id;
          previous = null;
        }}
      />
    </div>
    <${Shown} view=${view} changes=${recentChanges(side)} />
  `;
}

/**
 * Show MarsBot's tracks or, in the screen game on a wide screen, the parties instead of them.
 * @param {{ view: View, children: Children }} props
 */
export function TracksOrParties({ view, children }) {
  if (!view.you || !view.turmoil) return children;
  return html`
    <div class="places">
      <${Radios}
        segmented
        name="beside"
        label=${name({ kind: "mars-owner", id: "bot" })}
        value=${showParties.value ? "turmoil" : "bot"}
        options=${[
          { id: "bot", text: name({ kind: "mars-owner", id: "bot" }) },
          { id: "turmoil", text: name({ kind: "mars-expansion", id: "turmoil" }) },
        ]}
        onPick=${(id) => {
          showParties.value = id === "turmoil";
          previous = null;
        }}
      />
    </div>
    ${
      showParties.value
        ? html`
            <${YourPolitics} view=${view} changes=${recentChanges(side)} />
          `
        : children
    }
  `;
}

/** Show MarsBot's floaters. @param {{ view: View, changes: Changes }} props */
const Floaters = ({ view, changes }) => html`
  <p class="floaters">
    <${Icon} name="mars/floater" />
    ${say("page-floaters", { count: view.bot.floaters })}
    <${ChangeBadge} change=${changes.get("bot.floaters")} />
  </p>
`;

/** Return whether the game has floaters. @param {View} view */
const hasFloaters = ({ expansions }) => expansions.includes("venus") || expansions.includes("colonies");

/** Show what the expansions add to MarsBot's panel. @param {{ view: View, wide?: boolean }} props */
export function ExpansionPanels({ view, wide }) {
  const changes = recentChanges(side);
  return html`
    ${
      view.bot.stand_in &&
      html`
        <p class="note">
          <${Icon} name="warning" />
          <span>${say("page-board-stand-in")}</span>
        </p>
      `
    }${
      hasFloaters(view) &&
      html`
        <${Floaters} view=${view} changes=${changes} />
      `
    }${
      wide &&
      !view.you &&
      boardsOf(view)
        .filter((id) => id !== "map")
        .map(
          (id) => html`
            <${BOARDS[id]} view=${view} changes=${changes} key=${id} />
          `,
        )
    }
  `;
}
