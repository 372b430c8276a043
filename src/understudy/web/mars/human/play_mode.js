// Whether you play at a table and report, or on the screen, where the program plays your side by the rules.

import { html } from "htm/preact";
import { Section } from "../../ui/option_controls.js";
import { Radios } from "../../ui/controls.js";
import { say } from "../../app/translations.js";

/** @import { OptionsProps, ChosenOptions } from "../view" */

/** What is chosen so far, as far as your side can be played with it. @param {ChosenOptions} chosen @returns {Partial<ChosenOptions>} */
const asPlayed = ({ decks }) => ({
  you: "played",
  your_corporation: "",
  decks: Object.fromEntries(Object.keys(decks).map((deck) => [deck, "dealt"])),
});

/** @param {OptionsProps} props */
export function Manner({ options, chosen, set }) {
  /** @param {string} id */
  const pick = (id) => set(id === "reported" ? { you: "reported", decks: options.defaults.decks } : asPlayed(chosen));
  return html`
    <${Section} title=${say("mars-screen-manner")}>
      <${Radios}
        name="you"
        label=${say("mars-screen-manner")}
        value=${chosen.you}
        onPick=${pick}
        options=${options.you.map((id) => ({ id, text: say(`mars-screen-manner-${id}`), hint: say(`mars-screen-manner-${id}`, {}, "hint") }))}
      />
    <//>
  `;
}
