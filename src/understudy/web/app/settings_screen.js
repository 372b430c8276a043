// Settings screen.

import { html } from "htm/preact";
import { Problem, Radios, TopBar } from "../ui/controls.js";
import {
  CARD_LANGUAGES,
  LANGUAGES,
  MOTIONS,
  AUTO_CONTINUE_OPTIONS,
  SIZES,
  SWITCH,
  THEMES,
  cardLanguage,
  hints,
  keys,
  language,
  motion,
  autoContinue,
  reviews,
  size,
  theme,
  winLine,
} from "./settings.js";
import { ShortcutList } from "./shortcuts.js";
import { storageUnavailable } from "./storage.js";
import { say } from "./translations.js";

/** @import { Signal } from "@preact/signals" */
/** @import { Option } from "../types" */

/** Kinds of advice that can be switched off. @type {[string, Signal<string>][]} */
const ADVICE = [
  ["hints", hints],
  ["line", winLine],
  ["review", reviews],
];

/** Return languages as options. @param {string[][]} languages */
const languageOptions = (languages) => languages.map(([id, text]) => ({ id, text }));

/** Return the options of a switch. */
const switchOptions = () => SWITCH.map((id) => ({ id, text: say(`page-keys-${id}`) }));

/** @typedef {{ title: string, hint?: string, name: string, options: Option[], signal: Signal<string> }} SettingProps */

/** @param {SettingProps} props */
const Setting = ({ title, hint, name, options, signal }) => html`
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
export function SettingsScreen({ back }) {
  return html`
    <main class="page">
      <${TopBar} title=${say("page-settings")} sub=${say("page-settings-hint")} back=${back} />
      ${
        storageUnavailable.value &&
        html`
          <section class="fs"><${Problem} message=${{ id: "page-forgetful" }} /></section>
        `
      }
      <${Setting}
        title=${say("page-language")}
        name="language"
        options=${languageOptions(LANGUAGES)}
        signal=${language}
      />
      <${Setting}
        title=${say("page-card-language")}
        hint=${say("page-card-language-hint")}
        name="cards"
        options=${[{ id: "", text: say("page-card-language-same") }, ...languageOptions(CARD_LANGUAGES)]}
        signal=${cardLanguage}
      />
      <${Setting}
        title=${say("page-theme")}
        name="theme"
        signal=${theme}
        options=${THEMES.map((id) => ({ id, text: say(`page-theme-${id}`) }))}
      />
      <${Setting}
        title=${say("page-size")}
        name="size"
        signal=${size}
        options=${SIZES.map((id) => ({ id, text: say(`page-size-${id}`) }))}
      />
      <${Setting}
        title=${say("page-motion")}
        hint=${say("page-motion-hint")}
        name="motion"
        signal=${motion}
        options=${MOTIONS.map((id) => ({ id, text: say(`page-motion-${id}`) }))}
      />
      <${Setting}
        title=${say("page-onward")}
        hint=${say("page-onward-hint")}
        name="onward"
        signal=${autoContinue}
        options=${AUTO_CONTINUE_OPTIONS.map((id) => ({ id, text: say(`page-onward-${id}`) }))}
      />
      <${Setting}
        title=${say("page-keys")}
        hint=${say("page-keys-hint")}
        name="keys"
        signal=${keys}
        options=${switchOptions()}
      />
      ${ADVICE.map(
        ([id, signal]) => html`
          <${Setting}
            title=${say(`page-advice-${id}`)}
            hint=${say(`page-advice-${id}`, {}, "hint")}
            name=${`advice-${id}`}
            signal=${signal}
            options=${switchOptions()}
            key=${id}
          />
        `,
      )}
      <section class="fs"><${ShortcutList} /></section>
    </main>
  `;
}
