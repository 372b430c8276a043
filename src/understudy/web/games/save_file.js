// Button that downloads the save file of a game.

import { html } from "htm/preact";
import * as api from "../requests/api.js";
import { errorMessage } from "../requests/errors.js";
import { download } from "../ui/clipboard.js";
import { Icon } from "../ui/controls.js";
import { currentOpenGame } from "../play/game_state/current_game.js";
import { say } from "../app/translations.js";

/** Return the name of a game's save file. @param {{ id: string, system: string }} doc */
export const fileName = ({ id, system }) => `understudy-${system}-${id}.json`;

/** Download the save file of a game. @param {{ id: string, system: string }} doc */
async function saveFile(doc) {
  const open = currentOpenGame();
  try {
    download(fileName(doc), await api.readSave(doc.id), "application/json");
  } catch (error) {
    open.problem.value = errorMessage(error);
  }
}

/** @param {{ doc: { id: string, system: string }, small?: boolean }} props */
export const SaveButton = ({ doc, small = false }) => html`
  <button type="button" class="btn quiet" onClick=${() => saveFile(doc)}>
    <${Icon} name="export" />
    ${
      small
        ? html`
            <span class="small">${say("page-save")}</span>
          `
        : say("page-save")
    }
  </button>
`;
