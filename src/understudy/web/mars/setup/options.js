// What can be chosen before a game of Terraforming Mars; what belongs to an expansion comes with it.

import { html } from "htm/preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Line, Note, Section, Ticks } from "../../ui/option_controls.js";
import { Icon, Radios } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { Corporations, stillCorporation } from "./corporation_choice.js";
import { entered, learnEntered } from "../custom_boards/saved_boards.js";
import { Manner } from "../human/play_mode.js";

/** @import { ComponentType } from "preact" */
/** @import { Message } from "../../types" */
/** @import { OptionsProps, ChosenOptions, Options } from "../view" */

/** How many colony tiles at least, and exactly how many milestones and awards, a game has. */
const TILES = 5;
const HONOURS = 5;
/** Come and go with Venus Next, whatever is drawn or chosen. */
const OF_VENUS = ["hoverlord", "venuphile"];

/** @param {string} id */
const hint = (id) => say(id, {}, "hint");
/** @param {string} kind @param {string[]} ids */
const worded = (kind, ids) => ids.map((id) => ({ id, text: name({ kind, id }) }));

/** With random milestones and awards MarsBot plays on its board of Tharsis, on every map. @param {ChosenOptions} chosen */
const boardOf = ({ map, expansions }) => (expansions.includes("milestones_awards") ? "tharsis" : map);

/** Sets something, and with it the entered board that belongs to the map. @param {ChosenOptions} chosen @param {Partial<ChosenOptions>} changes */
const withBoard = (chosen, changes) => {
  const next = { ...chosen, ...changes };
  return { ...changes, board: entered.value.get(boardOf(next)) ?? "" };
};

/**
 * Without an expansion nothing of it stays chosen.
 * @param {ChosenOptions} chosen @param {string[]} expansions @param {Options} options
 */
function without(chosen, expansions, options) {
  const { needs, defaults } = options;
  const corporation = stillCorporation(options, { ...chosen, expansions });
  const gone = /** @type {[keyof ChosenOptions, string][]} */ (Object.entries(needs)).filter(
    ([, expansion]) => !expansions.includes(expansion),
  );
  return withBoard(chosen, {
    expansions,
    corporation,
    ...Object.fromEntries(gone.map(([option]) => [option, defaults[option]])),
  });
}

/** @param {OptionsProps} props */
function Board({ options, chosen, set }) {
  const board = boardOf(chosen);
  const own = entered.value.get(board);
  const standIn = options.stand_ins.includes(board) && !chosen.board;
  return html`
    ${
      own &&
      html`
        <${Line} text=${say("page-board-used")} hint=${name({ kind: "mars-map", id: board })}>
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
      <${Icon} name="mend" />
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
        options=${worded("mars-map", options.map)}
        onPick=${(map) => set(withBoard(chosen, { map }))}
      />
      <${Board} options=${options} chosen=${chosen} set=${set} />
    <//>
  `;
}

/** @param {OptionsProps} props */
const Box = ({ options, chosen, set }) => html`
  <${Section} title=${say("page-in-the-box")}>
    <${Ticks}
      label=${say("page-in-the-box")}
      on=${chosen.expansions}
      options=${worded("mars-expansion", options.expansions)}
      onPick=${(list) => set(without(chosen, list, options))}
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
 * Drawn by the app, or named one by one as they lie on the table.
 * @param {{ what: "colonies" | "milestones" | "awards", kind: string, all: string[], on: string[], set: OptionsProps["set"] }} props
 */
function Drawn({ what, kind, all, on, set }) {
  const [named, setNamed] = useState(on.length > 0);
  const label = say(`mars-option-${what}`);
  const about = named ? say("page-named-hint", { count: on.length }) : say("page-drawn-hint");
  /** @param {string} id */
  const pick = (id) => {
    setNamed(id === "named");
    set({ [what]: [] });
  };
  return html`
    <${Line} text=${label} hint=${about}>
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
        <${Ticks} label=${label} options=${worded(kind, all)} on=${on} onPick=${(list) => set({ [what]: list })} />
      `
    }
  `;
}

/** @param {OptionsProps} props */
const Colonies = ({ options, chosen, set }) => html`
  <${Section} title=${name({ kind: "mars-expansion", id: "colonies" })}>
    <${Drawn} what="colonies" kind="mars-colony" all=${options.colonies} on=${chosen.colonies} set=${set} />
  <//>
`;

/** @param {string[]} all */
const withoutVenus = (all) => all.filter((id) => !OF_VENUS.includes(id));

/** @param {OptionsProps} props */
function Honours({ options, chosen, set }) {
  const venus = chosen.expansions.includes("venus");
  return html`
    <${Section} title=${name({ kind: "mars-expansion", id: "milestones_awards" })}>
      <${Drawn}
        what="milestones"
        kind="mars-milestone"
        all=${withoutVenus(options.milestones)}
        on=${chosen.milestones}
        set=${set}
      />
      <${Drawn} what="awards" kind="mars-award" all=${withoutVenus(options.awards)} on=${chosen.awards} set=${set} />
      <p class="small muted">${say(venus ? "page-honours-of-venus" : "page-honours-without-venus")}</p>
    <//>
  `;
}

/** @param {OptionsProps} props */
const Turmoil = ({ chosen, set }) => html`
  <${Section} title=${name({ kind: "mars-expansion", id: "turmoil" })}>
    <${Ticks}
      label=${name({ kind: "mars-expansion", id: "turmoil" })}
      on=${chosen.turmoil_tr_13 ? ["tr"] : []}
      options=${[{ id: "tr", text: say("mars-option-turmoil-tr-13"), hint: hint("mars-option-turmoil-tr-13") }]}
      onPick=${(list) => set({ turmoil_tr_13: list.length > 0 })}
    />
    <${Line} text=${say("mars-option-turmoil-delegates")} hint=${hint("mars-option-turmoil-delegates")}>
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

/** A level is a set of single rules; with Normal they can be chosen one by one. @param {OptionsProps} props */
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
        options=${worded("mars-difficulty", options.difficulty)}
        onPick=${(id) => set({ difficulty: id, modifiers: [] })}
      />
      <details class="fold">
        <summary>
          <${Icon} name="fold" />
          ${say("page-single-rules")}
        </summary>
        <p class="small muted">${say(free ? "page-single-rules-free" : "page-single-rules-fixed")}</p>
        <${Ticks}
          label=${say("page-single-rules")}
          options=${rules}
          on=${free ? modifiers : fixed}
          onPick=${(list) => set({ modifiers: list })}
        />
      </details>
    <//>
  `;
}

const MANNERS = [
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
          <${Line}
            key=${deck}
            text=${name({ kind: "mars-deck", id: deck })}
            hint=${say(`page-deck-${decks[deck]}-hint`)}
          >
            <${Radios}
              segmented
              name="deck-${deck}"
              label=${name({ kind: "mars-deck", id: deck })}
              value=${decks[deck]}
              options=${MANNERS.map(([id, icon]) => ({ id, icon, text: say(`page-deck-${id}`) }))}
              onPick=${(id) => set({ decks: { ...decks, [deck]: id } })}
            />
          <//>
        `,
      )}
      <${Line} text=${say("page-research")} hint=${say(draft ? "page-draft-hint" : "page-deal-hint")}>
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

/** @type {[ComponentType<OptionsProps>, string?][]} */
const PARTS = [
  [Manner],
  [Maps],
  [Box],
  [Colonies, "colonies"],
  [Honours, "milestones_awards"],
  [Turmoil, "turmoil"],
  [Corporations],
  [Level],
  [Cards],
];

/** @param {OptionsProps} props */
export function OptionsForm(props) {
  const { chosen, set } = props;
  const latest = useRef(chosen);
  latest.current = chosen;
  useEffect(() => {
    // Another map may have been chosen meanwhile.
    learnEntered().then(() => set(withBoard(latest.current, {})));
  }, []);
  return PARTS.filter(([, expansion]) => !expansion || chosen.expansions.includes(expansion)).map(
    ([Part]) => html`
      <${Part} ...${props} />
    `,
  );
}

/**
 * What keeps the game from starting: {id, args}, or null.
 * @param {Pick<ChosenOptions, "colonies" | "milestones" | "awards">} chosen @returns {Message | null}
 */
export function startProblem({ colonies, milestones, awards }) {
  if (colonies.length > 0 && colonies.length < TILES)
    return { id: "page-lacking-colonies", args: { count: TILES - colonies.length } };
  for (const [what, list] of Object.entries({ milestones, awards })) {
    if (list.length > 0 && list.length !== HONOURS) return { id: `page-lacking-${what}`, args: { count: list.length } };
  }
  return null;
}
