// Types of what a face says about new and finished games.

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
