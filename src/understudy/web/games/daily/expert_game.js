// A game that the expert plays with given options and seed, request by request while its screen is shown.

import { useEffect, useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { errorMessage } from "../../requests/errors.js";

/** @import { Message, Wire } from "../../types" */
/** @import { DealResult } from "./stored_deals.js" */

/** @typedef {{ running: boolean, round: number, problem: Message | null }} ExpertState */

/**
 * Return how far the expert is, and functions that start and cancel its game. What was played is kept by the server.
 * @param {Wire["NewGame"] & { seed: number }} request @param {(result: DealResult) => void} onEnd
 */
export function useExpertGame({ system, options, seed }, onEnd) {
  const [state, setState] = useState(/** @type {ExpertState} */ ({ running: false, round: 0, problem: null }));
  const key = JSON.stringify({ system, options, seed });
  useEffect(() => {
    if (!state.running) return undefined;
    const stopped = new AbortController();
    const play = async () => {
      try {
        while (!stopped.signal.aborted) {
          const { round, result } = await api.expertGame(system, { options, seed });
          if (stopped.signal.aborted) return;
          if (result) {
            onEnd({ human: result.points, bot: result.opponent_points, round });
            setState({ running: false, round, problem: null });
            return;
          }
          setState({ running: true, round, problem: null });
        }
      } catch (error) {
        if (!stopped.signal.aborted) setState({ running: false, round: 0, problem: errorMessage(error) });
      }
    };
    play();
    return () => stopped.abort();
  }, [state.running, key]);
  /** @param {boolean} running */
  const set = (running) => setState({ ...state, running, problem: null });
  return { ...state, start: () => set(true), cancel: () => set(false) };
}
