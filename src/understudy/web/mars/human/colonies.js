// Colonies in the screen game: the tiles with their income, and the overlay to trade or build.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { usePreviews } from "../../prompt/preview.js";
import { Icon, Owner } from "../../ui/controls.js";
import { sending, currentGame } from "../../play/game_state/current_game.js";
import { name, say } from "../../app/translations.js";
import { isMixed, printed } from "../reference/printed_constants.js";
import { WhyNot } from "./cards/card.js";
import { give } from "../../human/answer_queue.js";
import { ResourceSymbol, anyCard, bold, productionBox, resource, tileHex, token } from "./cards/symbols.js";
import { Preview } from "../../human/preview.js";
import { Overlay, overlay } from "../../human/overlay.js";

/** @import { Answer, Changes, Message } from "../../types" */
/** @import { Colony, Income, View } from "../view" */
/** @import { ActionGroup } from "./turn/actions.js" */
/** @import { Trade, You } from "./view" */

const STOCK = new Set(["mc", "steel", "titanium", "plants", "energy", "heat"]);
const BUILD = "build_colony";

/** Return the symbol of an income. @param {Income} income */
function incomeSymbol({ what }) {
  if (STOCK.has(what)) return resource(what);
  if (what === "ocean") return tileHex("ocean");
  return what === "card" || what === "exchange" ? anyCard() : token(what);
}

/** Return the text of an income. @param {Income} income */
function incomeText({ amount, what, production }) {
  if (what === "exchange") return say("mars-screen-income-exchange");
  if (what === "card") return say("mars-screen-income-card", { count: amount });
  if (what === "ocean") return say("mars-screen-income-ocean");
  const text = say("mars-amount", { of: what, count: amount });
  return production ? `${text}, ${say("mars-screen-production")}` : text;
}

/** Show an income, or a dash. @param {{ income: Income | null }} props */
function IncomeAmount({ income }) {
  if (!income)
    return html`
      <span class="muted">–</span>
    `;
  const amount = [bold(`+${income.amount}`), incomeSymbol(income)];
  return html`
    <span class="brings">
      <span class="sr">${incomeText(income)}</span>
      <span aria-hidden="true" class="much">${income.production ? productionBox(amount) : amount}</span>
    </span>
  `;
}

/**
 * Show a step of a colony track; "back" marks the step to which a trade returns the marker.
 * @param {{ n: number, tile: Colony }} props
 */
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
      }${income ? (isMixed(tile.name) ? incomeSymbol(income) : income.amount) : "–"}
    </span>
  `;
}

/** Return the resources that can pay the fee, the proposed one first. @param {Trade} trade */
const payable = ({ fees }) => Object.keys(fees).filter((of) => fees[of].why_not === null);

/** The resource chosen for the fee before the trade. */
const chosenFee = signal("");
/** Return the resource that pays the fee. @param {Trade} trade */
const feeOf = (trade) => (payable(trade).includes(chosenFee.value) ? chosenFee.value : (payable(trade)[0] ?? "mc"));

/** @typedef {{ do: string, colony: string }} TradeMove */

/**
 * Return the answers of a trade: the tile, and the fee if several resources can pay.
 * @param {Trade} trade @param {string} colony @returns {[TradeMove, ...Answer[]]}
 */
const answers = (trade, colony) => [{ do: "trade", colony }, ...(payable(trade).length > 1 ? [feeOf(trade)] : [])];

/** Return the trades as actions. @param {View} view @param {You} you @returns {ActionGroup[]} */
export const tradeActions = (view, you) => {
  const { trade } = you;
  if (!trade || !view.colonies) return [];
  const of = feeOf(trade);
  return [
    {
      title: say("mars-screen-trade"),
      note: say("mars-screen-fleets", { home: trade.home, all: trade.fleets }),
      actions: view.colonies.map((tile) => {
        const [move, ...followUps] = answers(trade, tile.name);
        return {
          key: `trade ${tile.name}`,
          of,
          price: trade.fees[of].price,
          text: name({ kind: "mars-colony", id: tile.name }),
          why: trade.tiles[tile.name],
          brings: html`
            <${IncomeAmount} income=${printed().colonies[tile.name].track[tile.step]} />
          `,
          move,
          followUps,
        };
      }),
    },
  ];
};

/** Show a resource that can pay the fee. @param {{ of: string, trade: Trade, have: number }} props */
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
          chosenFee.value = of;
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
            ${`${have} → `}
            <b>${have - price}</b>
          </span>
        `
      }
    </label>
  `;
};

/** Return the tiles where you can still build a colony. @param {View} view */
const buildableTiles = ({ colonies = [] }) =>
  colonies.filter(({ owners }) => owners.length < printed().slots && !owners.includes("human"));

/**
 * Show a colony tile in an overlay: its income, the fee, building there.
 * @param {{ view: View, you: You, id: string }} props
 */
export function TradeOverlay({ view, you, id }) {
  const trade = /** @type {Trade} */ (you.trade);
  const tile = /** @type {Colony} */ (view.colonies?.find((one) => one.name === id));
  const why = trade.tiles[id];
  const moves = answers(trade, id);
  const [preview] = usePreviews(why === null ? [moves] : []);
  const project = you.projects.find((one) => one.name === BUILD);
  const buildable = buildableTiles(view);
  const canBuild = project && project.why_not === null && buildable.includes(tile);
  const build = () => give({ do: "standard_project", project: BUILD }, ...(buildable.length > 1 ? [id] : []));
  const income = printed().colonies[id];
  const fee = feeOf(trade);
  const price = { count: trade.fees[fee].price, resource: { kind: "mars-resource", id: fee } };
  return html`
    <${Overlay}
      title=${say("mars-screen-trade-with", { colony: { kind: "mars-colony", id } })}
      sub=${say("mars-screen-fleets", { home: trade.home, all: trade.fleets })}
    >
      <ul class="deal">
        <li>
          <span>${say("mars-screen-trade-brings")}</span>
          <${IncomeAmount} income=${income.track[tile.step]} />
        </li>
        <li>
          <span>${say("mars-screen-colony-brings")}</span>
          <${IncomeAmount} income=${income.bonus} />
        </li>
        <li>
          <span>${say("mars-screen-build-brings")}</span>
          <${IncomeAmount} income=${income.build} />
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
                ${Object.keys(trade.fees).map(
                  (of) => html`
                    <${Fee} of=${of} trade=${trade} have=${you.stock[of]} key=${of} />
                  `,
                )}
              </fieldset>
            `
      }
      <${Preview} preview=${preview} />
      <div class="go">
        ${
          canBuild &&
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
          ${say("mars-screen-trade-for", price)}
        </button>
      </div>
    <//>
  `;
}

/**
 * Show a colony tile that opens its overlay on your turn.
 * @param {{ tile: Colony, turn: boolean, why: Message | null }} props
 */
function Tile({ tile, turn, why }) {
  const income = printed().colonies[tile.name];
  const colony = { kind: "mars-colony", id: tile.name };
  const owners = tile.owners.map((id) => name({ kind: "mars-owner", id })).join(", ");
  const stepText = say("page-colony-step", { step: tile.step, last: printed().last_step });
  const trade = tile.fleet
    ? html`
        <span class="taken">
          <${Icon} name="mars/fleet" />
          <${Owner} side=${tile.fleet} />
          <span class="sr">${say("page-colony-fleet", { owner: name({ kind: "mars-owner", id: tile.fleet }) })}</span>
        </span>
      `
    : html`
        <${IncomeAmount} income=${income.track[tile.step]} />
      `;
  return html`
    <li>
      <button
        type="button"
        class="tile-row ${why ? "hollow" : ""}"
        data-colony=${tile.name}
        disabled=${!turn}
        onClick=${() => {
          overlay.value = `trade ${tile.name}`;
        }}
      >
        <span class="tile-top">
          <b class="row-name">${name(colony)}</b>
          <span class="tile-brings">
            <i class="sign"><${Icon} name="mars/colony" /></i>
            <span class="sr">${say("mars-screen-colony-brings")}</span>
            <${IncomeAmount} income=${income.bonus} />
          </span>
          <span class="tile-brings">
            <i class="sign"><${Icon} name="mars/build" /></i>
            <span class="sr">${say("mars-screen-build-brings")}</span>
            <${IncomeAmount} income=${income.build} />
          </span>
        </span>
        <span class="steps-row" aria-hidden="true">
          ${income.track.map(
            (_, n) => html`
              <${Cell} n=${n} tile=${tile} key=${n} />
            `,
          )}
        </span>
        <span class="sr">${[stepText, ...(owners ? [say("page-colony-owners", { owners })] : [])].join(", ")}</span>
        <span class="tile-now">${trade}</span>
      </button>
    </li>
  `;
}

/** Show the colony tiles. @param {{ view: View & { colonies: Colony[], you: You }, changes: Changes }} props */
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
