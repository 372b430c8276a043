// One page of choices, with those most people want already made.

import { html } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import * as api from "../requests/api.js";
import { Note, Section } from "../ui/option_controls.js";
import { UNAVAILABLE, Refused, errorMessage } from "../requests/errors.js";
import { Icon, Problem, Radios, TopBar } from "../ui/controls.js";
import { retryAfterLimit, retryUntilAvailable } from "../requests/retry.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { isObject, localStore } from "../app/storage.js";
import { loadSystem, sayIn, systemNamed } from "../app/faces.js";
import { say } from "../app/translations.js";

/** @import { GameSystem, Message, Wire } from "../types" */

const systems = createLoader(() => api.systems());
/** The game chosen, with its options. */
const system = signal(/** @type {GameSystem | null} */ (null));
/** What is chosen; kept while people look something up on another screen. */
const chosen = signal(/** @type {Record<string, any> | null} */ (null));
const seed = signal("");
const problem = signal(/** @type {Message | null} */ (null));
const busy = signal(false);

/** The game picked last; another whose names come later comes too late. */
const picked = signal(/** @type {GameSystem | null} */ (null));

const LAST = "understudy-options";

/** What was chosen the last time, by game. @returns {Record<string, any>} */
const lastTime = () => {
  const kept = localStore.read(LAST);
  return isObject(kept) ? kept : {};
};

/** The usual choices, and in their place those of the last time as far as there is such a choice still. @param {GameSystem} one */
function firstChoices({ name, options: { defaults } }) {
  const last = lastTime()[name];
  const known = isObject(last)
    ? Object.entries(last).filter(([option, value]) => typeof value === typeof defaults[option])
    : [];
  return { ...structuredClone(defaults), ...Object.fromEntries(known) };
}

/** @param {GameSystem} one */
async function pick(one) {
  picked.value = one;
  const wanted = () => picked.peek() === one;
  try {
    await retryUntilAvailable(
      () => loadSystem(one.name),
      wanted,
      (away) => {
        if (wanted()) problem.value = away ? UNAVAILABLE : null;
      },
    );
  } catch (error) {
    if (!wanted()) return;
    problem.value = errorMessage(error);
    picked.value = system.peek();
    return;
  }
  if (!wanted()) return;
  system.value = one;
  chosen.value = firstChoices(one);
  seed.value = "";
}

/**
 * What a game learns about its options too late, when another was picked meanwhile, is not for that one.
 * @param {string} name @returns {(changes: Record<string, any>) => void}
 */
const setFor = (name) => (changes) => {
  if (system.peek()?.name === name && chosen.peek()) chosen.value = { ...chosen.peek(), ...changes };
};

/** What is chosen, as it is sent. @param {GameSystem} one @param {Record<string, any>} options @returns {Wire["NewGame"]} */
function wish({ name }, options) {
  const given = seed.peek().trim();
  if (given && !/^\d{1,14}$/.test(given)) throw new Refused(400, { id: "page-bad-seed", args: {} });
  return { system: name, options, ...(given && { seed: Number(given) }) };
}

/**
 * Begin the game; whoever went elsewhere meanwhile finds it among the others. Who has begun too many waits until the time has
 * come, and may choose otherwise meanwhile.
 * @param {() => boolean} here
 */
async function start(here) {
  busy.value = true;
  problem.value = null;
  try {
    const doc = await retryAfterLimit(
      async () => {
        const [one, options] = [system.peek(), chosen.peek()];
        if (!one || !options) return null;
        const begun = await api.create(wish(one, options));
        localStore.write(LAST, { ...lastTime(), [one.name]: options });
        return begun;
      },
      here,
      (words) => {
        problem.value = words;
      },
    );
    if (!doc) return;
    chosen.value = null;
    if (here()) location.hash = `#/play/${doc.id}`;
  } catch (error) {
    problem.value = errorMessage(error);
  } finally {
    busy.value = false;
  }
}

/** Back to what most people want, where the last game was another. @param {{ shown: GameSystem }} props */
const Usual = ({
  shown: {
    options: { defaults },
  },
}) =>
  JSON.stringify(chosen.value) !== JSON.stringify(defaults) &&
  html`
    <section class="fs">
      <button
        type="button"
        class="btn quiet link"
        onClick=${() => {
          chosen.value = structuredClone(defaults);
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

/** @param {{ all: GameSystem[], shown: GameSystem }} props */
function Choices({ all, shown: { name, options } }) {
  const { OptionsForm: Own } = systemNamed(name);
  return html`
    ${
      all.length > 1 &&
      html`
        <${Section} title=${say("page-game")}>
          <${Radios}
            name="system"
            label=${say("page-game")}
            value=${picked.value?.name ?? name}
            onPick=${(id) => pick(/** @type {GameSystem} */ (all.find((one) => one.name === id)))}
            options=${all.map((one) => ({ id: one.name, text: say(`page-system-${one.name}`) }))}
          />
        <//>
      `
    }
    <${Own} options=${options} chosen=${chosen.value} set=${setFor(name)} />
    <${Seed} />
    <${Usual} shown=${{ name, options }} />
  `;
}

/** @param {{ wanted: string }} props the name of the game, if one was chosen */
export function NewGame({ wanted }) {
  const here = useRef(true);
  const all = useLoaded(systems);
  useEffect(() => {
    const one = all?.find(({ name }) => name === wanted) ?? (chosen.peek() ? undefined : all?.[0]);
    if (one && (one.name !== system.peek()?.name || !chosen.peek())) pick(one);
  }, [all]);
  useEffect(() => {
    problem.value = null;
    return () => {
      here.current = false;
      picked.value = null;
    };
  }, []);
  const ready = all && chosen.value && system.value;
  const lacking = ready && systemNamed(ready.name).startProblem(chosen.value);
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
        <${Problem} message=${problem.value ?? systems.problem.value} />
        ${
          lacking &&
          html`
            <${Note}>${say(lacking.id, lacking.args)}<//>
          `
        }
        <div class="go">
          <button
            class="btn primary"
            disabled=${!ready || lacking || busy.value}
            onClick=${() => start(() => here.current)}
          >
            ${ready ? sayIn(ready.name, "page-start") : say("page-start")}
          </button>
        </div>
      </div>
    </main>
  `;
}
