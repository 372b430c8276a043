// The position of MarsBot, the map and the parameters during the playback of a turn.

import { factBefore } from "../../journal/facts.js";
import { currentGame, game } from "../../play/game_state/current_game.js";
import { stepsShown } from "../../play/playback.js";
import { oceansBefore, spacesBefore } from "./journal_facts.js";

/** @import { Step } from "../../types" */
/** @import { Document, View } from "../view" */

const PLAYED = /^(tile\.|bot\.track\.|temperature$|oxygen$|venus$)/;

/** Return whether a step is seen on the map, the tracks or the parameters. @param {Step} step */
export const isPlayed = ({ changes = [] }) =>
  changes.some(({ what, before, after }) => PLAYED.test(what) && before !== after);

/**
 * Return the view as the playback shows it now; without a playback the view itself.
 * @param {View} view @returns {View}
 */
export function playedView(view) {
  const at = stepsShown.value;
  const doc = /** @type {Document | null} */ (game.value);
  if (at === null || !doc) return view;
  /** @param {string} what @param {number} now */
  const then = (what, now) => Number(factBefore(doc.journal, what, at, now));
  const parameters = Object.fromEntries(
    Object.entries(view.parameters).map(([id, gauge]) => [
      id,
      { ...gauge, value: id === "oceans" ? oceansBefore(doc, at) : then(id, gauge.value) },
    ]),
  );
  return {
    ...view,
    parameters: /** @type {View["parameters"]} */ (parameters),
    map: { ...view.map, spaces: spacesBefore(doc, at) },
    bot: {
      ...view.bot,
      tr: then("bot.tr", view.bot.tr),
      mc: then("bot.mc", view.bot.mc),
      tracks: view.bot.tracks.map((track) => ({
        ...track,
        position: then(`bot.track.${track.id}`, track.position),
        highest: then(`bot.highest.${track.id}`, track.highest),
      })),
    },
  };
}

/** Return the tracks that the step shown last moved. */
export function tracksMovedNow() {
  const at = stepsShown.value;
  const step = at === null ? undefined : currentGame().journal[at - 1];
  return (step?.changes ?? []).filter(({ what }) => what.startsWith("bot.track.")).map(({ what }) => what.slice(10));
}
