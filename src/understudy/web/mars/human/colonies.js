// Your trade: each colony tile with what it brings now; a tap on it shows the deal and how to pay.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useOutlooks } from "../../prompt/preview.js";
import { Icon, Owner } from "../../ui/controls.js";
import { sending, currentGame } from "../../play/current_game.js";
import { name, say } from "../../app/translations.js";
import { printed } from "../reference/printed_constants.js";
import { WhyNot } from "./cards/card.js";
import { give, sheet } from "./answer_queue.js";
import { ResourceSymbol, TileSymbol, TokenSymbol } from "./cards/symbols.js";
import { Outlook } from "./preview.js";
import { Overlay } from "./overlay.js";

/** @import { Answer, Changes, Message } from "../../types" */
/** @import { Colony, Income, View } from "../view" */
/** @import { Trade, You } from "./view" */

const STOCK = new Set(["mc", "steel", "titanium", "plants", "energy", "heat"]);
/** What is paid with first: energy is heat in the end anyway, titanium is worth most elsewhere. */
const FEES = ["energy", "mc", "titanium"];
const BUILD = "build_colony";

/** What a tile brings, as a sign. @param {{ income: Income }} props */
function Sign({ income: { what } }) {
  if (STOCK.has(what))
    return html`
      <${ResourceSymbol} of=${what} />
    `;
  if (what === "ocean")
    return html`
      <${TileSymbol} of="ocean" />
    `;
  if (what === "card" || what === "exchange")
    return html`
      <i class="sign"><${Icon} name="card" /></i>
    `;
  return html`
    <${TokenSymbol} of=${what} />
  `;
}

/** @param {Income} income */
function said({ amount, what, production }) {
  if (what === "exchange") return say("mars-screen-income-exchange");
  if (what === "card") return say("mars-screen-income-card", { count: amount });
  if (what === "ocean") return say("mars-screen-income-ocean");
  const of = say("mars-amount", { of: what, count: amount });
  return production ? `${of}, ${say("mars-screen-production")}` : of;
}

/** @param {{ income: Income | null }} props */
function Brings({ income }) {
  if (!income)
    return html`
      <span class="muted">–</span>
    `;
  const inside = html`
    <b>+${income.amount}</b>
    <${Sign} income=${income} />
  `;
  return html`
    <span class="brings">
      <span class="sr">${said(income)}</span>
      <span aria-hidden="true" class="much">
        ${
          income.production
            ? html`
                <span class="tray">${inside}</span>
              `
            : inside
        }
      </span>
    </span>
  `;
}

/** One step of a track: a colony on it, the marker, or where the marker would fall. @param {{ n: number, tile: Colony }} props */
function Cell({ n, tile }) {
  const income = printed().colonies[tile.name].track[n];
  const owner = tile.owners[n];
  const classes = [
    "step-cell",
    n < printed().slots ? "slot" : "",
    n === tile.step ? "at" : "",
    n === tile.owners.length && n < tile.step ? "back" : "",
  ];
  return html`
    <span class=${classes.join(" ")}>
      ${
        owner &&
        html`
          <${Owner} side=${owner} />
        `
      }${income ? income.amount : "–"}
    </span>
  `;
}

/** The fees that can be paid, the one that is proposed first. @param {Trade} trade */
const payable = ({ fees }) => FEES.filter((of) => fees[of].why_not === null);

/** How to pay, chosen before the trade. */
const chosen = signal("");
/** @param {Trade} trade */
const feeOf = (trade) => (payable(trade).includes(chosen.value) ? chosen.value : (payable(trade)[0] ?? "mc"));

/** What is answered for a trade: which tile, and what pays where there is a choice. @param {Trade} trade @param {string} colony @returns {Answer[]} */
const answers = (trade, colony) => [{ do: "trade", colony }, ...(payable(trade).length > 1 ? [feeOf(trade)] : [])];

/** The trades that stand among other things to do. @param {View} view @param {You} you */
export const tradesToDo = (view, you) => {
  const { trade } = you;
  if (!trade || !view.colonies) return [];
  const of = feeOf(trade);
  return [
    {
      title: say("mars-screen-trade"),
      note: say("mars-screen-fleets", { home: trade.home, all: trade.fleets }),
      things: view.colonies.map((tile) => {
        const [move, ...more] = answers(trade, tile.name);
        return {
          key: `trade ${tile.name}`,
          of,
          price: trade.fees[of].price,
          text: name({ kind: "mars-colony", id: tile.name }),
          why: trade.tiles[tile.name],
          brings: html`
            <${Brings} income=${printed().colonies[tile.name].track[tile.step]} />
          `,
          move: /** @type {Record<string, string>} */ (move),
          more,
        };
      }),
    },
  ];
};

/** @param {{ of: string, trade: Trade, have: number }} props */
const Fee = ({ of, trade, have }) => {
  const { price, why_not: why } = trade.fees[of];
  return html`
    <label class="fee ${why ? "hollow" : ""}">
      <input
        type="radio"
        name="fee"
        checked=${feeOf(trade) === of}
        disabled=${why !== null}
        onChange=${() => {
          chosen.value = of;
        }}
      />
      <b class="fee-price">
        ${price}
        <${ResourceSymbol} of=${of} />
      </b>
      <span>
        ${name({ kind: "mars-resource", id: of })}${
          why &&
          html`
            <${WhyNot} why=${why} />
          `
        }
      </span>
      ${
        why === null &&
        html`
          <span class="then">
            ${have}${" "}→${" "}
            <b>${have - price}</b>
          </span>
        `
      }
    </label>
  `;
};

/** Where a colony of yours may still be built. @param {View} view */
const places = ({ colonies = [] }) =>
  colonies.filter(({ owners }) => owners.length < printed().slots && !owners.includes("human"));

/** One tile whole: the deal for both sides, how to pay, and building there. @param {{ view: View, you: You, id: string }} props */
export function TradeSlip({ view, you, id }) {
  const trade = /** @type {Trade} */ (you.trade);
  const tile = /** @type {Colony} */ (view.colonies?.find((one) => one.name === id));
  const why = trade.tiles[id];
  const moves = answers(trade, id);
  const [outlook] = useOutlooks(why === null ? [moves] : []);
  const project = you.projects.find((one) => one.name === BUILD);
  const open = places(view);
  const building = project && project.why_not === null && open.includes(tile);
  const build = () => give({ do: "standard_project", project: BUILD }, ...(open.length > 1 ? [id] : []));
  const facts = printed().colonies[id];
  return html`
    <${Overlay}
      title=${say("mars-screen-trade-with", { colony: { kind: "mars-colony", id } })}
      sub=${say("mars-screen-fleets", { home: trade.home, all: trade.fleets })}
    >
      <ul class="deal">
        <li>
          <span>${say("mars-screen-trade-brings")}</span>
          <${Brings} income=${facts.track[tile.step]} />
        </li>
        <li>
          <span>${say("mars-screen-colony-brings")}</span>
          <${Brings} income=${facts.bonus} />
        </li>
        <li>
          <span>${say("mars-screen-build-brings")}</span>
          <${Brings} income=${facts.build} />
        </li>
      </ul>
      ${
        why
          ? html`
              <p class="status"><${WhyNot} why=${why} /></p>
            `
          : html`
              <fieldset class="fees">
                <legend class="sr">${say("mars-screen-pays-with")}</legend>
                ${FEES.map(
                  (of) => html`
                    <${Fee} of=${of} trade=${trade} have=${you.stock[of]} key=${of} />
                  `,
                )}
              </fieldset>
            `
      }
      <${Outlook} outlook=${outlook} />
      <div class="go">
        ${
          building &&
          html`
            <button type="button" class="btn" disabled=${sending.value} onClick=${build}>
              <${Icon} name="mars/colony" />
              ${say("mars-screen-build", { mc: project.price })}
            </button>
          `
        }
        <button
          type="button"
          class="btn primary"
          disabled=${why !== null || sending.value}
          onClick=${() => give(...moves)}
        >
          ${say("mars-screen-trade-for", { count: trade.fees[feeOf(trade)].price, resource: { kind: "mars-resource", id: feeOf(trade) } })}
        </button>
      </div>
    <//>
  `;
}

/** @param {{ tile: Colony, turn: boolean, why: Message | null }} props */
function Tile({ tile, turn, why }) {
  const facts = printed().colonies[tile.name];
  const colony = { kind: "mars-colony", id: tile.name };
  const now = tile.fleet
    ? html`
        <span class="taken">
          <${Icon} name="mars/fleet" />
          <${Owner} side=${tile.fleet} />
          <span class="sr">${say("page-colony-fleet", { owner: name({ kind: "mars-owner", id: tile.fleet }) })}</span>
        </span>
      `
    : html`
        <${Brings} income=${facts.track[tile.step]} />
      `;
  return html`
    <li>
      <button
        type="button"
        class="tile-row ${why ? "hollow" : ""}"
        data-colony=${tile.name}
        disabled=${!turn}
        onClick=${() => {
          sheet.value = `trade ${tile.name}`;
        }}
      >
        <span class="tile-top">
          <b class="row-name">${name(colony)}</b>
          <span class="tile-brings">
            <i class="sign"><${Icon} name="mars/colony" /></i>
            <span class="sr">${say("mars-screen-colony-brings")}</span>
            <${Brings} income=${facts.bonus} />
          </span>
          <span class="tile-brings">
            <i class="sign"><${Icon} name="mars/build" /></i>
            <span class="sr">${say("mars-screen-build-brings")}</span>
            <${Brings} income=${facts.build} />
          </span>
        </span>
        <span class="steps-row" aria-hidden="true">
          ${facts.track.map(
            (_, n) => html`
              <${Cell} n=${n} tile=${tile} key=${n} />
            `,
          )}
        </span>
        <span class="sr">
          ${say("page-colony-step", { step: tile.step, last: printed().last_step })}${tile.owners.length > 0 && `, ${say("page-colony-owners", { owners: tile.owners.map((id) => name({ kind: "mars-owner", id })).join(", ") })}`}
        </span>
        <span class="tile-now">${now}</span>
      </button>
    </li>
  `;
}

/** @param {{ view: View & { colonies: Colony[], you: You }, changes: Changes }} props */
export function YourColonies({ view }) {
  const { trade } = view.you;
  const turn = currentGame().question?.type === "menu";
  return html`
    <section class="panel your-own" aria-labelledby="colonies-title">
      <h3 id="colonies-title">
        <${Icon} name="mars/colony" />
        ${name({ kind: "mars-expansion", id: "colonies" })}
        <small>${trade && say("mars-screen-fleets", { home: trade.home, all: trade.fleets })}</small>
      </h3>
      <ul>
        ${view.colonies.map(
          (tile) => html`
            <${Tile} tile=${tile} key=${tile.name} turn=${turn} why=${trade?.tiles[tile.name] ?? null} />
          `,
        )}
      </ul>
    </section>
  `;
}
