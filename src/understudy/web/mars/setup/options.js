// The options of a new game of Terraforming Mars: three steps, and a fold with everything else. Options of an expansion
// are shown if it is chosen.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { OptionRow, Note, RadioCards, Section, Checkboxes } from "../../ui/option_controls.js";
import { Icon, Radios } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { Corporations, possibleCorporation } from "./corporation_choice.js";
import { loadBoards, savedBoards } from "../custom_boards/saved_boards.js";
import { DeckSources } from "../../ui/deck_sources.js";
import { Colonies, Goals, Turmoil } from "./expansion_options.js";

/** @import { ComponentType } from "preact" */
/** @import { Message } from "../../types" */
/** @import { OptionsProps, ChosenOptions, Options } from "../view" */

/** The least number of colony tiles, and the exact number of milestones and of awards, in a game. */
const COLONY_TILES = 5;
const GOALS = 5;

/** Ids of parts of the fold, to which words of the sentence lead. */
export const MAP_PART = "choice-map";
export const CARDS_PART = "choice-cards";

/** Return the hint of a message. @param {string} id */
const hint = (id) => say(id, {}, "hint");
/** Return options with the names of these ids. @param {string} kind @param {string[]} ids */
const namedOptions = (kind, ids) => ids.map((id) => ({ id, text: name({ kind, id }) }));

/**
 * Return the map whose MarsBot board is used: with random milestones and awards always that of Tharsis.
 * @param {ChosenOptions} chosen
 */
const boardOf = ({ map, expansions }) => (expansions.includes("milestones_awards") ? "tharsis" : map);

/**
 * Return the changes, together with the saved board of the map that they choose.
 * @param {ChosenOptions} chosen @param {Partial<ChosenOptions>} changes
 */
const withBoard = (chosen, changes) => {
  const next = { ...chosen, ...changes };
  return { ...changes, board: savedBoards.value.get(boardOf(next)) ?? "" };
};

/**
 * Return the changes that choose these expansions; options of other expansions return to their defaults.
 * @param {ChosenOptions} chosen @param {string[]} expansions @param {Options} options
 */
function withExpansions(chosen, expansions, options) {
  const { needs, defaults } = options;
  const corporation = possibleCorporation(options, { ...chosen, expansions });
  const gone = /** @type {[keyof ChosenOptions, string][]} */ (Object.entries(needs)).filter(
    ([, expansion]) => !expansions.includes(expansion),
  );
  return withBoard(chosen, {
    expansions,
    corporation,
    ...Object.fromEntries(gone.map(([option]) => [option, defaults[option]])),
  });
}

/** Show MarsBot's board: ours or the saved one, and the link to the editor. @param {OptionsProps} props */
function Board({ options, chosen, set }) {
  const board = boardOf(chosen);
  const own = savedBoards.value.get(board);
  const standIn = options.stand_ins.includes(board) && !chosen.board;
  return html`
    ${
      own &&
      html`
        <${OptionRow} text=${say("page-board-used")} hint=${name({ kind: "mars-map", id: board })}>
          <${Radios}
            segmented
            name="board"
            label=${say("page-board-used")}
            value=${chosen.board ? "own" : "ours"}
            options=${[
              { id: "ours", text: say("page-board-ours") },
              { id: "own", text: say("page-board-own") },
            ]}
            onPick=${(id) => set({ board: id === "own" ? own : "" })}
          />
        <//>
      `
    }${
      standIn &&
      html`
        <${Note}>${hint(`mars-map-${board}`)}<//>
      `
    }
    <a class="btn quiet link" href=${`#/boards/mars/${board}`}>
      <${Icon} name="edit" />
      ${say(standIn ? "page-board-enter" : "page-board-see")}
    </a>
  `;
}

/** @param {OptionsProps} props */
function Maps({ options, chosen, set }) {
  return html`
    <${Section} title=${say("page-map")} id=${MAP_PART}>
      <${Radios}
        name="map"
        label=${say("page-map")}
        value=${chosen.map}
        options=${namedOptions("mars-map", options.map)}
        onPick=${(map) => set(withBoard(chosen, { map }))}
      />
      <${Board} options=${options} chosen=${chosen} set=${set} />
    <//>
  `;
}

/** The chip of the base game, which is always in play. */
const BASE_GAME = "base";

/** @param {OptionsProps} props */
const Box = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-mars-own")} hint=${say("page-mars-own-hint")}>
    <${Checkboxes}
      label=${say("page-mars-own")}
      on=${[BASE_GAME, ...chosen.expansions]}
      options=${[
        { id: BASE_GAME, text: say("page-mars-base-game"), locked: true },
        ...namedOptions("mars-expansion", options.expansions),
      ]}
      onPick=${(/** @type {string[]} */ list) =>
        set(
          withExpansions(
            chosen,
            list.filter((id) => id !== BASE_GAME),
            options,
          ),
        )}
    />
  <//>
`;

/** Show what the chosen expansions mean for MarsBot. @param {OptionsProps} props */
function ExpansionHints({ chosen }) {
  const hinted = chosen.expansions.filter((id) => hint(`mars-expansion-${id}`));
  return (
    hinted.length > 0 &&
    html`
      <${Section} title=${say("page-in-the-box")}>
        <ul class="hints small muted">
          ${hinted.map(
            (id) => html`
              <li key=${id}>
                <b>${name({ kind: "mars-expansion", id })}</b>
                ${" "}${hint(`mars-expansion-${id}`)}
              </li>
            `,
          )}
        </ul>
      <//>
    `
  );
}

/** The level that is recommended for a first game. */
const FIRST_LEVEL = "normal";

/** @param {OptionsProps} props */
const Level = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-mars-strength")} hint=${say("page-mars-strength-hint")}>
    <${RadioCards}
      name="difficulty"
      label=${say("page-mars-strength")}
      value=${chosen.difficulty}
      options=${options.difficulty.map((id) => ({
        id,
        text: name({ kind: "mars-difficulty", id }),
        hint: say(`page-mars-level-${id}`),
        badge: id === FIRST_LEVEL ? say("page-setup-badge-first") : undefined,
      }))}
      onPick=${(id) => set({ difficulty: id, modifiers: [] })}
    />
  <//>
`;

/** Show the single rules of the levels, which can be chosen only with Normal. @param {OptionsProps} props */
function SingleRules({ options, chosen, set }) {
  const { difficulty, modifiers } = chosen;
  const fixed = options.levels[difficulty];
  const free = fixed.length === 0;
  const rules = options.modifiers.map((id) => ({
    id,
    text: name({ kind: "mars-modifier", id }),
    hint: hint(`mars-modifier-${id}`),
    locked: !free,
  }));
  return html`
    <section class="fs">
      <details class="fold">
        <summary>
          <${Icon} name="fold" />
          ${say("page-single-rules")}
        </summary>
        <p class="small muted">${say(free ? "page-single-rules-free" : "page-single-rules-fixed")}</p>
        <${Checkboxes}
          label=${say("page-single-rules")}
          options=${rules}
          on=${free ? modifiers : fixed}
          onPick=${(list) => set({ modifiers: list })}
        />
      </details>
    </section>
  `;
}

/** Return the decks of a game; global events need Turmoil. @param {Options} options @param {ChosenOptions} chosen */
export const decksInPlay = ({ decks }, { expansions }) =>
  decks.filter((deck) => deck !== "events" || expansions.includes("turmoil"));

const DECK_SOURCES = [
  ["real", "card-real"],
  ["dealt", "card-dealt"],
];

/** @param {OptionsProps} props */
function Cards({ options, chosen, set }) {
  const { decks, draft } = chosen;
  const inPlay = chosen.you === "played" ? [] : decksInPlay(options, chosen);
  return html`
    <${Section} title=${say("page-cards")} id=${CARDS_PART}>
      ${inPlay.map(
        (deck) => html`
          <${OptionRow}
            key=${deck}
            text=${name({ kind: "mars-deck", id: deck })}
            hint=${say(`page-deck-${decks[deck]}-hint`)}
          >
            <${Radios}
              segmented
              name="deck-${deck}"
              label=${name({ kind: "mars-deck", id: deck })}
              value=${decks[deck]}
              options=${DECK_SOURCES.map(([id, icon]) => ({ id, icon, text: say(`page-deck-${id}`) }))}
              onPick=${(id) => set({ decks: { ...decks, [deck]: id } })}
            />
          <//>
        `,
      )}
      <${OptionRow} text=${say("page-research")} hint=${say(draft ? "page-draft-hint" : "page-deal-hint")}>
        <${Radios}
          segmented
          name="draft"
          label=${say("page-research")}
          value=${draft ? "draft" : "deal"}
          options=${[
            { id: "deal", text: say("page-deal") },
            { id: "draft", text: say("page-draft") },
          ]}
          onPick=${(id) => set({ draft: id === "draft" })}
        />
      <//>
    <//>
  `;
}

/** Who turns over MarsBot's cards. @param {OptionsProps} props */
const WhoTurns = ({ options, chosen, set }) => html`
  <${DeckSources}
    text=${(/** @type {string} */ id, /** @type {string} */ attribute) =>
      say(`page-mars-deck-source-${id}`, {}, attribute)}
    kind="mars-deck"
    inPlay=${decksInPlay(options, chosen)}
    decks=${chosen.decks}
    defaults=${options.defaults.decks}
    set=${set}
    advice=${["base", "both-few", "both-all", "base-apart"]}
  />
`;

/** The parts of each step. @type {Record<string, ComponentType<OptionsProps>>} */
const STEPS = { box: Box, cards: WhoTurns, bot: Level };

/** The parts of the fold, some of one expansion. @type {[ComponentType<OptionsProps>, string?][]} */
const MORE = [
  [Maps],
  [ExpansionHints],
  [Colonies, "colonies"],
  [Goals, "milestones_awards"],
  [Turmoil, "turmoil"],
  [Corporations],
  [Cards],
  [SingleRules],
];

/** Return the steps of a new game; cards on the screen are always dealt. @param {ChosenOptions} chosen */
export const setupSteps = ({ you }) =>
  Object.keys(STEPS)
    .filter((id) => id !== "cards" || you !== "played")
    .map((id) => ({ id, title: say(`page-mars-step-${id}`) }));

/** Show the options of a step. @param {OptionsProps & { step: string }} props */
export function OptionsForm({ step, ...props }) {
  const { chosen, set } = props;
  const latest = useRef(chosen);
  latest.current = chosen;
  useEffect(() => {
    // The map may change before the boards arrive.
    loadBoards().then(() => set(withBoard(latest.current, {})));
  }, []);
  return html`
    <${STEPS[step]} ...${props} />
  `;
}

/** Show the options that most games do not need. @param {OptionsProps} props */
export const MoreOptions = (props) =>
  MORE.filter(([, expansion]) => !expansion || props.chosen.expansions.includes(expansion)).map(
    ([Part]) => html`
      <${Part} ...${props} />
    `,
  );

/** Return the options with the saved board of their map. @param {ChosenOptions} chosen */
export const fitOptions = (chosen) => ({ ...chosen, ...withBoard(chosen, {}) });

/**
 * Return the message of what is missing to start the game, or null.
 * @param {Pick<ChosenOptions, "colonies" | "milestones" | "awards">} chosen @returns {Message | null}
 */
export function startProblem({ colonies, milestones, awards }) {
  if (colonies.length > 0 && colonies.length < COLONY_TILES)
    return { id: "page-lacking-colonies", args: { count: COLONY_TILES - colonies.length } };
  for (const [what, list] of Object.entries({ milestones, awards })) {
    if (list.length > 0 && list.length !== GOALS) return { id: `page-lacking-${what}`, args: { count: list.length } };
  }
  return null;
}
