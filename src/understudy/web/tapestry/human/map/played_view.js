// The map and the tracks during the playback of the bots' turn, and the hexes that changed last.

import { html } from "htm/preact";
import { useEffect, useRef } from "preact/hooks";
import { factBefore } from "../../../journal/facts.js";
import { currentGame } from "../../../play/game_state/current_game.js";
import { stepsShown } from "../../../play/playback.js";
import { say } from "../../../app/translations.js";
import { hexesBefore, touchedIn } from "../../hexes.js";
import { Row } from "../../tracks.js";

/** @import { Step } from "../../../types" */
/** @import { Document, View } from "../../view" */

const PLAYED = /^(hex\.|(automa|shadow)\.track\.)/;

/** Return whether a step is seen on the map or on the tracks. @param {Step} step */
export const isPlayed = ({ changes = [] }) => changes.some(({ what }) => PLAYED.test(what));

/**
 * Return the view as the playback shows it now; without a playback the view itself.
 * @param {View} view @returns {View}
 */
export function playedView(view) {
  const at = stepsShown.value;
  if (at === null) return view;
  const doc = /** @type {Document} */ (currentGame());
  /** @param {string} track @param {[owner: string, at: number]} marker */
  const then = (track, [owner, now]) => [owner, Number(factBefore(doc.journal, `${owner}.track.${track}`, at, now))];
  return {
    ...view,
    map: { ...view.map, hexes: hexesBefore(doc, at) },
    tracks: view.tracks.map((track) => ({
      ...track,
      markers: Object.fromEntries(Object.entries(track.markers).map((marker) => then(track.id, marker))),
    })),
  };
}

/** Show a step of a played turn: its sentence, and the tracks that it moves. @param {{ step?: Step }} props */
export function PlayedStep({ step }) {
  const tracks = (step?.changes ?? []).flatMap(({ what }) => /\.track\.(.+)$/.exec(what)?.[1] ?? []);
  return (
    step &&
    html`
      <p>${say(step.kind, step.args)}.</p>
      ${tracks.map(
        (id) => html`
          <${Row} key=${id} id=${id} view=${playedView(currentGame().view)} />
        `,
      )}
    `
  );
}

/** Number of journal steps of each game that the map has shown. @type {Map<string, number>} */
const shownSteps = new Map();

/** Return the hexes that changed since the map was last shown; what is new there is seen landing. */
export function useFreshHexes() {
  const { id, journal } = currentGame();
  const fresh = useRef(/** @type {Set<string>} */ (new Set()));
  const now = stepsShown.value ?? journal.length;
  const touched = touchedIn(journal.slice(shownSteps.get(id) ?? now, now));
  if (touched.length > 0) fresh.current = new Set(touched);
  useEffect(() => {
    shownSteps.set(id, now);
  }, [id, now]);
  return fresh.current;
}
