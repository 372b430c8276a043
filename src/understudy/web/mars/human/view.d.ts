// Your side as `mars/player/showing.py` shows it, and your cards as `mars/cards/describing.py` describes them.

import type { Change, Message } from "../../types";

export type Stock = Record<string, number>;

/** How many: a number, so many for everything of a kind, or as many as you like. */
export type Amount = number | Clause;

/** A part of a statement: a verb, and what it says besides the usual. */
export interface Clause {
    verb: string;
    resources?: Record<string, Amount>;
    changes?: Record<string, Amount>;
    resource?: string;
    lowered?: string;
    raised?: string | number;
    amount?: Amount;
    count?: Amount;
    keep?: number;
    kind?: string;
    kinds?: string[];
    hosted?: boolean;
    parameter?: string;
    steps?: any;
    tile?: string;
    where?: string;
    tag?: string;
    tags?: string[];
    of?: any;
    what?: string;
    every?: number;
    times?: number;
    most?: number;
    parts?: Clause[];
    less?: Clause;
    metal?: string;
    metals?: string[];
    options?: Clause[][];
    cost?: Clause[];
    gain?: Clause[];
    then?: Clause[];
    otherwise?: Clause[];
    counted?: Clause;
    least?: number;
    least_cost?: number;
    event?: string;
    own?: boolean;
    only_bot?: boolean;
    steal?: boolean;
    key?: string;
    value?: number;
    by?: number;
    name?: string;
    project?: string;
    bonus?: string;
    condition?: string;
    slack?: number;
    itself?: boolean;
    in_action?: boolean;
    beside?: boolean;
    next_card?: boolean;
    up_to?: boolean;
    each?: boolean;
    anything?: boolean;
    on_mars?: boolean;
    here?: boolean;
    points?: boolean;
    demanding?: boolean;
    moves?: boolean;
    fits?: string;
    cards?: number;
    production?: number;
    discount?: number;
    to?: any;
    parameters?: string[];
    projects?: string[];
    same?: boolean;
    full?: boolean;
    duplicate?: boolean;
    any_planet?: boolean;
    penalty?: number;
    once?: boolean;
    price?: number;
}

export interface Requirement {
    what: string;
    of?: string;
    anybody?: boolean;
    at_least?: number;
    at_most?: number;
}

export interface Points {
    each: number;
    every: number;
    per?: string;
    of?: string;
    once?: boolean;
    for_sued?: boolean;
}

export interface Card {
    number: string;
    /** What is printed where that is not what it is known by. */
    printed?: string;
    kind: "project" | "prelude" | "corporation";
    set: string;
    colour?: "green" | "blue" | "red";
    cost?: number;
    money?: number;
    tags?: string[];
    holds?: string;
    requirements?: Requirement[];
    points?: Points;
    immediate?: Clause[];
    first?: Clause[];
    actions?: Clause[];
    watches?: Clause[];
    terms?: Clause[];
    sentences?: Message[];
    /** What we are not sure of, in words. */
    doubt?: string;
}

/** Something that may be done, or why not. */
interface Possible {
    why_not: Message | null;
}

export interface InHand extends Possible {
    number: string;
    price: number;
    /** Whom a lower price is owed to, by how much. */
    cheaper: Record<string, number>;
    /** What besides money may pay for it. */
    means: string[];
    /** The parameter whose next step makes it impossible, and where it stands. */
    last: { of: string; have: number } | null;
    /** The least and the most a parameter may be for it. */
    bounds: Record<string, [number | null, number | null]>;
}

export interface Open extends Possible {
    number: string;
    held: number;
    points: number;
    action: boolean;
    /** The alternatives of its action that can be used now, from 1. */
    open: number[];
    used: boolean;
}

export interface Project extends Possible {
    name: string;
    price: number;
}

export interface Contest extends Possible {
    have: number;
    price: number;
}

export interface You {
    stock: Stock;
    production: Stock;
    tags: Record<string, number>;
    steel_value: number;
    titanium_value: number;
    card_price: number;
    greenery_plants: number;
    step_heat: number;
    corporations: Open[];
    played: Open[];
    events: string[];
    hand: InHand[];
    in_hand: number;
    offered: string[];
    /** Those kept in the draft so far. */
    drafted: string[];
    /** Those on offer as if they were in your hand. */
    judged: InHand[];
    card_points: number;
    projects: Project[];
    convert: Record<"plants" | "heat", Message | null>;
    milestones: Record<string, Contest>;
    awards: Record<string, Contest>;
    trade?: Trade;
    politics?: Politics;
}

/** Your fleets, what a trade costs in each resource, and why a tile is not open to you. */
export interface Trade {
    home: number;
    fleets: number;
    /** By how many steps you may raise the marker before a trade. */
    steps: number;
    fees: Record<string, Possible & { price: number }>;
    tiles: Record<string, Message | null>;
}

/** Your influence, the price of the next delegate and why it cannot be sent; the action of the ruling party. */
export interface Politics extends Possible {
    influence: number;
    price: number;
    action: boolean;
    policy: Message | null;
    policy_price: number;
    /** The parties that one more delegate of yours would lead, or make dominant. */
    leads: string[];
    dominates: string[];
    events: Foreseen[];
}

/** What a global event would do to you if it happened now, as far as that is certain. */
export interface Foreseen {
    name: string;
    changes: Change[];
    /** Whether it goes on with a choice of yours or with something that nobody knows. */
    goes_on: boolean;
}

/** How a price is paid. */
export interface PaymentQuestion {
    type: "payment";
    id: string;
    args: Record<string, any>;
    default: Record<string, number> | null;
    price: number;
    money: number;
    means: { key: string; value: number; count: number }[];
}
