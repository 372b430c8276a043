// The face of Terraforming Mars: its components, functions and names for the shared screens.

import { factBefore } from "../journal/facts.js";
import { html } from "htm/preact";
import { Owner } from "../ui/controls.js";
import { currentGame } from "../play/game_state/current_game.js";
import { name, say } from "../app/translations.js";
import { AllCards } from "./reference/all_cards.js";
import { Thumbnail, WhyMap, lastPlaced } from "./board/map.js";
import { Bot, Goals } from "./board/marsbot.js";
import { DecisionBoard } from "./board/decision_board.js";
import { chooseAnswer } from "./human/turn/choose_answer.js";
import { moveName } from "./human/turn/move_names.js";
import { Boards } from "./custom_boards/editor.js";
import { MoreOptions, OptionsForm, fitOptions, setupSteps, startProblem } from "./setup/options.js";
import { dailyDeals } from "./setup/daily_deals.js";
import { moreSummary, optionSummary, setupSentence } from "./setup/option_summary.js";
import { Gauges, Sides, phaseText, title } from "./board/header.js";
import { pointsOf } from "./board/points.js";
import { StepPicture } from "./turns/step_picture.js";
import { AskingCard, HandBeside, ask, option } from "./human/questions.js";
import { WhyNot } from "./human/cards/card.js";
import { labeledChanges } from "./human/report/facts.js";
import { PlacedTile, changedSpaces, spaceNote, spaceValue } from "./human/space_bonuses.js";
import { undoTo } from "../human/answer_queue.js";
import { AfterScore } from "./human/report/game_story.js";
import { nothingForYou } from "./human/report/effects_on_you.js";
import { YourSide } from "./human/resource_bar.js";
import { turnKeys } from "./human/turn/turn_keys.js";
import { views } from "./human/tabs.js";
import { lookUp, reference } from "./reference/reference.js";
import { ScoreSheet, scoreRows } from "./turns/score_sheet.js";
import { Board } from "./board/board_view.js";
import {
  announce,
  cardName,
  cardsOf,
  summarize,
  headStep,
  heading,
  inHeading,
  side,
  stepIcon,
  stepText,
  isLeftOut,
  worthSeeing,
} from "./turns/turns.js";
import { Row, changedTracks, trackIcon } from "./board/tracks.js";
import { playRecord } from "./turns/play_record.js";
import { PlayedStep } from "./turns/played_step.js";
import { isPlayed } from "./turns/played_view.js";
import { TurnSummary } from "./turns/turn_summary.js";

/** @import { ExplanationProps, FinishedGame, Face, GameSummary, Step } from "../types" */
/** @import { Document, View } from "./view" */

/** Symbols of the menu entries. @type {Record<string, string>} */
const ENTRIES = {
  tile: "mars/tile-greenery",
  raise: "mars/raise",
  claim: "mars/milestone",
  fund: "award",
  tr: "mars/tr",
  points: "star",
  remove: "mars/remove",
  steal: "take",
  remove_from_card: "mars/remove-card",
  steal_from_card: "mars/take-card",
  prelude: "mars/prelude",
  lower: "mars/lower",
  card: "card",
  card_action: "mars/use",
  off_map_city: "city",
  greenery: "mars/tree",
  colony: "mars/colony",
  trade: "mars/fleet",
  delegate: "mars/delegate",
  cathedral: "mars/cathedral",
  new_holland: "mars/floating-city",
  icy_impactors: "mars/comet",
  remove_tile: "mars/off",
  colony_track: "mars/trade",
  add_colony: "mars/build",
  delegate_by_card: "mars/influence",
  take_chair: "mars/leader",
  withdraw_delegate: "mars/discard",
  replace_delegate: "mars/swap",
};
/** Symbols of the options of a question, by kind. @type {Record<string, Record<string, string>>} */
const OPTIONS = {
  "mars-tile": {
    greenery: "mars/tree",
    city: "city",
    ocean: "mars/waves",
    special: "star",
    capital: "mars/capital",
    new_holland: "mars/floating-city",
    marker: "mars/marker",
    neural_instance: "mars/neural",
  },
  "mars-parameter": { temperature: "mars/temperature", oxygen: "mars/oxygen", venus: "mars/venus" },
  "mars-resource": {
    mc: "mars/mc",
    steel: "mars/steel",
    titanium: "mars/titanium",
    plants: "mars/plants",
    energy: "mars/energy",
    heat: "mars/heat",
    animal: "mars/animal",
    microbe: "mars/microbe",
  },
};

/**
 * Show a game in the list of games; a game that has a title of its own is `named`.
 * @param {{ entry: GameSummary, named: boolean, doc?: Document }} props
 */
const ListEntry = ({ entry: { options, over, summary }, named, doc }) => {
  const counted = Boolean(doc) || Number.isInteger(summary["scores.bot.total"]);
  /** @param {"human" | "bot"} owner */
  const points = (owner) =>
    doc ? pointsOf(doc.view, owner).total : summary[counted ? `scores.${owner}.total` : `${owner}.tr`];
  const status =
    over && summary.winner
      ? say("mars-winner", { owner: { kind: "mars-owner", id: summary.winner } })
      : title(/** @type {any} */ (summary));
  const setup = [
    name({ kind: "mars-map", id: summary["map.name"] }),
    name({ kind: "mars-difficulty", id: options.difficulty }),
  ];
  return html`
    <${named ? "p" : "h2"}>${status}<//>
    <p class="small">${[...setup, ...(doc ? [phaseText(doc.view)] : [])].join(" · ")}</p>
    <p class="race">
      <${Owner} side="human" />
      <b>${points("human")}</b>
      <${Owner} side="bot" />
      <b>${points("bot")}</b>
      <span class="tiny muted">${say(counted ? "page-unit-vp" : "page-tr")}</span>
    </p>
  `;
};

/** Return the tag or the track icon that a step resolves, or null. @param {Step} [step] */
function resolvedIcon(step) {
  if (step?.args?.tag) return { text: name(step.args.tag), icon: stepIcon(step) };
  if (step?.args?.icon && step.args.icon.id !== "none")
    return { text: name(step.args.icon), icon: trackIcon(step.args.icon.id) };
  return null;
}

/**
 * Return the name of the corporation that caused a step or whose rules it follows, unless the step names it.
 * @param {Step | undefined} before @param {Step} step
 */
function corporationOf(before, { cite, args }) {
  /** @type {{ view: View }} */
  const { view } = currentGame();
  return (cite.startsWith("B ") || before?.kind === "mars-corporation-effect") && !args?.corporation && view.corporation
    ? [name({ kind: "mars-corporation", id: view.corporation.number })]
    : [];
}

/**
 * Return the cause of a step if it is a card inside another, the corporation, a tag or an icon; otherwise null.
 * @param {Step | undefined} before @param {Step} step @param {Step[]} above
 */
function cause(before, step, above) {
  const [card] = cardsOf(above);
  const last = resolvedIcon(before);
  const parts = [...(card ? [cardName(card)] : []), ...corporationOf(before, step), ...(last ? [last.text] : [])];
  return parts.length > 0 ? { text: parts.join(" · "), icon: last?.icon ?? (card ? "card" : null) } : null;
}

/** @param {ExplanationProps<Document>} props */
const WhyOnMap = (props) => html`
  <figure><${WhyMap} ...${props} /></figure>
  <p class="tiny muted mid">${say("page-why-numbers")}</p>
`;

/** Return both totals of a finished game, or null without final scores. @param {FinishedGame} entry */
const result = ({ scores }) => (scores.human ? { human: scores.human.total, bot: scores.bot.total } : null);
/** Return when a finished game ended. @param {FinishedGame} entry */
const ended = ({ summary }) => say("page-generation", { generation: summary.generation });

/** Return whether a deck may hold a card. @param {string} pool @param {string} card */
function inPool(pool, card) {
  if (pool !== "project" && pool !== "bonus") return true;
  return card.startsWith("B") === (pool === "bonus");
}

/** Return the address of a file in this folder. @param {string} file */
const addressOf = (file) => new URL(file, import.meta.url).pathname;

/** @type {Face<View, Document>} */
export const face = {
  styles: [
    "styles/board.css",
    "styles/bot.css",
    "styles/expansions.css",
    "styles/corporation.css",
    "styles/turn.css",
    "styles/human.css",
    "styles/human_expansions.css",
    "styles/human_end.css",
    "styles/all_cards.css",
  ].map(addressOf),
  sprite: addressOf("icons.svg"),
  Board,
  AfterScore,
  Boards,
  Bot,
  Cards: AllCards,
  OptionsForm,
  MoreOptions,
  Gauges,
  Goals,
  YourSide,
  StepPicture,
  ScoreSheet,
  Sides,
  ListEntry,
  Thumbnail,
  TurnSummary,
  announce,
  ask,
  cause,
  optionSummary,
  playRecord,
  setupSentence,
  setupSteps,
  dailyDeals,
  moreSummary,
  fitOptions,
  ended,
  summarize,
  headStep,
  heading,
  inHeading,
  inPool,
  startProblem,
  lookUp,
  phaseText,
  nothingForYou,
  isPlayed,
  PlayedStep,
  reference,
  result,
  scoreRows,
  side,
  stepIcon,
  stepText,
  isLeftOut,
  title,
  views,
  undoTo,
  screen: {
    you: { kind: "mars-owner", id: "human" },
    About: AskingCard,
    Beside: HandBeside,
    PlacedThing: PlacedTile,
    WhyNot,
    changedSpaces,
    concernsYou: ({ what }) => !what.startsWith("bot."),
    labeledChanges,
    advice: {
      isOffered: ({ you }) => Boolean(you),
      roundName: (generation) => say("page-generation", { generation }),
      moveName,
      DecisionBoard,
      choose: chooseAnswer,
      strength: () => import("./human/strength.js"),
    },
    option,
    spaceNote,
    spaceValue,
  },
  keys: (view) => (view.you ? turnKeys() : []),
  botCount: (view) => (view.you ? view.bot.tr : undefined),
  period: ({ journal }, number) => say("page-generation", { generation: factBefore(journal, "generation", number, 1) }),
  worthSeeing: (steps) => worthSeeing(steps, Boolean(currentGame().view.you)),
  explanations: { "mars-space": WhyOnMap },
  guides: { table: () => import("./guides/table.js"), screen: () => import("./guides/screen.js") },
  messageIds: {
    "page-course-hint": "page-mars-course-hint",
    "page-course-turned": "page-mars-course-turned",
    "page-turned-in": "page-mars-turned-in",
    "page-nothing-more": "page-mars-nothing-more",
    // In the screen game the app does everything, so there are no table tasks to confirm.
    get "page-app-did"() {
      return currentGame().view.you ? "page-screen-happened" : "page-app-did";
    },
    get "page-all-done"() {
      return currentGame().view.you ? "mars-screen-my-turn" : "page-all-done";
    },
    get "page-all-done-over"() {
      return currentGame().view.you ? "mars-screen-go-on" : "page-all-done-over";
    },
    get "page-forecast-assumes"() {
      return currentGame().view.you ? "mars-screen-forecast-assumes" : "page-mars-forecast-assumes";
    },
  },
  facets: [
    ["difficulty", "mars-difficulty"],
    ["map", "mars-map"],
    ["corporation", "mars-corporation"],
  ],
  glossary: [
    "mars-tile",
    "mars-tag",
    "mars-parameter",
    "mars-resource",
    "mars-phase",
    "mars-milestone",
    "mars-award",
    "mars-expansion",
    "mars-difficulty",
    "mars-owner",
    "mars-party",
    "mars-colony",
  ],
  boardName: (view) => name({ kind: "mars-map", id: view.map.name }),
  lastChange: () =>
    lastPlaced().length > 0 && say("page-last-change", { space: { kind: "mars-space", id: lastPlaced().at(-1) } }),
  // Beside the board the model is calibrated against players; on the screen an agent plays by the rules.
  forecastAgents: ({ you }) =>
    you
      ? []
      : ["", "pace:beginner", "pace:planner", "pace:expert"].map((id) => {
          const message = `mars-forecast-${id.split(":")[1] ?? "usual"}`;
          return { id, text: say(message), hint: say(message, {}, "hint") };
        }),
  forecastEnd: (generation) => say("page-generation", { generation }),
  pointsNow: (view) => (view.you ? null : say("page-vp-now", { vp: pointsOf(view, "bot").total })),
  botName: () => name({ kind: "mars-owner", id: "bot" }),
  botTurns: (_, count) => say("page-mars-bot-turn", { count }),
  tracks: { kind: "mars-track", changed: changedTracks, Row },
  commonEntries: [
    "tile",
    "greenery",
    "raise",
    "claim",
    "fund",
    "trade",
    "colony",
    "delegate",
    "tr",
    "points",
    "lower",
    "remove",
    "steal",
    "card",
    "card_action",
    "off_map_city",
    "cathedral",
  ],
  isEdit: (entry) => entry.startsWith("set_"),
  entryIcon: (entry) => ENTRIES[entry] ?? (entry.startsWith("set_") ? "edit" : "plus"),
  optionIcon: (kind, id) => OPTIONS[kind]?.[id] ?? null,
};
