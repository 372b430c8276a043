// Doors to a new game: at the table or on the screen, each with all games.

import { html } from "htm/preact";
import { Icon } from "../../ui/controls.js";
import { useLoaded } from "../../requests/load_once.js";
import { localStore } from "../../app/storage.js";
import { say } from "../../app/translations.js";
import { systemsLoader } from "../game_list.js";
import { MODES, canPlay } from "../new_game/play_modes.js";
import { DoorPicture } from "./door_picture.js";

/** @import { GameSystem } from "../../types" */
/** @import { PlayMode } from "../new_game/play_modes.js" */

/** Return the games that the server offers; those of the last visit until it answers. @returns {GameSystem[]} */
function useSystems() {
  const stored = localStore.read("understudy-offered");
  return useLoaded(systemsLoader) ?? (Array.isArray(stored) ? stored : []);
}

/** Follow a link, and leave this screen out of the history of the browser. @param {MouseEvent} event */
const replaceScreen = (event) => {
  event.preventDefault();
  location.replace(/** @type {HTMLAnchorElement} */ (event.currentTarget).href);
};

/**
 * Show one game behind a door; one that cannot be played so says *soon*.
 * @param {{ system: GameSystem, mode: PlayMode, passing: boolean }} props
 */
const GameDoor = ({ system, mode, passing }) => {
  const { name } = system;
  const title = say(`page-system-${name}`);
  return canPlay(system, mode)
    ? html`
        <a class="door-game" href=${`#/new/${name}/${mode}`} onClick=${passing ? replaceScreen : undefined}>
          <${DoorPicture} system=${name} mode=${mode} />
          <b>
            ${title}
            <${Icon} name="next" />
          </b>
        </a>
      `
    : html`
        <div class="door-game soon">
          <${DoorPicture} system=${name} mode=${mode} />
          <b>
            ${title}
            <small>${say("page-door-soon")}</small>
          </b>
        </div>
      `;
};

/**
 * Show the doors, or only that of one mode. From a screen that is only `passing` the Back button leads further back.
 * @param {{ mode?: string, passing?: boolean }} props
 */
export function Doors({ mode = "", passing = false }) {
  const systems = useSystems();
  return MODES.filter((one) => !mode || one === mode).map(
    (one) => html`
      <section class="card door" aria-labelledby=${`door-${one}`} key=${one}>
        <h2 id=${`door-${one}`}>${say(`page-door-${one}`)}</h2>
        <p>${say(`page-door-${one}`, {}, "hint")}</p>
        <div class="door-games">
          ${systems.map(
            (system) => html`
              <${GameDoor} system=${system} mode=${one} passing=${passing} key=${system.name} />
            `,
          )}
        </div>
      </section>
    `,
  );
}
