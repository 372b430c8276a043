// Your side of Tapestry as `tapestry/human/view.py` builds it, and the printed components.

import type { Message } from "../../types";

/** A benefit: an operation with its fields, or a combination of benefits. */
export interface Benefit {
    op?: string;
    and?: Benefit[];
    seq?: Benefit[];
    or?: Benefit[];
    n?: number;
    kind?: string;
    scope?: string;
    dice?: string;
    gain?: string;
    track?: string;
    what?: string;
    id?: string;
    steps?: number;
    overflow_vp?: number;
    optional?: boolean;
    from?: string;
    then?: unknown;
}

/** A benefit as symbols and in words. */
export interface Gives {
    gives: Benefit;
    text: Message;
}

export interface PrintedSpace extends Gives {
    cost: string[];
    bonus: (Gives & { pay: string; n: number }) | null;
}

export interface PrintedTile extends Gives {
    corners: string[];
    inside: string[];
}

export interface PrintedTech {
    circle: Gives;
    square: Gives;
    track: string | null;
    space: number;
    row: string | null;
    position: number;
}

export interface PrintedPosition {
    points: Gives[];
    income: Gives[];
}

/** A shape of a landmark after some quarter turns; "1" is a covered plot. */
export interface Turned {
    turn: number;
    shape: string[];
}

export interface PrintedComponents {
    spaces: Record<string, (PrintedSpace | null)[]>;
    tiles: Record<string, PrintedTile>;
    space_tiles: Record<string, Gives>;
    tech: Record<string, PrintedTech>;
    card_kinds: Record<string, "when_played" | "this_era" | "trap">;
    income_mat: Record<string, PrintedPosition[]>;
    first_in_era: Record<string, Gives>;
    landmarks: Record<string, Turned[]>;
    capitals: Record<string, string[]>;
    starts: Record<string, Gives>;
}

export interface City {
    mat: number | null;
    start: string | null;
    impassable: string[];
    built: Record<string, string>;
    districts: number[];
    lines: number;
    missing: { rows: number[]; columns: number[]; districts: number[] };
}

/** The next space of a track. */
export interface Advance {
    track: string;
    why_not: Message | null;
    costs: { space: number; cost: string[]; payments: string[] }[];
}

export interface TechCard {
    card: number;
    ready: boolean;
    met: boolean;
}

export interface YourSide {
    stock: Record<string, number>;
    rows: Record<string, number>;
    /** How many there are of what benefits count. */
    counts: Record<string, number>;
    city: City;
    aside: string[];
    tokens: Record<string, number[]>;
    income_step: string | null;
    left_tracks: string[];
    hand: string[];
    in_hand: number;
    offered: string[];
    mat: string[][];
    tapestry_cards: number;
    choice: { opponent: string | null; track: string | null };
    tech: Record<"bottom" | "middle" | "top", TechCard[]>;
    /** Face-up tech cards whose requirement is met now. */
    display_met: string[];
    tiles: number[];
    space: number[];
    space_explored: number[];
    civilizations: string[];
    civilization_mats: Record<string, any>;
    outposts: number;
    territories: number;
    landmarks: string[] | number;
    first_in_next_era: boolean;
    open_positions: Record<string, number>;
    next_income: Record<string, number>;
    advances: Advance[];
}
