// Types of hints, reviews and compared answers, of the expert's answers while it plays, and of how strong it is.

import type { Message, Wire } from "../types";

export type HintedMove = Omit<Wire["HintedMove"], "move" | "reasons" | "words"> & {
    move: any;
    reasons: Message[];
    words: Message | null;
};
export type KeyDecision = Omit<Wire["KeyDecision"], "given" | "other" | "asked"> & {
    given: HintedMove;
    other: HintedMove;
    asked: Message | null;
};
export type ReviewedAnswer = Wire["ReviewedAnswer"];
export type DecisionReport = Omit<Wire["DecisionReport"], "moves" | "given"> & {
    moves: HintedMove[];
    given: HintedMove | null;
};
export type GameReview = Omit<Wire["GameReview"], "sentences" | "cost" | "gained"> & {
    cost: KeyDecision[];
    gained: KeyDecision[];
    sentences: Message[];
};
export type ReviewReport = Omit<Wire["ReviewReport"], "review"> & { review: GameReview | null };
export type AnswerAlone = Omit<Wire["AnswerAlone"], "move"> & { move: any };
export type HintReport = Omit<Wire["HintReport"], "moves" | "alone"> & { moves: HintedMove[]; alone: AnswerAlone[] };

export type MoveAdvice = Omit<Wire["MoveAdvice"], "move"> & { move: any };
export type AdviceReport = Omit<Wire["AdviceReport"], "moves"> & { moves: MoveAdvice[] };
export type WinCourseReport = Wire["WinCourseReport"];
export type ExpertStepReport = Omit<Wire["ExpertStepReport"], "chosen" | "next_best"> & {
    chosen: HintedMove;
    next_best: HintedMove | null;
};

/** Games won at a level; `kind` names the options. */
export interface Strength {
    kind: string;
    level: string;
    won: number;
    of: number;
}

/** A class of shown win probabilities and how often it was won, in percent, with the 95 % error. */
export interface ShownClass {
    low: number;
    high: number;
    won: number;
    error: number;
}

/** How strong the expert of a game is, and what its percentages are worth if that was measured. */
export interface ExpertStrength {
    counted: Strength[];
    shown: ShownClass[];
}
