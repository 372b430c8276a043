// What can be chosen before a game of Tapestry.

import { html } from "htm/preact";
import { Line, Note, Section, Ticks } from "../ui/option_controls.js";
import { Owner, Radios } from "../ui/controls.js";
import { name, say } from "../app/translations.js";

/** @import { Choosing } from "./view" */

/** @param {string} id */
const hint = (id) => say(id, {}, "hint");
/** @param {string} kind @param {string[]} ids */
const worded = (kind, ids) => ids.map((id) => ({ id: String(id), text: name({ kind, id: String(id) }) }));

/**
 * One of several, each with a line about it.
 * @param {{ name: string, label: string, value: string, onPick: (id: string) => void, options: { id: string, text: string, more?: string }[] }} props
 */
const Lines = ({ name: field, label, options, value, onPick }) => html`
  <div class="rules" role="radiogroup" aria-label=${label}>
    ${options.map(
      ({ id, text, more }) => html`
        <label class="rule" key=${id}>
          <input type="radio" name=${field} value=${id} checked=${id === value} onChange=${() => onPick(id)} />
          <span>
            ${text}${
              more &&
              html`
                <small>${more}</small>
              `
            }
          </span>
        </label>
      `,
    )}
  </div>
`;

/** @param {Choosing} props */
const Players = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-tapestry-who-plays")}>
    <${Lines}
      name="players"
      label=${say("page-tapestry-who-plays")}
      value=${chosen.players}
      options=${options.players.map((id) => ({ id, text: name({ kind: "tapestry-players", id }), more: hint(`tapestry-players-${id}`) }))}
      onPick=${(players) => set({ players, civilization: "die", second_civilization: "choose", reshuffle_cards: 0, first_player: "random", name: "", name2: "" })}
    />
    ${
      chosen.players !== "solo" &&
      html`
        <div class="people">
          ${
            /** @type {const} */ (["name", "name2"]).map(
              (id, n) => html`
                <label class="field beside" key=${id}>
                  <span class="field-name">
                    <${Owner} side=${n === 0 ? "human" : "human2"} />
                    ${say(`tapestry-owner-person${n + 1}`)}
                  </span>
                  <input
                    type="text"
                    name=${id}
                    maxlength="16"
                    autocomplete="off"
                    value=${chosen[id]}
                    onInput=${(/** @type {InputEvent} */ event) => set({ [id]: /** @type {HTMLInputElement} */ (event.target).value })}
                  />
                </label>
              `,
            )
          }
        </div>
      `
    }${
      options.incomplete_sources.includes(chosen.players) &&
      html`
        <${Note}>${say("page-tapestry-incomplete")}<//>
        <${Line} text=${say("page-tapestry-reshuffle")} hint=${say("page-tapestry-reshuffle-hint")}>
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

/** Two civilizations only where the level has them. @param {Choosing} props */
const Level = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-tapestry-levels")}>
    <${Lines}
      name="difficulty"
      label=${say("page-tapestry-levels")}
      value=${String(chosen.difficulty)}
      options=${options.difficulty.map((id) => ({ id: String(id), text: name({ kind: "tapestry-difficulty", id: String(id) }), more: hint(`tapestry-difficulty-${id}`) }))}
      onPick=${(id) => set({ difficulty: Number(id), second_civilization: "choose" })}
    />
  <//>
`;

/** @param {Choosing} props */
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
        options=${worded(kind, options.civilization)}
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
            options=${worded(kind, others)}
            onPick=${(id) => set({ second_civilization: id })}
          />
        `
      }
    <//>
  `;
}

/** Decks of which the Shadow Empire alone takes nothing. */
const ONLY_THE_AUTOMAS = new Set(["tapestry", "territory", "tech"]);

/** Of your own tiles and cards only the decision cards are asked for. @param {string} deck @param {"real" | "dealt"} manner */
function hintOf(deck, manner) {
  if (deck === "die") return `page-die-${manner}-hint`;
  return deck !== "decision" && manner === "real" ? "page-tapestry-deck-real-hint" : `page-deck-${manner}-hint`;
}

const MANNERS = [
  ["real", "card-real"],
  ["dealt", "card-dealt"],
];

/** @param {Choosing} props */
const Cards = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-tapestry-decks")}>
    ${options.decks
      .filter((deck) => chosen.players === "solo" || !ONLY_THE_AUTOMAS.has(deck))
      .map(
        (deck) => html`
          <${Line}
            key=${deck}
            text=${name({ kind: "tapestry-deck", id: deck })}
            hint=${say(hintOf(deck, chosen.decks[deck]))}
          >
            <${Radios}
              segmented
              name="deck-${deck}"
              label=${name({ kind: "tapestry-deck", id: deck })}
              value=${chosen.decks[deck]}
              options=${MANNERS.map(([id, icon]) => ({ id, icon, text: say(`page-deck-${id}`) }))}
              onPick=${(id) => set({ decks: { ...chosen.decks, [deck]: id } })}
            />
          <//>
        `,
      )}
  <//>
`;

/** @type {Record<string, string>} */
const FIRST = { random: "page-tapestry-first-random", human: "tapestry-owner-human", bots: "tapestry-owner-bots" };
/** @type {Record<string, string>} */
const FIRST_OF_THREE = {
  random: "page-tapestry-first-random",
  human: "tapestry-owner-person1",
  human2: "tapestry-owner-person2",
  bots: "tapestry-owner-shadow",
};

/** @param {Choosing} props */
function Start({ options, chosen, set }) {
  const solo = chosen.players === "solo";
  const words = solo ? FIRST : FIRST_OF_THREE;
  return html`
    <${Section} title=${say("page-tapestry-first-player")}>
      <${Radios}
        name="first_player"
        label=${say("page-tapestry-first-player")}
        value=${chosen.first_player}
        options=${options.first_player.filter((id) => words[id]).map((id) => ({ id, text: say(words[id]) }))}
        onPick=${(id) => set({ first_player: id })}
      />
      ${
        solo &&
        html`
          <${Ticks}
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

/** @param {Choosing} props */
export function OptionsForm(props) {
  const solo = props.chosen.players === "solo";
  return html`
    <${Players} ...${props} />
    ${
      solo &&
      html`
        <${Level} ...${props} />
        <${Civilizations} ...${props} />
      `
    }
    <${Cards} ...${props} />
    <${Start} ...${props} />
  `;
}
