// The names of the moves of a turn, for hints and reviews.

import { html } from "htm/preact";
import { name, say } from "../../../app/translations.js";
import { CardChip } from "../cards/card.js";
import { cardName } from "../cards/library.js";
import { ResourceSymbol } from "../cards/symbols.js";

/** @import { Children } from "../../../types" */

/** The name of each kind of move. @type {Record<string, (move: Record<string, string>) => Children>} */
const MOVE_NAMES = {
  play: ({ card }) => html`
    <${CardChip} number=${card} />
  `,
  action: ({ card }) => say("mars-screen-use-card", { card: cardName(card) }),
  standard_project: ({ project }) => name({ kind: "mars-project", id: project }),
  convert: ({ what }) => say(`mars-screen-convert-${what}`),
  claim: ({ milestone }) =>
    say("page-held", { owner: say("page-milestones"), what: { kind: "mars-milestone", id: milestone } }),
  fund: ({ award }) => say("page-held", { owner: say("page-awards"), what: { kind: "mars-award", id: award } }),
  trade: ({ colony }) =>
    say("page-held", { owner: say("mars-screen-trade"), what: { kind: "mars-colony", id: colony } }),
  delegate: ({ party }) =>
    say("page-held", { owner: say("mars-screen-delegate"), what: { kind: "mars-party", id: party } }),
  policy: ({ party }) => say("mars-screen-policy-of", { party: { kind: "mars-party", id: party } }),
};

/** Return a payment as amounts of resources. @param {Record<string, string>} paid */
const paymentName = (paid) =>
  Object.entries(paid)
    .filter(([, count]) => Number(count) > 0)
    .map(
      ([of, count]) => html`
        <span key=${of}>
          ${count}${" "}
          <${ResourceSymbol} of=${of} />
          <span class="sr">${name({ kind: "mars-resource", id: of })}</span>
          ${" "}
        </span>
      `,
    );

/** Return the name of a move, or of a payment. @param {Record<string, string>} move @returns {Children} */
export const moveName = (move) =>
  move.do ? (MOVE_NAMES[move.do]?.(move) ?? say(`mars-screen-${move.do}`)) : paymentName(move);
