// The screens behind the first one.

import { html } from "htm/preact";
import { useEffect } from "preact/hooks";
import * as api from "../requests/api.js";
import { SetUp } from "../play/checklist.js";
import { Files } from "../games/import_export_screen.js";
import { Forecast } from "../play/forecast.js";
import { History } from "../games/finished_games.js";
import { Home } from "../games/home.js";
import { JoinGame } from "../games/join_link.js";
import { NotFound } from "./not_found.js";
import { NewGame } from "../games/new_game.js";
import { Share } from "../games/share.js";
import { Play } from "../play/game_screen.js";
import { Preferences } from "./settings_screen.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { Answers, CorrectAnswer } from "../prompt/correct_answer.js";
import { FirstRules, Rules } from "./rules_screen.js";
import { Score } from "../play/score_sheet.js";
import { Shortcuts } from "./shortcuts.js";
import { serverUnavailable, current, failure, game, open, watching } from "../play/current_game.js";
import { canForecast, loadFace, loadSystem, shownSystem, systemNamed } from "./faces.js";
import { ReceiveGame } from "../games/receive_game.js";
import { Loading } from "../ui/loading.js";

export { Login } from "./login.js";

/** The games' own parts of the page. */
export const faces = { load: loadFace, named: shownSystem };

/** A game by its address, on whichever of its pages. @param {{ id: string, part: string, place: string }} props */
function Game({ id, part, place }) {
  useEffect(() => open(id), [id]);
  // The game shown before may still be there for a moment.
  const mine = current.value?.id === id;
  if (mine && failure.value)
    return html`
      <${NotFound} message=${failure.value} />
    `;
  if (!mine || !game.value)
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
  if (watching.value)
    return html`
      <${Play} />
    `;
  if (part === "forecast" && canForecast(game.value))
    return html`
      <${Forecast} />
    `;
  if (part === "share")
    return html`
      <${Share} />
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

const ready = createLoader(async (/** @type {string} */ system) => {
  await loadSystem(system);
  return systemNamed(system);
});

/** A screen of a game for its printed boards or cards. @param {{ system: string, what: "Boards" | "Cards", name: string }} props */
function Printed({ system, what, name }) {
  const own = useLoaded(ready, system);
  if (!own)
    return html`
      <${Loading} why=${ready.problem.value?.id} />
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

/** The first game that has a screen for its cards. */
const withCards = createLoader(async () => {
  for (const { name } of await api.systems()) {
    await loadSystem(name);
    if (systemNamed(name).Cards) return name;
  }
  return "";
});

/** The cards of whichever game shows them first. */
function FirstCards() {
  const first = useLoaded(withCards);
  useEffect(() => {
    if (first !== null) location.replace(first ? `#/cards/${first}` : "#/");
  }, [first]);
  return html`
    <${Loading} why=${withCards.problem.value?.id} />
  `;
}

/**
 * The screen an address names; one that names none leads to the first.
 * @param {{ screen: string, id: string, part: string, place: string }} props
 */
export const Screen = (props) => html`
  <${Named} ...${props} />
  <${Shortcuts} />
`;

/** @param {{ screen: string, id: string, part: string, place: string }} props */
function Named({ screen, id, part, place }) {
  if (screen === "play")
    return html`
      <${Game} id=${id} part=${part} place=${place} key=${id} />
    `;
  if (screen === "new")
    return html`
      <${NewGame} wanted=${id} key=${id} />
    `;
  if (screen === "boards" && id)
    return html`
      <${Printed} system=${id} what="Boards" name=${part} />
    `;
  if (screen === "cards")
    return id
      ? html`
          <${Printed} system=${id} what="Cards" name=${part} />
        `
      : html`
          <${FirstCards} />
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
      <${Preferences} back=${id ? `#/play/${id}` : "#/"} />
    `;
  return html`
    <${Home} faces=${faces} />
  `;
}
