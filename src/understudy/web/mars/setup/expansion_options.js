// Options of single expansions in a new game of Terraforming Mars.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { OptionRow, Section, Checkboxes } from "../../ui/option_controls.js";
import { Radios } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";

/** @import { OptionsProps } from "../view" */

/** The milestone and the award that are always added with Venus Next. */
const VENUS_GOALS = ["hoverlord", "venuphile"];

/** Return the hint of a message. @param {string} id */
const hint = (id) => say(id, {}, "hint");
/** Return options with the names of these ids. @param {string} kind @param {string[]} ids */
const namedOptions = (kind, ids) => ids.map((id) => ({ id, text: name({ kind, id }) }));

/**
 * @typedef {{
 *   what: "colonies" | "milestones" | "awards",
 *   kind: string,
 *   all: string[],
 *   on: string[],
 *   set: OptionsProps["set"],
 * }} DrawnOrNamedProps
 */

/** Show whether the app draws, or the player names what lies on the table. @param {DrawnOrNamedProps} props */
function DrawnOrNamed({ what, kind, all, on, set }) {
  const [named, setNamed] = useState(on.length > 0);
  const label = say(`mars-option-${what}`);
  const about = named ? say("page-named-hint", { count: on.length }) : say("page-drawn-hint");
  /** @param {string} id */
  const pick = (id) => {
    setNamed(id === "named");
    set({ [what]: [] });
  };
  return html`
    <${OptionRow} text=${label} hint=${about}>
      <${Radios}
        segmented
        name=${what}
        label=${label}
        value=${named ? "named" : "drawn"}
        onPick=${pick}
        options=${[
          { id: "drawn", text: say("page-drawn") },
          { id: "named", text: say("page-named") },
        ]}
      />
    <//>
    ${
      named &&
      html`
        <${Checkboxes}
          label=${label}
          options=${namedOptions(kind, all)}
          on=${on}
          onPick=${(list) => set({ [what]: list })}
        />
      `
    }
  `;
}

/** @param {OptionsProps} props */
export const Colonies = ({ options, chosen, set }) => html`
  <${Section} title=${name({ kind: "mars-expansion", id: "colonies" })}>
    <${DrawnOrNamed} what="colonies" kind="mars-colony" all=${options.colonies} on=${chosen.colonies} set=${set} />
  <//>
`;

/** @param {string[]} all */
const withoutVenus = (all) => all.filter((id) => !VENUS_GOALS.includes(id));

/** @param {OptionsProps} props */
export function Goals({ options, chosen, set }) {
  const venus = chosen.expansions.includes("venus");
  return html`
    <${Section} title=${name({ kind: "mars-expansion", id: "milestones_awards" })}>
      <${DrawnOrNamed}
        what="milestones"
        kind="mars-milestone"
        all=${withoutVenus(options.milestones)}
        on=${chosen.milestones}
        set=${set}
      />
      <${DrawnOrNamed}
        what="awards"
        kind="mars-award"
        all=${withoutVenus(options.awards)}
        on=${chosen.awards}
        set=${set}
      />
      <p class="small muted">${say(venus ? "page-honours-of-venus" : "page-honours-without-venus")}</p>
    <//>
  `;
}

/** @param {OptionsProps} props */
export const Turmoil = ({ chosen, set }) => html`
  <${Section} title=${name({ kind: "mars-expansion", id: "turmoil" })}>
    <${Checkboxes}
      label=${name({ kind: "mars-expansion", id: "turmoil" })}
      on=${chosen.turmoil_tr_13 ? ["tr"] : []}
      options=${[{ id: "tr", text: say("mars-option-turmoil-tr-13"), hint: hint("mars-option-turmoil-tr-13") }]}
      onPick=${(list) => set({ turmoil_tr_13: list.length > 0 })}
    />
    <${OptionRow} text=${say("mars-option-turmoil-delegates")} hint=${hint("mars-option-turmoil-delegates")}>
      <${Radios}
        segmented
        name="delegates"
        label=${say("mars-option-turmoil-delegates")}
        value=${String(chosen.turmoil_delegates)}
        options=${["0", "1", "2"].map((id) => ({ id, text: id }))}
        onPick=${(id) => set({ turmoil_delegates: Number(id) })}
      />
    <//>
  <//>
`;
