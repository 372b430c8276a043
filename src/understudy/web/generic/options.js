// What can be chosen before any game: each option that lists its values.

import { html } from "htm/preact";
import { Section } from "../ui/option_controls.js";
import { Radios } from "../ui/controls.js";
import { say } from "../app/translations.js";
import { valueOf } from "./facts.js";

/** @import { ComponentType } from "preact" */

/** @typedef {{ options: Record<string, any>, chosen: Record<string, any>, set: (changes: Record<string, any>) => void }} OptionsProps */

/** The options page of a game: GAME-option-KEY is the title of an option, GAME-KEY-VALUE one of its values. @param {string} system @returns {ComponentType<OptionsProps>} */
export const optionsForm =
  (system) =>
  ({ options, chosen, set }) =>
    Object.keys(chosen)
      .filter((key) => Array.isArray(options[key]))
      .map(
        (key) => html`
          <${Section} title=${say(`${system}-option-${key}`)} key=${key}>
            <${Radios}
              name=${key}
              label=${say(`${system}-option-${key}`)}
              value=${String(chosen[key])}
              options=${options[key].map((/** @type {unknown} */ value) => ({ id: String(value), text: valueOf(system, key, value) }))}
              onPick=${(id) => set({ [key]: options[key].find((/** @type {unknown} */ value) => String(value) === id) })}
            />
          <//>
        `,
      );
