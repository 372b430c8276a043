// A checkbox with a number, for something to do by hand.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { currentGame } from "../game_state/current_game.js";
import { isTicked, tick } from "./ticks.js";

/** @import { Children } from "../../types" */
/** @import { TickKey } from "./ticks.js" */

/** @param {{ tickKey: TickKey, n: number, children: Children }} props */
export function TickBox({ tickKey, n, children }) {
  const { id } = currentGame();
  const done = isTicked(id, tickKey);
  return html`
    <label class="tickbox">
      <input type="checkbox" checked=${done} onChange=${() => tick(id, tickKey)} />
      <span class="num" aria-hidden="true">
        ${
          done
            ? html`
                <${Icon} name="done" />
              `
            : n
        }
      </span>
      <span class="txt">${children}</span>
    </label>
  `;
}
