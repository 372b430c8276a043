// Types of the documents of the server. Most are generated from the OpenAPI description as `understudy/wire`; those it
// leaves open are defined here, and a test checks real games against them.

import type { ComponentChildren, ComponentType } from "preact";
import type { components } from "understudy/wire";
import type { PlayRecord, ScoreRow, SetupSentence, SetupStep } from "./games/types";

export type * from "./advice/types";
export type * from "./games/types";

/** The schemas of the OpenAPI description. */
export type Wire = components["schemas"];

/** A named thing of a game: a card, a track, a space. */
export interface Ref {
    kind: string;
    id: string;
}

/** Arguments of a message, by name. */
export type Args = Record<string, any>;

/** A message of the catalogs. */
export interface Message {
    id: string;
    args?: Args;
}

/** Something to do on the real table; `fact` identifies it. */
export interface TableChange extends Message {
    args: Args;
    action: "remove" | "set" | "place";
    fact: string;
}

/** Value of a fact of the position. */
export type Fact = number | string | null;

export interface Change {
    what: string;
    before: Fact;
    after: Fact;
}

/** Facts before and after a group of steps, by name. */
export type Changes = Map<string, { before: Fact; after: Fact }>;

/** One tie-break. */
export interface Narrowing {
    rule: string;
    args?: Args;
    best: Fact;
    left: string[];
    values: Fact[];
}

/** The candidates of a choice and its tie-breaks. */
export interface Deliberation {
    kind: string;
    candidates: string[];
    narrowings: Narrowing[];
    chosen: Ref | null;
}

/** A step of the journal. */
export interface Step {
    number: number;
    turn: number;
    kind: string;
    cite: string;
    depth: number;
    cause: number | null;
    args?: Args;
    changes?: Change[];
    deliberation?: Deliberation;
    failure?: string;
    ruling?: string;
    /** Whether the player has to do it by hand; the app has done the others. */
    hands?: boolean;
    /** Whether it is shown to the player whose report caused it. */
    news?: boolean;
    /** Whether it is shown before the next question in any turn. */
    now?: boolean;
    /** What the player's side does because of it. */
    also?: Message[];
}

/** The steps of a turn, or of several phases that belong to no side. */
export interface Turn {
    turn: number;
    steps: Step[];
}

/** Side of a turn; null if it belongs to no side. */
export type Side = "human" | "bot" | null;

interface QuestionBase {
    id: string;
    args: Args;
    cite: string;
    /** The sentences of the card that asks: what is given, and what for. */
    terms?: Message[];
}

/** Current values of a fact, by the values of the fields `of`, joined with spaces. */
export interface CurrentValue<T> {
    of: string[];
    values: Record<string, T>;
}

export interface NumberQuestion extends QuestionBase {
    type: "number";
    default: number | null;
    present?: CurrentValue<number>;
    low: number;
    high: number;
    step: number;
}

export interface YesNoQuestion extends QuestionBase {
    type: "yesno";
    default: boolean | null;
    present?: CurrentValue<boolean>;
}

/** Whether to overrule a refusal for one of these reasons; offered only then. */
export interface InsistQuestion extends QuestionBase {
    type: "insist";
    default: boolean;
    over: string[];
}

export interface ChoiceQuestion extends QuestionBase {
    type: "choice";
    default: string | null;
    present?: CurrentValue<string>;
    kind: string;
    options: string[];
    /** Notes on options. */
    notes?: Record<string, Message>;
    /** Messages shown instead of the names of options. */
    words?: Record<string, Message>;
}

export interface CardQuestion extends QuestionBase {
    type: "card";
    default: string | null;
    kind: string;
    pool: string;
    gone: string[];
}

export interface SpaceQuestion extends QuestionBase {
    type: "space";
    default: string | null;
    kind: string;
    spaces: string[];
    /** Legal spaces by the value of the field `by`. */
    by?: string;
    legal?: Record<string, string[]>;
    /** Spaces that are not legal, by the id of the message that says why; its argument is `space`. */
    why_not?: Record<string, string[]>;
    /** What legal spaces bring. */
    notes?: Record<string, Message>;
}

type SingleQuestion = NumberQuestion | YesNoQuestion | InsistQuestion | ChoiceQuestion | CardQuestion | SpaceQuestion;

/** A field of a form or menu entry. */
export type Field = SingleQuestion & { name: string };

/** Value of a field; a number is a text while it is incomplete. */
export type Value = number | string | boolean | null;

export interface FormQuestion extends QuestionBase {
    type: "form";
    default: Record<string, Value>;
    fields: Field[];
}

/** An entry of a menu. */
export interface Entry {
    name: string;
    fields: Field[];
}

export interface MenuQuestion extends QuestionBase {
    type: "menu";
    default: { do: string } | null;
    kind: string;
    plain: string[];
    entries: Entry[];
}

export type Question = SingleQuestion | FormQuestion | MenuQuestion;

/** An answer: a value, or values by field; for a menu `do` is the entry. */
export type Answer = Value | Record<string, Value>;

/** Everything a screen shows of a game; each game has its own view and options. */
export type GameDocument<View = any, Options = any> = Omit<
    Wire["GameDocument"],
    "options" | "question" | "view" | "journal" | "checklist" | "table"
> & {
    table: TableChange[];
    options: Options;
    question: Question | null;
    view: View;
    journal: Step[];
    checklist: Message[];
};

/** An earlier question as it was asked. */
export interface PastQuestion {
    at: number;
    question: Question;
    answer: Answer;
    view: any;
}

/** A given answer with the labels of its question. */
export interface GivenAnswer {
    at: number;
    question: Message;
    answer: Answer;
    did: Ref | null;
    fields: { label: Message; value: number | string | boolean | Ref }[];
    turn: number;
}

/** What a corrected answer changes in the rest of the game. */
export type CorrectionReport = Omit<Wire["CorrectionReport"], "game" | "journal_then" | "table"> & {
    table: TableChange[];
    game: GameDocument | null;
    journal_then: Step[];
};

/** What an answer would change for certain. */
export type PreviewReport = Omit<Wire["PreviewReport"], "refused" | "changes" | "payments"> & {
    refused: Message | null;
    changes: Change[];
    payments: any[];
};

/** A game that can be played, with its options. */
export type GameSystem = Omit<Wire["GameSystem"], "options"> & { options: any };

/** Fields of list entries that differ by game. */
interface GameFields {
    options: Record<string, any>;
    summary: Record<string, any>;
}
export type GameSummary = Omit<Wire["GameSummary"], keyof GameFields> & GameFields;
export type FinishedGame = Omit<Wire["FinishedGame"], keyof GameFields> & GameFields;
/** How an imported save relates to the stored games. */
export type ImportStatus = "taken" | "there" | "ahead" | "other";
export type SaveInspection = Omit<Wire["SaveInspection"], keyof GameFields | "how"> &
    Pick<GameFields, "options" | "summary"> & { view: any; how: ImportStatus };
export type ImportResult = Omit<Wire["ImportResult"], "how"> & { how: ImportStatus };
export type ForecastReport = Wire["ForecastReport"];
export type GameRule = Wire["GameRule"];
export type SavedBoard = Wire["SavedBoard"];
export type BoardReport = Omit<Wire["BoardReport"], "problems"> & { problems: Message[] };

/** Names of a game's things, by kind, id and language. */
export type Names = Record<string, Record<string, Record<string, string>>>;

/** An option of a control. */
export interface Option {
    id: string;
    text: string | number;
    icon?: string | null;
    hint?: string;
    locked?: boolean;
}

/** Content of an element. */
export type Children = ComponentChildren;

/** An event of an input element. */
export interface FieldEvent {
    target: HTMLInputElement;
}

/** Props of a control for a field. */
export interface FieldProps<F = Field> {
    field: F;
    value: Value;
    onChange: (value: Value) => void;
    label: string;
}

/** Props of the explanation of a choice: its step, and the line on which each candidate dropped out. */
export interface ExplanationProps<Document = GameDocument> {
    doc: Document;
    step: Step & { deliberation: Deliberation };
    dropped: Map<string, number>;
}

/** Cause of a step. */
export interface Cause {
    text: string;
    icon?: string | null;
}

/** Members that every face has. */
export interface RequiredFace<View = any, Document = GameDocument<View>> {
    Board: ComponentType<{ wide?: boolean }>;
    Bot: ComponentType<{ wide?: boolean }>;
    /** The options of a new game that belong to a step; those of all steps if there are no steps. */
    OptionsForm: ComponentType<any>;
    Gauges: ComponentType<{ view: View }>;
    Goals: ComponentType<{ view: View }>;
    /** One step as a picture. */
    StepPicture: ComponentType<{ doc: Document; step: Step }>;
    ScoreSheet: ComponentType<{ doc: Document }>;
    Sides: ComponentType<{ view: View }>;
    /** Status of a game in the list, with its document if it is loaded; `named` if its title is shown above. */
    ListEntry: ComponentType<{ entry: GameSummary; named: boolean; doc?: Document }>;
    Thumbnail: ComponentType<{ doc: Document }>;
    TurnSummary: ComponentType<{ doc: Document; steps: Step[] }>;

    /** Short texts about the position. */
    title(view: View): string;
    phaseText(view: View): string;
    boardName(view: View): string;
    botName(view: View): string;
    /** A name short enough for a tab on a phone, if that of the bot is too long. */
    botTab?(view: View): string;
    lastChange(): string | false | null;
    /** The heading of a turn, and whether it contains a step. */
    heading(steps: Step[]): string;
    inHeading(step: Step, steps: Step[]): boolean;
    /** The step that a side's turn is named after, if it is not always the first. */
    headStep?(steps: Step[]): Step;
    /** The side of a turn. */
    side(steps: Step[]): Side;
    /** The cause to show for a step, or null; `before` is its direct cause, `above` all causes, the nearest first. */
    cause(before: Step | undefined, step: Step, above: Step[]): Cause | null;
    /** A turn in a few sentences, for screen readers. */
    announce(steps: Step[]): string;
    /** Common menu entries, the most common first, and whether an entry edits facts. */
    commonEntries: string[];
    isEdit(entry: string): boolean;
    /** Names of symbols. */
    entryIcon(entry: string): string;
    optionIcon(kind: string, option: string): string | null;
    stepIcon(step: Step): string | null;
    /** The text of a step where it differs from its message; whether the lines of a turn leave it out. */
    stepText?(step: Step): string;
    isLeftOut?(step: Step, steps: Step[]): boolean;
    /** Whether a pool of cards contains a card. */
    inPool(pool: string, card: string): boolean;
    /** Why a game with these options cannot start, or null. */
    startProblem(options: any): Message | null;
    scoreRows(doc: Document): ScoreRow[];
    /** Total points of a finished game, and a text about when it ended. */
    result(entry: FinishedGame): { human: number; bot: number } | null;
    ended(entry: FinishedGame): string;
    /** Options by which finished games can be filtered, with the kind of their values. */
    facets: [option: string, kind: string][];
    /** Kinds of names in the glossary. */
    glossary: string[];

    /** A screen for its printed boards. */
    Boards?: ComponentType<{ name: string }>;
    /** A screen for all its cards; `name` is the opened one. */
    Cards?: ComponentType<{ name: string }>;
    /** Text for the end of a forecast game; without it there is no forecast. */
    forecastEnd?(end: number): string;
    /** Agents of a forecast among which the player chooses; the first is the usual one. */
    forecastAgents?(view: any): Option[];
}

/** Names of one game that replace the usual ones, by kind and id, and the letters of marks. */
export interface CustomNames {
    names: Record<string, Record<string, string | Ref>>;
    letters: Record<string, string>;
}

/** A group of things to look up by `key`. */
export interface Reference {
    title: string;
    /** `does` says in a few words what a symbol does. */
    items: { key: string; name: string; text: string; does?: string; number?: string; icon?: string | null }[];
}

/** A view of the game screen; one with `across` has its own row on wide screens. */
export interface GameView {
    id: string;
    icon: string;
    label: string;
    count?: number;
    across?: boolean;
    View: ComponentType<any>;
}

/** Members that a face may have; there are defaults. */
export interface OptionalFace<View = any> {
    /** Explanations of choices, by kind of candidate. */
    explanations: Record<string, ComponentType<ExplanationProps<any>>>;
    /** Messages that replace messages of the page: id → id. */
    messageIds: Record<string, string>;
    /** Columns of the score sheet. */
    sides(view: View): string[];
    /** Marks of a turn. */
    marks(steps: Step[]): string[];
    /** A past turn in one sentence. */
    summarize(steps: Step[]): string;
    /** The part of the game before this step, such as a round. */
    period(doc: { journal: Step[] }, number: number): string;
    /** What a finished game shows below its score sheet. */
    AfterScore: ComponentType<{ doc: any }>;
    /**
     * Whether a step only introduces others: "heads" if it is shown as their heading, "said" if the next step says it
     * all; null for any other step.
     */
    groupHeading(step: Step, steps: Step[]): "heads" | "said" | null;
    /** Title of a report of bot turns. */
    botTurns(view: View, count: number): string;
    /** Its tracks, if answers may name them: the kind of their names, the tracks that differ, and a row of one track. */
    tracks: {
        kind: string;
        changed(now: View, then: View): string[];
        Row: ComponentType<{ view: View; id: string }>;
    } | null;
    /** The menu entry that is reported with one click, if any, and its buttons. */
    quickEntry(question: MenuQuestion): string | null;
    QuickEntry: ComponentType<{ question: MenuQuestion }>;
    /** Whether the bot's score can be forecast. */
    hasForecast(view: View): boolean;
    /** The steps of a new game with these options. */
    setupSteps(chosen: any): SetupStep[];
    /** Sentences about a new game with these options. */
    setupSentence(chosen: any, options: any): SetupSentence[];
    /** Options that most games do not need, and a short text about them. */
    MoreOptions: ComponentType<any>;
    moreSummary(chosen: any): string;
    /** The options of a preset, changed to what this device has stored. */
    fitOptions(chosen: any): any;
    /** A finished game for programs that record plays, with its document if it is loaded; null if it has no number there. */
    playRecord(entry: FinishedGame, doc?: GameDocument): PlayRecord | null;
    /** The result of a finished game between people as text; null for a game that you won or lost against a bot. */
    peopleResult(entry: FinishedGame): string | null;
    /** The options of a finished game that were used in it. */
    usedOptions(entry: FinishedGame): Record<string, any>;
    /** The options of a game as lines. */
    optionSummary(doc: any): string[];
    /** Cards and symbols on the rules screen, and the key of the one a step is about. */
    reference(): Reference[];
    lookUp(step: Step): string | null;
    /** The current points as a short text. */
    pointsNow(view: View): string | null;
    /** The number on the bot's tab. */
    botCount(view: View): number | undefined;
    /** Whether a finished turn is shown before the next question. */
    worthSeeing(steps: Step[]): boolean;
    /** Whether a finished turn of the player is reported, before the turns that followed. */
    isOwnTurnReported(steps: Step[]): boolean;
    /** Whether a turn concerns nothing of the player, so that its report may close by itself. */
    nothingForYou(doc: any, steps: Step[]): boolean;
    /** Returns whether a step of the bot is seen on the board, so that it is played there before its report. */
    isPlayed(step: Step): boolean;
    /** What a step did, below the board on which it is played. */
    PlayedStep: ComponentType<{ step?: Step }>;
    /** Views in addition to board, bot and journal; the first one is shown at the start. */
    views(view: View): GameView[];
    /** The player's side, in a game with additional views. */
    YourSide: ComponentType<{ view: View }>;
    /** Number of answers before the last action, if that took more than one. */
    undoTo(doc: { id: string; answers: number }): number | undefined;
    /** Shortcuts of this game, with descriptions. */
    keys(view: View): [key: string, description: string][];
    /** Its own component for a question, or null; `earlier` if an earlier answer is being corrected. */
    ask(question: Question, view: View, earlier: boolean): ComponentType<{ question: any }> | null;
    /** The deals of the day; null if the game has none. */
    dailyDeals: import("./games/types").DailyDeals | null;
    /** What it adds to the shared parts of a screen game, if it has one. */
    screen: import("./human/types").ScreenFace<View> | null;
    /** Modules with the explanations of guides, by name. */
    guides: Record<string, () => Promise<{ explanation: import("./guide/types").Explanation }>>;
}

/** A complete face. */
export type System = RequiredFace & OptionalFace;

/** What the module face.js of a game exports, with the addresses of its stylesheets and its sprite. */
export type Face<View = any, Document = GameDocument<View>> = RequiredFace<View, Document> &
    Partial<OptionalFace<View>> & { styles: string[]; sprite?: string };
