// The games the page can show. A new one adds its own folder and a line here; without, it is shown plainly.

import { mars } from "./mars/mars.js";
import { plain } from "./plain/plain.js";
import { tapestry } from "./tapestry/tapestry.js";
import { say } from "./words.js";

/**
 * What a game brings along:
 * Gauges, Sides, Choices, Board, Bot, Honours, Thumbnail, Standing, Verdict, ScoreSheet - components;
 * title(view), moment(view), boardName(view), lastChange(), botName() - short words about the game;
 * heading(steps), inHeading(step, steps) - the heading of a turn, and the steps it already tells;
 * side(steps) - whose turn a group of steps is: "human", "bot" or null;
 * cause(step) - what set a step off, if that is worth saying: {text, icon}, or null;
 * pad - entries of its menus, the commonest first; repair(entry) - those that only put facts right;
 * entryIcon, optionIcon, stepIcon - names of symbols; inPool(pool, card) - what a deck may hold;
 * lacking(options) - what keeps a game with these options from starting: {id, args}, or null;
 * announce(steps) - a turn in a few sentences;
 * Moment, forHands(step, doc) - one step as a picture, and whether it is something for people's hands;
 * scoreRows(doc) - the score sheet as rows {label, hint} with the points by side;
 * result(entry), ended(entry) - of a finished game both totals {human, bot} or null, and when it ended in words;
 * facets - options by which finished games are told apart, with the kind of their values;
 * glossary - kinds of names that stand in the glossary.
 * And where it differs from what is usual:
 * Boards - a screen for its printed boards; whys - by kind of candidate, how a choice is explained;
 * words - sentences of the page that it says in its own way: id → id; sides(view) - columns of the score sheet;
 * marks(steps) - whose marks a turn carries; stage(step) - a step that must be ticked off before going on;
 * now(view) - the points of this moment in a few words, or null;
 * forecastEnd(end) - when a forecast game ends, in words; without it there is no forecast.
 */
const USUAL = { whys: {}, words: {}, sides: () => ["human", "bot"], stage: () => false, now: () => null };

const complete = (own) => ({ ...USUAL, marks: (steps) => [own.side(steps)].filter(Boolean), ...own });

const SYSTEMS = new Map(Object.entries({ mars, tapestry }).map(([name, own]) => [name, complete(own)]));

export function systemNamed(name) {
  if (!SYSTEMS.has(name)) SYSTEMS.set(name, complete(plain(name)));
  return SYSTEMS.get(name);
}

export const systemOf = (doc) => systemNamed(doc.system);

/** A sentence of the page, as a game says it. */
export const sayIn = (system, id, args) => say(systemNamed(system).words[id] ?? id, args);
