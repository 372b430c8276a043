// What only cards of the expansions do, in signs.

import { html } from "htm/preact";
import { Arrow, Book, Disc, Or, PlainCard, Ring, Sign, Stamp, TileSign, much, tray } from "./symbols.js";

/** @import { Children } from "../../../types" */
/** @import { Stated } from "../view" */

/** @type {Record<string, Children>} */
const FITS = {
  "floater icon": html`
    <${Ring} of="floater" />
  `,
  requirement: html`
    <b>≥</b>
  `,
  party: html`
    <${Sign} of="mars/delegate" />
  `,
  "no tags": html`
    <${Sign} of="mars/notag" />
  `,
};

const anyParameter = ["temperature", "oxygen", "oceans"].map(
  (of, n) => html`
    ${
      n > 0 &&
      html`
        <${Or} />
      `
    }
    <${Sign} of=${of} />
  `,
);

/** @type {Record<string, (step: Stated, minus: "−" | "") => Children>} */
export const RARE = {
  find: ({ count, tag, fits = "" }) => html`
    <${Sign} of="mars/reveal" />
    ${much(
      count,
      html`
        <${PlainCard} />
        ${
          tag
            ? html`
                <${Disc} of=${tag} />
              `
            : FITS[fits]
        }
      `,
    )}
  `,
  lose: ({ resource, amount }) =>
    much(
      amount,
      html`
        <${Stamp} of=${resource} />
      `,
      "−",
    ),
  "gain-any": ({ count }) =>
    much(
      count,
      html`
        <${Stamp} />
      `,
    ),
  "spend-any": ({ count }, minus) =>
    much(
      count,
      html`
        <${Stamp} />
      `,
      minus,
    ),
  "gain-raised": () => html`
    <b>+</b>
    <${Stamp} />
  `,
  "lowest-production": ({ steps }) =>
    tray(html`
      <${Sign} of="mars/lower" />
      ${much(
        steps,
        html`
          <${Stamp} />
        `,
      )}
    `),
  "every-production-to-one": () =>
    tray(html`
      <b>≥ 1</b>
      <${Stamp} />
    `),
  show: () => html`
    <${Sign} of="mars/reveal" />
    <b>X</b>
    <${PlainCard} />
  `,
  "reveal-several": ({ count, tag = "" }) => html`
    <${Sign} of="mars/reveal" />
    ${much(
      count,
      html`
        <${PlainCard} />
      `,
      "",
    )}
    <${Arrow} />
    <b>+</b>
    <${Disc} of=${tag} />
    <${Or} />
    ${much(
      3,
      html`
        <${Stamp} of="mc" />
      `,
      "−",
    )}
    <${Or} />
    <${Sign} of="mars/discard" />
  `,
  "add-to-several": ({ cards }) => html`
    ${much(
      1,
      html`
        <${Ring} />
      `,
    )}
    <${Sign} of="mars/to" />
    <b>×${" "}${cards}</b>
  `,
  "greenery-becomes-city": () => html`
    <${TileSign} of="greenery" />
    <${Arrow} />
    <${TileSign} of="city" />
  `,
  "ocean-with-greenery": () => html`
    <${TileSign} of="ocean" />
    <${TileSign} of="greenery" />
  `,
  "raise-unrewarded": () => html`
    <b>+1</b>
    ${anyParameter}
  `,
  nomads: ({ moves }) => html`
    ${
      moves &&
      html`
        <${Arrow} />
      `
    }
    <${Sign} of="mars/marker" />
  `,
  "first-players-ocean": () => html`
    <${TileSign} of="ocean" />
    <${Sign} of="mars/first" />
  `,
  cathedral: () => html`
    <${Sign} of="mars/cathedral" />
    <${Arrow} />
    <${TileSign} of="city" />
    <${Sign} of="mars/either" />
  `,
  "bot-gains": ({ amount }) => html`
    ${much(
      amount,
      html`
        <${Stamp} of="mc" />
      `,
    )}
    <${Sign} of="mars/rival" />
  `,
  "bot-loses": ({ amount, production }) => html`
    ${
      Boolean(amount) &&
      html`
        ${much(
          amount,
          html`
            <${Stamp} of="mc" />
          `,
          "−",
        )}
        <${Sign} of="mars/rival" />
      `
    }${tray(html`
      ${much(
        production,
        html`
          <${Stamp} of="mc" />
        `,
        "−",
      )}
      <${Sign} of="mars/rival" />
    `)}
  `,
  "pay-victim": ({ amount }) => html`
    ${much(
      amount,
      html`
        <${Stamp} of="mc" />
      `,
      "−",
    )}
    <${Arrow} />
    <${Sign} of="mars/rival" />
  `,
  "for-who-played": ({ amount }) => html`
    ${much(
      amount,
      html`
        <${Stamp} of="mc" />
      `,
    )}
    <${Or} />
    ${much(
      1,
      html`
        <${Ring} of="microbe" />
      `,
    )}
    <${Sign} of="mars/either" />
  `,
  "give-to-bot": () => html`
    <${PlainCard} />
    <${Arrow} />
    <${Sign} of="mars/rival" />
  `,
  "use-again": () => html`
    <${Sign} of="redo" />
    <${Sign} of="mars/use" />
  `,
  "events-back": ({ count }) => html`
    ${much(
      count,
      html`
        <${Disc} of="event" />
      `,
    )}
    <${Arrow} />
    <${Sign} of="mars/hand" />
  `,
  "draw-preludes": ({ count }) => html`
    <${Sign} of="mars/reveal" />
    ${much(
      count,
      html`
        <${Sign} of="mars/prelude" />
      `,
      "",
    )}
    <${Arrow} />
    <${Sign} of="mars/play" />
    <${Sign} of="mars/prelude" />
  `,
  "play-from-hand": ({ discount }) => html`
    <${Sign} of="mars/play" />
    ${
      discount
        ? much(
            discount,
            html`
              <${Stamp} of="mc" />
            `,
            "−",
          )
        : html`
            <b>±</b>
            ${anyParameter}
          `
    }
  `,
  "fund-free": () => html`
    <${Sign} of="award" />
    ${much(
      0,
      html`
        <${Stamp} of="mc" />
      `,
      "",
    )}
  `,
  "take-actions": ({ count }) =>
    much(
      count,
      html`
        <${Sign} of="mars/use" />
      `,
    ),
  pass: () => html`
    <${Sign} of="mars/late" />
  `,
  trade: () => html`
    <${Sign} of="mars/trade" />
    ${much(
      0,
      html`
        <${Stamp} of="mc" />
      `,
      "",
    )}
  `,
  fleet: () =>
    much(
      1,
      html`
        <${Sign} of="mars/fleet" />
      `,
    ),
  "own-colony-bonuses": () => html`
    <b>+</b>
    <${Stamp} />
    <b>/</b>
    <${Sign} of="mars/colony" />
  `,
  "raise-tracks": ({ steps }) => html`
    ${much(
      steps,
      html`
        <${Sign} of="mars/raise" />
      `,
    )}
    <b>/</b>
    <${Sign} of="mars/trade" />
  `,
  "shift-tracks": () => html`
    <${Sign} of="mars/trade" />
    <${Sign} of="mars/raise" />
    <${Sign} of="mars/trade" />
    <${Sign} of="mars/lower" />
  `,
  "add-colony-tile": () =>
    much(
      1,
      html`
        <${Sign} of="mars/trade" />
      `,
    ),
  delegates: ({ count }) =>
    much(
      count,
      html`
        <${Sign} of="mars/delegate" />
      `,
    ),
  "remove-delegate": () => html`
    ${much(
      1,
      html`
        <${Sign} of="mars/delegate" />
      `,
      "−",
    )}
    <${Sign} of="mars/either" />
  `,
  "replace-neutral": () => html`
    <${Sign} of="mars/swap" />
    <${Sign} of="mars/delegate" />
  `,
  "become-chairman": () => html`
    <${Arrow} />
    <${Sign} of="mars/crown" />
  `,
};

/** What no sign can hold: the sentence stands in the row. */
export const BOOKS = new Set([
  "host",
  "double-hosted",
  "turn-face-down",
  "repeat-prelude",
  "two-projects",
  "look-at-prelude",
  "draw-corporations",
]);

/** What sets an effect off, by its event. @type {Record<string, (watch: Stated) => Children>} */
export const RARE_EVENTS = {
  parameter: ({ parameter = "" }) => html`
    <${Sign} of=${parameter} />
  `,
  added: ({ kind, here }) => html`
    ${much(
      1,
      html`
        <${Ring} of=${kind} />
      `,
    )}${
      here &&
      html`
        <${Sign} of="mars/here" />
      `
    }
  `,
  colony: () => html`
    <${Sign} of="mars/colony" />
  `,
  trade: () => html`
    <${Sign} of="mars/trade" />
  `,
  leader: () => html`
    <${Sign} of="mars/leader" />
  `,
  production: () =>
    tray(html`
      <b>+</b>
      <${Stamp} />
    `),
  rating: () =>
    much(
      1,
      html`
        <${Sign} of="tr" />
      `,
    ),
  "production phase": () => html`
    <${Sign} of="tr" />
    <b>+0</b>
  `,
  "new tag": () => html`
    <b>1.</b>
    <${Disc} of="wild" />
  `,
  neighbour: () => html`
    <${TileSign} of="any" />
    <${TileSign} of="any" />
  `,
  "own marker": () => html`
    <${TileSign} of="any" />
    <${Sign} of="mars/marker" />
  `,
  hurt: () => html`
    <b>−</b>
    <${Stamp} />
  `,
};

/** A number of the terms that changes, by its name. @type {Record<string, (term: Stated) => Children>} */
const CHANGES = {
  greenery_plants: ({ by }) => html`
    <${TileSign} of="greenery" />
    <b>:</b>
    ${much(
      by,
      html`
        <${Stamp} of="plants" />
      `,
    )}
  `,
  trade_cost: ({ by }) => html`
    <${Sign} of="mars/trade" />
    <b>:</b>
    ${much(
      by,
      html`
        <${Stamp} />
      `,
    )}
  `,
  trade_steps: ({ by }) => html`
    <${Sign} of="mars/trade" />
    <b>:</b>
    ${much(
      by,
      html`
        <${Sign} of="mars/raise" />
      `,
    )}
  `,
  influence: ({ by }) =>
    much(
      by,
      html`
        <${Sign} of="mars/influence" />
      `,
    ),
  energy_kept: () => html`
    <${Stamp} of="energy" />
    <${Arrow} />
    <b>X</b>
    <${Stamp} of="heat" />
  `,
  card_price: ({ to }) => html`
    <${PlainCard} />
    <b>=</b>
    ${much(
      to,
      html`
        <${Stamp} of="mc" />
      `,
      "",
    )}
  `,
  milestone_cost: ({ to }) => html`
    <${Sign} of="mars/milestone" />
    <b>=</b>
    ${much(
      to,
      html`
        <${Stamp} of="mc" />
      `,
      "",
    )}
  `,
  award_cost: ({ to }) => html`
    <${Sign} of="award" />
    <b>=</b>
    ${much(
      to,
      html`
        <${Stamp} of="mc" />
      `,
      "",
    )}
  `,
  ocean_money: ({ to }) => html`
    <${TileSign} of="ocean" />
    <b>=</b>
    ${much(
      to,
      html`
        <${Stamp} of="mc" />
      `,
      "",
    )}
  `,
  skips_rating: () => html`
    <b>1.</b>
    <${Sign} of="tr" />
    <b>:</b>
    ${much(
      -1,
      html`
        <${Sign} of="tr" />
      `,
    )}
  `,
};

/** @type {Record<string, (term: Stated) => Children>} */
export const RARE_TERMS = {
  changes: (term) =>
    CHANGES[term.name ?? ""]?.(term) ??
    html`
      <${Book} />
    `,
  "floaters-are-heat": () => html`
    <${Ring} of="floater" />
    <b>=</b>
    ${much(
      2,
      html`
        <${Stamp} of="heat" />
      `,
      "",
    )}
  `,
};

/** What is so or not. @type {Record<string, Children>} */
export const STATES = {
  chairman: html`
    <${Sign} of="mars/crown" />
  `,
  neutral_chairman: html`
    <${Sign} of="mars/crown" />
    <b>N</b>
  `,
  city_by_ocean: html`
    <${TileSign} of="city" />
    <${TileSign} of="ocean" />
  `,
  plants_removed: html`
    <b>−</b>
    <${Stamp} of="plants" />
    <${Sign} of="mars/either" />
  `,
  nobody_passed: html`
    <${Sign} of="mars/late" />
  `,
};
