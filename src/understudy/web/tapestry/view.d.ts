// The view of a game of Tapestry as `tapestry/view.py` builds it, and the options of a game.

import type { CustomNames, GameDocument } from "../types";
import type { PrintedComponents, YourSide } from "./human/view";

/** A token on the map. */
export interface Token {
    owner: string;
    kind: string;
    toppled: boolean;
    stands?: boolean;
}

export interface Hex {
    id: string;
    name: string;
    q: number;
    r: number;
    kind: "tile" | "printed" | "empty";
    corners: string[];
    /** How far a tile is turned clockwise, 0 to 5. */
    turn: number | null;
    inside: string[];
    label: string | null;
    tile: number | null;
    controller: string | null;
    tokens: Token[];
}

export interface TrackSpace {
    landmark: string | null;
    claimed: string | null;
    actions: string[];
}

export interface Track {
    id: string;
    markers: Record<string, number>;
    favourite_of: string[];
    spaces: TrackSpace[];
}

/** A bot's distances to its goals on a track. */
export interface Next {
    track: string;
    space: number;
    to_landmark_or_end: number;
    to_end: number;
    landmark: string | null;
}

export interface Bot {
    name: string;
    favourite: string | null;
    outposts: number;
    next: Next[];
}

export interface Automa {
    vp: number;
    civilizations: string[];
    beside: number;
    on_mat: number;
    mat: string;
    multipliers: { per: string; columns: number[] }[];
    landmarks: string[];
    territories: number;
    toppled: number;
    income: { step: string; turns: number[]; due: boolean }[];
    now: { line: string; count: number; each: number }[];
    first_in_era: number;
}

export interface Human {
    name: string;
    era: number;
    vp: number;
    civilization: string | null;
    tapestry: string | null;
    historians: Record<string, number>;
    territories: number;
    toppled: number;
    behind_on: string[];
    /** Your side of a screen game; null beside the board. */
    side: YourSide | null;
}

export interface Decks {
    decision: number;
    decision_discard: number[];
    progress: number;
    territory: number | null;
    no_tiles: boolean;
    tapestry: number | null;
    tapestry_discard: string[];
    tech: number | null;
    space: number;
    civilizations: number;
    display: string[];
    real: string[];
}

export interface View {
    players: string;
    called: CustomNames;
    difficulty: number;
    phase: string;
    mover: string;
    first_player: string;
    last_turn: string | null;
    era: number;
    last_era: number;
    map: { hexes: Hex[] };
    tracks: Track[];
    landmarks: { id: string; owner: string | null; source: string }[];
    achievements: { id: string; points: number[]; taken: string[] }[];
    bots: Bot[];
    automa: Automa | null;
    humans: Human[];
    points: Record<string, number>;
    pair: {
        track_card: { card: number; automa: string; shadow: string; income: boolean };
        tiebreak_card: { card: number; order: string[]; topple: boolean; scan: string; rows: string[][] };
    } | null;
    decks: Decks;
    over: boolean;
    winner: string | null;
    scores: Record<string, number>;
}

/** The options chosen for a game. */
export interface ChosenOptions {
    difficulty: number;
    players: string;
    keep_discouraged: boolean;
    reshuffle_cards: number;
    civilization: string;
    second_civilization: string;
    first_player: string;
    name: string;
    name2: string;
    decks: Record<string, "real" | "dealt">;
    you: string;
    capital: number;
    adjustments: boolean;
}

/** The possible values of each option. */
export interface Options {
    defaults: ChosenOptions;
    presets: Record<string, Partial<ChosenOptions>>;
    difficulty: number[];
    players: string[];
    keep_discouraged: boolean[];
    reshuffle_cards: number[];
    civilization: string[];
    second_civilization: string[];
    first_player: string[];
    you: string[];
    capital: number[];
    adjustments: boolean[];
    decks: string[];
    incomplete_sources: string[];
}

/** The props of the options form and of its sections. */
export interface OptionsProps {
    options: Options;
    chosen: ChosenOptions;
    set: (changes: Partial<ChosenOptions>) => void;
}

export type Document = GameDocument<View, ChosenOptions>;

/** The contents of the decision cards, and what your side consists of. */
export interface Printed extends PrintedComponents {
    /** By card number: what Automa and Shadow Empire seek, and the order that breaks ties. */
    decision_cards: Record<
        number,
        {
            automa: string;
            shadow: string;
            income: boolean;
            order: string[];
            topple: boolean;
            scan: string;
        }
    >;
    /** By scan: the hex where it starts, its direction, and the hex where its second row begins. */
    scans: Record<string, { starts: string; heads: string; second: string }>;
}
