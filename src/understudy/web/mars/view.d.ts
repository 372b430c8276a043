// The view of a game of Terraforming Mars as `mars/view.py` builds it, and the options of a game.

import type { GameDocument } from "../types";
import type { Card, You } from "./human/view";

type Owner = "human" | "bot";

/** Printed contents of maps, colony tiles, cards and policies. */
export interface Printed {
    /** Spaces with a price and a gain: by map, then space. */
    special: Record<string, Record<string, { pay: number; get: string }>>;
    /** Regions that milestones and awards of a map use: the row at which they begin. */
    regions: Record<string, { id: string; row: number }>;
    /** The number of stored cubes for one space of the track with the tag of their colony. */
    exchange: number;
    exchange_tag: Record<string, string>;
    /** The last step of a colony tile, and the number of its first steps that hold colonies. */
    last_step: number;
    slots: number;
    /** The number of preludes to keep at the start. */
    preludes_kept: number;
    /** The number of milestones that can be claimed in a game. */
    milestone_limit: number;
    /** The income of each colony tile: for building, for each owner, for trading at each step. */
    colonies: Record<string, { build: Income; bonus: Income; track: (Income | null)[] }>;
    /** Your cards by number. */
    cards: Record<string, Card>;
    /** The policy of each party while it rules. */
    policies: Record<string, Pick<Card, "actions" | "watches" | "terms">>;
    /** The effects of standard projects and of converting plants and heat. */
    projects: Record<string, Clause[]>;
    /** What one more of a fact is worth in MC, by which spaces are sorted; `card` is a card drawn. */
    worth: Record<string, number>;
}

/** An amount of a resource, its production, tokens, cards, or oceans. */
export interface Income {
    amount: number;
    what: string;
    production: boolean;
}

export interface Space {
    id: string;
    row: number;
    column: number;
    kind: "land" | "ocean" | "named";
    volcanic: boolean;
    bonus: string[];
    tile: string | null;
    owner: string | null;
}

export interface Gauge {
    value: number;
    min: number;
    max: number;
    step: number;
    bonuses: number[];
}

/** One of MarsBot's tracks; `spaces` are the icons printed on it, from the start. */
export interface Track {
    id: string;
    tags: string[];
    position: number;
    highest: number;
    spaces: string[];
    ignored: number[];
}

export interface Decks {
    action: number;
    bonus: number;
    bonus_discard: string[];
    destroyed: string[];
    played: string[];
    set_aside: string[];
}

/** Points by line of the score sheet. */
export type Points = Record<string, number>;

/** A milestone or an award. */
export interface Goal {
    name: string;
    owner: Owner | null;
    human: number | null;
}

/** An award; at the end with both values and its winners. */
export interface Award extends Goal {
    bot: number;
    final: Partial<Record<Owner, number>>;
    winners: Owner[];
}

export interface Colony {
    name: string;
    step: number;
    owners: string[];
    fleet: string | null;
    stored: number;
}

export interface Cube {
    track: string;
    space: number;
    colour: string;
}

export interface Corporation {
    number: string;
    tags: string[];
    priority: string[];
    kept: Record<string, number>;
    cubes: Cube[];
    thin_sources: boolean;
}

export interface Party {
    name: string;
    delegates: string[];
}

export interface Turmoil {
    ruling: string;
    dominant: string;
    chairman: string;
    parties: Party[];
    reserve: Record<string, number>;
    lobby: boolean;
    events: string[];
}

export interface View {
    generation: number;
    last_generation: number;
    phase: string;
    mover: string;
    first_player: string;
    parameters: { temperature: Gauge; oxygen: Gauge; oceans: Gauge; venus?: Gauge };
    map: { name: string; spaces: Space[] };
    bot: {
        tr: number;
        mc: number;
        mc_per_point: number;
        floaters: number;
        fleets: number;
        stand_in: boolean;
        passed: boolean;
        tracks: Track[];
        decks: Decks;
        now: Points;
    };
    human: { tr: number; passed: boolean; card_points: number | null; now: Points };
    milestones: (Goal & { threshold: number; bot: boolean; bot_progress: [have: number, need: number] })[];
    awards: Award[];
    over: boolean;
    winner: Owner | null;
    scores: { human?: Points; bot?: Points };
    expansions: string[];
    colonies?: Colony[];
    corporation?: Corporation;
    turmoil?: Turmoil;
    /** Your side, in the screen game. */
    you?: You;
}

/** The options chosen for a game. */
export interface ChosenOptions {
    map: string;
    expansions: string[];
    difficulty: string;
    modifiers: string[];
    draft: boolean;
    decks: Record<string, "real" | "dealt">;
    colonies: string[];
    milestones: string[];
    awards: string[];
    turmoil_tr_13: boolean;
    turmoil_delegates: number;
    board: string;
    corporation: string;
    your_corporation: string;
    you: "reported" | "played";
    well_sourced: boolean;
}

/** The possible values of each option. */
export interface Options {
    defaults: ChosenOptions;
    presets: Record<string, Partial<ChosenOptions>>;
    map: string[];
    expansions: string[];
    difficulty: string[];
    levels: Record<string, string[]>;
    modifiers: string[];
    draft: boolean[];
    decks: string[];
    colonies: string[];
    milestones: string[];
    awards: string[];
    turmoil_tr_13: boolean[];
    turmoil_delegates: number[];
    needs: Partial<Record<keyof ChosenOptions, string>>;
    corporation: string[];
    your_corporation: string[];
    you: string[];
    well_sourced: boolean[];
    corporation_needs: Record<string, string[]>;
    thin_sources: string[];
    stand_ins: string[];
}

/** The props of the options form and of its sections. */
export interface OptionsProps {
    options: Options;
    chosen: ChosenOptions;
    set: (changes: Partial<ChosenOptions>) => void;
}

export type Document = GameDocument<View, ChosenOptions>;
