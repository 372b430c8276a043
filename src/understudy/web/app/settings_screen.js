// Settings of this device.

import { html } from "htm/preact";
import { Problem, Radios, TopBar } from "../ui/controls.js";
import {
  KEYS,
  LANGUAGES,
  MOTIONS,
  AUTO_CONTINUE_OPTIONS,
  SIZES,
  THEMES,
  cardLanguage,
  keys,
  language,
  motion,
  autoContinue,
  size,
  theme,
} from "./settings.js";
import { ShortcutList } from "./shortcuts.js";
import { storageUnavailable } from "./storage.js";
import { say } from "./translations.js";

/** @import { Signal } from "@preact/signals" */
/** @import { Option } from "../types" */

/** @param {{ title: string, hint?: string, name: string, options: Option[], signal: Signal<string> }} props */
const Choice = ({ title, hint, name, options, signal }) => html`
  <section class="fs">
    <h2>${title}</h2>
    ${
      hint &&
      html`
        <p class="small muted">${hint}</p>
      `
    }
    <${Radios}
      name=${name}
      label=${title}
      options=${options}
      value=${signal.value}
      onPick=${(id) => {
        signal.value = id;
      }}
    />
  </section>
`;

/** @param {{ back: string }} props */
export function Preferences({ back }) {
  const tongues = LANGUAGES.map(([id, text]) => ({ id, text }));
  return html`
    <main class="page">
      <${TopBar} title=${say("page-settings")} sub=${say("page-settings-hint")} back=${back} />
      ${
        storageUnavailable.value &&
        html`
          <section class="fs"><${Problem} message=${{ id: "page-forgetful" }} /></section>
        `
      }
      <${Choice} title=${say("page-language")} name="language" options=${tongues} signal=${language} />
      <${Choice}
        title=${say("page-card-language")}
        hint=${say("page-card-language-hint")}
        name="cards"
        options=${[{ id: "", text: say("page-card-language-same") }, ...tongues]}
        signal=${cardLanguage}
      />
      <${Choice}
        title=${say("page-theme")}
        name="theme"
        signal=${theme}
        options=${THEMES.map((id) => ({ id, text: say(`page-theme-${id}`) }))}
      />
      <${Choice}
        title=${say("page-size")}
        name="size"
        signal=${size}
        options=${SIZES.map((id) => ({ id, text: say(`page-size-${id}`) }))}
      />
      <${Choice}
        title=${say("page-motion")}
        hint=${say("page-motion-hint")}
        name="motion"
        signal=${motion}
        options=${MOTIONS.map((id) => ({ id, text: say(`page-motion-${id}`) }))}
      />
      <${Choice}
        title=${say("page-onward")}
        hint=${say("page-onward-hint")}
        name="onward"
        signal=${autoContinue}
        options=${AUTO_CONTINUE_OPTIONS.map((id) => ({ id, text: say(`page-onward-${id}`) }))}
      />
      <${Choice}
        title=${say("page-keys")}
        hint=${say("page-keys-hint")}
        name="keys"
        signal=${keys}
        options=${KEYS.map((id) => ({ id, text: say(`page-keys-${id}`) }))}
      />
      <section class="fs"><${ShortcutList} /></section>
    </main>
  `;
}
