// Choice between the games.

import { html } from "htm/preact";
import { say } from "../app/translations.js";
import { Radios } from "./controls.js";

/** @param {{ systems: string[], value: string, onPick: (system: string) => void }} props */
export const SystemChoice = ({ systems, value, onPick }) => html`
  <${Radios}
    name="system"
    label=${say("page-game")}
    value=${value}
    options=${systems.map((id) => ({ id, text: say(`page-system-${id}`) }))}
    onPick=${onPick}
  />
`;
