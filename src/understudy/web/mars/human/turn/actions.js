// Lists of actions under headings, each with its price and a preview.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { usePreviews } from "../../../prompt/preview.js";
import { sending } from "../../../play/game_state/current_game.js";
import { name } from "../../../app/translations.js";
import { WhyNot } from "../cards/card.js";
import { give } from "../../../human/answer_queue.js";
import { PreviewLine } from "../../../human/preview.js";
import { ResourceSymbol } from "../cards/symbols.js";

/** @import { Answer, Children, Message, PreviewReport } from "../../../types" */

/**
 * An action: its price in the resource `of`, its text, the symbols of what it `brings`, why it is not possible now,
 * and the answers that carry it out. A `ready` action is highlighted. A `legal` action that has a reason against it
 * would have no effect.
 * @typedef {{
 *   key: string,
 *   price: number,
 *   of: string,
 *   text: Children,
 *   sub?: Children,
 *   brings?: Children,
 *   why: Message | null,
 *   legal?: boolean,
 *   move: Record<string, string>,
 *   followUps?: Answer[],
 *   ready?: boolean,
 * }} Action
 */
/** @typedef {{ title: string, note?: string, actions: Action[] }} ActionGroup */

/** Show an action as a button. @param {{ action: Action, preview?: PreviewReport }} props */
const ActionButton = ({
  action: { key, price, of, text, sub, brings, why, legal = why === null, move, followUps = [], ready = false },
  preview,
}) => html`
  <li>
    <button
      type="button"
      class="thing ${ready ? "ready" : ""}"
      data-thing=${key}
      disabled=${!legal || sending.value}
      onClick=${() => give(move, ...followUps)}
    >
      <span class="thing-price">
        <b>${price}</b>
        <${ResourceSymbol} of=${of} />
        <span class="sr">${name({ kind: "mars-resource", id: of })}</span>
      </span>
      <span class="thing-name">
        <b>${text}</b>
        ${sub}${
          why
            ? why.id !== "mars-lack-not-met" &&
              html`
                <${WhyNot} why=${why} />
              `
            : html`
                <${PreviewLine} preview=${preview} />
              `
        }
      </span>
      <span class="signs" aria-hidden="true">
        ${brings}${
          legal &&
          html`
            <i class="sign next"><${Icon} name="next" /></i>
          `
        }
      </span>
    </button>
  </li>
`;

/** Show groups of actions, each possible one with a preview. @param {{ groups: ActionGroup[] }} props */
export function ActionGroups({ groups }) {
  const possible = groups.flatMap(({ actions }) => actions).filter(({ why }) => why === null);
  const previews = usePreviews(possible.map(({ move, followUps = [] }) => [move, ...followUps]));
  return groups.map(
    ({ title, note, actions }) => html`
      <h3 class="group" key=${title}>
        ${title}${
          note &&
          html`
            <small>${note}</small>
          `
        }
      </h3>
      <ul>
        ${actions.map(
          (action) => html`
            <${ActionButton}
              key=${action.key}
              action=${action}
              preview=${previews[possible.findIndex(({ key }) => key === action.key)]}
            />
          `,
        )}
      </ul>
    `,
  );
}
