// The face of Tapestry: its components, functions and names for the shared screens.

import { factBefore } from "../journal/facts.js";
import { html } from "htm/preact";
import { Owner } from "../ui/controls.js";
import { name, say } from "../app/translations.js";
import { QuickEntry, quickEntry } from "./advance.js";
import { Thumbnail, WhyOnMap, lastTouched } from "./map.js";
import { currentGame } from "../play/game_state/current_game.js";
import { undoTo } from "../human/answer_queue.js";
import { Board, isCityShown } from "./human/map/board.js";
import { chooseAnswer } from "./human/advice/choose_answer.js";
import { FinalCity } from "./human/city/final_city.js";
import { DecisionBoard } from "./human/advice/decision_board.js";
import { answerName, moveName } from "./human/advice/move_names.js";
import { concernsYou, labeledChanges } from "./human/facts.js";
import { isIncomeReported } from "./human/income_report.js";
import { PlacedThing, changedHexes, spaceNote, spaceValue } from "./human/map/hex_gains.js";
import { PlayedStep, isPlayed } from "./human/map/played_view.js";
import { About, ask, option } from "./human/questions.js";
import { isScreenGame, stepText } from "./human/sides.js";
import { YourSide } from "./human/stock_bar.js";
import { views } from "./human/tabs.js";
import { turnKeys } from "./human/turn.js";
import { WhyNot } from "./human/why_not.js";
import { Bot, Goals } from "./bots.js";
import { MoreOptions, OptionsForm, fitOptions, setupSteps } from "./options.js";
import { moreSummary, optionSummary, setupSentence } from "./option_summary.js";
import { Gauges, Sides, phaseText, title } from "./header.js";
import { ownerName, peopleResult, playRecord, usedOptions } from "./play_record.js";
import { reference } from "./reference.js";
import { ScoreSheet, scoreRows, sides } from "./score_sheet.js";
import { announce, cause, heading, inHeading, marks, side, groupHeading, stepIcon } from "./turns.js";
import { Row, changedTracks } from "./tracks.js";
import { StepPicture, TurnSummary } from "./turn_summary.js";
import { WhyTracks } from "./why_tracks.js";

/** @import { Face, GameSummary } from "../types" */
/** @import { Document, View } from "./view" */

/** Symbols of the menu entries. @type {Record<string, string>} */
const ENTRIES = {
  advance: "advance",
  explore: "tapestry/explore",
  conquer: "tapestry/conquer",
  landmark: "tapestry/landmark",
  card: "card",
  regress: "tapestry/regress",
  restart: "tapestry/restart",
  place_cube: "tapestry/cube",
  place_building: "city",
  place_outpost: "tapestry/outpost",
  historian: "tapestry/historian",
  chosen: "star",
  upgrade: "tapestry/upgrade",
  tech: "tapestry/tech",
  give_card: "tapestry/give",
  achievement: "award",
  stand_up: "tapestry/stand-up",
};

/**
 * Show a game in the list of games; a game that has a title of its own is `named`.
 * @param {{ entry: GameSummary, named: boolean }} props
 */
const ListEntry = ({ entry: { over, summary }, named }) => {
  const status =
    over && summary.winner
      ? say("tapestry-winner", { owner: ownerName(summary, summary.winner) })
      : say("page-tapestry-era", { era: summary.era });
  const opponents =
    summary.players === "solo"
      ? say("page-tapestry-level", { level: summary.difficulty })
      : name({ kind: "tapestry-players", id: summary.players });
  const points = Object.entries(summary).filter(([fact]) => fact.startsWith("points."));
  return html`
    <${named ? "p" : "h2"}>${status}<//>
    <p class="small">${opponents}</p>
    <p class="race">
      ${points.map(
        ([fact, count]) => html`
          <${Owner} side=${fact.slice(7)} mark=${summary[`called.letters.${fact.slice(7)}`]} key=${fact} />
          <b>${count}</b>
        `,
      )}${
        points.length > 0 &&
        html`
          <span class="tiny muted">${say("page-unit-vp")}</span>
        `
      }
    </p>
  `;
};

/** Return the address of a file in this folder. @param {string} file */
const addressOf = (file) => new URL(file, import.meta.url).pathname;

/** @type {Face<View, Document>} */
export const face = {
  styles: ["tapestry.css", "human/human.css"].map(addressOf),
  sprite: addressOf("icons.svg"),
  Board,
  Bot,
  OptionsForm,
  MoreOptions,
  Gauges,
  Goals,
  StepPicture,
  QuickEntry,
  ScoreSheet,
  AfterScore: FinalCity,
  Sides,
  ListEntry,
  Thumbnail,
  TurnSummary,
  announce,
  cause,
  optionSummary,
  playRecord,
  peopleResult,
  usedOptions,
  setupSentence,
  setupSteps,
  moreSummary,
  fitOptions,
  heading,
  inHeading,
  marks,
  phaseText,
  quickEntry,
  reference,
  scoreRows,
  side,
  sides,
  groupHeading,
  stepIcon,
  stepText,
  title,
  period: ({ journal }, number) => say("page-tapestry-era", { era: factBefore(journal, "human.era", number, 0) ?? 0 }),
  guides: { table: () => import("./guides/table.js") },
  explanations: { "tapestry-hex": WhyOnMap, "tapestry-track": WhyTracks },
  ask,
  isPlayed: (step) => isScreenGame(currentGame().view) && isPlayed(step),
  PlayedStep,
  undoTo,
  views,
  YourSide,
  keys: (view) => (isScreenGame(view) ? turnKeys() : []),
  botCount: (view) => (isScreenGame(view) ? view.automa?.vp : undefined),
  worthSeeing: (steps) => !isScreenGame(currentGame().view) || side(steps) !== "human" || isIncomeReported(steps),
  isOwnTurnReported: (steps) => side(steps) === "human" && isIncomeReported(steps),
  screen: {
    you: { kind: "tapestry-owner", id: "human" },
    About,
    PlacedThing,
    WhyNot,
    advice: {
      isOffered: (view) => isScreenGame(view) && view.automa !== null,
      roundName: (era) => say("page-tapestry-era", { era }),
      moveName,
      answerName,
      DecisionBoard,
      choose: chooseAnswer,
      strength: () => import("./human/advice/strength.js"),
    },
    changedSpaces: changedHexes,
    concernsYou,
    labeledChanges,
    option,
    spaceNote,
    spaceValue,
  },
  messageIds: {
    "page-screen-then-cards": "tapestry-screen-then-chance",
    "page-hint-sub": "tapestry-hint-sub",
    "page-screen-place-here": "tapestry-screen-choose-hex",
    get "page-app-did"() {
      return isScreenGame(currentGame().view) ? "page-screen-happened" : "page-app-did";
    },
    get "page-all-done"() {
      return isScreenGame(currentGame().view) ? "tapestry-screen-my-turn" : "page-all-done";
    },
    get "page-all-done-over"() {
      return isScreenGame(currentGame().view) ? "tapestry-screen-go-on" : "page-all-done-over";
    },
    "page-nothing-more": "page-tapestry-nothing-more",
    "page-course-hint": "page-tapestry-course-hint",
    "page-course-turned": "page-tapestry-course-turned",
    "page-turned-in": "page-tapestry-turned-in",
    "page-turned-end": "page-tapestry-turned-end",
    "page-forecast-lead": "page-tapestry-forecast-lead",
    "page-forecast-assumes": "page-tapestry-forecast-assumes",
    "page-forecast-won": "page-tapestry-forecast-won",
  },
  facets: [
    ["difficulty", "tapestry-difficulty"],
    ["players", "tapestry-players"],
  ],
  glossary: [
    "tapestry-track",
    "tapestry-owner",
    "tapestry-token",
    "tapestry-deck",
    "tapestry-landmark",
    "tapestry-achievement",
    "tapestry-step",
    "tapestry-automa-civilization",
  ],
  boardName: () => say(isCityShown() ? "tapestry-screen-city" : "page-tapestry-map"),
  botName: (view) => name({ kind: "tapestry-owner", id: view.automa ? "bots" : "shadow" }),
  botTab: (view) => (view.automa ? name({ kind: "tapestry-owner", id: "bots" }) : say("page-tapestry-shadow-tab")),
  botTurns: (view, count) => (view.automa ? say("page-tapestry-bot-turn", { count }) : say("tapestry-turn-shadow")),
  tracks: { kind: "tapestry-track", changed: changedTracks, Row },
  ended: ({ summary }) => say("page-tapestry-era", { era: summary.era }),
  entryIcon: (entry) => ENTRIES[entry] ?? (entry.startsWith("set_") ? "edit" : "plus"),
  inPool: () => true,
  forecastEnd: (era) => say("page-tapestry-era", { era }),
  hasForecast: (view) => view.automa !== null,
  startProblem: () => null,
  lastChange: () =>
    !isCityShown() &&
    lastTouched().length > 0 &&
    say("page-last-change", { space: { kind: "tapestry-hex", id: lastTouched().at(-1) } }),
  optionIcon: (kind, id) => (kind === "tapestry-track" ? `tapestry/${id}` : null),
  commonEntries: ["advance", "explore", "conquer", "landmark", "card", "place_outpost", "place_building", "place_cube"],
  isEdit: (entry) => entry.startsWith("set_"),
  result: ({ summary }) =>
    Number.isInteger(summary["scores.automa"])
      ? { human: summary["scores.human"], bot: summary["scores.automa"] }
      : null,
};
