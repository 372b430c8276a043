// What a turn means for you: what was taken, what opened or closed in your hand, what you had and what you have now.

import { html } from "htm/preact";
import { factBefore, lastOf } from "../../journal/facts.js";
import { Icon, Owner } from "../../ui/controls.js";
import { name, number as signed, say } from "../../app/translations.js";
import { changesNotReported, oceansBefore } from "../turns/journal_facts.js";
import { side } from "../turns/turns.js";
import { LastChance, WhyNot, isLate } from "./cards/card.js";
import { Rows, shownFact } from "./facts.js";
import { ResourceSymbol, TokenSymbol } from "./cards/symbols.js";
import { cardName, cardOf } from "./cards/library.js";
import { newsOf, takings } from "./hand_changes.js";

/** @import { Change, Changes, Children, Step } from "../../types" */
/** @import { Document, View } from "../view" */
/** @import { InHand, You } from "./view" */
/** @import { Taking, What } from "./hand_changes" */

/** @typedef {Document & { view: View & { you: You } }} Played */

const ON_CARD = "human.on_card.";
/** So many milestones can be claimed in a game. */
const MOST_CLAIMED = 3;

/** @param {{ icon: string, children: Children }} props */
const Item = ({ icon, children }) => html`
  <li class="became">
    <${Icon} name=${icon} />
    <span>${children}</span>
  </li>
`;

/** What a card of the hand has become. @param {{ card: InHand, what: What }} props */
function Became({ card: { number, why_not: why, last }, what }) {
  const called = html`
    <b class="row-name">${cardName(number)}</b>
  `;
  if (what === "last")
    return html`
      <li class="became">
        ${called}
        <${LastChance} last=${last} />
      </li>
    `;
  if (what === "closed")
    return html`
      <li class="became">
        ${called}${
          why &&
          html`
            <${WhyNot} why=${why} />
          `
        }
      </li>
    `;
  return html`
    <li class="became">
      ${called}
      <span class="why-not">
        <${Icon} name="done" />
        ${say("mars-screen-opened")}
      </span>
      ${
        why &&
        !isLate(why) &&
        html`
          <${WhyNot} why=${why} />
        `
      }
    </li>
  `;
}

/** What the hand has become by changes of the parameters. @param {Played} doc @param {Step[]} steps @param {Changes} changes */
function ofHand({ view, ...doc }, steps, changes) {
  const before = oceansBefore({ ...doc, view }, steps[0].number);
  const after = oceansBefore({ ...doc, view }, lastOf(steps).number + 1);
  const all = new Map([
    ...changes,
    ...(before === after ? [] : [/** @type {const} */ (["oceans", { before, after }])]),
  ]);
  return view.you.hand.flatMap((card) => {
    const what = newsOf(card, all);
    return what ? [{ card, what }] : [];
  });
}

/** Cards that hold what could have been taken as well. @param {You} you @param {string[]} taken */
const spared = (you, taken) =>
  [...you.corporations, ...you.played].filter(
    ({ number, held }) =>
      held > 0 &&
      !taken.includes(number) &&
      taken.some(() => ["animal", "microbe"].includes(cardOf(number).holds ?? "")),
  );

/** What MarsBot has taken off your cards, and what it left. @param {{ you: You, lost: Change[] }} props */
function OffCards({ you, lost }) {
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
            ${" "}${signed(before)}${" "}→${" "}
            <b>${signed(after)}</b>
          </span>
        </li>
      `,
    )}${spared(
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

/** @param {{ you: You, lost: Change[], shielded: Step[] }} props */
function Taken({ you, lost, shielded }) {
  const off = lost.filter(({ what }) => what.startsWith(ON_CARD));
  const rest = lost.filter((one) => !off.includes(one));
  return (
    (lost.length > 0 || shielded.length > 0) &&
    html`
      ${
        lost.length > 0 &&
        html`
          <h4 class="group">${say("mars-screen-taken-from-you")}</h4>
        `
      }${
        rest.length > 0 &&
        html`
          <${Rows} changes=${rest} />
        `
      }${
        off.length > 0 &&
        html`
          <p class="small">${say("mars-screen-cube-worth-most")}</p>
          <ul class="choices">
            <${OffCards} you=${you} lost=${off} />
          </ul>
        `
      }${
        shielded.length > 0 &&
        html`
          <ul>
            ${shielded.map(
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

/** Milestones that MarsBot may claim before you. @param {View} view */
const threats = ({ milestones }) =>
  milestones.filter(({ owner }) => owner).length < MOST_CLAIMED
    ? milestones.filter(({ owner, bot }) => !owner && bot)
    : [];

/** @param {{ view: View, you: You }} props */
const Threats = ({ view, you }) => html`
  <ul>
    ${threats(view).map(
      ({ name: id, threshold }) => html`
        <${Item} icon="mars/milestone" key=${id}>
          ${say("mars-screen-threat", { milestone: { kind: "mars-milestone", id }, have: you.milestones[id].have, need: threshold })}
        <//>
      `,
    )}
  </ul>
`;

/** Where a sum comes from. @param {Played} doc @param {Step} step @param {Taking} taking */
function derived({ journal, view }, step, { id, had, turned, comes }) {
  if (id === "mc") {
    const tr = Number(factBefore(journal, "human.tr", step.number, view.human.tr));
    return say("mars-screen-income", { tr, production: comes - tr });
  }
  if (turned === 0) return null;
  if (id === "energy") return say("mars-screen-energy-turned", { count: turned });
  return id === "heat" ? say("mars-screen-heat-from-energy", { had, count: turned }) : null;
}

/** @param {{ doc: Played, step: Step }} props */
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
      ${takings(doc, step).map((one) => {
        const { id, had, turned, comes, now } = one;
        const small = derived(doc, step, one);
        return html`
          <tr key=${id}>
            <th scope="row">
              <span class="taking">
                <${ResourceSymbol} of=${id} />
                <span>
                  ${name({ kind: "mars-resource", id })}${
                    small &&
                    html`
                      <small>${small}</small>
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

/** The points of both sides as they stand. @param {{ view: View }} props */
const Standing = ({ view }) => html`
  <p class="both-now">
    ${say("page-now")}${" "}${
      /** @type {const} */ (["human", "bot"]).map(
        (id) => html`
          <span class="both" key=${id}>
            <${Owner} side=${id} />
            <span class="sr">${name({ kind: "mars-owner", id })}${" "}</span>
            <b>${signed(view[id].now.total)}</b>
          </span>
        `,
      )
    }
  </p>
`;

/** What a turn means for you, part by part. @param {Played} doc @param {Step[]} steps */
function meaning(doc, steps) {
  const produced = steps.find(({ kind }) => kind === "mars-production");
  const others = changesNotReported(steps.filter((step) => step !== produced));
  const changes = [...others].flatMap(([what, { before, after }]) =>
    what.startsWith("human.") && shownFact(what) ? [{ what, before, after }] : [],
  );
  const bots = side(steps) === "bot";
  const lost = bots ? changes.filter(({ before, after }) => Number(after ?? 0) < Number(before ?? 0)) : [];
  const gained = changes.filter((one) => !lost.includes(one));
  const shielded = steps.filter(({ kind }) => kind === "mars-you-are-protected");
  const hand = bots || produced ? ofHand(doc, steps, others) : [];
  return { produced, bots, lost, gained, shielded, hand };
}

/** Whether a turn takes nothing of yours and leaves your hand as it was: it may pass by itself. @param {Document} doc @param {Step[]} steps */
export function nothingForYou(doc, steps) {
  if (!doc.view.you) return false;
  const { lost, gained, shielded, hand } = meaning(/** @type {Played} */ (doc), steps);
  return lost.length + gained.length + shielded.length + hand.length === 0;
}

/** All of it. @param {{ doc: Played, steps: Step[] }} props */
export function ForYou({ doc, steps }) {
  const { you } = doc.view;
  const { produced, bots, lost, gained, shielded, hand } = meaning(doc, steps);
  const risks = bots ? threats(doc.view).length : 0;
  if (!produced && lost.length + gained.length + shielded.length + hand.length + risks === 0) return null;
  return html`
    <section class="for-you">
      <h3>
        <${Owner} side="human" />
        ${say("mars-screen-for-you")}
      </h3>
      <${Taken} you=${you} lost=${lost} shielded=${shielded} />
      ${
        hand.length > 0 &&
        html`
          <ul>
            ${hand.map(
              ({ card, what }) => html`
                <${Became} card=${card} what=${what} key=${card.number} />
              `,
            )}
          </ul>
        `
      }${
        gained.length > 0 &&
        html`
          <${Rows} changes=${gained} />
        `
      }${
        risks > 0 &&
        html`
          <${Threats} view=${doc.view} you=${you} />
        `
      }${
        bots &&
        lost.length + shielded.length === 0 &&
        html`
          <ul>
            <${Item} icon="mars/protect">${say("mars-screen-nothing-taken")}<//>
          </ul>
        `
      }${
        produced &&
        html`
          <${Production} doc=${doc} step=${produced} />
          <${Standing} view=${doc.view} />
        `
      }
    </section>
  `;
}
