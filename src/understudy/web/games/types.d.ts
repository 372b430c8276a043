// Types of what a face says about new and finished games.

import type { GameSummary } from "../types";

/** A finished game as programs for played games record it. */
export interface PlayRecord {
    /** The English name of the game, and its number on BoardGameGeek. */
    game: string;
    bggId: number;
    board: string;
    comments: string[];
    /** The sides that can win; `id` never changes. */
    players: { id: string; name: string; score?: number; winner: boolean; starts: boolean; role: string }[];
}

/** A line of the score sheet with the points by side; unknown points are left out. */
export interface ScoreRow {
    line?: string;
    label: string;
    hint: string;
    [side: string]: any;
}

/** A step of the screen of a new game. */
export interface SetupStep {
    id: string;
    title: string;
}

/** A word of the sentence of a new game: the step, or the part of the fold, in which it is chosen. */
export interface SetupWord {
    target: string;
    text: string;
}

/** A sentence about a new game; some of its arguments are words with a link. */
export interface SetupSentence {
    id: string;
    args?: Record<string, SetupWord | string | number>;
}

/** The deals of the day of a game: everything follows from the date. */
export interface DailyDeals {
    names: string[];
    /** The option that the player chooses freely. */
    levelOption: string;
    levelLabel(): string;
    levelName(level: string): string;
    name(deal: string): string;
    options(deal: string, day: string, offered: any, level: string): any;
    /** What the options of a deal are, apart from the level. */
    about(deal: string, options: any): string;
    /** Whether one round of a game is over, and its result if it has one. */
    standing(entry: GameSummary): { counts: boolean; result: { human: number; bot: number; round: number } | null };
    roundName(round: number): string;
    roundHead(): string;
}
