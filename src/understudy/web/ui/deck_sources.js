// The one question about cards of a new game: who turns over the opponent's cards? With advice by what a player owns.

import { html } from "htm/preact";
import { name, say } from "../app/translations.js";
import { RadioCards, Section } from "./option_controls.js";

/** @typedef {Record<string, "real" | "dealt">} Decks */

/**
 * `text` returns the text of a message of the game, `kind` is that of the names of decks; `inPlay` are the decks of the
 * chosen game, `advice` the rows of the table.
 * @typedef {{
 *   text: (id: string, attribute?: string) => string,
 *   kind: string,
 *   inPlay: string[],
 *   decks: Decks,
 *   defaults: Decks,
 *   advice: string[],
 *   set: (changes: { decks: Decks }) => void,
 * }} DeckSourcesProps
 */

/**
 * Return whether the app turns over cards as usual, the player turns over all, or neither.
 * @param {Pick<DeckSourcesProps, "inPlay" | "decks" | "defaults">} props
 */
export function deckSource({ inPlay, decks, defaults }) {
  if (inPlay.every((deck) => decks[deck] === defaults[deck])) return "dealt";
  return inPlay.every((deck) => decks[deck] === "real") ? "real" : "mixed";
}

/** Return the player's own decks, as references. @param {string} kind @param {string[]} inPlay @param {Decks} decks */
export const ownDecks = (kind, inPlay, decks) =>
  inPlay.filter((deck) => decks[deck] === "real").map((id) => name({ kind, id }));

/** Show the question. @param {DeckSourcesProps} props */
export function DeckSources({ text, kind, inPlay, decks, defaults, advice, set }) {
  const source = deckSource({ inPlay, decks, defaults });
  const allReal = /** @type {Decks} */ (Object.fromEntries(inPlay.map((deck) => [deck, "real"])));
  const usual = [
    { id: "dealt", badge: say("page-setup-badge-easy") },
    { id: "real", badge: undefined },
  ].map((one) => ({ ...one, text: text(one.id), hint: text(one.id, "hint") }));
  const mixed = {
    id: "mixed",
    text: say("page-setup-mixed"),
    hint: say("page-setup-mixed-hint", { decks: ownDecks(kind, inPlay, decks).join(", ") }),
  };
  const pick = (/** @type {string} */ id) =>
    id !== "mixed" && set({ decks: { ...decks, ...(id === "real" ? allReal : defaults) } });
  return html`
    <${Section} title=${text("question")} hint=${text("question", "hint")}>
      <${RadioCards}
        name="deck-source"
        label=${text("question")}
        value=${source}
        options=${source === "mixed" ? [...usual, mixed] : usual}
        onPick=${pick}
      />
      <table class="deck-advice">
        <thead>
          <tr>
            <th scope="col">${say("page-setup-you-own")}</th>
            <th scope="col">${say("page-setup-choose")}</th>
          </tr>
        </thead>
        <tbody>
          ${advice.map(
            (row) => html`
              <tr key=${row}>
                <td>${text(`own-${row}`)}</td>
                <td>${text(`own-${row}`, "choose")}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    <//>
  `;
}
