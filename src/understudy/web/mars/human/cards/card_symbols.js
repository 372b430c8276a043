// What a card says, in signs (`symbols.js`). They are for the eyes: whoever listens hears the sentence.

import { html } from "htm/preact";
import { Icon } from "../../../ui/controls.js";
import { name, number as signed } from "../../../app/translations.js";
import { BOOKS, RARE, RARE_EVENTS, RARE_TERMS, STATES } from "./expansion_symbols.js";
import {
  Arrow,
  Book,
  Disc,
  PlainCard,
  Ring,
  Sign,
  Stamp,
  TileSign,
  counted,
  liesOnCards,
  much,
  tray,
} from "./symbols.js";

/** @import { Children } from "../../../types" */
/** @import { Amount, Card, Points, Requirement, Stated } from "../view" */

export { Disc, Ring, Stamp, TileSign };

/** @param {Amount} amount */
const isLoss = (amount) => typeof amount === "number" && amount < 0;

/** @param {Record<string, Amount>} changes */
const changed = (changes) =>
  tray(
    Object.entries(changes)
      .toSorted(([, a], [, b]) => Number(isLoss(b)) - Number(isLoss(a)))
      .map(([of, amount]) =>
        much(
          amount,
          html`
            <${Stamp} of=${of} />
          `,
        ),
      ),
  );

/** Whose: anybody's, or MarsBot's alone. @param {Stated} step */
const whose = ({ only_bot: bot }) => html`
  <${Sign} of=${bot ? "mars/rival" : "mars/either"} />
`;

/** @param {Children[]} all */
const either = (all) =>
  all.map(
    (one, n) => html`
      ${
        n > 0 &&
        html`
          <em class="or">/</em>
        `
      }
      <span class="alt">${one}</span>
    `,
  );

/** What a step does; of a price the sign is left out. @type {Record<string, (step: Stated, minus: "−" | "") => Children>} */
const VERBS = {
  gain: ({ resources = {} }) =>
    Object.entries(resources).map(([of, amount]) =>
      much(
        amount,
        html`
          <${Stamp} of=${of} />
        `,
      ),
    ),
  production: ({ changes = {} }) => changed(changes),
  raise: ({ parameter = "", steps: by }) =>
    much(
      typeof by === "number" ? by : 1,
      html`
        <${Sign} of=${parameter} />
      `,
    ),
  rating: ({ amount }) =>
    much(
      amount,
      html`
        <${Sign} of="tr" />
      `,
    ),
  lay: ({ tile = "", times = 1 }) => html`
    <${TileSign} of=${tile} />
    ${
      times > 1 &&
      html`
        <${Arrow} />
        ${much(
          times,
          html`
            <${Stamp} />
          `,
          "",
        )}
      `
    }
  `,
  oceans: ({ count = 1 }) =>
    count === 1
      ? html`
          <${TileSign} of="ocean" />
        `
      : much(
          count,
          html`
            <${TileSign} of="ocean" />
          `,
          "",
        ),
  add: ({ kind, count, to, tag }) => html`
    ${much(
      count,
      html`
        <${Ring} of=${kind} />
      `,
    )}
    <${Sign} of=${to ? "mars/to" : "mars/here"} />
    ${
      tag &&
      html`
        <${Disc} of=${tag} />
      `
    }
  `,
  "take-off": ({ kind, count, of }, minus) => html`
    ${much(
      count,
      html`
        <${Ring} of=${kind} />
      `,
      minus,
    )}${
      of &&
      html`
        <${PlainCard} />
      `
    }
  `,
  remove: (step) => html`
    ${
      step.steal &&
      html`
        <${Sign} of="mars/steal" />
      `
    }${much(
      step.count,
      html`
        <${Stamp} of=${step.resource} />
      `,
      "−",
    )}${whose(step)}${
      step.tag &&
      html`
        <${Disc} of=${step.tag} />
      `
    }
  `,
  "remove-from-card": (step) => html`
    ${much(
      step.count,
      html`
        <${Ring} of=${step.kind} />
      `,
      "−",
    )}${whose(step)}
  `,
  "lower-production": (step) => html`
    ${tray(html`
      ${much(
        step.count,
        html`
          <${Stamp} of=${step.resource} />
        `,
        "−",
      )}${whose(step)}
    `)}${
      step.raised &&
      tray(
        much(
          Number(step.raised),
          html`
            <${Stamp} of=${step.resource} />
          `,
        ),
      )
    }
  `,
  "one-of": ({ options = [] }) => either(options.map((steps) => signs(steps))),
  may: ({ cost = [], gain = [] }) => html`
    ${signs(cost, "")}
    <${Arrow} />
    ${signs(gain)}
  `,
  when: ({ counted: of, least, then = [], otherwise = [] }) => html`
    ${signs(otherwise)}
    <em class="or">/</em>
    <b>${least}</b>
    ${of && counted(of)}
    <b>:</b>
    ${signs(then)}
  `,
  draw: ({ count, keep }) =>
    keep
      ? html`
          <${Sign} of="mars/reveal" />
          ${much(
            count,
            html`
              <${PlainCard} />
            `,
            "",
          )}
          <${Arrow} />
          ${much(
            keep,
            html`
              <${PlainCard} />
            `,
          )}
        `
      : much(
          count,
          html`
            <${PlainCard} />
          `,
        ),
  "draw-or-buy": () => html`
    <${Sign} of="mars/reveal" />
    <${PlainCard} />
    <${Arrow} />
    ${much(
      3,
      html`
        <${Stamp} of="mc" />
      `,
      "−",
    )}
    <em class="or">/</em>
    <${Sign} of="mars/discard" />
  `,
  discard: ({ count }, minus) =>
    much(
      count,
      html`
        <${PlainCard} />
      `,
      minus,
    ),
  reveal: ({ tag = "", then = [] }) => html`
    <${Sign} of="mars/reveal" />
    <${Disc} of=${tag} />
    <${Arrow} />
    ${signs(then)}
  `,
  spend: ({ resource = "", amount, metals = [], less }, minus) => html`
    ${much(
      amount,
      html`
        <${Stamp} of=${resource} />
      `,
      minus,
    )}${metals.map(
      (metal) => html`
        <em class="or">/</em>
        <${Stamp} of=${metal} />
      `,
    )}${
      less &&
      much(
        less,
        html`
          <${Stamp} of=${resource} />
        `,
        "−",
      )
    }
  `,
  "build-colony": ({ then = [] }) => html`
    <${Sign} of="mars/colony" />
    ${signs(then)}
  `,
  "convert-production": ({ lowered = "", raised }) =>
    tray(html`
      <span class="much">
        <b>−X</b>
        <${Stamp} of=${lowered} />
      </span>
      <${Arrow} />
      <span class="much">
        <b>+X</b>
        <${Stamp} of=${String(raised)} />
      </span>
    `),
  "copy-production": ({ count = 1 }) => html`
    ${
      count === 1
        ? html`
            <${Disc} of="building" />
          `
        : much(
            count,
            html`
              <${Disc} of="building" />
            `,
            "",
          )
    }
    <${Arrow} />
    ${tray(html`
      <${Stamp} />
    `)}
  `,
  "metal-production": () =>
    tray(html`
      <b>+1</b>
      <${Stamp} of="steel" />
      <em class="or">/</em>
      <${Stamp} of="titanium" />
    `),
  mark: () => html`
    <${Sign} of="mars/marker" />
  `,
  ...RARE,
};

/** Signs in a row. @param {Stated[]} steps @param {"−" | ""} [minus] none on the side of a price @returns {Children} */
export function signs(steps, minus = "−") {
  return steps.map(
    (step) => html`
      <span class="part">
        ${
          step.verb === "action"
            ? doing(step)
            : (VERBS[step.verb]?.(step, minus) ??
              html`
                <${Book} />
              `)
        }
      </span>
    `,
  );
}

/** When an action can be used at all. @type {Record<string, Children>} */
const CONDITIONS = {
  "no energy": html`
    <${Stamp} of="energy" />
    <b>= 0 :</b>
  `,
  "rating raised": html`
    <${Sign} of="tr" />
    <b>+ :</b>
  `,
};

/** @param {Stated} action */
const doing = ({ condition = "", cost = [], gain = [] }) => html`
  ${CONDITIONS[condition]}${
    cost.length > 0 &&
    html`
      ${signs(cost, "")}
      <${Arrow} />
    `
  }${signs(gain)}
`;

/** The same for every resource: a step of its production for so much of it. @param {Stated[]} actions */
function forAnyProduction(actions) {
  const gains = actions.flatMap(({ cost, gain }) =>
    cost?.[0]?.changes && gain?.[0]?.resources ? Object.values(gain[0].resources) : [],
  );
  return actions.length === 6 && new Set(gains).size === 1 && gains.length === 6 ? gains[0] : null;
}

/** All alternatives of an action. @param {Stated[]} actions */
function alternatives(actions) {
  const gained = forAnyProduction(actions);
  if (gained === null) return either(actions.map(doing));
  return html`
    ${tray(
      much(
        -1,
        html`
          <${Stamp} />
        `,
      ),
    )}
    <${Arrow} />
    ${much(
      gained,
      html`
        <${Stamp} />
      `,
    )}
  `;
}

const Capsule = {
  action: html`
    <i class="capsule action"><${Icon} name="mars/do" /></i>
  `,
  always: html`
    <i class="capsule always"><${Icon} name="mars/always" /></i>
  `,
  first: html`
    <i class="capsule first"><${Icon} name="mars/first" /></i>
  `,
};

/** Which card sets it off. @param {Stated} watch */
function whichCard({ least = 0, most = 99, least_cost: cost, points }) {
  if (points)
    return html`
      <${PlainCard} />
      <${Sign} of="mars/seal" />
    `;
  if (cost)
    return html`
      <${PlainCard} />
      <b>≥${" "}${cost}</b>
    `;
  if (most === 0)
    return html`
      <${PlainCard} />
      <${Sign} of="mars/notag" />
    `;
  return html`
    <${PlainCard} />
    <b>${least === most ? "=" : "≥"}${" "}${least}</b>
    <${Disc} of="wild" />
  `;
}

/** What sets an effect off. @param {Stated} watch */
function trigger(watch) {
  const { event = "", tags = [], tile, own = true } = watch;
  const others =
    !own &&
    html`
      <${Sign} of="mars/either" />
    `;
  const discs = tags.map(
    (tag) => html`
      <${Disc} of=${tag} />
    `,
  );
  if (event === "tile")
    return html`
      <${TileSign} of=${tile ?? "any"} />
      ${others}
    `;
  if (event === "tag")
    return html`
      ${discs}${others}
    `;
  if (event === "event")
    return html`
      <${Disc} of="event" />
      ${discs}${others}
    `;
  if (event === "project")
    return html`
      <${Sign} of="mars/build" />
      ${
        watch.least_cost &&
        html`
          <b>≥${" "}${watch.least_cost}</b>
        `
      }
    `;
  return event === "card"
    ? whichCard(watch)
    : html`
        ${
          RARE_EVENTS[event]?.(watch) ??
          html`
            <${Book} />
          `
        }${others}
      `;
}

/** @param {Stated} less */
const minus = ({ amount }) => html`
  <b>:</b>
  ${much(
    amount,
    html`
      <${Stamp} of="mc" />
    `,
    "−",
  )}
`;

/** @type {Record<string, (term: Stated) => Children>} */
const TERMS = {
  discount: (term) => html`
    ${
      term.tag
        ? html`
            <${Disc} of=${term.tag} />
          `
        : html`
            <${PlainCard} />
          `
    }${
      term.demanding &&
      html`
        <b>≥</b>
      `
    }${minus(term)}
  `,
  "project-discount": (term) => html`
    <${Sign} of="mars/build" />
    <${Stamp} of="energy" />
    ${minus(term)}
  `,
  "metal-worth": ({ metal = "" }) => html`
    <${Stamp} of=${metal} />
    <b>:</b>
    ${much(
      1,
      html`
        <${Stamp} of="mc" />
      `,
    )}
  `,
  "pays-like-money": ({ key = "", value = 1, tags = [], projects = [] }) => html`
    ${
      liesOnCards(key)
        ? html`
            <${Ring} of=${key} />
          `
        : html`
            <${Stamp} of=${key} />
          `
    }
    <b>=</b>
    ${much(
      value,
      html`
        <${Stamp} of="mc" />
      `,
      "",
    )}${
      (tags.length > 0 || projects.length > 0) &&
      html`
        <${Arrow} />
      `
    }${tags.map(
      (tag) => html`
        <${Disc} of=${tag} />
      `,
    )}${
      projects.length > 0 &&
      html`
        <${Sign} of="mars/build" />
      `
    }
  `,
  "requirements-within": ({ steps: by, parameters = ["temperature", "oxygen", "oceans"] }) => html`
    ${parameters.map(
      (of) => html`
        <${Sign} of=${of} />
      `,
    )}
    <b>: ±${by}</b>
  `,
  protects: ({ kinds = [] }) => html`
    <${Sign} of="mars/protect" />
    ${kinds.map((kind) =>
      liesOnCards(kind)
        ? html`
            <${Ring} of=${kind} />
          `
        : html`
            <${Stamp} of=${kind} />
          `,
    )}
  `,
  "keeps-what-is-here": () => html`
    <${Sign} of="mars/protect" />
    <${Sign} of="mars/here" />
  `,
  ...RARE_TERMS,
};

/** @type {Record<string, string>} */
const UNITS = { temperature: " °C", oxygen: " %", venus: " %" };

/** What a requirement counts. @param {Requirement} one */
function required({ what, of = "" }) {
  if (what === "tags")
    return html`
      <${Disc} of=${of} />
    `;
  if (what === "production")
    return tray(html`
      <${Stamp} of=${of} />
    `);
  if (what === "held")
    return html`
      <${Ring} of=${of} />
    `;
  if (what === "resource_kinds")
    return html`
      <${Stamp} />
    `;
  const sign = { colonies: "mars/colony", party_leaders: "mars/leader" }[what] ?? what;
  return (
    {
      greeneries: html`
        <${TileSign} of="greenery" />
      `,
      cities: html`
        <${TileSign} of="city" />
      `,
    }[what] ??
    html`
      <${Sign} of=${sign} />
    `
  );
}

/** @param {{ one: Requirement }} props */
function Needed({ one }) {
  const { what, of = "", anybody, at_least: least, at_most: most } = one;
  const others =
    anybody &&
    html`
      <${Sign} of="mars/either" />
    `;
  if (what === "party")
    return html`
      <span class="needed">
        <${Sign} of=${`mars/party-${of.replaceAll("_", "-")}`} />
        ${name({ kind: "mars-party", id: of })}
      </span>
    `;
  if (STATES[what])
    return html`
      <span class="needed">${STATES[what]}${others}</span>
    `;
  return html`
    <span class="needed">
      ${required(one)}${others}
      <b>${most === undefined ? `≥ ${signed(least ?? 0)}` : `≤ ${signed(most)}`}${UNITS[what] ?? ""}</b>
    </span>
  `;
}

/** What points are for. @param {Points} points @param {string} [holds] */
function worth({ per = "", of }, holds) {
  if (per === "here")
    return html`
      <${Ring} of=${holds} />
    `;
  if (per === "tags" && of)
    return html`
      <${Disc} of=${of} />
    `;
  if (per === "colonies" || per === "cathedrals")
    return html`
      <${Sign} of=${per === "colonies" ? "mars/colony" : "mars/cathedral"} />
    `;
  return html`
    <${TileSign} of=${per.includes("ocean") ? "ocean" : "city"} />
  `;
}

/** @param {{ points: Points, holds?: string }} props */
export function Badge({ points, holds }) {
  const { each, every, per, for_sued: sued } = points;
  if (per === "special")
    return html`
      <span class="points" aria-hidden="true">
        <i class="seal"><${Icon} name="mars/seal" /></i>
        <${Book} />
      </span>
    `;
  return html`
    <span class="points" aria-hidden="true">
      <i class="seal">
        <${Icon} name="mars/seal" />
        <b>${signed(each)}</b>
      </i>
      ${
        per &&
        html`
          <b>/${every > 1 ? every : ""}</b>
          ${worth(points, holds)}
        `
      }${
        sued &&
        html`
          <${Sign} of="mars/rival" />
        `
      }
    </span>
  `;
}

/** Whether a part of a statement is one that no sign can hold. @param {unknown} part @returns {boolean} */
const beyondSigns = (part) =>
  part !== null &&
  typeof part === "object" &&
  (("verb" in part && BOOKS.has(String(part.verb))) || Object.values(part).some(beyondSigns));

/** Whether the sentence of a card must stand beside its signs. @param {Card} card */
export const needsWords = (card) => card.points?.per === "special" || beyondSigns(card);

/** All that a card says, in printed order: what it needs, now, always, as an action. @param {{ card: Card }} props */
export function Signs({
  card: { requirements = [], immediate = [], first = [], watches = [], terms = [], actions = [] },
}) {
  return html`
    <span class="signs" aria-hidden="true">
      ${requirements.map(
        (one) => html`
          <${Needed} one=${one} />
        `,
      )}${
        first.length > 0 &&
        html`
          <span class="part">${Capsule.first}${signs(first)}</span>
        `
      }${signs(immediate)}${terms.map(
        (term) => html`
          <span class="part">
            ${Capsule.always}${
              TERMS[term.verb]?.(term) ??
              html`
                <${Book} />
              `
            }
          </span>
        `,
      )}${watches.map(
        (watch) => html`
          <span class="part">
            ${Capsule.always}${trigger(watch)}
            <b>:</b>
            ${signs(watch.steps ?? [])}
          </span>
        `,
      )}${
        actions.length > 0 &&
        html`
          <span class="part">${Capsule.action}${alternatives(actions)}</span>
        `
      }
    </span>
  `;
}
