// Previews of answers before one of them is given.

import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { currentGame } from "../play/game_state/current_game.js";

/** @import { Answer, PreviewReport } from "../types" */

/**
 * Return the preview of each sequence of answers to the current question; an empty list until they are loaded.
 * @param {Answer[][]} answers @returns {(PreviewReport | undefined)[]}
 */
export function usePreviews(answers) {
  const { id, token } = currentGame();
  const request = JSON.stringify([id, token, answers]);
  const [loaded, setLoaded] = useState({ wanted: "", reports: /** @type {PreviewReport[]} */ ([]) });
  useEffect(() => {
    let closed = false;
    if (answers.length > 0) {
      // Errors are ignored; the question works without previews.
      api.previews(id, { token, answers }).then(
        (reports) => !closed && setLoaded({ wanted: request, reports }),
        () => {},
      );
    }
    return () => {
      closed = true;
    };
  }, [request]);
  return loaded.wanted === request ? loaded.reports : [];
}
