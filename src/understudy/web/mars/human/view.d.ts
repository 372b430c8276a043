// Your side as `mars/human/view.py` builds it, and your cards as `mars/cards/text/describe.py` describes them.

import type { Change, Message } from "../../types";

export type Stock = Record<string, number>;

/** An amount: a number, or a clause that says on what it depends. */
export type Amount = number | Clause;

/** A clause of a card definition: its verb, and the fields that differ from their defaults. */
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
    /** The printed number, if it is not `number`. */
    printed?: string;
    kind: "project" | "prelude" | "corporation";
    set: string;
    colour?: "green" | "blue" | "red";
    cost?: number;
    money?: number;
    /** Of a corporation: what a card costs in research; without it the first cards are free. */
    card_price?: number;
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
    /** The message about a doubt in our definition. */
    doubt?: string;
}

/** Something that is possible now, or the reason why not. */
interface Possible {
    why_not: Message | null;
}

/** A card in your hand or on offer. */
export interface HandCard extends Possible {
    number: string;
    price: number;
    /** The cards that lower its price, and by how much. */
    cheaper: Record<string, number>;
    /** Resources other than money that can pay for it. */
    means: string[];
    /** The parameter whose next step makes the card impossible, and its value. */
    last: { of: string; have: number } | null;
    /** By parameter: the least and the most value at which the card can be played. */
    bounds: Record<string, [number | null, number | null]>;
    /** All reasons, requirements first; `why_not` is the first of them. */
    reasons: Message[];
    /** Whether it may be played; a card without effect may, and the reason says that it has none. */
    legal: boolean;
}

/** A card that you have played. */
export interface PlayedCard extends Possible {
    number: string;
    held: number;
    points: number;
    action: boolean;
    /** The alternatives of its action that are possible now, counted from 1; `why_not` if none has an effect. */
    open: number[];
    used: boolean;
}

export interface Project extends Possible {
    name: string;
    price: number;
    /** Whether it may be done; one without effect may, and the reason says that it has none. */
    legal: boolean;
}

/** A milestone or an award: your value and the price. */
export interface GoalStatus extends Possible {
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
    corporations: PlayedCard[];
    played: PlayedCard[];
    events: string[];
    hand: HandCard[];
    in_hand: number;
    offered: string[];
    /** The cards kept in the draft so far. */
    drafted: string[];
    /** The cards on offer, judged as if they were in your hand. */
    judged: HandCard[];
    card_points: number;
    projects: Project[];
    convert: Record<"plants" | "heat", Message | null>;
    milestones: Record<string, GoalStatus>;
    awards: Record<string, GoalStatus>;
    trade?: Trade;
    politics?: Politics;
}

/** Your fleets, the price of a trade in each resource, and by tile the reason why you cannot trade. */
export interface Trade {
    home: number;
    fleets: number;
    /** The number of steps by which you may raise the marker before a trade. */
    steps: number;
    fees: Record<string, Possible & { price: number }>;
    tiles: Record<string, Message | null>;
}

/** Your influence, the next delegate (price, or why not), and the action of the ruling party. */
export interface Politics extends Possible {
    influence: number;
    price: number;
    action: boolean;
    policy: Message | null;
    policy_price: number;
    /** The parties that you would lead with one more delegate, and those that would become dominant. */
    leads: string[];
    dominates: string[];
    events: EventPreview[];
}

/** The certain effects on you of a global event if it happened now. */
export interface EventPreview {
    name: string;
    changes: Change[];
    /** Whether more follows: a choice of yours, or something that is hidden. */
    goes_on: boolean;
}

/** The question how to pay a price. */
export interface PaymentQuestion {
    type: "payment";
    id: string;
    args: Record<string, any>;
    default: Record<string, number> | null;
    price: number;
    money: number;
    means: { key: string; value: number; count: number }[];
}
