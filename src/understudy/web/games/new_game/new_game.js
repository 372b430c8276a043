// Screen of a new game: presets, a few short steps, one fold with everything else, and the chosen game as a sentence.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Note, RadioCards, Section } from "../../ui/option_controls.js";
import { Icon, Problem, TopBar } from "../../ui/controls.js";
import { useMounted } from "../../ui/mounted.js";
import { useLoaded } from "../../requests/load_once.js";
import { systemNamed } from "../../app/faces.js";
import { say } from "../../app/translations.js";
import { gamesLoader, storedGames, systemsLoader } from "../game_list.js";
import { Doors } from "../home/doors.js";
import { SCREEN, modeNamed } from "./play_modes.js";
import { Sentence, sentenceText } from "./sentence.js";
import {
  busy,
  chooseGame,
  choosePreset,
  chosenGame,
  chosenOptions,
  isPresetChosen,
  presets,
  problem,
  seed,
  setterFor,
  startGame,
  step,
  stopLoading,
  updatePresets,
} from "./chosen_game.js";

/** @import { SetupStep, System } from "../../types" */
/** @import { ChosenGame } from "./chosen_game.js" */

/**
 * Show the presets as radio buttons; none is checked if the options are different.
 * @param {{ game: ChosenGame }} props
 */
function Presets({ game: { system } }) {
  const face = systemNamed(system.name);
  return html`
    <${Section} title=${say("page-setup-at-once")} hint=${say("page-setup-at-once-hint")}>
      <${RadioCards}
        name="preset"
        label=${say("page-setup-at-once")}
        value=${presets.value.find(({ options }) => isPresetChosen(options))?.id ?? null}
        options=${presets.value.map(({ id, options }) => ({
          id,
          text: say(`page-preset-${id}`),
          hint: sentenceText(face.setupSentence(options, system.options)),
        }))}
        onPick=${(id) => choosePreset(presets.value.find((preset) => preset.id === id)?.options ?? {})}
      />
    <//>
  `;
}

const Seed = () => html`
  <label class="row seed">
    <div>
      ${say("page-seed")}
      <small>${say("page-seed-hint")}</small>
    </div>
    <input
      class="line-in"
      inputmode="numeric"
      autocomplete="off"
      placeholder=${say("page-seed-random")}
      value=${seed.value}
      onInput=${(event) => {
        seed.value = event.target.value;
      }}
    />
  </label>
`;

/**
 * Show everything that most games do not need.
 * @param {{ game: ChosenGame, face: System, open: boolean, onToggle: (open: boolean) => void }} props
 */
const MoreChoices = ({ game, face, open, onToggle }) => html`
  <details class="fold more-choices" open=${open} onToggle=${(event) => onToggle(event.target.open)}>
    <summary>
      <${Icon} name="fold" />
      ${say("page-setup-more")}
      <small>${open ? say("page-setup-more-hint") : face.moreSummary(chosenOptions.value)}</small>
    </summary>
    <${face.MoreOptions} options=${game.system.options} chosen=${chosenOptions.value} set=${setterFor(game)} />
    <section class="fs"><${Seed} /></section>
  </details>
`;

/** Show the steps, each as a button. @param {{ steps: SetupStep[], at: number, onPick: (at: number) => void }} props */
const Steps = ({ steps, at, onPick }) =>
  steps.length > 1 &&
  html`
    <nav class="setup-steps" aria-label=${say("page-setup-steps")}>
      <ol>
        ${steps.map(
          ({ id, title }, n) => html`
            <li key=${id}>
              <button
                type="button"
                class=${n < at ? "was" : ""}
                data-step=${id}
                aria-current=${n === at ? "step" : undefined}
                onClick=${() => onPick(n)}
              >
                ${
                  n < at
                    ? html`
                        <${Icon} name="done" />
                      `
                    : `${n + 1} `
                }${title}
              </button>
            </li>
          `,
        )}
      </ol>
    </nav>
  `;

/** Show the form of a chosen game. @param {{ game: ChosenGame }} props */
function Setup({ game }) {
  const isMounted = useMounted();
  const body = useRef(/** @type {HTMLElement | null} */ (null));
  const [more, setMore] = useState(false);
  /** The id of the part of the fold to show once it is open. */
  const [wanted, setWanted] = useState("");
  const { system, mode } = game;
  const face = systemNamed(system.name);
  const options = chosenOptions.value;
  const steps = face.setupSteps(options);
  const last = Math.max(steps.length - 1, 0);
  const at = Math.min(step.value, last);
  const startProblem = face.startProblem(options);
  const sub = say(`page-setup-of-${mode}`, { game: say(`page-system-${system.name}`) });
  /** @param {number} n */
  const goTo = (n) => {
    step.value = n;
    scrollTo(0, 0);
    body.current?.focus({ preventScroll: true });
  };
  /** Open the choice of a word: a step, or a part of the fold. @param {string} target */
  const openChoice = (target) => {
    const found = steps.findIndex(({ id }) => id === target);
    if (found >= 0) return goTo(found);
    goTo(last);
    setMore(true);
    return setWanted(target);
  };
  useEffect(() => {
    const part = wanted && more ? document.getElementById(wanted) : null;
    if (!part) return;
    part.scrollIntoView({ block: "start" });
    /** @type {HTMLElement | null} */ (part.querySelector("input:checked, input"))?.focus({ preventScroll: true });
    setWanted("");
  }, [wanted, more]);
  return html`
    <main class="page setup">
      <${TopBar} title=${say("page-new-game")} sub=${sub} />
      <${Steps} steps=${steps} at=${at} onPick=${goTo} />
      <div class="setup-body" ref=${body} tabindex="-1" role="group" aria-label=${steps[at]?.title ?? sub}>
        ${
          at === 0 &&
          html`
            <${Presets} game=${game} />
          `
        }${
          at === 0 &&
          steps.length > 1 &&
          html`
            <p class="setup-or" aria-hidden="true">${say("page-setup-or")}</p>
          `
        }
        <${face.OptionsForm}
          options=${system.options}
          chosen=${options}
          set=${setterFor(game)}
          step=${steps[at]?.id ?? ""}
        />
        ${
          at === last &&
          html`
            <${MoreChoices} game=${game} face=${face} open=${more} onToggle=${setMore} />
          `
        }
      </div>
      <div class="prompt stuck">
        <${Problem} message=${problem.value} />
        ${
          startProblem &&
          html`
            <${Note}>${say(startProblem.id, startProblem.args)}<//>
          `
        }
        <${Sentence} parts=${face.setupSentence(options, system.options)} onWord=${openChoice} />
        <div class="go">
          ${
            steps.length > 1 &&
            html`
              <button type="button" class="btn" onClick=${() => goTo(at < last ? at + 1 : at - 1)}>
                ${at < last ? say("page-setup-next", { step: steps[at + 1].title }) : say("page-back")}
              </button>
            `
          }
          <button
            type="button"
            class="btn primary"
            disabled=${startProblem || busy.value}
            onClick=${() => startGame(isMounted)}
          >
            ${say(mode === SCREEN ? "page-start" : "page-setup-start")}
          </button>
        </div>
      </div>
    </main>
  `;
}

/** Show the doors to all games, or to those of one mode. @param {{ mode: string }} props */
const ChooseGame = ({ mode }) => html`
  <main class="page">
    <${TopBar} title=${say("page-new-game")} />
    <${Problem} message=${systemsLoader.problem.value} />
    <section class="fs"><${Doors} mode=${mode} passing /></section>
  </main>
`;

/** Show that the game is loading. */
const Waiting = () => html`
  <main class="page">
    <${TopBar} title=${say("page-new-game")} />
    <${Problem} message=${problem.value ?? systemsLoader.problem.value} />
    <p class="waiting" aria-busy="true">${say("page-loading")}</p>
  </main>
`;

/**
 * @param {{ wanted: string, mode: string }} props name of the game and play mode in the address; may be empty. Without
 *   a name or a mode those that are being chosen are shown again.
 */
export function NewGame({ wanted, mode }) {
  const systems = useLoaded(systemsLoader);
  const loaded = useLoaded(gamesLoader, undefined, 0, 1);
  // The list only adds presets. At the first visit it may take seconds, and it is probably empty.
  const games = loaded?.lines ?? (gamesLoader.problem.value || !storedGames() ? [] : null);
  const system = systems?.find(({ name }) => name === wanted);
  const game = chosenOptions.value ? chosenGame.value : null;
  const isChosen = game && game.system.name === wanted;
  const wantedMode = system && modeNamed(system, mode || (isChosen ? game.mode : ""));
  useEffect(() => {
    if (system && wantedMode && games) chooseGame(system, wantedMode, games);
  }, [system, games !== null, wantedMode]);
  useEffect(() => {
    if (isChosen && loaded) updatePresets(loaded.lines);
  }, [isChosen, loaded]);
  useEffect(() => {
    problem.value = null;
    return stopLoading;
  }, []);
  if (systems && !system && !(game && !mode))
    return html`
      <${ChooseGame} mode=${mode} />
    `;
  const isWanted = !wanted || (isChosen && game.mode === wantedMode);
  return game && isWanted
    ? html`
        <${Setup} game=${game} key=${`${game.system.name}/${game.mode}`} />
      `
    : html`
        <${Waiting} />
      `;
}
