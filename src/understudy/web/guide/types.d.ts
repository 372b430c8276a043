// Types of the guides.

import type { Answer, Args } from "../types";

/** An element that a hint lights: its selector, and that of the control to tap in it. */
export interface HintTarget {
    at: string;
    tap?: string;
}

/** One explanation of a guide: when it is shown, what is lit, and its text. */
export interface Hint {
    /** Number of the step that the learner sees. */
    step: number;
    /** Id of the question, and number of answers given before it. */
    question: string;
    answers: number;
    /** A tab of the game screen, or the report of the last turn. */
    view: string;
    /** The first of these on the screen is lit. */
    lit: HintTarget[];
    /** Scrolled into view, because the text names something in it. */
    seen?: string;
    /** Opened first, if it is closed. */
    open?: string;
    /** Message with the title; its attributes are `text` and `next`. */
    text: string;
    args?: Args;
    /** Whether the card is at the lower edge, because its text is about something below the lit element. */
    low?: boolean;
    /** Whether the learner taps the lit element. */
    tap?: boolean;
    /** Symbols or words of which each leads to the next, with what they are. */
    chain?: { text: string; icons?: string[]; marks?: string[] }[];
    symbols?: { icon?: string; mark?: string; text: string }[];
}

/** The explanations of a guide; `ownGame` is the address after its end. */
export interface Explanation {
    title: string;
    steps: number;
    ownGame: string;
    hints: Hint[];
}

/** A guide: its explanations, and the answers that they expect. */
export type GuideScript = Explanation & { expected: Answer[] };
