// The choice of the play mode: beside the real board, or on the screen.

import { html } from "htm/preact";
import { Checkboxes, Section } from "../../ui/option_controls.js";
import { Radios } from "../../ui/controls.js";
import { say } from "../../app/translations.js";

/** @import { OptionsProps } from "../view" */

/** Show the play modes. @param {OptionsProps} props */
export function PlayMode({ options, chosen, set }) {
  /** @param {string} you */
  const pick = (you) => {
    const dealt = Object.fromEntries(options.decks.map((deck) => [deck, /** @type {const} */ ("dealt")]));
    set({ you, decks: you === "played" ? dealt : options.defaults.decks });
  };
  const modes = options.you.map((id) => ({
    id,
    text: say(`tapestry-screen-mode-${id}`),
    hint: say(`tapestry-screen-mode-${id}`, {}, "hint"),
  }));
  return html`
    <${Section} title=${say("tapestry-screen-mode")}>
      <${Radios} name="you" label=${say("tapestry-screen-mode")} value=${chosen.you} onPick=${pick} options=${modes} />
      ${
        chosen.you === "played" &&
        html`
          <${Checkboxes}
            label=${say("tapestry-screen-adjustments")}
            on=${chosen.adjustments ? ["adjustments"] : []}
            options=${[
              {
                id: "adjustments",
                text: say("tapestry-screen-adjustments"),
                hint: say("tapestry-screen-adjustments", {}, "hint"),
              },
            ]}
            onPick=${(/** @type {string[]} */ list) => set({ adjustments: list.length > 0 })}
          />
        `
      }
    <//>
  `;
}
