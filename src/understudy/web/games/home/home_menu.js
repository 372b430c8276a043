// The menu of the home screen: everything that is not a game, and the choice of language and theme below.

import { html } from "htm/preact";
import { useRef } from "preact/hooks";
import { FileInput, Icon } from "../../ui/controls.js";
import { Dropdown } from "../../ui/dropdown.js";
import { LANGUAGES, language, theme } from "../../app/settings.js";
import { say } from "../../app/translations.js";

const toggleTheme = () => {
  const dark = theme.value === "system" ? matchMedia("(prefers-color-scheme: dark)").matches : theme.value === "dark";
  theme.value = dark ? "light" : "dark";
};

/** Show a link with a symbol. @param {{ href: string, icon: string, text: string }} props */
const MenuLink = ({ href, icon, text }) => html`
  <a class="btn quiet" href=${href}>
    <${Icon} name=${icon} />
    ${text}
  </a>
`;

/** Show the menu; `system` is the game of its rules. @param {{ system: string, onFile: (file: File) => void }} props */
export function HomeMenu({ system, onFile }) {
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  return html`
    <${Dropdown} label=${say("page-menu")} icon="menu">
      <${MenuLink} href=${["#/rules", system].filter(Boolean).join("/")} icon="book" text=${say("page-rules")} />
      <${MenuLink} href="#/help" icon="why" text=${say("page-help")} />
      <${MenuLink} href="#/learn" icon="learn" text=${say("page-learn")} />
      <${MenuLink} href="#/cards" icon="card" text=${say("page-all-cards")} />
      <${MenuLink} href="#/history" icon="history" text=${say("page-history")} />
      <hr />
      <button type="button" class="btn quiet" onClick=${() => file.current?.click()}>
        <${Icon} name="import" />
        ${say("page-open-file")}
      </button>
      <${MenuLink} href="#/files" icon="export" text=${say("page-files")} />
      <hr />
      <button type="button" class="btn quiet" onClick=${toggleTheme}>
        <${Icon} name="lamp" />
        ${say("page-lamp")}
        <small>${say(`page-theme-${theme.value}`)}</small>
      </button>
      <${MenuLink} href="#/settings" icon="settings" text=${say("page-settings")} />
    <//>
    <${FileInput} input=${file} onFile=${onFile} />
  `;
}

/** Show the languages and a switch of the theme. */
export const HomeFooter = () => html`
  <footer class="home-foot">
    <div class="langs" role="group" aria-label=${say("page-language")}>
      ${LANGUAGES.map(
        ([code, word]) => html`
          <button
            class="btn quiet"
            lang=${code}
            aria-pressed=${language.value === code}
            key=${code}
            onClick=${() => {
              language.value = code;
            }}
          >
            ${word}
          </button>
        `,
      )}
    </div>
    <button class="btn quiet icon" aria-label=${say("page-lamp")} onClick=${toggleTheme}>
      <${Icon} name="lamp" />
    </button>
  </footer>
`;
