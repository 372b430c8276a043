// Types of compared answers, of the expert's answers while it plays, and of the win probability over a game.

import type { HintedMove, Wire } from "../types";

export type MoveAdvice = Omit<Wire["MoveAdvice"], "move"> & { move: any };
export type AdviceReport = Omit<Wire["AdviceReport"], "moves"> & { moves: MoveAdvice[] };
export type WinCourseReport = Wire["WinCourseReport"];
export type ExpertStepReport = Omit<Wire["ExpertStepReport"], "chosen" | "next_best"> & {
    chosen: HintedMove;
    next_best: HintedMove | null;
};
