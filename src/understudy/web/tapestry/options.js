// The options of a new game of Tapestry: a few steps, and a fold with everything else.

import { html } from "htm/preact";
import { DeckSources } from "../ui/deck_sources.js";
import { OptionRow, Note, RadioCards, Section, Checkboxes } from "../ui/option_controls.js";
import { Owner, Radios } from "../ui/controls.js";
import { name, say } from "../app/translations.js";

/** @import { ComponentType } from "preact" */
/** @import { ChosenOptions, OptionsProps } from "./view" */

/** Return the hint of a message. @param {string} id */
const hint = (id) => say(id, {}, "hint");
/** Return radio options with the names of these ids. @param {string} kind @param {string[]} ids */
const namedOptions = (kind, ids) => ids.map((id) => ({ id, text: name({ kind, id }) }));
/** Return radio options with names and hints. @param {string} kind @param {(string | number)[]} ids */
const hintedOptions = (kind, ids) =>
  ids.map(String).map((id) => ({ id, text: name({ kind, id }), hint: hint(`${kind}-${id}`) }));

/** The other options that return to their defaults with another number of players. @type {Partial<ChosenOptions>} */
const PLAYER_DEFAULTS = {
  civilization: "die",
  second_civilization: "choose",
  reshuffle_cards: 0,
  first_player: "random",
  name: "",
  name2: "",
};

/** @param {OptionsProps & { id: "name" | "name2", n: number }} props */
const PersonName = ({ chosen, set, id, n }) => {
  /** @param {InputEvent} event */
  const setName = (event) => set({ [id]: /** @type {HTMLInputElement} */ (event.target).value });
  return html`
    <label class="field beside">
      <span class="field-name">
        <${Owner} side=${n === 1 ? "human" : "human2"} />
        ${say(`tapestry-owner-person${n}`)}
      </span>
      <input type="text" name=${id} maxlength="16" autocomplete="off" value=${chosen[id]} onInput=${setName} />
    </label>
  `;
};

/** @param {OptionsProps} props */
const Players = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-tapestry-who-plays")}>
    <${RadioCards}
      name="players"
      label=${say("page-tapestry-who-plays")}
      value=${chosen.players}
      options=${hintedOptions("tapestry-players", options.players)}
      onPick=${(players) => set({ ...PLAYER_DEFAULTS, players })}
    />
    ${
      chosen.players !== "solo" &&
      html`
        <div class="people">
          <${PersonName} id="name" n=${1} options=${options} chosen=${chosen} set=${set} />
          <${PersonName} id="name2" n=${2} options=${options} chosen=${chosen} set=${set} />
        </div>
      `
    }${
      options.incomplete_sources.includes(chosen.players) &&
      html`
        <${Note}>${say("page-tapestry-incomplete")}<//>
        <${OptionRow} text=${say("page-tapestry-reshuffle")} hint=${say("page-tapestry-reshuffle-hint")}>
          <${Radios}
            segmented
            name="reshuffle"
            label=${say("page-tapestry-reshuffle")}
            value=${String(chosen.reshuffle_cards)}
            options=${options.reshuffle_cards.map((id) => ({ id: String(id), text: String(id) }))}
            onPick=${(id) => set({ reshuffle_cards: Number(id) })}
          />
        <//>
      `
    }
  <//>
`;

/** Show the levels; a new level resets the second civilization, which one level has. @param {OptionsProps} props */
const Level = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-tapestry-levels")}>
    <${RadioCards}
      name="difficulty"
      label=${say("page-tapestry-levels")}
      value=${String(chosen.difficulty)}
      options=${hintedOptions("tapestry-difficulty", options.difficulty)}
      onPick=${(id) => set({ difficulty: Number(id), second_civilization: "choose" })}
    />
  <//>
`;

/** @param {OptionsProps} props */
function Civilizations({ options, chosen, set }) {
  const kind = "tapestry-automa-civilization";
  const { civilization: first, second_civilization: second } = chosen;
  const others = options.second_civilization.filter((id) => id !== first);
  return html`
    <${Section} title=${say("page-tapestry-civilizations")}>
      <${Radios}
        name="civilization"
        label=${say("page-tapestry-civilizations")}
        value=${first}
        options=${namedOptions(kind, options.civilization)}
        onPick=${(id) => set({ civilization: id, second_civilization: "choose" })}
      />
      ${
        chosen.difficulty === options.difficulty.at(-1) &&
        first !== "die" &&
        html`
          <p class="small muted after">${say("page-tapestry-second-civilization")}</p>
          <${Radios}
            name="second"
            label=${say("page-tapestry-second-civilization")}
            value=${second}
            options=${namedOptions(kind, others)}
            onPick=${(id) => set({ second_civilization: id })}
          />
        `
      }
    <//>
  `;
}

/** Decks that only the Automa uses, not the Shadow Empire. */
const AUTOMA_DECKS = new Set(["tapestry", "territory", "tech"]);

/**
 * Return the message id of a deck's hint. Of your own decks the app asks only for decision cards.
 * @param {string} deck @param {"real" | "dealt"} source
 */
function hintOf(deck, source) {
  if (deck === "die") return `page-die-${source}-hint`;
  return deck !== "decision" && source === "real" ? "page-tapestry-deck-real-hint" : `page-deck-${source}-hint`;
}

const DECK_SOURCES = [
  ["real", "card-real"],
  ["dealt", "card-dealt"],
];

/** Return the decks of a game. @param {string[]} decks @param {ChosenOptions} chosen */
export const decksInPlay = (decks, { players }) =>
  decks.filter((deck) => players === "solo" || !AUTOMA_DECKS.has(deck));

/** Who turns over the bots' cards. @param {OptionsProps} props */
const WhoTurns = ({ options, chosen, set }) => html`
  <${DeckSources}
    text=${(/** @type {string} */ id, /** @type {string} */ attribute) =>
      say(`page-tapestry-deck-source-${id}`, {}, attribute)}
    kind="tapestry-deck"
    inPlay=${decksInPlay(options.decks, chosen)}
    decks=${chosen.decks}
    defaults=${options.defaults.decks}
    set=${set}
    advice=${["few", "all", "die"]}
  />
`;

/** @param {OptionsProps} props */
const Cards = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-tapestry-decks")}>
    ${decksInPlay(options.decks, chosen).map(
      (deck) => html`
        <${OptionRow}
          key=${deck}
          text=${name({ kind: "tapestry-deck", id: deck })}
          hint=${say(hintOf(deck, chosen.decks[deck]))}
        >
          <${Radios}
            segmented
            name="deck-${deck}"
            label=${name({ kind: "tapestry-deck", id: deck })}
            value=${chosen.decks[deck]}
            options=${DECK_SOURCES.map(([id, icon]) => ({ id, icon, text: say(`page-deck-${id}`) }))}
            onPick=${(id) => set({ decks: { ...chosen.decks, [deck]: id } })}
          />
        <//>
      `,
    )}
  <//>
`;

/** Message ids of the first player in a solo game. @type {Record<string, string>} */
const FIRST = { random: "page-tapestry-first-random", human: "tapestry-owner-human", bots: "tapestry-owner-bots" };
/** Message ids of the first player in a game of two people. @type {Record<string, string>} */
const FIRST_OF_THREE = {
  random: "page-tapestry-first-random",
  human: "tapestry-owner-person1",
  human2: "tapestry-owner-person2",
  bots: "tapestry-owner-shadow",
};

/** @param {OptionsProps} props */
function Start({ options, chosen, set }) {
  const solo = chosen.players === "solo";
  const messages = solo ? FIRST : FIRST_OF_THREE;
  return html`
    <${Section} title=${say("page-tapestry-first-player")}>
      <${Radios}
        name="first_player"
        label=${say("page-tapestry-first-player")}
        value=${chosen.first_player}
        options=${options.first_player.filter((id) => messages[id]).map((id) => ({ id, text: say(messages[id]) }))}
        onPick=${(id) => set({ first_player: id })}
      />
      ${
        solo &&
        html`
          <${Checkboxes}
            label=${say("page-tapestry-keep")}
            on=${chosen.keep_discouraged ? ["keep"] : []}
            options=${[{ id: "keep", text: say("page-tapestry-keep"), hint: say("page-tapestry-keep-hint") }]}
            onPick=${(list) => set({ keep_discouraged: list.length > 0 })}
          />
        `
      }
    <//>
  `;
}

/** Show whether the rules for a game against the bots change your civilization. @param {OptionsProps} props */
const Adjustments = ({ chosen, set }) => html`
  <section class="fs">
    <${Checkboxes}
      label=${say("tapestry-screen-adjustments")}
      on=${chosen.adjustments ? ["adjustments"] : []}
      options=${[
        {
          id: "adjustments",
          text: say("tapestry-screen-adjustments"),
          hint: say("tapestry-screen-adjustments", {}, "hint"),
        },
      ]}
      onPick=${(/** @type {string[]} */ list) => set({ adjustments: list.length > 0 })}
    />
  </section>
`;

/** The parts of each step. @type {Record<string, ComponentType<OptionsProps>>} */
const STEPS = { players: Players, cards: WhoTurns, bots: Level };

/**
 * Return the steps of a new game: on the screen the app deals all cards, and the Shadow Empire alone has no levels.
 * @param {ChosenOptions} chosen
 */
export const setupSteps = ({ players, you }) =>
  Object.keys(STEPS)
    .filter((id) => (id !== "bots" || players === "solo") && (id !== "cards" || you !== "played"))
    .map((id) => ({ id, title: say(`page-tapestry-step-${id}`) }));

/** Show the options of a step. @param {OptionsProps & { step: string }} props */
export const OptionsForm = ({ step, ...props }) => html`
  <${STEPS[step]} ...${props} />
`;

/** Show the options that most games do not need. @param {OptionsProps} props */
export const MoreOptions = (props) => html`
  ${
    props.chosen.players === "solo" &&
    html`
      <${Civilizations} ...${props} />
    `
  }${
    props.chosen.you === "played"
      ? html`
          <${Adjustments} ...${props} />
        `
      : html`
          <${Cards} ...${props} />
        `
  }
  <${Start} ...${props} />
`;

/**
 * Return the options of a preset; on the screen all cards are dealt.
 * @param {ChosenOptions} chosen
 * @returns {ChosenOptions}
 */
export const fitOptions = (chosen) =>
  chosen.you === "played"
    ? { ...chosen, decks: Object.fromEntries(Object.keys(chosen.decks).map((deck) => [deck, "dealt"])) }
    : chosen;
