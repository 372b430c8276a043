// What the server says, as types. What the API describes is taken from its description, from which
// `understudy/wire` is made; what it leaves open stands here, and a test holds real games against it.

import type { ComponentChildren, ComponentType } from "preact";
import type { components } from "understudy/wire";

/** What the API describes, by its own names. */
export type Wire = components["schemas"];

/** A named thing of a game: a card, a track, a space. */
export interface Ref {
    kind: string;
    id: string;
}

/** What stands in the gaps of a sentence, by name; which there are the sentence knows. */
export type Args = Record<string, any>;

/** A sentence of the catalogues. */
export interface Message {
    id: string;
    args?: Args;
}

/** A fact of the position, as the journal has it. */
export type Fact = number | string | null;

export interface Change {
    what: string;
    before: Fact;
    after: Fact;
}

/** A fact before and after a group of steps, by its name. */
export type Changes = Map<string, { before: Fact; after: Fact }>;

/** One tie-break. */
export interface Narrowing {
    rule: string;
    args?: Args;
    best: Fact;
    left: string[];
    values: Fact[];
}

/** How a choice came about. */
export interface Deliberation {
    kind: string;
    candidates: string[];
    narrowings: Narrowing[];
    chosen: Ref | null;
}

/** One thing that happened, and what it asks of people; what does not apply is left out. */
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
    /** Something for people's hands; the app has done the others by itself. */
    hands?: boolean;
    /** Said to whoever caused it by a report. */
    news?: boolean;
    /** Due before the next question, whoever's turn it is. */
    now?: boolean;
    /** What people's own side does because of it. */
    also?: Message[];
}

/** The steps of a turn, or of several that are nobody's. */
export interface Turn {
    turn: number;
    steps: Step[];
}

/** Whose turn a group of steps is. */
export type Side = "human" | "bot" | null;

interface QuestionBase {
    id: string;
    args: Args;
    cite: string;
}

/** What is so now, by what other fields of the form say: their values as texts, with a space between. */
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

/** Whether to do all the same what was refused for one of these reasons; asked only then. */
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
    /** What is worth knowing of an option. */
    notes?: Record<string, Message>;
    /** Sentences in place of names that say too little. */
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
    /** Which of the spaces are legal, by the value of the field `by`. */
    by?: string;
    legal?: Record<string, string[]>;
}

type SingleQuestion = NumberQuestion | YesNoQuestion | InsistQuestion | ChoiceQuestion | CardQuestion | SpaceQuestion;

/** A question among others. */
export type Field = SingleQuestion & { name: string };

/** What can be entered into a field; a number that is none yet is the text typed so far. */
export type Value = number | string | boolean | null;

export interface FormQuestion extends QuestionBase {
    type: "form";
    default: Record<string, Value>;
    fields: Field[];
}

/** One of the things a menu offers. */
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

/** An answer: a value, or a table of values; of a menu `do` names the entry. */
export type Answer = Value | Record<string, Value>;

/** Everything a screen shows of a game. View and options are the game's own affair. */
export type GameDocument<View = any, Options = any> = Omit<
    Wire["GameDocument"],
    "options" | "question" | "view" | "journal" | "checklist"
> & {
    options: Options;
    question: Question | null;
    view: View;
    journal: Step[];
    checklist: Message[];
};

/** A question as it was asked then. */
export interface PastQuestion {
    at: number;
    question: Question;
    answer: Answer;
    view: any;
}

/** An answer that was given, in the words of its question. */
export interface GivenAnswer {
    at: number;
    question: Message;
    answer: Answer;
    did: Ref | null;
    fields: { label: Message; value: number | string | boolean | Ref }[];
}

/** What a corrected answer does to the rest of the game. */
export type CorrectionReport = Omit<Wire["CorrectionReport"], "game" | "journal_then"> & {
    game: GameDocument | null;
    journal_then: Step[];
};

/** What an answer would bring, as far as that is certain. */
export type PreviewReport = Omit<Wire["PreviewReport"], "refused" | "changes" | "payments"> & {
    refused: Message | null;
    changes: Change[];
    payments: any[];
};

/** A game that can be played, and what can be chosen for it. */
export type GameSystem = Omit<Wire["GameSystem"], "options"> & { options: any };

/** What a line of a list says in a game's own words. */
interface GameFields {
    options: Record<string, any>;
    summary: Record<string, any>;
}
export type GameSummary = Omit<Wire["GameSummary"], keyof GameFields> & GameFields;
export type FinishedGame = Omit<Wire["FinishedGame"], keyof GameFields> & GameFields;
/** What a file is to the games that are kept. */
export type ImportStatus = "taken" | "there" | "ahead" | "other";
export type SaveInspection = Omit<Wire["SaveInspection"], keyof GameFields | "how"> &
    Pick<GameFields, "options" | "summary"> & { view: any; how: ImportStatus };
export type ImportResult = Omit<Wire["ImportResult"], "how"> & { how: ImportStatus };
export type ForecastReport = Wire["ForecastReport"];
export type MoveAdvice = Omit<Wire["MoveAdvice"], "move"> & { move: Record<string, string> };
export type AdviceReport = Omit<Wire["AdviceReport"], "moves" | "passing"> & {
    moves: MoveAdvice[];
    passing: MoveAdvice;
};
export type GameRule = Wire["GameRule"];
export type SavedBoard = Wire["SavedBoard"];
export type BoardReport = Omit<Wire["BoardReport"], "problems"> & { problems: Message[] };

/** The names of a game's things: by kind, id and language. */
export type Names = Record<string, Record<string, Record<string, string>>>;

/** A choice among others on the page. */
export interface Option {
    id: string;
    text: string | number;
    icon?: string | null;
    hint?: string;
    locked?: boolean;
}

/** What stands inside an element. */
export type Children = ComponentChildren;

/** What happens in a field of the page. */
export interface FieldEvent {
    target: HTMLInputElement;
}

/** The props of a control that fills in a field. */
export interface FieldProps<F = Field> {
    field: F;
    value: Value;
    onChange: (value: Value) => void;
    label: string;
}

/** The props of what explains a choice: the step that made it, and on which line each candidate dropped out. */
export interface ExplanationProps<Document = GameDocument> {
    doc: Document;
    step: Step & { deliberation: Deliberation };
    dropped: Map<string, number>;
}

/** What set a step off. */
export interface Cause {
    text: string;
    icon?: string | null;
}

/** A line of the score sheet, with the points by side; what is not known is left out. */
export interface ScoreRow {
    line?: string;
    label: string;
    hint: string;
    [side: string]: any;
}

/** What a game brings along to be shown. */
export interface RequiredFace<View = any, Document = GameDocument<View>> {
    Board: ComponentType<{ wide?: boolean }>;
    Bot: ComponentType<{ wide?: boolean }>;
    OptionsForm: ComponentType<any>;
    Gauges: ComponentType<{ view: View }>;
    Goals: ComponentType<{ view: View }>;
    /** One step as a picture. */
    StepPicture: ComponentType<{ doc: Document; step: Step }>;
    ScoreSheet: ComponentType<{ doc: Document }>;
    Sides: ComponentType<{ view: View }>;
    /** How a game in the list stands: where and how it is played, when it is, everybody's points; under its own name, if it has one. */
    ListEntry: ComponentType<{ entry: GameSummary; named: boolean }>;
    Thumbnail: ComponentType<{ doc: Document }>;
    TurnSummary: ComponentType<{ doc: Document; steps: Step[] }>;

    /** Short words about the game. */
    title(view: View): string;
    phaseText(view: View): string;
    boardName(view: View): string;
    botName(view: View): string;
    lastChange(): string | false | null;
    /** The heading of a turn, and the steps it already tells. */
    heading(steps: Step[]): string;
    inHeading(step: Step, steps: Step[]): boolean;
    /** Whose turn a group of steps is. */
    side(steps: Step[]): Side;
    /** What set a step off, if that is worth saying: the step before it, itself, and all that led to it, the nearest first. */
    cause(before: Step | undefined, step: Step, above: Step[]): Cause | null;
    /** A turn in a few sentences. */
    announce(steps: Step[]): string;
    /** Entries of its menus, the commonest first, and those that only put facts right. */
    commonEntries: string[];
    isEdit(entry: string): boolean;
    /** Names of symbols. */
    entryIcon(entry: string): string;
    optionIcon(kind: string, option: string): string | null;
    stepIcon(step: Step): string | null;
    /** What a deck may hold. */
    inPool(pool: string, card: string): boolean;
    /** What keeps a game with these options from starting. */
    startProblem(options: any): Message | null;
    scoreRows(doc: Document): ScoreRow[];
    /** Of a finished game both totals, and when it ended in words. */
    result(entry: FinishedGame): { human: number; bot: number } | null;
    ended(entry: FinishedGame): string;
    /** Options by which finished games are told apart, with the kind of their values. */
    facets: [option: string, kind: string][];
    /** Kinds of names that stand in the glossary. */
    glossary: string[];

    /** A screen for its printed boards. */
    Boards?: ComponentType<{ name: string }>;
    /** A screen for all its cards, with one of them opened. */
    Cards?: ComponentType<{ name: string }>;
    /** When a forecast game ends, in words; without it there is no forecast. */
    forecastEnd?(end: number): string;
}

/** Names that a single game gives: by kind and id a text, or what it is called instead; and letters of marks. */
export interface CustomNames {
    names: Record<string, Record<string, string | Ref>>;
    letters: Record<string, string>;
}

/** A group of things that can be looked up; `key` is under what. */
export interface Reference {
    title: string;
    items: { key: string; name: string; text: string; number?: string; icon?: string | null }[];
}

/** What a game may bring along where it differs from what is usual. */
export interface OptionalFace<View = any> {
    /** By kind of candidate, how a choice is explained. */
    explanations: Record<string, ComponentType<ExplanationProps<any>>>;
    /** Sentences of the page that it says in its own way: id → id. */
    messageIds: Record<string, string>;
    /** Columns of the score sheet. */
    sides(view: View): string[];
    /** Whose marks a turn carries. */
    marks(steps: Step[]): string[];
    /** A turn in the words of somebody who looks back. */
    summarize(steps: Step[]): string;
    /** What else there is to see of a finished game beside its score sheet. */
    AfterScore: ComponentType<{ doc: any }>;
    /** A step that only names what follows: whether it heads several lines, or the one that follows says it all; null is any other step. */
    groupHeading(step: Step, steps: Step[]): "heads" | "said" | null;
    /** What the turns of its bots are called. */
    botTurns(view: View, count: number): string;
    /** Its tracks, where answers may be about them: the kind of their names, those on which two positions differ, and one of them as it stands. */
    tracks: {
        kind: string;
        changed(now: View, then: View): string[];
        Row: ComponentType<{ view: View; id: string }>;
    } | null;
    /** The entry of a menu that is reported with a single tap, if there is one, and its buttons. */
    quickEntry(question: MenuQuestion): string | null;
    QuickEntry: ComponentType<{ question: MenuQuestion }>;
    /** Whether the bot has a score that can be forecast. */
    hasForecast(view: View): boolean;
    /** What was chosen for a game, in a few lines. */
    optionSummary(doc: any): string[];
    /** Cards and icons that can be looked up beside the rules; and which of them a step is about. */
    reference(): Reference[];
    lookUp(step: Step): string | null;
    /** The points of this moment in a few words. */
    pointsNow(view: View): string | null;
    /** The number on the bot's tab. */
    botCount(view: View): number | undefined;
    /** Whether a finished turn is shown before the next question. */
    worthSeeing(steps: Step[]): boolean;
    /** Whether a turn concerns nothing of whoever plays on the screen: its sheet may go away by itself. */
    nothingForYou(doc: any, steps: Step[]): boolean;
    /** Views of the table besides board, bot and journal; the first of them is shown first. */
    views(
        view: View,
    ): { id: string; icon: string; word: string; count?: number; across?: boolean; View: ComponentType<any> }[];
    /** What is yours, beside the views of a game that has its own. */
    YourSide: ComponentType<{ view: View }>;
    /** How many answers there were before what was done last, if that was more than one. */
    undoTo(doc: { id: string; answers: number }): number | undefined;
    /** Keys of this game: the key, and what it does in words. */
    keys(view: View): [key: string, words: string][];
    /** How it asks a question in a way of its own; `earlier` is one that is answered anew. */
    ask(question: Question, view: View, earlier: boolean): ComponentType<{ question: any }> | null;
}

/** A game as the page shows it. */
export type System = RequiredFace & OptionalFace;

/** What the module face.js of a game's folder gives: the game, and the addresses of its stylesheets and its sprite. */
export type Face<View = any, Document = GameDocument<View>> = RequiredFace<View, Document> &
    Partial<OptionalFace<View>> & { styles: string[]; sprite?: string };
