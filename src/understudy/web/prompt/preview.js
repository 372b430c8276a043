// What answers would bring, as far as that is certain: asked for before one of them is given.

import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { currentGame } from "../play/current_game.js";

/** @import { Answer, PreviewReport } from "../types" */

/**
 * What each of these answers to the question being asked would bring, given with those that would follow it; nothing
 * as long as it is not known.
 * @param {Answer[][]} answers @returns {(PreviewReport | undefined)[]}
 */
export function usePreviews(answers) {
  const { id, token } = currentGame();
  const request = JSON.stringify([id, token, answers]);
  const [loaded, setLoaded] = useState({ wanted: "", reports: /** @type {PreviewReport[]} */ ([]) });
  useEffect(() => {
    let closed = false;
    if (answers.length > 0) {
      // Whoever does not answer now, or says that the game has gone on, has nothing to add to the question.
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
