// Options form of a game without a face: every option that lists its values.

import { html } from "htm/preact";
import { Section } from "../ui/option_controls.js";
import { Radios } from "../ui/controls.js";
import { say } from "../app/translations.js";
import { valueOf } from "./facts.js";

/** @import { ComponentType } from "preact" */

/** @typedef {Record<string, any>} Options */
/** @typedef {{ options: Options, chosen: Options, set: (changes: Options) => void }} OptionsProps */

/**
 * Return the options form of a game. The message GAME-option-KEY is the title of an option, GAME-KEY-VALUE a value.
 * @param {string} system @returns {ComponentType<OptionsProps>}
 */
export const optionsForm =
  (system) =>
  ({ options, chosen, set }) =>
    Object.keys(chosen)
      .filter((key) => Array.isArray(options[key]))
      .map((key) => {
        const title = say(`${system}-option-${key}`);
        /** @type {unknown[]} */
        const values = options[key];
        return html`
          <${Section} title=${title} key=${key}>
            <${Radios}
              name=${key}
              label=${title}
              value=${String(chosen[key])}
              options=${values.map((value) => ({ id: String(value), text: valueOf(system, key, value) }))}
              onPick=${(id) => set({ [key]: values.find((value) => String(value) === id) })}
            />
          <//>
        `;
      });
