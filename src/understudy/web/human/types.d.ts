// What a game adds to the shared parts of a screen game.

import type { ComponentType } from "preact";
import type {
    Change,
    Children,
    ChoiceQuestion,
    Message,
    PreviewReport,
    Question,
    Ref,
    SpaceQuestion,
    Step,
} from "../types";

/** A changed fact with its label; `rank` is its place among other facts. */
export interface LabeledChange {
    what: string;
    symbol: Children;
    text: string;
    unit?: string;
    rank: number;
    before: number;
    after: number;
}

/** A legal space and what it would change. */
export interface SpacePreview {
    id: string;
    preview?: PreviewReport;
}

/** What a game adds to the shared parts of a screen game. */
export interface ScreenFace<View = any> {
    /** The person who is asked if the question names no other. */
    you: Ref;
    /** The cards that a question is about. */
    About: ComponentType<{ question: any }>;
    /** What a wide screen shows beside the answers, such as the hand. */
    Beside?: ComponentType<{ question: any }>;
    /** What is placed on a space. */
    PlacedThing: ComponentType<{ question: SpaceQuestion }>;
    WhyNot: ComponentType<{ why: Message }>;
    /** The names of the spaces that steps changed. */
    changedSpaces(steps: Step[]): string[];
    /** Whether a change is one of the player's side or of the board. */
    concernsYou(change: { what: string }): boolean;
    /** The changes that are shown, in order; `view` is the view before them. */
    labeledChanges(changes: Change[], view?: View): LabeledChange[];
    /** How an option is shown: its whole content, or a symbol before its name; null for the name alone. */
    option(
        question: ChoiceQuestion,
        id: string,
        preview?: PreviewReport,
    ): { cls?: string; content?: Children; symbol?: Children } | null;
    /** A text about a space in addition to its preview; "short" for a list of spaces. */
    spaceNote(id: string, length: "short" | "long"): string;
    /** What the advice of an expert needs; null if the game has none. */
    advice: {
        /** Whether the expert knows this kind of game. */
        isOffered(view: View): boolean;
        roundName(round: number): string;
        /** The name of a move of the turn's menu. */
        moveName(move: Record<string, string>): Children;
        /** An answer that a name would not describe, such as a turned tile; null for its name. */
        answerName?(kind: string, id: string): Children;
        /** The board at an earlier decision, with the given answer and the expert's. */
        DecisionBoard: ComponentType<{ view: View; question: Question; given: any[]; expert: any[] }>;
        /** Load the module that says how strong the expert is. */
        strength(): Promise<{ strength: import("../advice/types").ExpertStrength }>;
        /** Choose a hinted answer without giving it. */
        choose(question: string, answers: any[]): void;
    } | null;
    /** The value by which spaces are sorted. */
    spaceValue(space: SpacePreview): number;
}
