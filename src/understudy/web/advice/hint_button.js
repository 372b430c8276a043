// The button that asks the expert for a hint to the current question, and its key.

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import { hints } from "../app/settings.js";
import { say } from "../app/translations.js";
import { loadModule } from "../requests/load_module.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { Icon } from "../ui/controls.js";
import { isKeyIgnored } from "../human/ignored_keys.js";
import { overlay } from "../human/overlay.js";
import { screenFace } from "../human/screen_face.js";
import { earlierQuestion } from "../prompt/edited_question.js";
import { currentGame, watching } from "../play/game_state/current_game.js";

/** @import { Answer } from "../types" */

export const HINT = "hint";

/** Loads the module of hints, which is not needed before one is asked for. */
const hintLoader = createLoader(() => loadModule(() => import("./hint.js")));

/** Show the hint when its module is loaded. @param {{ after: Answer[] }} props */
function LazyHint({ after }) {
  const loaded = useLoaded(hintLoader);
  return (
    loaded &&
    html`
      <${loaded.Hint} after=${after} />
    `
  );
}

/**
 * Show the button, and the hint while it is open. `after` are answers that are chosen but not sent, at the start of a
 * game.
 * @param {{ after?: Answer[] }} props
 */
export function HintButton({ after = [] }) {
  const offered =
    hints.value === "on" &&
    !watching.value &&
    !earlierQuestion.value &&
    Boolean(screenFace().advice?.isOffered(currentGame().view));
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const press = (event) => {
      if (!offered || event.key.toLowerCase() !== "h" || isKeyIgnored(event)) return;
      event.preventDefault();
      overlay.value = HINT;
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [offered]);
  return (
    offered &&
    html`
      <button
        type="button"
        class="btn quiet coach"
        aria-label=${say("page-hint")}
        aria-keyshortcuts="h"
        onClick=${() => {
          overlay.value = HINT;
        }}
      >
        <${Icon} name="expert" />
        <span>${say("page-hint")}</span>
      </button>
      ${
        overlay.value === HINT &&
        html`
          <${LazyHint} after=${after} />
        `
      }
    `
  );
}
