// Benefits as symbols, from the same declaration as the rules and the sentences.

import { html } from "htm/preact";
import { sentence } from "../../../app/translations.js";
import { say } from "../../../app/translations.js";
import { printed } from "../../printed_constants.js";
import { Building, Footprint, Much, Points, Resource, Sign, TrackSign } from "./symbols.js";

/** @import { Children } from "../../../types" */
/** @import { Benefit, Gives } from "../view" */

/** @param {string} name @param {string} [cls] */
const sign = (name, cls) => html`
  <${Sign} name=${name} cls=${cls} />
`;
/** @param {string} of */
const track = (of) => html`
  <${TrackSign} of=${of} />
`;
/** @param {number | undefined} n @param {Children} symbol */
const much = (n, symbol) => html`
  <${Much} n=${n ?? 1}>${symbol}<//>
`;
/** Return the mark of an advance without benefit. @param {Benefit} benefit */
const bare = ({ gain }) => gain === "none" && sign("bare", "t-mini");

/** What is counted for points. @type {Record<string, () => Children>} */
const COUNTED = {
  tech_card: () => sign("do-tech"),
  capital_line: () => sign("line"),
  territory: () => sign("territory"),
  supply_territory_tile: () => sign("supply"),
  tapestry_card: () => sign("tapestry"),
  landmark: () => sign("landmark"),
  opponent: () => sign("opponent"),
  achievement: () => sign("award"),
  leading_track: () => sign("leading"),
  trailing_track: () => sign("trailing"),
  adjacent_territory_of_opponents: () => [sign("territory"), sign("opponent")],
};

/** Return the symbols of what is counted. @param {Benefit} benefit */
const counted = ({ what = "", track: on }) =>
  what in COUNTED
    ? COUNTED[what]()
    : what === "track_space"
      ? track(on ?? "")
      : html`
          <${Building} of=${what} />
        `;

/** Symbols by operation. @type {Record<string, (benefit: Benefit) => Children>} */
const OPERATIONS = {
  resource: ({ kind, n }) =>
    much(
      n,
      html`
        <${Resource} of=${kind} />
      `,
    ),
  pay: ({ kind, n = 1 }) =>
    much(
      -n,
      html`
        <${Resource} of=${kind} />
      `,
    ),
  territory_tile: ({ n }) => much(n, sign("tile")),
  space_tile: ({ n }) => much(n, sign("space-tile")),
  tapestry_card: ({ n }) => much(n, sign("tapestry")),
  building: ({ kind }) => html`
    <${Building} of=${kind} />
  `,
  invent: ({ n }) => much(n, sign("do-tech")),
  refresh_tech: () => sign("refresh"),
  upgrade: () => sign("do-upgrade"),
  tech_circle: () => sign("circle"),
  tech_square: () => sign("square"),
  explore: ({ scope }) => sign(scope === "anywhere" ? "explore-anywhere" : "do-explore"),
  explore_space: () => sign("explore-space"),
  conquer: ({ scope, dice }) => [
    sign(scope === "anywhere" ? "conquer-anywhere" : "do-conquer"),
    (dice === "both" || dice === "both_if_opponent") && sign("dice"),
    dice === "both_if_opponent" && sign("opponent", "t-mini"),
  ],
  research: (benefit) => [
    sign("science-die"),
    bare(benefit),
    benefit.overflow_vp &&
      html`
        <b>12:</b>
        <${Points} vp=${benefit.overflow_vp} />
      `,
  ],
  advance: (benefit) => [
    (benefit.steps ?? 1) > 1 &&
      html`
        <b>${benefit.steps}×</b>
      `,
    track(benefit.track ?? ""),
    sign("do-advance"),
    bare(benefit),
  ],
  regress: (benefit) => [track(benefit.track ?? ""), sign("do-regress"), bare(benefit)],
  vp: ({ n }) => html`
    <${Points} vp=${n} />
  `,
  vp_per: (benefit) => [
    html`
      <${Points} vp=${benefit.n} />
    `,
    html`
      <i class="or">/</i>
    `,
    counted(benefit),
  ],
  landmark: ({ id = "" }) => [
    sign("landmark"),
    printed().landmarks[id] &&
      html`
        <${Footprint} shape=${printed().landmarks[id][0].shape} />
      `,
  ],
  play_tapestry_over: () => sign("over"),
  gain_civilization: () => sign("civ"),
  repeat_position: () => sign("repeat"),
  restart_token: () => sign("do-restart"),
  territory_benefit: () => sign("tile"),
};

/** Return the symbols of a benefit. @param {Benefit} benefit @returns {Children} */
export function benefitSymbols(benefit) {
  const { and, seq, or } = benefit;
  if (or)
    return html`
      <span class="alt">
        ${or.map((part, n) => [
          n > 0 &&
            html`
              <i class="or">${say("tapestry-screen-or")}</i>
            `,
          benefitSymbols(part),
        ])}
      </span>
    `;
  if (and) return and.map((part) => benefitSymbols(part));
  if (seq) return seq.map((part, n) => [n > 0 && sign("next", "t-mini"), benefitSymbols(part)]);
  const symbols = OPERATIONS[benefit.op ?? ""]?.(benefit);
  return (
    symbols &&
    html`
      <span class="part">${symbols}</span>
    `
  );
}

/** Show a benefit as symbols, with its sentence for screen readers. @param {{ of: Gives, spoken?: boolean }} props */
export const BenefitSymbols = ({ of, spoken = true }) => html`
  <span class="signs" aria-hidden="true">${benefitSymbols(of.gives)}</span>
  ${
    spoken &&
    html`
      <span class="sr">${sentence(of.text)}</span>
    `
  }
`;

/** Return the sentence of a benefit. @param {Gives} of */
export const benefitText = (of) => sentence(of.text);
