// The questions of the screen game: their forms, and the symbols and cards of their options.

import { html } from "htm/preact";
import { currentGame } from "../../play/game_state/current_game.js";
import { tab, wide } from "../../play/current_view.js";
import { Owner } from "../../ui/controls.js";
import { labelled, name, say, sentence } from "../../app/translations.js";
import { PreviewLine } from "../../human/preview.js";
import { Amount, Options, Place, YesOrNo } from "../../human/questions.js";
import { printed } from "../printed_constants.js";
import { BenefitSymbols, benefitText } from "./symbols/benefit_symbols.js";
import { OpenTechCards, TapestryCard, TechCard } from "./cards_view.js";
import { CapitalCity } from "./city/city.js";
import { HandOver } from "./hand_over.js";
import { PlaceBuilding, useTab } from "./city/place_building.js";
import { askedPerson, isScreenGame, needsHandOver, people, viewNow, yourSide } from "./sides.js";
import { Building, Footprint, RESOURCES, Resource, Sign, TrackSign } from "./symbols/symbols.js";
import { LayTile, TilePicture } from "./map/tiles.js";
import { PaymentStamps, Turn } from "./turn.js";
import { spaceName, spaceOf } from "./track_cards.js";

/** @import { ComponentType } from "preact" */
/** @import { Children, ChoiceQuestion, PreviewReport, Question } from "../../types" */
/** @import { View } from "../view" */

/** Show the step of the income turn that asks. */
function IncomeStep() {
  const { question, view } = currentGame();
  const person = people(view).find(({ name: id }) => id === askedPerson({ question, view }));
  const step = person?.side.income_step;
  return (
    step &&
    html`
      <p class="r">
        ${say("tapestry-screen-income-step", { turn: person.era, step: { kind: "tapestry-your-step", id: step } })}
      </p>
    `
  );
}

/**
 * Show what a choice is about: the step of the income turn, a card, the open tech cards.
 * @param {{ question: { id: string, args: any } }} props
 */
export const About = ({ question: { id, args } }) => html`
  <${IncomeStep} />
  ${
    args.of?.kind === "tapestry-card" &&
    printed().card_kinds[args.of.id] &&
    html`
      <p class="t-about"><${TapestryCard} id=${args.of.id} /></p>
    `
  }${
    id === "tapestry-you-refresh" &&
    html`
      <div class="t-about"><${OpenTechCards} met=${yourSide().display_met} /></div>
    `
  }
`;

/** An empty capital city with these impassable plots. @param {string} mat */
const emptyCity = (mat) => ({
  mat: Number(mat),
  start: null,
  impassable: printed().capitals[mat],
  built: {},
  districts: [],
  lines: 0,
  missing: { rows: [], columns: [], districts: [] },
});

/** @param {string} of */
const resource = (of) => html`
  <${Resource} of=${of} />
`;

/** Symbols of options, by kind. @type {Record<string, (id: string, question: ChoiceQuestion) => Children>} */
const SYMBOLS = {
  "tapestry-resource": resource,
  "tapestry-bonus-payment": (id) => (RESOURCES.includes(id) ? resource(id) : null),
  "tapestry-building": (id) => html`
    <${Building} of=${id} />
  `,
  "tapestry-track": (id) =>
    id !== "none" &&
    html`
      <${TrackSign} of=${id} />
    `,
  "tapestry-landmark": (id) => html`
    <${Sign} name="landmark" />
    <${Footprint} shape=${printed().landmarks[id][0].shape} />
  `,
  "tapestry-owner": (id) =>
    id !== "none" &&
    html`
      <${Owner} side=${id.split(" ")[0]} />
    `,
};
/**
 * Whole contents of options, by kind; null for the name.
 * @type {Record<string, (id: string, question: ChoiceQuestion) => Children>}
 */
const CONTENTS = {
  "tapestry-die": (id, { args, notes }) =>
    args[id] &&
    html`
      <${Sign} name="dice" />
      <span>
        ${labelled(name({ kind: "tapestry-die", id }))}
        <b>${name(args[id])}</b>
      </span>
      ${
        notes?.[id] &&
        html`
          <span class="option-words">${sentence(notes[id])}</span>
        `
      }
    `,
  "tapestry-card": (id) =>
    printed().card_kinds[id] &&
    html`
      <${TapestryCard} id=${id} />
    `,
  "tapestry-tech": (id) =>
    printed().tech[id] &&
    html`
      <${TechCard} id=${id} ...${techState(id)} />
    `,
  "tapestry-payment": (id) => html`
    <span aria-hidden="true"><${PaymentStamps} payment=${id} /></span>
    <span class="sr">${name({ kind: "tapestry-payment", id })}</span>
  `,
  "tapestry-tile": (id) => html`
    <${TilePicture} tile=${id} />
    <span>${benefitText(printed().tiles[id])}</span>
  `,
  "tapestry-space-tile": (id) => html`
    <${Sign} name="space-tile" />
    <${BenefitSymbols} of=${printed().space_tiles[id]} spoken=${false} />
    <span class="option-words">${benefitText(printed().space_tiles[id])}</span>
  `,
  "tapestry-capital": (id) => html`
    <b>${name({ kind: "tapestry-capital", id })}</b>
    <${CapitalCity} city=${emptyCity(id)} small />
  `,
  "tapestry-space": (id) => {
    const [track, space] = id.split("-");
    const facts = spaceOf(track, Number(space));
    return (
      facts &&
      html`
        <${TrackSign} of=${track} />
        <b>${spaceName(track, Number(space))}</b>
        <${BenefitSymbols} of=${facts} spoken=${false} />
        <span class="option-words">${benefitText(facts)}</span>
      `
    );
  },
  "tapestry-civilization": (id) => {
    const start = printed().starts[id];
    return (
      id !== "none" &&
      html`
        <b class="row-name">${name({ kind: "tapestry-civilization", id })}</b>
        <span class="option-words">
          ${sentence({ id: `tapestry-civilization-does-${id.replaceAll("_", "-")}`, args: {} })}
        </span>
        ${
          start &&
          html`
            <span class="option-words">${say("tapestry-screen-start", { gives: benefitText(start) })}</span>
          `
        }
      `
    );
  },
};

/**
 * Return the row of a tech card, if someone has it, and whether the requirement is met for the person who is asked.
 * @param {string} id
 */
function techState(id) {
  for (const { side } of people(viewNow())) {
    for (const [row, cards] of Object.entries(side.tech)) {
      const own = cards.find(({ card }) => String(card) === id);
      if (own) return { row, met: own.met };
    }
  }
  return { met: yourSide().display_met.includes(id) };
}

/**
 * Return how an option is shown: whole, or with a symbol before its name.
 * @param {ChoiceQuestion} question @param {string} id @param {PreviewReport} [preview]
 */
export function option(question, id, preview) {
  const content = CONTENTS[question.kind]?.(id, question);
  if (content)
    return {
      content: html`
        ${content}
        <${PreviewLine} preview=${preview} />
      `,
    };
  return { symbol: SYMBOLS[question.kind]?.(id, question) };
}

/** Return a question that a phone shows below the map. @param {ComponentType<any>} Ask */
const withMap = (Ask) =>
  /** @param {{ question: Question }} props */
  function BelowMap({ question }) {
    useTab(wide.peek() ? tab.peek() : "board");
    return html`
      <${Ask} question=${question} />
    `;
  };

/** @type {Record<string, ComponentType<any>>} */
const BY_ID = {
  "tapestry-ask-trap": withMap(YesOrNo),
  "tapestry-you-die": withMap(Options),
  "tapestry-you-turn": Turn,
  "tapestry-you-place": PlaceBuilding,
  "tapestry-you-tile": LayTile,
};
/** @type {Record<string, ComponentType<any>>} */
const BY_TYPE = { choice: Options, number: Amount, space: Place, yesno: YesOrNo };

/**
 * Return the form of a question of the screen game, or null for the general form, as for a corrected answer.
 * @param {Question} question @param {View} view @param {boolean} earlier
 */
export function ask(question, view, earlier) {
  if (!isScreenGame(view) || earlier) return null;
  if (needsHandOver()) return HandOver;
  return BY_ID[question.id] ?? BY_TYPE[question.type] ?? null;
}
