// The choice of MarsBot's corporation: none, a random one, or a certain one.

import { html } from "htm/preact";
import { Section, Checkboxes } from "../../ui/option_controls.js";
import { Radios } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { CardText } from "../board/corporation.js";

/** @import { Message } from "../../types" */
/** @import { OptionsProps, ChosenOptions, Options } from "../view" */

/** Id of this part of the fold. */
export const CORPORATION_PART = "choice-corporation";

const NONE = "none";
const RANDOM = "random";
const NAMED = "named";

/** Return the hint of an option. @param {string} option */
const hint = (option) => say(`mars-option-${option}`, {}, "hint");
/** @param {string} id */
const corporationName = (id) => name({ kind: "mars-corporation", id });
/** Return the numbers of all corporations. @param {Options} options */
const numbers = ({ corporation }) => corporation.filter((id) => id !== NONE && id !== RANDOM);

/**
 * Return the message why a corporation cannot be MarsBot's, or null.
 * @param {Options} options @param {ChosenOptions} chosen @param {string} number @returns {Message | null}
 */
function refusal({ corporation_needs: needs }, { expansions, your_corporation: yours }, number) {
  const needed = needs[number];
  if (needed && !needed.some((one) => expansions.includes(one))) {
    return { id: "page-corporation-needs", args: { expansions: needed.map((id) => ({ kind: "mars-expansion", id })) } };
  }
  return number === yours ? { id: "page-corporation-is-yours", args: {} } : null;
}

/**
 * Return the chosen corporation, or none if it is not possible any more.
 * @param {Options} options @param {ChosenOptions} chosen
 */
export const possibleCorporation = (options, chosen) =>
  refusal(options, chosen, chosen.corporation) ? NONE : chosen.corporation;

/** Show all corporations; those that cannot be chosen say why. @param {OptionsProps} props */
const List = ({ options, chosen, set }) => html`
  <div class="opts corporations" role="radiogroup" aria-label=${say("page-corporation-list")}>
    ${numbers(options).map((id) => {
      const reason = refusal(options, chosen, id);
      return html`
        <label class="opt ${reason ? "no" : ""}" key=${id}>
          <input
            type="radio"
            name="corporation-number"
            value=${id}
            checked=${id === chosen.corporation}
            disabled=${Boolean(reason)}
            onChange=${() => set({ corporation: id })}
          />
          <span>
            ${corporationName(id)}${
              reason &&
              html`
                <small>${say(reason.id, reason.args)}</small>
              `
            }
          </span>
        </label>
      `;
    })}
  </div>
`;

/** Show the choice of your own corporation, which MarsBot then cannot have. @param {OptionsProps} props */
const YourCorporation = ({ options, chosen, set }) => html`
  <label class="field">
    <span class="field-name">
      ${say("mars-option-your-corporation")}
      <small>${hint("your-corporation")}</small>
    </span>
    <select
      class="line-in"
      value=${chosen.your_corporation}
      onChange=${(event) => set({ your_corporation: event.target.value })}
    >
      <option value="">${say("page-corporation-not-said")}</option>
      ${numbers(options)
        .filter((id) => id !== chosen.corporation)
        .map(
          (id) => html`
            <option value=${id} key=${id}>${corporationName(id)}</option>
          `,
        )}
    </select>
  </label>
`;

/** Show the choice of well-sourced corporations only. @param {Pick<OptionsProps, "chosen" | "set">} props */
const WellSourced = ({ chosen, set }) => html`
  <${Checkboxes}
    label=${say("mars-option-well-sourced")}
    on=${chosen.well_sourced ? ["only"] : []}
    options=${[{ id: "only", text: say("mars-option-well-sourced"), hint: hint("well-sourced") }]}
    onPick=${(list) => set({ well_sourced: list.length > 0 })}
  />
`;

/** Show the choice of MarsBot's corporation. @param {OptionsProps} props */
export function Corporations({ options, chosen, set }) {
  const { corporation } = chosen;
  const mode = corporation === NONE || corporation === RANDOM ? corporation : NAMED;
  const first = () => numbers(options).find((id) => !refusal(options, chosen, id));
  /** @param {string} id */
  const pick = (id) =>
    set({ corporation: id === NAMED ? first() : id, well_sourced: id === RANDOM && chosen.well_sourced });
  const modes = [NONE, RANDOM].map((id) => ({ id, text: say(`mars-corporation-${id}`) }));
  return html`
    <${Section} title=${say("mars-option-corporation")} hint=${hint("corporation")} id=${CORPORATION_PART}>
      <${Radios}
        name="corporation"
        label=${say("mars-option-corporation")}
        value=${mode}
        onPick=${pick}
        options=${[...modes, { id: NAMED, text: say("page-corporation-named") }]}
      />
      ${
        mode === NAMED &&
        html`
          <${List} options=${options} chosen=${chosen} set=${set} />
          <section class="corporation" aria-labelledby="corporation-title">
            <h3 id="corporation-title">
              <b>${corporation}</b>
              ${corporationName(corporation)}
            </h3>
            <${CardText} number=${corporation} thin=${options.thin_sources.includes(corporation)} />
          </section>
        `
      }${
        mode !== NONE &&
        html`
          ${
            chosen.you !== "played" &&
            html`
              <${YourCorporation} options=${options} chosen=${chosen} set=${set} />
            `
          }${
            mode === RANDOM &&
            html`
              <${WellSourced} chosen=${chosen} set=${set} />
            `
          }
          <p class="small muted">${say("page-corporation-draft")}</p>
        `
      }
    <//>
  `;
}
