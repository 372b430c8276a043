// The choice of the play mode: beside the real board, or on the screen.

import { html } from "htm/preact";
import { Section } from "../../ui/option_controls.js";
import { Radios } from "../../ui/controls.js";
import { say } from "../../app/translations.js";

/** @import { OptionsProps, ChosenOptions } from "../view" */

/** Return the options that the screen game needs. @param {ChosenOptions} chosen @returns {Partial<ChosenOptions>} */
const screenGameOptions = ({ decks }) => ({
  you: "played",
  your_corporation: "",
  decks: Object.fromEntries(Object.keys(decks).map((deck) => [deck, "dealt"])),
});

/** Show the play modes. @param {OptionsProps} props */
export function PlayMode({ options, chosen, set }) {
  /** @param {string} id */
  const pick = (id) =>
    set(id === "reported" ? { you: "reported", decks: options.defaults.decks } : screenGameOptions(chosen));
  const modes = options.you.map((id) => ({
    id,
    text: say(`mars-screen-manner-${id}`),
    hint: say(`mars-screen-manner-${id}`, {}, "hint"),
  }));
  return html`
    <${Section} title=${say("mars-screen-manner")}>
      <${Radios} name="you" label=${say("mars-screen-manner")} value=${chosen.you} onPick=${pick} options=${modes} />
    <//>
  `;
}
