// The win probabilities of a whole game, computed request by request and kept until the game changes.

import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { errorMessage } from "../requests/errors.js";
import { retryAfterLimit } from "../requests/retry.js";

/** @import { Message } from "../types" */
/** @import { WinCourseReport } from "./types" */

/** @typedef {{ report: WinCourseReport | null, problem: Message | null }} State */

/** Courses that are kept. */
const KEPT = 8;

/** Complete courses by game, revision and player. @type {Map<string, WinCourseReport>} */
const kept = new Map();

/** @param {string} key @param {WinCourseReport} report */
function keep(key, report) {
  kept.set(key, report);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
}

/**
 * Return the course of a game, complete or not; it is continued while it is wanted.
 * @param {string} id @param {number} revision @param {boolean} planner @param {boolean} wanted @returns {State}
 */
export function useWinCourse(id, revision, planner, wanted) {
  const key = `${id} ${revision} ${planner}`;
  const [state, setState] = useState(/** @type {State} */ ({ report: null, problem: null }));
  useEffect(() => {
    if (!wanted) return undefined;
    const closed = new AbortController();
    const load = async () => {
      setState({ report: kept.get(key) ?? null, problem: null });
      try {
        while (!closed.signal.aborted && !kept.has(key)) {
          const report = await retryAfterLimit(
            () => api.winCourse(id, planner),
            () => !closed.signal.aborted,
            () => {},
          );
          if (!report || closed.signal.aborted) return;
          if (report.points) keep(`${id} ${report.revision} ${planner}`, report);
          setState({ report, problem: null });
          // The game has changed; the next course is already asked for.
          if (report.revision !== revision) return;
        }
      } catch (error) {
        if (!closed.signal.aborted) setState({ report: null, problem: errorMessage(error) });
      }
    };
    load();
    return () => closed.abort();
  }, [key, wanted]);
  return wanted ? state : { report: null, problem: null };
}
