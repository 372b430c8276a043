// The effects of a turn on you: losses, changes of your hand, gains, threats and production.

import { html } from "htm/preact";
import { factBefore, lastOf } from "../../../journal/facts.js";
import { Icon, Owner } from "../../../ui/controls.js";
import { pointsOf } from "../../board/points.js";
import { name, number as signed, say } from "../../../app/translations.js";
import { changesNotReported, oceansBefore } from "../../turns/journal_facts.js";
import { printed } from "../../reference/printed_constants.js";
import { side } from "../../turns/turns.js";
import { LastChance, WhyNot, isTooLate } from "../cards/card.js";
import { ChangeRows } from "../../../human/changes.js";
import { factLabel } from "./facts.js";
import { ResourceSymbol, TokenSymbol } from "../cards/symbols.js";
import { cardName, cardOf } from "../cards/library.js";
import { handChange, productionRows } from "./hand_changes.js";

/** @import { Change, Changes, Children, Step } from "../../../types" */
/** @import { Document, View } from "../../view" */
/** @import { HandCard, You } from "../view" */
/** @import { HandChange, ProductionRow } from "./hand_changes" */

/** @typedef {Document & { view: View & { you: You } }} ScreenGame */

const ON_CARD = "human.on_card.";

/** @param {{ icon: string, children: Children }} props */
const Item = ({ icon, children }) => html`
  <li class="became">
    <${Icon} name=${icon} />
    <span>${children}</span>
  </li>
`;

/** Show the change of a card in your hand. @param {{ card: HandCard, change: HandChange }} props */
function ChangedCard({ card: { number, why_not: why, last }, change }) {
  const title = html`
    <b class="row-name">${cardName(number)}</b>
  `;
  if (change === "last")
    return html`
      <li class="became">
        ${title}
        <${LastChance} last=${last} />
      </li>
    `;
  if (change === "closed")
    return html`
      <li class="became">
        ${title}${
          why &&
          html`
            <${WhyNot} why=${why} />
          `
        }
      </li>
    `;
  return html`
    <li class="became">
      ${title}
      <span class="why-not">
        <${Icon} name="done" />
        ${say("mars-screen-opened")}
      </span>
      ${
        why &&
        !isTooLate(why) &&
        html`
          <${WhyNot} why=${why} />
        `
      }
    </li>
  `;
}

/**
 * Return the cards of your hand that changes of parameters affect.
 * @param {ScreenGame} doc @param {Step[]} steps @param {Changes} changes
 */
function changedCards(doc, steps, changes) {
  const before = oceansBefore(doc, steps[0].number);
  const after = oceansBefore(doc, lastOf(steps).number + 1);
  const all = new Map([
    ...changes,
    ...(before === after ? [] : [/** @type {const} */ (["oceans", { before, after }])]),
  ]);
  return doc.view.you.hand.flatMap((card) => {
    const change = handChange(card, all);
    return change ? [{ card, change }] : [];
  });
}

/** Return the cards from which MarsBot could have removed a token instead. @param {You} you @param {string[]} taken */
const sparedCards = (you, taken) =>
  [...you.corporations, ...you.played].filter(
    ({ number, held }) =>
      held > 0 &&
      !taken.includes(number) &&
      taken.some(() => ["animal", "microbe"].includes(cardOf(number).holds ?? "")),
  );

/**
 * Show the tokens that MarsBot removed from your cards, and those it left.
 * @param {{ you: You, lost: Change[] }} props
 */
function RemovedTokens({ you, lost }) {
  const cards = lost.map(({ what, before, after }) => ({
    number: what.slice(ON_CARD.length),
    before: Number(before),
    after: Number(after),
  }));
  return html`
    ${cards.map(
      ({ number, before, after }) => html`
        <li class="taken-off on" key=${number}>
          <b class="row-name">${cardName(number)}</b>
          <span class="then">
            <${TokenSymbol} of=${cardOf(number).holds} />
            ${` ${signed(before)} → `}
            <b>${signed(after)}</b>
          </span>
        </li>
      `,
    )}${sparedCards(
      you,
      cards.map(({ number }) => number),
    ).map(
      ({ number, held }) => html`
        <li class="taken-off" key=${number}>
          <span class="row-name">
            ${cardName(number)}
            <small>${say("mars-screen-stays")}</small>
          </span>
          <span class="then">
            <${TokenSymbol} of=${cardOf(number).holds} />
            ${" "}${held}
          </span>
        </li>
      `,
    )}
  `;
}

/**
 * Show what MarsBot took from you, and what was protected.
 * @param {{ you: You, lost: Change[], protections: Step[] }} props
 */
function Losses({ you, lost, protections }) {
  const tokens = lost.filter(({ what }) => what.startsWith(ON_CARD));
  const rest = lost.filter((one) => !tokens.includes(one));
  return (
    (lost.length > 0 || protections.length > 0) &&
    html`
      ${
        lost.length > 0 &&
        html`
          <h4 class="group">${say("mars-screen-taken-from-you")}</h4>
        `
      }${
        rest.length > 0 &&
        html`
          <${ChangeRows} changes=${rest} />
        `
      }${
        tokens.length > 0 &&
        html`
          <p class="small">${say("mars-screen-cube-worth-most")}</p>
          <ul class="choices">
            <${RemovedTokens} you=${you} lost=${tokens} />
          </ul>
        `
      }${
        protections.length > 0 &&
        html`
          <ul>
            ${protections.map(
              ({ kind, args, number }) => html`
                <${Item} icon="mars/protect" key=${number}>${say(kind, args)}<//>
              `,
            )}
          </ul>
        `
      }
    `
  );
}

/** Return the milestones that MarsBot could claim before you. @param {View} view */
const threats = ({ milestones }) =>
  milestones.filter(({ owner }) => owner).length < printed().milestone_limit
    ? milestones.filter(({ owner, bot }) => !owner && bot)
    : [];

/** @param {{ view: View, you: You }} props */
const Threats = ({ view, you }) => html`
  <ul>
    ${threats(view).map(({ name: id, threshold: need }) => {
      const args = { milestone: { kind: "mars-milestone", id }, have: you.milestones[id].have, need };
      return html`
        <${Item} icon="mars/milestone" key=${id}>${say("mars-screen-threat", args)}<//>
      `;
    })}
  </ul>
`;

/**
 * Return the text that explains a production sum, or null.
 * @param {ScreenGame} doc @param {Step} step @param {ProductionRow} row
 */
function explanation({ journal, view }, step, { id, had, turned, comes }) {
  if (id === "mc") {
    const tr = Number(factBefore(journal, "human.tr", step.number, view.human.tr));
    return say("mars-screen-income", { tr, production: comes - tr });
  }
  if (turned === 0) return null;
  if (id === "energy") return say("mars-screen-energy-turned", { count: turned });
  return id === "heat" ? say("mars-screen-heat-from-energy", { had, count: turned }) : null;
}

/** Show the production of each resource. @param {{ doc: ScreenGame, step: Step }} props */
const Production = ({ doc, step }) => html`
  <table class="takings">
    <thead>
      <tr>
        <th scope="col"><span class="sr">${say("mars-screen-resource")}</span></th>
        <th scope="col">${say("mars-screen-had")}</th>
        <th scope="col">${say("mars-screen-production")}</th>
        <th scope="col">${say("mars-screen-has-now")}</th>
      </tr>
    </thead>
    <tbody>
      ${productionRows(doc, step).map((row) => {
        const { id, had, turned, comes, now } = row;
        const note = explanation(doc, step, row);
        return html`
          <tr key=${id}>
            <th scope="row">
              <span class="taking">
                <${ResourceSymbol} of=${id} />
                <span>
                  ${name({ kind: "mars-resource", id })}${
                    note &&
                    html`
                      <small>${note}</small>
                    `
                  }
                </span>
              </span>
            </th>
            <td>${id === "heat" ? had + turned : had}</td>
            <td><span class="tray">${comes < 0 ? signed(comes) : `+${comes}`}</span></td>
            <td><b>${now}</b></td>
          </tr>
        `;
      })}
    </tbody>
  </table>
`;

/** Show the points of both sides now. @param {{ view: View }} props */
const PointsNow = ({ view }) => html`
  <p class="points-now">
    ${say("page-now")}${" "}${
      /** @type {const} */ (["human", "bot"]).map(
        (id) => html`
          <span class="side-values" key=${id}>
            <${Owner} side=${id} />
            <span class="sr">${name({ kind: "mars-owner", id })}${" "}</span>
            <b>${signed(pointsOf(view, id).total)}</b>
          </span>
        `,
      )
    }
  </p>
`;

/** Return the effects of a turn on you. @param {ScreenGame} doc @param {Step[]} steps */
function effectsOf(doc, steps) {
  const produced = steps.find(({ kind }) => kind === "mars-production");
  const others = changesNotReported(steps.filter((step) => step !== produced));
  const changes = [...others].flatMap(([what, { before, after }]) =>
    what.startsWith("human.") && factLabel(what) ? [{ what, before, after }] : [],
  );
  const byBot = side(steps) === "bot";
  const lost = byBot ? changes.filter(({ before, after }) => Number(after ?? 0) < Number(before ?? 0)) : [];
  const gained = changes.filter((one) => !lost.includes(one));
  const protections = steps.filter(({ kind }) => kind === "mars-you-are-protected");
  const hand = byBot || produced ? changedCards(doc, steps, others) : [];
  const isEmpty = lost.length + gained.length + protections.length + hand.length === 0;
  return { produced, byBot, lost, gained, protections, hand, isEmpty };
}

/**
 * Return whether a turn changes nothing of yours, neither resources nor hand.
 * @param {Document} doc @param {Step[]} steps
 */
export const nothingForYou = (doc, steps) =>
  Boolean(doc.view.you) && effectsOf(/** @type {ScreenGame} */ (doc), steps).isEmpty;

/** Show the effects of a turn on you. @param {{ doc: ScreenGame, steps: Step[] }} props */
export function EffectsOnYou({ doc, steps }) {
  const { you } = doc.view;
  const { produced, byBot, lost, gained, protections, hand, isEmpty } = effectsOf(doc, steps);
  const isThreatened = byBot && threats(doc.view).length > 0;
  if (!produced && isEmpty && !isThreatened) return null;
  return html`
    <section class="for-you">
      <h3>
        <${Owner} side="human" />
        ${say("mars-screen-for-you")}
      </h3>
      <${Losses} you=${you} lost=${lost} protections=${protections} />
      ${
        hand.length > 0 &&
        html`
          <ul>
            ${hand.map(
              ({ card, change }) => html`
                <${ChangedCard} card=${card} change=${change} key=${card.number} />
              `,
            )}
          </ul>
        `
      }${
        gained.length > 0 &&
        html`
          <${ChangeRows} changes=${gained} />
        `
      }${
        isThreatened &&
        html`
          <${Threats} view=${doc.view} you=${you} />
        `
      }${
        byBot &&
        lost.length + protections.length === 0 &&
        html`
          <ul>
            <${Item} icon="mars/protect">${say("mars-screen-nothing-taken")}<//>
          </ul>
        `
      }${
        produced &&
        html`
          <${Production} doc=${doc} step=${produced} />
          <${PointsNow} view=${doc.view} />
        `
      }
    </section>
  `;
}
