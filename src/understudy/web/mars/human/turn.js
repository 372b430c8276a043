// Your turn: lists of what can be done, how to end it, and as the filled button the likeliest thing.

import { html } from "htm/preact";
import { useLayoutEffect } from "preact/hooks";
import { Icon, Owner } from "../../ui/controls.js";
import { keys } from "../../app/settings.js";
import { useOutlooks } from "../../prompt/preview.js";
import { sending } from "../../play/current_game.js";
import { tab } from "../../play/current_view.js";
import { name, number as signed, say } from "../../app/translations.js";
import { Row, WhyNot, rowClass } from "./cards/card.js";
import { Coach } from "./advice.js";
import { carryOut, give, picked, pick, sheet, toggle, viewNow } from "./answer_queue.js";
import { stepSymbols } from "./cards/step_symbols.js";
import { ResourceSymbol } from "./cards/symbols.js";
import { inOrder } from "./cards/hand.js";
import { Heading } from "./question_heading.js";
import { cardName, cardOf, kindOf, sentenceOf } from "./cards/library.js";
import { Brief } from "./preview.js";
import { politicsToDo } from "./turmoil.js";
import { Overlay } from "./overlay.js";
import { Held, before, ready } from "./cards/tableau.js";
import { TradeSlip, tradesToDo } from "./colonies.js";

/** @import { Answer, Children, MenuQuestion, Message, OutlookReport } from "../../types" */
/** @import { View } from "../view" */
/** @import { Open, Clause, You } from "./view" */

const SELL = "sell_patents";

/** What a standard project brings. @type {Record<string, Clause[]>} */
const BRINGS = {
  power_plant: [{ verb: "production", changes: { energy: 1 } }],
  asteroid: [{ verb: "raise", parameter: "temperature" }],
  aquifer: [{ verb: "oceans" }],
  greenery: [
    { verb: "lay", tile: "greenery" },
    { verb: "raise", parameter: "oxygen" },
  ],
  city: [
    { verb: "lay", tile: "city" },
    { verb: "production", changes: { mc: 1 } },
  ],
  air_scrapping: [{ verb: "raise", parameter: "venus" }],
};
/** What plants and heat become. @type {Record<string, Clause[]>} */
const BECOMES = { plants: BRINGS.greenery, heat: BRINGS.asteroid };

/** One thing to do: its price, its name, what it brings, or why not. @param {{ id: string, price: number, of: string, text: string, brings?: Children, why: Message | null, outlook?: OutlookReport, onTake: () => void, sub?: Children }} props */
const Thing = ({ id, price, of, text, brings, why, outlook, onTake, sub }) => html`
  <li>
    <button type="button" class="thing" data-thing=${id} disabled=${why !== null || sending.value} onClick=${onTake}>
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
                <${Brief} outlook=${outlook} />
              `
        }
      </span>
      <span class="signs" aria-hidden="true">
        ${brings}${
          why === null &&
          html`
            <i class="sign next"><${Icon} name="next" /></i>
          `
        }
      </span>
    </button>
  </li>
`;

/** @typedef {{ key: string, price: number, of: string, text: string, brings?: Children, why: Message | null, move: Record<string, string>, more?: Answer[], sub?: Children }} Doable */

/** Things to do under headings, each with what it would bring. @param {{ groups: { title: string, note?: string, things: Doable[] }[] }} props */
function Things({ groups }) {
  const can = groups.flatMap(({ things }) => things).filter(({ why }) => why === null);
  const outlooks = useOutlooks(can.map(({ move, more = [] }) => [move, ...more]));
  return groups.map(
    ({ title, note, things }) => html`
      <h3 class="group" key=${title}>
        ${title}${
          note &&
          html`
            <small>${note}</small>
          `
        }
      </h3>
      <ul>
        ${things.map(
          ({ key, move, more = [], ...thing }) => html`
            <${Thing}
              key=${key}
              id=${key}
              ...${thing}
              outlook=${outlooks[can.findIndex((one) => one.key === key)]}
              onTake=${() => give(move, ...more)}
            />
          `,
        )}
      </ul>
    `,
  );
}

/** @param {{ view: View, you: You }} props */
const Delegates = ({ view, you }) => html`
  <${Overlay}
    title=${say("mars-screen-delegate")}
    sub=${say("mars-screen-influence", { count: you.politics?.influence ?? 0 })}
  >
    <${Things} groups=${politicsToDo(view, you)} />
  <//>
`;

/** @param {{ view: View, you: You }} props */
const Trades = ({ view, you }) => html`
  <${Overlay} title=${say("mars-screen-trade")} sub=${say("mars-screen-one-tap")}>
    <${Things} groups=${tradesToDo(view, you)} />
  <//>
`;

/** @param {{ view: View, you: You }} props */
const Projects = ({ view, you }) => html`
  <${Overlay} title=${say("mars-screen-projects")} sub=${say("mars-screen-one-tap")}>
    <${Things}
      groups=${[
        {
          title: say("mars-screen-convert"),
          things: /** @type {const} */ (["plants", "heat"]).map((what) => ({
            key: what,
            of: what,
            price: what === "plants" ? you.greenery_plants : you.step_heat,
            text: say(`mars-screen-convert-${what}`),
            brings: stepSymbols(BECOMES[what]),
            why: you.convert[what],
            move: { do: "convert", what },
          })),
        },
        {
          title: say("mars-screen-standard-projects"),
          things: you.projects
            .filter((one) => one.name !== SELL)
            .map((one) => ({
              key: one.name,
              of: "mc",
              price: one.price,
              text: name({ kind: "mars-project", id: one.name }),
              brings: stepSymbols(BRINGS[one.name] ?? []),
              why: one.why_not,
              move: { do: "standard_project", project: one.name },
            })),
        },
        ...tradesToDo(view, you),
        ...politicsToDo(view, you),
      ]}
    />
  <//>
`;

/** Whose it is, or how far it is. @param {{ owner: string | null }} props */
const Holder = ({ owner }) =>
  owner &&
  html`
    <${Owner} side=${owner} />
    <span class="sr">${name({ kind: "mars-owner", id: owner })}</span>
  `;

/** How far a milestone is. @param {{ have: number, need: number }} props */
const Far = ({ have, need }) => html`
  <span class="far-bar" aria-hidden="true">
    <i style=${{ width: `${Math.max(0, Math.min(100, (100 * have) / need))}%` }}></i>
  </span>
`;

/** Who leads in an award as it stands. @param {number} you @param {number} bot */
const leads = (you, bot) => (you === bot ? "tie" : you > bot ? "you" : "bot");

/** Both values of an award. @param {{ you: number, bot: number }} props */
const Values = ({ you, bot }) => html`
  <span class="both">
    <${Owner} side="human" />
    <b>${signed(you)}</b>
    <${Owner} side="bot" />
    <b>${signed(bot)}</b>
  </span>
`;

/** @param {{ view: View, you: You }} props */
const Claim = ({ view, you }) => html`
  <${Overlay} title=${say("mars-screen-claim-fund")} sub=${say("mars-screen-money", { mc: you.stock.mc })}>
    <${Things}
      groups=${[
        {
          title: say("page-milestones"),
          note: say("mars-screen-taken", { count: view.milestones.filter(({ owner }) => owner).length }),
          things: view.milestones.map(({ name: id, owner, threshold, bot: met, bot_progress: far }) => ({
            key: id,
            of: "mc",
            price: you.milestones[id].price,
            text: name({ kind: "mars-milestone", id }),
            why: you.milestones[id].why_not,
            move: { do: "claim", milestone: id },
            sub: html`
              <small class="far">
                ${say("mars-screen-have-need", { have: you.milestones[id].have, need: threshold })}
                <${Far} have=${you.milestones[id].have} need=${threshold} />
                ${
                  !owner &&
                  html`
                    <span class=${met ? "threat" : ""}>
                      ${met ? say("mars-screen-bot-could") : say("mars-screen-bot-has", { have: far[0], need: far[1] })}
                    </span>
                  `
                }
              </small>
            `,
            brings: html`
              <${Holder} owner=${owner} />
            `,
          })),
        },
        {
          title: say("page-awards"),
          note: say("mars-screen-funded", { count: view.awards.filter(({ owner }) => owner).length }),
          things: view.awards.map(({ name: id, owner, bot }) => ({
            key: id,
            of: "mc",
            price: you.awards[id].price,
            text: name({ kind: "mars-award", id }),
            why: you.awards[id].why_not,
            move: { do: "fund", award: id },
            sub: html`
              <small class="far">
                ${say(`mars-screen-leads-${leads(you.awards[id].have, bot)}`)}
                <${Values} you=${you.awards[id].have} bot=${bot} />
              </small>
            `,
            brings: html`
              <${Holder} owner=${owner} />
            `,
          })),
        },
      ]}
    />
  <//>
`;

/** @typedef {{ card: Open, alternative: number | null, answers: Answer[] }} Usable */

/** Each alternative of each action, those that can be used first. @param {You} you @returns {Usable[]} */
function usable(you) {
  return before(you)
    .filter(({ action }) => action)
    .toSorted((a, b) => Number(a.open.length === 0) - Number(b.open.length === 0))
    .flatMap((card) => {
      const move = { do: "action", card: card.number };
      if (card.open.length < 2)
        return [{ card, alternative: card.open[0] ?? null, answers: card.open.length > 0 ? [move] : [] }];
      return card.open.map((one) => ({ card, alternative: one, answers: [move, `${card.number}.${one}`] }));
    });
}

/** One use of a card: its tokens, its signs, what it would bring, or why not. @param {{ one: Usable, outlook?: OutlookReport }} props */
function UseOf({ one: { card, alternative: which, answers }, outlook }) {
  const stated = cardOf(card.number);
  const action = (stated.actions ?? [])[(which ?? 1) - 1];
  return html`
    <li>
      <button
        type="button"
        class="thing use k-${kindOf(stated)}"
        disabled=${answers.length === 0 || sending.value}
        onClick=${() => give(...answers)}
      >
        <span class="thing-name">
          <b class="row-name">${cardName(card.number)}</b>
          <${Held} card=${card} />
          <span class="sr">${sentenceOf(stated)}</span>
          <span class="signs" aria-hidden="true">
            ${
              action && which !== null
                ? stepSymbols([action])
                : (stated.actions ?? []).map(
                    (other, n) => html`
                      ${
                        n > 0 &&
                        html`
                          <em class="or">/</em>
                        `
                      }${stepSymbols([other])}
                    `,
                  )
            }
          </span>
          ${
            card.used
              ? html`
                  <span class="used">
                    <${Icon} name="done" />
                    ${say("mars-screen-used")}
                  </span>
                `
              : card.why_not && answers.length === 0
                ? html`
                    <${WhyNot} why=${card.why_not} />
                  `
                : html`
                    <${Brief} outlook=${outlook} />
                  `
          }
        </span>
        ${
          answers.length > 0 &&
          html`
            <i class="sign next" aria-hidden="true"><${Icon} name="next" /></i>
          `
        }
      </button>
    </li>
  `;
}

/** @param {{ you: You }} props */
function UseCard({ you }) {
  const all = usable(you);
  const can = all.filter(({ answers }) => answers.length > 0);
  const outlooks = useOutlooks(can.map(({ answers }) => answers));
  return html`
    <${Overlay} title=${say("mars-screen-use-a-card")} sub=${say("mars-screen-once")}>
      ${
        all.length === 0 &&
        html`
          <p class="hand-note">${say("mars-screen-no-actions")}</p>
        `
      }
      <ul>
        ${all.map(
          (one) => html`
            <${UseOf} one=${one} key=${`${one.card.number} ${one.alternative}`} outlook=${outlooks[can.indexOf(one)]} />
          `,
        )}
      </ul>
    <//>
  `;
}

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
  return html`
    <${Overlay} title=${say("mars-screen-sell-patents")} sub=${say("mars-screen-sell-hint")}>
      <div class="hand">
        ${you.hand.map(
          ({ number }) => html`
            <label class="${rowClass(number)} pick" key=${number}>
              <input type="checkbox" checked=${on.includes(number)} onChange=${() => toggle(number)} />
              <${Row} number=${number} />
              <span class="box" aria-hidden="true"><${Icon} name="done" /></span>
            </label>
          `,
        )}
      </div>
      <p class="purse">
        <${ResourceSymbol} of="mc" />
        <span>${you.stock.mc}${" "}+${" "}${on.length}</span>
        <span class="sum">
          =${" "}
          <b>${you.stock.mc + on.length}</b>
        </span>
      </p>
      <div class="go">
        <button
          type="button"
          class="btn primary"
          disabled=${on.length === 0 || sending.value}
          onClick=${() => sell(on)}
        >
          ${say("mars-screen-sell", { count: on.length })}
        </button>
      </div>
    <//>
  `;
}

/** @type {Record<string, import("preact").ComponentType<{ view: View, you: You }>>} */
const SHEETS = {
  use: UseCard,
  projects: Projects,
  claim: Claim,
  sell: Sell,
  trades: Trades,
  delegate: Delegates,
  coach: Coach,
};

/** @param {{ why_not: Message | null }} one */
const can = (one) => one.why_not === null;

/** How many there are to do of each list. @param {You} you @returns {Record<string, number>} */
function counts(you) {
  return {
    use: ready(you).length,
    projects:
      you.projects.filter((one) => one.name !== SELL && can(one)).length +
      Object.values(you.convert).filter((why) => why === null).length +
      Object.values(you.trade?.tiles ?? {}).filter((why) => why === null).length +
      Number(you.politics?.why_not === null) +
      Number(Boolean(you.politics?.action) && you.politics?.policy === null),
    claim: [...Object.values(you.milestones), ...Object.values(you.awards)].filter(can).length,
    sell: you.hand.length,
  };
}

/** The lists of things to do: name, symbol, key of a keyboard. */
const VERBS = [
  ["use", "mars/use", "a"],
  ["projects", "mars/build", "s"],
  ["claim", "mars/claim", "c"],
  ["sell", "mars/sell", "x"],
];

/** Lists of an expansion: they stand among the projects, and beside the board. */
const ELSEWHERE = [
  ["trades", "", "o", "colonies"],
  ["delegate", "", "d", "turmoil"],
  ["coach", "", "h"],
];

/** The conversion that is ready, plants before heat. @param {You} you */
const ripe = ({ convert }) => /** @type {const} */ (["plants", "heat"]).find((what) => convert[what] === null);

/** @param {string} id */
function openList(id) {
  pick({ cards: [] });
  sheet.value = id;
}

/** The keys of your turn, and what they do. @returns {[key: string, words: string][]} */
export const turnKeys = () => [
  ["1 – 0", say("mars-screen-key-card")],
  ["← →", say("mars-screen-key-neighbour")],
  ...VERBS.map(([id, , key]) => /** @type {[string, string]} */ ([key, say(`mars-screen-verb-${id}`)])),
  ["p", say("mars-screen-pass")],
  ["e", say("mars-screen-end")],
  ["t", say("mars-screen-played")],
  ["h", say("mars-screen-coach")],
  ["Enter", say("mars-screen-key-enter")],
];

/** @param {string} last */
function useKeys(last) {
  // They work as soon as the question can be read.
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      const elsewhere =
        event.target instanceof Element &&
        event.target.closest("input:not([type=checkbox], [type=radio]), dialog") !== null;
      if (
        keys.peek() === "off" ||
        elsewhere ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        sheet.peek() !== null ||
        sending.peek()
      )
        return;
      const key = event.key.toLowerCase();
      const hand = viewNow().you?.hand ?? [];
      const verb = [...VERBS, ...ELSEWHERE].find((one) => one[2] === key);
      if (verb && !verb[3]) openList(verb[0]);
      else if (verb && viewNow()[/** @type {"colonies" | "turmoil"} */ (verb[3])]) openList(verb[0]);
      else if ((key === "p" && last === "pass") || (key === "e" && last === "end")) give({ do: last });
      else if (key === "t") tab.value = "played";
      else if (/^\d$/.test(key)) {
        const card = inOrder(hand)[(Number(key) + 9) % 10];
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
  const many = counts(you);
  const Sheet = SHEETS[sheet.value ?? ""];
  useKeys(last);
  return html`
    <div class="kicker">
      <${Owner} side="human" />
      <span>${say("mars-screen-action-of", { number: question.id === "mars-you-turn" ? 1 : 2 })}</span>
      <button type="button" class="btn quiet coach" aria-keyshortcuts="h" onClick=${() => openList("coach")}>
        <${Icon} name="mars/coach" />
        <span>${say("mars-screen-coach")}</span>
      </button>
    </div>
    <${Heading}>${say(question.id)}<//>
    <div class="verbs">
      ${VERBS.map(
        ([id, icon, key]) => html`
          <button
            type="button"
            class="act"
            key=${id}
            data-verb=${id}
            aria-keyshortcuts=${key}
            onClick=${() => openList(id)}
          >
            <kbd aria-hidden="true">${key.toUpperCase()}</kbd>
            <${Icon} name=${icon} />
            ${say(`mars-screen-verb-${id}`)}
            <span class="count ${many[id] ? "" : "zero"}">
              <span class="sr">:${" "}</span>
              ${many[id]}
            </span>
          </button>
        `,
      )}
    </div>
    <div class="go">
      <button
        type="button"
        class="btn ${likely ? "" : "primary"}"
        data-entry=${last}
        aria-keyshortcuts=${last[0]}
        disabled=${sending.value}
        onClick=${() => give({ do: last })}
      >
        ${say(`mars-screen-${last}`)}
      </button>
      ${
        likely &&
        html`
          <button
            type="button"
            class="btn primary"
            disabled=${sending.value}
            onClick=${() => give({ do: "convert", what: likely })}
          >
            ${say(`mars-screen-likely-${likely}`, { count: likely === "plants" ? you.greenery_plants : you.step_heat })}
          </button>
        `
      }
    </div>
    ${
      Sheet &&
      html`
        <${Sheet} view=${view} you=${you} />
      `
    }${
      sheet.value?.startsWith("trade ") &&
      html`
        <${TradeSlip} view=${view} you=${you} id=${sheet.value.slice(6)} key=${sheet.value} />
      `
    }
  `;
}
