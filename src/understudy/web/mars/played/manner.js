// Whether you play at a table and report, or on the screen, where the program plays your side by the rules.

import { html } from "htm/preact";
import { Note, Section } from "../../choosing.js";
import { Radios } from "../../parts.js";
import { name, say } from "../../words.js";
import { playable } from "./library.js";

/** @import { Choosing, Chosen } from "../view" */

/** What is chosen so far, as far as your side can be played with it. @param {Chosen} chosen @returns {Partial<Chosen>} */
const asPlayed = ({ decks, expansions }) => ({
  you: "played", your_corporation: "", expansions: playable(expansions),
  decks: Object.fromEntries(Object.keys(decks).map((deck) => [deck, "dealt"])),
});

/** The same, and what goes with the expansions that are no more. @param {Choosing & { without: (expansions: string[], changes: Partial<Chosen>) => Partial<Chosen> }} props */
export function Manner({ options, chosen, set, without }) {
  const known = playable(options.expansions);
  const missing = options.expansions.filter((id) => !known.includes(id)).map((id) => name({ kind: "mars-expansion", id }));
  /** @param {string} id */
  const pick = (id) => {
    if (id === "reported") set({ you: "reported", decks: options.defaults.decks });
    else {
      const changes = asPlayed(chosen);
      set(without(changes.expansions ?? [], changes));
    }
  };
  return html`<${Section} title=${say("mars-screen-manner")}>
    <${Radios} name="you" label=${say("mars-screen-manner")} value=${chosen.you} onPick=${pick}
      options=${options.you.map((id) => ({ id, text: say(`mars-screen-manner-${id}`), hint: say(`mars-screen-manner-${id}`, {}, "hint") }))} />
    ${chosen.you === "played" && missing.length > 0 && html`<${Note}>${say("mars-screen-manner-without", { expansions: missing.join(", ") })}</${Note}>`}
  </${Section}>`;
}
