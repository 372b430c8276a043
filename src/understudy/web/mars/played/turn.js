// Your turn: lists of what can be done, how to end it, and as the filled button the likeliest thing.

import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { Icon, Owner } from "../../parts.js";
import { keys } from "../../settings.js";
import { answer, sending } from "../../store.js";
import { name, say } from "../../words.js";
import { Row, WhyNot, rowClass } from "./cards.js";
import { carryOut, picked, pick, sheet, toggle, viewNow } from "./doing.js";
import { Stamp, signs } from "./grammar.js";
import { Heading } from "./heading.js";
import { Slip } from "./slip.js";
import { Lying, before, ready } from "./tableau.js";

/** @import { Children, MenuQuestion, Message } from "../../shapes" */
/** @import { View } from "../view" */
/** @import { Stated, You } from "./view" */

const SELL = "sell_patents";

/** What a standard project brings. @type {Record<string, Stated[]>} */
const BRINGS = {
  power_plant: [{ verb: "production", changes: { energy: 1 } }], asteroid: [{ verb: "raise", parameter: "temperature" }], aquifer: [{ verb: "oceans" }],
  greenery: [{ verb: "lay", tile: "greenery" }, { verb: "raise", parameter: "oxygen" }], city: [{ verb: "lay", tile: "city" }, { verb: "production", changes: { mc: 1 } }],
};
/** What plants and heat become. @type {Record<string, Stated[]>} */
const BECOMES = { plants: BRINGS.greenery, heat: BRINGS.asteroid };

/** @param {Record<string, string>} move */
function make(move) {
  sheet.value = null;
  answer(move);
}

/** One thing to do: its price, its name, what it brings, or why not. @param {{ price: number, of: string, text: string, brings?: Children, why: Message | null, onTake: () => void, sub?: Children }} props */
const Thing = ({ price, of, text, brings, why, onTake, sub }) => html`<li><button type="button" class="thing" disabled=${why !== null || sending.value} onClick=${onTake}>
  <span class="thing-price"><b>${price}</b><${Stamp} of=${of} /><span class="sr">${name({ kind: "mars-resource", id: of })}</span></span>
  <span class="thing-name"><b>${text}</b>${sub}${why && html`<${WhyNot} why=${why} />`}</span>
  <span class="signs" aria-hidden="true">${brings}</span></button></li>`;

/** @param {{ you: You }} props */
const Projects = ({ you }) => html`<${Slip} title=${say("mars-screen-projects")} sub=${say("mars-screen-one-tap")}>
  <h3 class="group">${say("mars-screen-convert")}</h3>
  <ul>${/** @type {const} */ (["plants", "heat"]).map((what) => html`<${Thing} key=${what} of=${what} price=${what === "plants" ? you.greenery_plants : you.step_heat}
    text=${say(`mars-screen-convert-${what}`)} brings=${signs(BECOMES[what])} why=${you.convert[what]} onTake=${() => make({ do: "convert", what })} />`)}</ul>
  <h3 class="group">${say("mars-screen-standard-projects")}</h3>
  <ul>${you.projects.filter((one) => one.name !== SELL).map((one) => html`<${Thing} key=${one.name} of="mc" price=${one.price} text=${name({ kind: "mars-project", id: one.name })}
    brings=${signs(BRINGS[one.name] ?? [])} why=${one.why_not} onTake=${() => make({ do: "standard_project", project: one.name })} />`)}</ul>
</${Slip}>`;

/** Whose it is, or how far it is. @param {{ owner: string | null }} props */
const Holder = ({ owner }) => owner && html`<${Owner} side=${owner} /><span class="sr">${name({ kind: "mars-owner", id: owner })}</span>`;

/** @param {{ view: View, you: You }} props */
const Claim = ({ view, you }) => html`<${Slip} title=${say("mars-screen-claim-fund")} sub=${say("mars-screen-money", { mc: you.stock.mc })}>
  <h3 class="group">${say("page-milestones")}</h3>
  <ul>${view.milestones.map(({ name: id, owner, threshold }) => html`<${Thing} key=${id} of="mc" price=${you.milestones[id].price} text=${name({ kind: "mars-milestone", id })}
    why=${you.milestones[id].why_not} onTake=${() => make({ do: "claim", milestone: id })} sub=${html`<small class="far">${say("mars-screen-have-need", { have: you.milestones[id].have, need: threshold })}</small>`}
    brings=${html`<${Holder} owner=${owner} />`} />`)}</ul>
  <h3 class="group">${say("page-awards")}</h3>
  <ul>${view.awards.map(({ name: id, owner, bot }) => html`<${Thing} key=${id} of="mc" price=${you.awards[id].price} text=${name({ kind: "mars-award", id })}
    why=${you.awards[id].why_not} onTake=${() => make({ do: "fund", award: id })} sub=${html`<small class="far">${say("mars-screen-you-bot", { you: you.awards[id].have, bot })}</small>`}
    brings=${html`<${Holder} owner=${owner} />`} />`)}</ul>
</${Slip}>`;

/** @param {{ you: You }} props */
const UseCard = ({ you }) => html`<${Slip} title=${say("mars-screen-use-a-card")} sub=${say("mars-screen-once")}>
  <ul class="tableau">${before(you).filter(({ action }) => action).toSorted((a, b) => Number(a.used || a.why_not !== null) - Number(b.used || b.why_not !== null))
    .map((card) => html`<${Lying} card=${card} can key=${card.number} />`)}</ul></${Slip}>`;

/** Sell these cards: how many, and which. @param {string[]} cards */
function sell(cards) {
  const left = new Set(cards);
  let begun = false;
  sheet.value = null;
  pick({ cards: [] });
  return carryOut((question) => {
    if (question.type === "menu") {
      const move = begun ? undefined : { do: "standard_project", project: SELL };
      begun = true;
      return move;
    }
    if (question.type === "number") return cards.length;
    return question.type === "choice" ? question.options.find((option) => left.delete(option)) : undefined;
  });
}

/** @param {{ you: You }} props */
function Sell({ you }) {
  const on = picked().cards;
  return html`<${Slip} title=${say("mars-screen-sell-patents")} sub=${say("mars-screen-sell-hint")}>
    <div class="hand">${you.hand.map(({ number }) => html`<label class="${rowClass(number)} pick" key=${number}>
      <input type="checkbox" checked=${on.includes(number)} onChange=${() => toggle(number)} />
      <${Row} number=${number} /><span class="box" aria-hidden="true"><${Icon} name="done" /></span></label>`)}</div>
    <div class="go"><button type="button" class="btn primary" disabled=${on.length === 0 || sending.value} onClick=${() => sell(on)}>${say("mars-screen-sell", { count: on.length })}</button></div>
  </${Slip}>`;
}

/** @type {Record<string, import("preact").ComponentType<{ view: View, you: You }>>} */
const SHEETS = { use: UseCard, projects: Projects, claim: Claim, sell: Sell };

/** @param {{ why_not: Message | null }} one */
const can = (one) => one.why_not === null;

/** How many there are to do of each list. @param {You} you @returns {Record<string, number>} */
function counts(you) {
  return {
    use: ready(you).length,
    projects: you.projects.filter((one) => one.name !== SELL && can(one)).length + Object.values(you.convert).filter((why) => why === null).length,
    claim: [...Object.values(you.milestones), ...Object.values(you.awards)].filter(can).length,
    sell: you.hand.length,
  };
}

/** The lists of things to do: name, symbol, key of a keyboard. */
const VERBS = [["use", "mars/use", "a"], ["projects", "mars/build", "s"], ["claim", "mars/claim", "c"], ["sell", "mars/sell", "x"]];

/** The conversion that is ready, plants before heat. @param {You} you */
const ripe = ({ convert }) => /** @type {const} */ (["plants", "heat"]).find((what) => convert[what] === null);

/** @param {string} id */
function openList(id) {
  pick({ cards: [] });
  sheet.value = id;
}

/** @param {string} last */
function useKeys(last) {
  // They work as soon as the question can be read.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const elsewhere = event.target instanceof Element && event.target.closest("input:not([type=checkbox], [type=radio]), dialog") !== null;
      if (keys.peek() === "off" || elsewhere || event.repeat || event.ctrlKey || event.metaKey || event.altKey || sheet.peek() !== null || sending.peek()) return;
      const key = event.key.toLowerCase();
      const hand = viewNow().you?.hand ?? [];
      const verb = VERBS.find((one) => one[2] === key);
      if (verb) openList(verb[0]);
      else if ((key === "p" && last === "pass") || (key === "e" && last === "end")) make({ do: last });
      else if (/^\d$/.test(key)) {
        const sorted = hand.toSorted((a, b) => Number(a.why_not !== null) - Number(b.why_not !== null));
        const card = sorted[(Number(key) + 9) % 10];
        if (card) sheet.value = `card ${card.number}`;
      } else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [last]);
}

/** @param {{ question: MenuQuestion }} props */
export function Turn({ question }) {
  const view = viewNow();
  const you = /** @type {You} */ (view.you);
  const [last] = question.plain;
  const likely = ripe(you);
  const number = counts(you);
  const Sheet = SHEETS[sheet.value ?? ""];
  useKeys(last);
  return html`<div class="kicker"><${Owner} side="human" /><span>${say("mars-screen-action-of", { number: question.id === "mars-you-turn" ? 1 : 2 })}</span></div>
    <${Heading}>${say(question.id)}</${Heading}>
    <div class="verbs">${VERBS.map(([id, icon, key]) => html`<button type="button" class="act" key=${id} data-verb=${id} aria-keyshortcuts=${key} onClick=${() => openList(id)}>
      <kbd aria-hidden="true">${key.toUpperCase()}</kbd><${Icon} name=${icon} />${say(`mars-screen-verb-${id}`)}<span class="count ${number[id] ? "" : "zero"}"><span class="sr">: </span>${number[id]}</span></button>`)}</div>
    <div class="go">
      <button type="button" class="btn ${likely ? "" : "primary"}" data-entry=${last} aria-keyshortcuts=${last[0]} disabled=${sending.value} onClick=${() => make({ do: last })}>${say(`mars-screen-${last}`)}</button>
      ${likely && html`<button type="button" class="btn primary" disabled=${sending.value} onClick=${() => make({ do: "convert", what: likely })}>
        ${say(`mars-screen-likely-${likely}`, { count: likely === "plants" ? you.greenery_plants : you.step_heat })}</button>`}
    </div>
    ${Sheet && html`<${Sheet} view=${view} you=${you} />`}`;
}
