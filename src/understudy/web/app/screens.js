// All screens except the home screen, chosen by the address.

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import * as api from "../requests/api.js";
import { SetUp } from "../play/real_table/checklist.js";
import { Forecast } from "../play/forecast.js";
import { History } from "../games/history/finished_games.js";
import { Home } from "../games/home/home.js";
import { JoinGame } from "../games/join_link.js";
import { NotFound } from "./not_found.js";
import { NewGame } from "../games/new_game/new_game.js";
import { Play } from "../play/game_screen.js";
import { SettingsScreen } from "./settings_screen.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { Answers, CorrectAnswer } from "../prompt/correct_answer.js";
import { FirstRules, Rules } from "./rules_screen.js";
import { Score } from "../play/result/score_sheet.js";
import { Shortcuts } from "./shortcuts.js";
import { serverUnavailable, current, failure, game, open, watching } from "../play/game_state/current_game.js";
import { loadModule } from "../requests/load_module.js";
import { canForecast, hasExpert, hasReview, loadFace, loadSystem, shownSystem, systemNamed } from "./faces.js";
import { Loading } from "../ui/loading.js";

export { Login } from "./login.js";

/** Access to the faces of the games, for the home screen. */
export const faces = { load: loadFace, named: shownSystem };

/**
 * Return a screen whose module is loaded when it is first shown.
 * @param {() => Promise<import("preact").ComponentType<any>>} load
 */
function lazyScreen(load) {
  const loader = createLoader(() => loadModule(load));
  return (/** @type {Record<string, unknown>} */ props) => {
    const Loaded = useLoaded(loader);
    return Loaded
      ? html`
          <${Loaded} ...${props} />
        `
      : html`
          <${Loading} why=${loader.problem.value?.id} />
        `;
  };
}

const Review = lazyScreen(async () => (await import("../advice/review.js")).Review);
const Strength = lazyScreen(async () => (await import("../advice/strength_screen.js")).StrengthScreen);
const Daily = lazyScreen(async () => (await import("../games/daily/daily_screen.js")).Daily);
const Files = lazyScreen(async () => (await import("../games/import_export_screen.js")).Files);
const Help = lazyScreen(async () => (await import("../help/help_screen.js")).Help);
const Learn = lazyScreen(async () => (await import("../guide/learn_screen.js")).Learn);
const ProblemReport = lazyScreen(async () => (await import("../help/report_screen.js")).ProblemReport);
const ReceiveGame = lazyScreen(async () => (await import("../games/receive_game.js")).ReceiveGame);
const Share = lazyScreen(async () => (await import("../games/share.js")).Share);

/** Show a page of a game. @param {{ id: string, part: string, place: string }} props */
function GameScreen({ id, part, place }) {
  useEffect(() => open(id), [id]);
  // The game shown before may still be the current one for a moment.
  const isCurrent = current.value?.id === id;
  if (isCurrent && failure.value)
    return html`
      <${NotFound} message=${failure.value} />
    `;
  if (!isCurrent || !game.value)
    return html`
      <${Loading} why=${serverUnavailable.value ? "page-away" : "page-loading"} />
    `;
  if (part === "score")
    return html`
      <${Score} />
    `;
  if (part === "set-up")
    return html`
      <${SetUp} />
    `;
  if (part === "help")
    return html`
      <${Help} doc=${game.value} />
    `;
  if (watching.value)
    return html`
      <${Play} />
    `;
  if (part === "forecast" && canForecast(game.value))
    return html`
      <${Forecast} />
    `;
  if (part === "review" && hasReview(game.value))
    return html`
      <${Review} at=${/^\d+$/.test(place) ? Number(place) : null} />
    `;
  if (part === "expert" && hasExpert(game.value))
    return html`
      <${Strength} back=${`#/play/${id}`} />
    `;
  if (part === "share")
    return html`
      <${Share} />
    `;
  if (part === "problem")
    return html`
      <${ProblemReport} />
    `;
  if (part === "repair")
    return /^\d+$/.test(place)
      ? html`
          <${CorrectAnswer} at=${Number(place)} />
        `
      : html`
          <${Answers} />
        `;
  return html`
    <${Play} />
  `;
}

const faceLoader = createLoader(async (/** @type {string} */ system) => {
  await loadSystem(system);
  return systemNamed(system);
});

/** @typedef {{ system: string, what: "Boards" | "Cards", name: string }} ComponentsProps */

/** Show a game's screen for its printed boards or its cards. @param {ComponentsProps} props */
function ComponentsScreen({ system, what, name }) {
  const own = useLoaded(faceLoader, system);
  if (!own)
    return html`
      <${Loading} why=${faceLoader.problem.value?.id} />
    `;
  const Shown = own[what];
  return Shown
    ? html`
        <${Shown} name=${name} />
      `
    : html`
        <${Home} faces=${faces} />
      `;
}

/** Loads the name of the first game that has a screen for its cards. */
const firstWithCards = createLoader(async () => {
  for (const { name } of await api.systems()) {
    await loadSystem(name);
    if (systemNamed(name).Cards) return name;
  }
  return "";
});

/** Redirect to the cards of the first game that shows them. */
function FirstCards() {
  const first = useLoaded(firstWithCards);
  useEffect(() => {
    if (first !== null) location.replace(first ? `#/cards/${first}` : "#/");
  }, [first]);
  return html`
    <${Loading} why=${firstWithCards.problem.value?.id} />
  `;
}

/** @typedef {{ screen: string, id: string, part: string, place: string }} Route */

/** Show the screen of a route, and listen to shortcuts. @param {Route} props */
export const Screen = (props) => html`
  <${CurrentScreen} ...${props} />
  <${Shortcuts} />
`;

/** Show the screen of a route; an unknown one shows the home screen. @param {Route} props */
function CurrentScreen({ screen, id, part, place }) {
  if (screen === "play")
    return html`
      <${GameScreen} id=${id} part=${part} place=${place} key=${id} />
    `;
  if (screen === "new")
    return html`
      <${NewGame} wanted=${id} mode=${part} key=${`${id}/${part}`} />
    `;
  if (screen === "help")
    return html`
      <${Help} />
    `;
  if (screen === "learn")
    return html`
      <${Learn} system=${id} name=${part} key=${`${id}/${part}`} />
    `;
  if (screen === "boards" && id)
    return html`
      <${ComponentsScreen} system=${id} what="Boards" name=${part} />
    `;
  if (screen === "cards")
    return id
      ? html`
          <${ComponentsScreen} system=${id} what="Cards" name=${part} />
        `
      : html`
          <${FirstCards} />
        `;
  if (screen === "daily")
    return html`
      <${Daily} day=${id} deal=${part} level=${place} key=${id} />
    `;
  if (screen === "history")
    return html`
      <${History} />
    `;
  if (screen === "files")
    return html`
      <${Files} />
    `;
  if (screen === "join")
    return html`
      <${JoinGame} />
    `;
  if (screen === "take")
    return html`
      <${ReceiveGame} word=${id} key=${id} />
    `;
  if (screen === "rules")
    return id
      ? html`
          <${Rules} system=${id} query=${part} />
        `
      : html`
          <${FirstRules} />
        `;
  if (screen === "settings")
    return html`
      <${SettingsScreen} back=${id ? `#/play/${id}` : "#/"} />
    `;
  return html`
    <${Home} faces=${faces} />
  `;
}
