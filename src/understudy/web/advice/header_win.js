// Shows the win probability in the header if the player has switched it on.

import { html } from "htm/preact";
import { winLine } from "../app/settings.js";
import { systemOf } from "../app/faces.js";
import { watching } from "../play/game_state/current_game.js";
import { loadModule } from "../requests/load_module.js";
import { createLoader, useLoaded } from "../requests/load_once.js";

/** @import { GameDocument } from "../types" */

/** Loads the module of the line, which most players do not need. */
const lineLoader = createLoader(() => loadModule(() => import("./win_line.js")));

/** Show the line when its module is loaded. @param {{ doc: GameDocument }} props */
function LazyLine({ doc }) {
  const loaded = useLoaded(lineLoader);
  return (
    loaded &&
    html`
      <${loaded.WinLine} doc=${doc} />
    `
  );
}

/** @param {{ doc: GameDocument }} props */
export const HeaderWin = ({ doc }) =>
  winLine.value === "on" &&
  !watching.value &&
  !doc.over &&
  systemOf(doc).screen?.advice?.isOffered(doc.view) &&
  html`
    <${LazyLine} doc=${doc} />
  `;
