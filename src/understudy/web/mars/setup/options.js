// The options form of a new game of Terraforming Mars. Options of an expansion are shown if it is chosen.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { OptionRow, Note, Section, Checkboxes } from "../../ui/option_controls.js";
import { Icon, Radios } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { Corporations, possibleCorporation } from "./corporation_choice.js";
import { loadBoards, savedBoards } from "../custom_boards/saved_boards.js";
import { PlayMode } from "../human/play_mode.js";

/** @import { ComponentType } from "preact" */
/** @import { Message } from "../../types" */
/** @import { OptionsProps, ChosenOptions, Options } from "../view" */

/** The least number of colony tiles, and the exact number of milestones and of awards, in a game. */
const COLONY_TILES = 5;
const GOALS = 5;
/** The milestone and the award that are always added with Venus Next. */
const VENUS_GOALS = ["hoverlord", "venuphile"];

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
    <${Section} title=${say("page-map")}>
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

/** @param {OptionsProps} props */
const Box = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-in-the-box")}>
    <${Checkboxes}
      label=${say("page-in-the-box")}
      on=${chosen.expansions}
      options=${namedOptions("mars-expansion", options.expansions)}
      onPick=${(list) => set(withExpansions(chosen, list, options))}
    />
    ${
      chosen.expansions.length > 0 &&
      html`
        <ul class="hints small muted">
          ${chosen.expansions
            .filter((id) => hint(`mars-expansion-${id}`))
            .map(
              (id) => html`
                <li key=${id}>
                  <b>${name({ kind: "mars-expansion", id })}</b>
                  ${" "}${hint(`mars-expansion-${id}`)}
                </li>
              `,
            )}
        </ul>
      `
    }
  <//>
`;

/**
 * @typedef {{
 *   what: "colonies" | "milestones" | "awards",
 *   kind: string,
 *   all: string[],
 *   on: string[],
 *   set: OptionsProps["set"],
 * }} DrawnOrNamedProps
 */

/** Show whether the app draws, or the player names what lies on the table. @param {DrawnOrNamedProps} props */
function DrawnOrNamed({ what, kind, all, on, set }) {
  const [named, setNamed] = useState(on.length > 0);
  const label = say(`mars-option-${what}`);
  const about = named ? say("page-named-hint", { count: on.length }) : say("page-drawn-hint");
  /** @param {string} id */
  const pick = (id) => {
    setNamed(id === "named");
    set({ [what]: [] });
  };
  return html`
    <${OptionRow} text=${label} hint=${about}>
      <${Radios}
        segmented
        name=${what}
        label=${label}
        value=${named ? "named" : "drawn"}
        onPick=${pick}
        options=${[
          { id: "drawn", text: say("page-drawn") },
          { id: "named", text: say("page-named") },
        ]}
      />
    <//>
    ${
      named &&
      html`
        <${Checkboxes}
          label=${label}
          options=${namedOptions(kind, all)}
          on=${on}
          onPick=${(list) => set({ [what]: list })}
        />
      `
    }
  `;
}

/** @param {OptionsProps} props */
const Colonies = ({ options, chosen, set }) => html`
  <${Section} title=${name({ kind: "mars-expansion", id: "colonies" })}>
    <${DrawnOrNamed} what="colonies" kind="mars-colony" all=${options.colonies} on=${chosen.colonies} set=${set} />
  <//>
`;

/** @param {string[]} all */
const withoutVenus = (all) => all.filter((id) => !VENUS_GOALS.includes(id));

/** @param {OptionsProps} props */
function Goals({ options, chosen, set }) {
  const venus = chosen.expansions.includes("venus");
  return html`
    <${Section} title=${name({ kind: "mars-expansion", id: "milestones_awards" })}>
      <${DrawnOrNamed}
        what="milestones"
        kind="mars-milestone"
        all=${withoutVenus(options.milestones)}
        on=${chosen.milestones}
        set=${set}
      />
      <${DrawnOrNamed}
        what="awards"
        kind="mars-award"
        all=${withoutVenus(options.awards)}
        on=${chosen.awards}
        set=${set}
      />
      <p class="small muted">${say(venus ? "page-honours-of-venus" : "page-honours-without-venus")}</p>
    <//>
  `;
}

/** @param {OptionsProps} props */
const Turmoil = ({ chosen, set }) => html`
  <${Section} title=${name({ kind: "mars-expansion", id: "turmoil" })}>
    <${Checkboxes}
      label=${name({ kind: "mars-expansion", id: "turmoil" })}
      on=${chosen.turmoil_tr_13 ? ["tr"] : []}
      options=${[{ id: "tr", text: say("mars-option-turmoil-tr-13"), hint: hint("mars-option-turmoil-tr-13") }]}
      onPick=${(list) => set({ turmoil_tr_13: list.length > 0 })}
    />
    <${OptionRow} text=${say("mars-option-turmoil-delegates")} hint=${hint("mars-option-turmoil-delegates")}>
      <${Radios}
        segmented
        name="delegates"
        label=${say("mars-option-turmoil-delegates")}
        value=${String(chosen.turmoil_delegates)}
        options=${["0", "1", "2"].map((id) => ({ id, text: id }))}
        onPick=${(id) => set({ turmoil_delegates: Number(id) })}
      />
    <//>
  <//>
`;

/** Show the levels and their single rules, which can be chosen only with Normal. @param {OptionsProps} props */
function Level({ options, chosen, set }) {
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
    <${Section} title=${say("page-level")}>
      <${Radios}
        name="difficulty"
        label=${say("page-level")}
        value=${difficulty}
        options=${namedOptions("mars-difficulty", options.difficulty)}
        onPick=${(id) => set({ difficulty: id, modifiers: [] })}
      />
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
    <//>
  `;
}

const DECK_SOURCES = [
  ["real", "card-real"],
  ["dealt", "card-dealt"],
];

/** @param {OptionsProps} props */
function Cards({ options, chosen, set }) {
  const { decks, draft, expansions } = chosen;
  const inPlay = options.decks.filter(
    (deck) => chosen.you !== "played" && (deck !== "events" || expansions.includes("turmoil")),
  );
  return html`
    <${Section} title=${say("page-cards")}>
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

/** The sections of the form, some of one expansion. @type {[ComponentType<OptionsProps>, string?][]} */
const SECTIONS = [
  [PlayMode],
  [Maps],
  [Box],
  [Colonies, "colonies"],
  [Goals, "milestones_awards"],
  [Turmoil, "turmoil"],
  [Corporations],
  [Level],
  [Cards],
];

/** Show the options form. @param {OptionsProps} props */
export function OptionsForm(props) {
  const { chosen, set } = props;
  const latest = useRef(chosen);
  latest.current = chosen;
  useEffect(() => {
    // The map may change before the boards arrive.
    loadBoards().then(() => set(withBoard(latest.current, {})));
  }, []);
  return SECTIONS.filter(([, expansion]) => !expansion || chosen.expansions.includes(expansion)).map(
    ([FormSection]) => html`
      <${FormSection} ...${props} />
    `,
  );
}

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
