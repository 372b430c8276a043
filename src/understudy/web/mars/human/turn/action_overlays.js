// Overlays with the actions of your turn: projects, trades, delegates, milestones and awards.

import { html } from "htm/preact";
import { Owner } from "../../../ui/controls.js";
import { name, number as signed, say } from "../../../app/translations.js";
import { printed } from "../../reference/printed_constants.js";
import { ActionGroups } from "./actions.js";
import { stepSymbols } from "../cards/step_symbols.js";
import { tradeActions } from "../colonies.js";
import { Overlay } from "../../../human/overlay.js";
import { politicsActions } from "../turmoil.js";

/** @import { View } from "../../view" */
/** @import { ActionGroup } from "./actions.js" */
/** @import { You } from "../view" */

/** The standard project that `sell.js` offers. */
export const SELL = "sell_patents";

/** Show the actions of Turmoil. @param {{ view: View, you: You }} props */
export const Delegates = ({ view, you }) => html`
  <${Overlay}
    title=${say("mars-screen-delegate")}
    sub=${say("mars-screen-influence", { count: you.politics?.influence ?? 0 })}
  >
    <${ActionGroups} groups=${politicsActions(view, you)} />
  <//>
`;

/** Show the trades. @param {{ view: View, you: You }} props */
export const Trades = ({ view, you }) => html`
  <${Overlay} title=${say("mars-screen-trade")} sub=${say("mars-screen-one-tap")}>
    <${ActionGroups} groups=${tradeActions(view, you)} />
  <//>
`;

/** Return the conversions of plants and heat. @param {You} you @returns {ActionGroup} */
const conversions = (you) => ({
  title: say("mars-screen-convert"),
  actions: /** @type {const} */ (["plants", "heat"]).map((what) => ({
    key: what,
    of: what,
    price: what === "plants" ? you.greenery_plants : you.step_heat,
    text: say(`mars-screen-convert-${what}`),
    brings: stepSymbols(printed().projects[what]),
    why: you.convert[what],
    move: { do: "convert", what },
  })),
});

/** Return the standard projects, except selling patents. @param {You} you @returns {ActionGroup} */
const standardProjects = (you) => ({
  title: say("mars-screen-standard-projects"),
  actions: you.projects
    .filter((project) => project.name !== SELL)
    .map(({ name: id, price, why_not: why, legal }) => ({
      key: id,
      of: "mc",
      price,
      text: name({ kind: "mars-project", id }),
      brings: stepSymbols(printed().projects[id]),
      why,
      legal,
      move: { do: "standard_project", project: id },
    })),
});

/** Show conversions, standard projects, trades and politics. @param {{ view: View, you: You }} props */
export const Projects = ({ view, you }) => html`
  <${Overlay} title=${say("mars-screen-projects")} sub=${say("mars-screen-one-tap")}>
    <${ActionGroups}
      groups=${[conversions(you), standardProjects(you), ...tradeActions(view, you), ...politicsActions(view, you)]}
    />
  <//>
`;

/** Show the owner of a milestone or an award. @param {{ owner: string | null }} props */
const Holder = ({ owner }) =>
  owner &&
  html`
    <${Owner} side=${owner} />
    <span class="sr">${name({ kind: "mars-owner", id: owner })}</span>
  `;

/** Show the progress toward a milestone as a bar. @param {{ have: number, need: number }} props */
const Progress = ({ have, need }) => html`
  <span class="far-bar" aria-hidden="true">
    <i style=${{ width: `${Math.max(0, Math.min(100, (100 * have) / need))}%` }}></i>
  </span>
`;

/** Return who leads in an award. @param {number} you @param {number} bot */
const leader = (you, bot) => (you === bot ? "tie" : you > bot ? "you" : "bot");

/** Show both values of an award. @param {{ you: number, bot: number }} props */
const Values = ({ you, bot }) => html`
  <span class="side-values">
    <${Owner} side="human" />
    <b>${signed(you)}</b>
    <${Owner} side="bot" />
    <b>${signed(bot)}</b>
  </span>
`;

/**
 * Return the action that claims a milestone or funds an award.
 * @param {"milestone" | "award"} kind @param {string} id @param {string | null} owner @param {You} you
 */
function goalAction(kind, id, owner, you) {
  const { price, why_not: why } = you[`${kind}s`][id];
  return {
    key: id,
    of: "mc",
    price,
    text: name({ kind: `mars-${kind}`, id }),
    why,
    brings: html`
      <${Holder} owner=${owner} />
    `,
  };
}

/** Return the milestones as actions. @param {View} view @param {You} you @returns {ActionGroup} */
const milestones = (view, you) => ({
  title: say("page-milestones"),
  note: say("mars-screen-taken", { count: view.milestones.filter(({ owner }) => owner).length }),
  actions: view.milestones.map(({ name: id, owner, threshold: need, bot: botMeets, bot_progress: progress }) => {
    const { have } = you.milestones[id];
    const botText = botMeets
      ? say("mars-screen-bot-could")
      : say("mars-screen-bot-has", { have: progress[0], need: progress[1] });
    return {
      ...goalAction("milestone", id, owner, you),
      move: { do: "claim", milestone: id },
      ready: you.milestones[id].why_not === null,
      sub: html`
        <small class="far">
          ${say("mars-screen-have-need", { have, need })}${
            !owner &&
            html`
              ${" · "}
              <span class=${botMeets ? "threat" : ""}>${botText}</span>
            `
          }
          <${Progress} have=${have} need=${need} />
        </small>
      `,
    };
  }),
});

/** Return the awards as actions. @param {View} view @param {You} you @returns {ActionGroup} */
const awards = (view, you) => ({
  title: say("page-awards"),
  note: say("mars-screen-funded", { count: view.awards.filter(({ owner }) => owner).length }),
  actions: view.awards.map(({ name: id, owner, bot }) => {
    const { have } = you.awards[id];
    return {
      ...goalAction("award", id, owner, you),
      move: { do: "fund", award: id },
      sub: html`
        <small class="far">
          ${say(`mars-screen-leads-${leader(have, bot)}`)}
          <${Values} you=${have} bot=${bot} />
        </small>
      `,
    };
  }),
});

/** Show the milestones and awards. @param {{ view: View, you: You }} props */
export const ClaimOrFund = ({ view, you }) => html`
  <${Overlay} title=${say("mars-screen-claim-fund")} sub=${say("mars-screen-money", { mc: you.stock.mc })}>
    <${ActionGroups} groups=${[milestones(view, you), awards(view, you)]} />
  <//>
`;
