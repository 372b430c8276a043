// Header of the game screen, with the menu of the game.

import { html } from "htm/preact";
import { HeaderWin } from "../advice/header_win.js";
import { canHandOver, handedOver, handOver, isExpertPlaying, takeOver } from "../advice/watch/handed_over.js";
import { canForecast } from "../app/faces.js";
import { say } from "../app/translations.js";
import { undo } from "../prompt/undo.js";
import { Icon, Owner } from "../ui/controls.js";
import { Dropdown } from "../ui/dropdown.js";
import { redo, sending, watching } from "./game_state/current_game.js";
import { tab, wide } from "./current_view.js";

/** @import { GameDocument, System } from "../types" */
/** @import { Heading } from "../ui/screen_focus.js" */

/** @param {{ doc: GameDocument }} props */
const GameMenu = ({ doc }) => html`
  <${Dropdown} label=${say("page-menu")} icon="more" closesOnChoice>
    <a class="btn quiet" href=${`#/play/${doc.id}/score`}>
      <${Icon} name="score" />
      ${say("page-score-sheet")}
    </a>
    ${
      !watching.value &&
      canForecast(doc) &&
      !doc.over &&
      html`
        <a class="btn quiet" href=${`#/play/${doc.id}/forecast`}>
          <${Icon} name="forecast" />
          ${say("page-forecast")}
        </a>
      `
    }${
      canHandOver(doc) &&
      html`
        <button type="button" class="btn quiet" onClick=${() => (isExpertPlaying(doc) ? takeOver() : handOver(doc))}>
          <${Icon} name="expert" />
          ${say(isExpertPlaying(doc) ? "page-watch-take" : "page-watch-expert")}
        </button>
      `
    }${
      !watching.value &&
      html`
        <a class="btn quiet" href=${`#/play/${doc.id}/repair`}>
          <${Icon} name="edit" />
          ${say("page-repair")}
        </a>
      `
    }
    ${
      doc.checklist.length > 0 &&
      html`
        <a class="btn quiet" href=${`#/play/${doc.id}/set-up`}>
          <${Icon} name="set-up" />
          ${say("page-set-up-title")}
        </a>
      `
    }
    <a class="btn quiet" href=${`#/play/${doc.id}/help`}>
      <${Icon} name="why" />
      ${say("help-title")}
    </a>
    <a class="btn quiet" href=${`#/rules/${doc.system}`}>
      <${Icon} name="book" />
      ${say("page-rules")}
    </a>
    ${
      !watching.value &&
      html`
        <a class="btn quiet" href=${`#/play/${doc.id}/share`}>
          <${Icon} name="share" />
          ${say("page-share")}
        </a>
      `
    }
    ${
      !watching.value &&
      html`
        <a class="btn quiet" href=${`#/play/${doc.id}/problem`}>
          <${Icon} name="warning" />
          ${say("page-problem")}
        </a>
      `
    }
    <a class="btn quiet" href=${`#/settings/${doc.id}`}>
      <${Icon} name="settings" />
      ${say("page-settings")}
    </a>
  <//>
`;

/**
 * Return how many answers remain after an undo: while the expert plays, those before the game was handed over.
 * @param {GameDocument} doc
 */
function undoTarget(doc) {
  const before = handedOver.value?.answers ?? doc.answers;
  return isExpertPlaying(doc) && before < doc.answers ? before : undefined;
}

/** @param {{ doc: GameDocument, system: System, heading: Heading }} props */
export function Header({ doc, system, heading }) {
  const now = system.pointsNow(doc.view);
  return html`
    <header class="head">
      <div class="head-row">
        <a class="btn quiet icon" href="#/" aria-label=${say("page-home")}>
          <${Icon} name=${wide.value ? "brand" : "back"} />
        </a>
        <div class="head-title">
          <h1 tabindex="-1" ref=${heading}>${system.title(doc.view)}</h1>
          <span>${isExpertPlaying(doc) ? say("page-watch-now") : system.phaseText(doc.view)}</span>
        </div>
        ${
          wide.value &&
          html`
            <${system.Gauges} view=${doc.view} />
            <div class="sides"><${system.Sides} view=${doc.view} wide /></div>
          `
        }${
          doc.redo > 0 &&
          html`
            <button
              type="button"
              class="btn quiet icon redo"
              aria-label=${say("page-redo")}
              disabled=${sending.value}
              onClick=${() => redo()}
            >
              <${Icon} name="redo" />
            </button>
          `
        }${
          !watching.value &&
          html`
            <button
              type="button"
              class="btn quiet undo"
              disabled=${sending.value || doc.answers === 0}
              onClick=${() => undo(undoTarget(doc))}
            >
              <${Icon} name="undo" />
              <span class="small">${say("page-undo")}</span>
            </button>
          `
        }
        <${GameMenu} doc=${doc} />
      </div>
      ${
        !wide.value &&
        html`
          <${system.Gauges} view=${doc.view} />
          <div class="sides">
            <${system.Sides} view=${doc.view} />
            ${
              now &&
              !doc.over &&
              html`
                <button
                  type="button"
                  class="side fold-now"
                  onClick=${() => {
                    tab.value = "bot";
                  }}
                >
                  <${Owner} side="bot" />
                  <span class="sr">${system.botName(doc.view)}</span>
                  ${now}
                </button>
              `
            }
          </div>
        `
      }
      <${HeaderWin} doc=${doc} />
    </header>
  `;
}
