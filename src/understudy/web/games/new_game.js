// Screen of a new game: choice of the game and its options, with defaults.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import * as api from "../requests/api.js";
import { Note, Section } from "../ui/option_controls.js";
import { UNAVAILABLE, Refused, errorMessage } from "../requests/errors.js";
import { Icon, Problem, TopBar } from "../ui/controls.js";
import { useMounted } from "../ui/mounted.js";
import { SystemChoice } from "../ui/system_choice.js";
import { retryAfterLimit, retryUntilAvailable } from "../requests/retry.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { isObject, localStore } from "../app/storage.js";
import { loadSystem, sayIn, systemNamed } from "../app/faces.js";
import { say } from "../app/translations.js";

/** @import { GameSystem, Message, Wire } from "../types" */

const systemsLoader = createLoader(() => api.systems());
/** The selected game. */
const selected = signal(/** @type {GameSystem | null} */ (null));
/** Chosen options; they survive a visit to another screen. */
const chosenOptions = signal(/** @type {Record<string, any> | null} */ (null));
const seed = signal("");
const problem = signal(/** @type {Message | null} */ (null));
const busy = signal(false);

/** The game selected last, which may still be loading. */
const requested = signal(/** @type {GameSystem | null} */ (null));

const STORAGE_KEY = "understudy-options";

/** Return the options chosen last time, by game. @returns {Record<string, any>} */
const lastOptions = () => {
  const stored = localStore.read(STORAGE_KEY);
  return isObject(stored) ? stored : {};
};

/** Return the options of the last time, or the defaults where they no longer fit. @param {GameSystem} one */
function initialOptions({ name, options: { defaults } }) {
  const last = lastOptions()[name];
  const known = isObject(last)
    ? Object.entries(last).filter(([option, value]) => typeof value === typeof defaults[option])
    : [];
  return { ...structuredClone(defaults), ...Object.fromEntries(known) };
}

/** Load and select a game, unless another is selected before it is loaded. @param {GameSystem} one */
async function selectSystem(one) {
  requested.value = one;
  const isRequested = () => requested.peek() === one;
  try {
    await retryUntilAvailable(
      () => loadSystem(one.name),
      isRequested,
      (unavailable) => {
        if (isRequested()) problem.value = unavailable ? UNAVAILABLE : null;
      },
    );
  } catch (error) {
    if (!isRequested()) return;
    problem.value = errorMessage(error);
    requested.value = selected.peek();
    return;
  }
  if (!isRequested()) return;
  selected.value = one;
  chosenOptions.value = initialOptions(one);
  seed.value = "";
}

/**
 * Return a function that changes the options, as long as this game is selected.
 * @param {string} name @returns {(changes: Record<string, any>) => void}
 */
const setterFor = (name) => (changes) => {
  if (selected.peek()?.name === name && chosenOptions.peek())
    chosenOptions.value = { ...chosenOptions.peek(), ...changes };
};

/**
 * Return the request body of a new game.
 * @param {GameSystem} one @param {Record<string, any>} options @returns {Wire["NewGame"]}
 */
function newGameRequest({ name }, options) {
  const seedText = seed.peek().trim();
  if (seedText && !/^\d{1,14}$/.test(seedText)) throw new Refused(400, { id: "page-bad-seed", args: {} });
  return { system: name, options, ...(seedText && { seed: Number(seedText) }) };
}

/**
 * Create the game, and show it if this screen is still open. Above the rate limit, wait; the options can still be
 * changed.
 * @param {() => boolean} isMounted
 */
async function start(isMounted) {
  busy.value = true;
  problem.value = null;
  try {
    const doc = await retryAfterLimit(
      async () => {
        const [one, options] = [selected.peek(), chosenOptions.peek()];
        if (!one || !options) return null;
        const created = await api.create(newGameRequest(one, options));
        localStore.write(STORAGE_KEY, { ...lastOptions(), [one.name]: options });
        return created;
      },
      isMounted,
      (reason) => {
        problem.value = reason;
      },
    );
    if (!doc) return;
    chosenOptions.value = null;
    // The Back button leads to the list of games, not to this form.
    if (isMounted()) location.replace(`#/play/${doc.id}`);
  } catch (error) {
    problem.value = errorMessage(error);
  } finally {
    busy.value = false;
  }
}

/**
 * Show a button that resets the options, if they differ from the defaults.
 * @param {{ defaults: Record<string, any> }} props
 */
const ResetOptions = ({ defaults }) =>
  JSON.stringify(chosenOptions.value) !== JSON.stringify(defaults) &&
  html`
    <section class="fs">
      <button
        type="button"
        class="btn quiet link"
        onClick=${() => {
          chosenOptions.value = structuredClone(defaults);
        }}
      >
        ${say("page-usual-options")}
      </button>
    </section>
  `;

const Seed = () => html`
  <section class="fs">
    <details class="fold">
      <summary>
        <${Icon} name="fold" />
        ${say("page-seed")}
      </summary>
      <label class="field">
        <span class="small muted">${say("page-seed-hint")}</span>
        <input
          class="line-in"
          inputmode="numeric"
          autocomplete="off"
          value=${seed.value}
          onInput=${(event) => {
            seed.value = event.target.value;
          }}
        />
      </label>
    </details>
  </section>
`;

/** Show the choice of the game and its options. @param {{ all: GameSystem[], shown: GameSystem }} props */
function Choices({ all, shown: { name, options } }) {
  const { OptionsForm: Own } = systemNamed(name);
  return html`
    ${
      all.length > 1 &&
      html`
        <${Section} title=${say("page-game")}>
          <${SystemChoice}
            systems=${all.map((one) => one.name)}
            value=${requested.value?.name ?? name}
            onPick=${(id) => selectSystem(/** @type {GameSystem} */ (all.find((one) => one.name === id)))}
          />
        <//>
      `
    }
    <${Own} options=${options} chosen=${chosenOptions.value} set=${setterFor(name)} />
    <${Seed} />
    <${ResetOptions} defaults=${options.defaults} />
  `;
}

/** @param {{ wanted: string }} props name of the game in the address; may be empty */
export function NewGame({ wanted }) {
  const isMounted = useMounted();
  const all = useLoaded(systemsLoader);
  useEffect(() => {
    const one = all?.find(({ name }) => name === wanted) ?? (chosenOptions.peek() ? undefined : all?.[0]);
    if (one && (one.name !== selected.peek()?.name || !chosenOptions.peek())) selectSystem(one);
  }, [all]);
  useEffect(() => {
    problem.value = null;
    return () => {
      requested.value = null;
    };
  }, []);
  const ready = all && chosenOptions.value && selected.value;
  const startProblem = ready && systemNamed(ready.name).startProblem(chosenOptions.value);
  return html`
    <main class="page">
      <${TopBar} title=${say("page-new-game")} sub=${ready && say(`page-system-${ready.name}-against`)} />
      ${
        ready &&
        html`
          <${Choices} all=${all} shown=${ready} />
        `
      }
      <div class="prompt stuck">
        <${Problem} message=${problem.value ?? systemsLoader.problem.value} />
        ${
          startProblem &&
          html`
            <${Note}>${say(startProblem.id, startProblem.args)}<//>
          `
        }
        <div class="go">
          <button
            class="btn primary"
            disabled=${!ready || startProblem || busy.value}
            onClick=${() => start(isMounted)}
          >
            ${ready ? sayIn(ready.name, "page-start") : say("page-start")}
          </button>
        </div>
      </div>
    </main>
  `;
}
