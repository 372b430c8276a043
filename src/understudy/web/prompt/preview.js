// Previews of answers before one of them is given.

import { useEffect, useState } from "preact/hooks";
import { currentGame, currentOpenGame, sending } from "../play/game_state/current_game.js";

/** @import { Answer, PreviewReport } from "../types" */

/**
 * Return the preview of each sequence of answers to the current question; an empty list until they are loaded.
 * @param {Answer[][]} answers @returns {(PreviewReport | undefined)[]}
 */
export function usePreviews(answers) {
  const { id, token } = currentGame();
  const request = JSON.stringify([id, token, answers]);
  const [loaded, setLoaded] = useState({ wanted: "", reports: /** @type {PreviewReport[]} */ ([]) });
  // While an answer is being sent, the question is about to change.
  const needed = answers.length > 0 && loaded.wanted !== request && !sending.value;
  useEffect(() => {
    // The answer may have been sent since this was drawn.
    if (!needed || sending.peek()) return undefined;
    const closed = new AbortController();
    // Errors are ignored; the question works without previews.
    currentOpenGame()
      .previews(answers, closed)
      .then(
        (reports) => !closed.signal.aborted && setLoaded({ wanted: request, reports }),
        () => {},
      );
    return () => closed.abort();
  }, [request, needed]);
  return loaded.wanted === request ? loaded.reports : [];
}
