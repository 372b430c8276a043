// Territory tiles: their picture, and the question which tile is laid and how it is turned.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useLayoutEffect } from "preact/hooks";
import { name, number, say } from "../../../app/translations.js";
import { Preview } from "../../../human/preview.js";
import { QuestionHead, Undo } from "../../../human/questions.js";
import { activeQuestion, earlierQuestion, giveAnswer } from "../../../prompt/edited_question.js";
import { usePreviews } from "../../../prompt/preview.js";
import { sending } from "../../../play/game_state/current_game.js";
import { Hex, RADIUS } from "../../../ui/hex_map.js";
import { Island, Terrain } from "../../hexes.js";
import { printed } from "../../printed_constants.js";
import { BenefitSymbols, benefitText } from "../symbols/benefit_symbols.js";
import { useTab } from "../city/place_building.js";
import { needsHandOver } from "../sides.js";
import { Points } from "../symbols/symbols.js";
import { isKeyIgnored } from "../../../human/ignored_keys.js";

/** @import { ChoiceQuestion } from "../../../types" */

/** Return the terrain at the corners of a tile after some turns. @param {string} tile @param {number} turn */
export function turnedCorners(tile, turn) {
  const { corners } = printed().tiles[tile];
  return [...corners.slice(6 - turn), ...corners.slice(0, 6 - turn)];
}

/** Draw a tile. @param {{ tile: string, turn?: number }} props */
export const TilePicture = ({ tile, turn = 0 }) => html`
  <svg class="tile-picture map" viewBox="-24 -21 48 42" aria-hidden="true">
    <${Terrain} x=${0} y=${0} corners=${turnedCorners(tile, turn)} />
    <${Island} x=${0} y=${0} inside=${printed().tiles[tile].inside} />
    <${Hex} x=${0} y=${0} radius=${RADIUS - 1} cls="w-edge" flat />
  </svg>
`;

/** The tile and the turn that are chosen, by question. */
const chosen = signal({ owner: "", tile: "", turn: 0 });

/** Return the question which tile is laid, or null. @returns {ChoiceQuestion | null} */
function tileQuestion() {
  const question = activeQuestion.value?.question;
  return question?.id === "tapestry-you-tile" &&
    question.type === "choice" &&
    !earlierQuestion.value &&
    !needsHandOver()
    ? question
    : null;
}

/** Return the tile that would be laid and its sides that fit, for the map; null without one. */
export function tileGhost() {
  const question = tileQuestion();
  const { owner, tile, turn } = chosen.value;
  if (!question || owner !== activeQuestion.value?.owner || !tile) return null;
  const sides = String(question.notes?.[`${tile}.${turn}`]?.args?.sides ?? "");
  return { hex: question.args.hex.id, tile, turn, sides: sides.split(" ").filter(Boolean).map(Number) };
}

/** Choose a tile and its turn. @param {string} tile @param {number} turn */
export const chooseTile = (tile, turn) => {
  chosen.value = { owner: activeQuestion.peek()?.owner ?? "", tile, turn };
};

const TURNS = [0, 1, 2, 3, 4, 5];

/** Return the name of a tile and what it brings. @param {string} id */
const labelOf = (id) =>
  [name({ kind: "tapestry-tile-of", id: `tile.${id}` }), benefitText(printed().tiles[id])].join(": ");

/** Ask which tile is laid, and how it is turned. @param {{ question: ChoiceQuestion }} props */
export function LayTile({ question }) {
  useTab("board");
  const { options } = question;
  const tiles = [...new Set(options.map((option) => option.split(".")[0]))];
  /** Return the points for the sides that fit. @param {string} tile @param {number} turn */
  const vp = (tile, turn) => Number(question.notes?.[`${tile}.${turn}`]?.args?.count ?? 0);
  /** Return the turn with the most points. @param {string} tile */
  const bestTurn = (tile) => TURNS.toSorted((a, b) => vp(tile, b) - vp(tile, a))[0];
  const mine = chosen.value.owner === activeQuestion.value?.owner;
  const tile = mine && tiles.includes(chosen.value.tile) ? chosen.value.tile : "";
  const { turn } = chosen.value;
  useLayoutEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (isKeyIgnored(event) || event.key.toLowerCase() !== "r" || !tile) return;
      event.preventDefault();
      chooseTile(tile, (turn + (event.shiftKey ? 5 : 1)) % 6);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [tile, turn]);
  const [preview] = usePreviews(tile ? [[`${tile}.${turn}`]] : []);
  return html`
    <${QuestionHead} question=${question} />
    <div class="brings">
      <div class="t-tiles" role="group" aria-label=${say("tapestry-screen-tiles")}>
        ${tiles.map(
          (id) => html`
            <button
              type="button"
              class="choice"
              key=${id}
              data-tile=${id}
              aria-pressed=${id === tile}
              onClick=${() => chooseTile(id, bestTurn(id))}
            >
              <span class="sr">${labelOf(id)}</span>
              <${TilePicture} tile=${id} turn=${id === tile ? turn : bestTurn(id)} />
              <span class="t-tile-gives">
                <${BenefitSymbols} of=${printed().tiles[id]} spoken=${false} />
                <small>${say("tapestry-screen-up-to", { vp: vp(id, bestTurn(id)) })}</small>
              </span>
            </button>
          `,
        )}
      </div>
      ${
        tile &&
        html`
          <div class="t-turns six" role="group" aria-label=${say("tapestry-screen-rotate")}>
            ${TURNS.map(
              (one) => html`
                <button
                  type="button"
                  class="choice"
                  key=${one}
                  data-turn=${one}
                  aria-pressed=${one === turn}
                  aria-label=${say("tapestry-screen-turned-points", { number: one, vp: vp(tile, one) })}
                  onClick=${() => chooseTile(tile, one)}
                >
                  <${TilePicture} tile=${tile} turn=${one} />
                  <b>${number(vp(tile, one))}</b>
                </button>
              `,
            )}
          </div>
          <p class="r">
            <${Points} vp=${vp(tile, turn)} />
            ${" "}${benefitText(printed().tiles[tile])}
          </p>
          <${Preview} preview=${preview} />
        `
      }
    </div>
    <div class="go">
      <${Undo} />
      <button
        type="button"
        class="btn primary"
        data-lay
        disabled=${!tile || sending.value}
        onClick=${() => giveAnswer(`${tile}.${turn}`)}
      >
        ${tile ? say("tapestry-screen-lay", { vp: vp(tile, turn) }) : say("tapestry-screen-choose-tile")}
      </button>
    </div>
  `;
}
