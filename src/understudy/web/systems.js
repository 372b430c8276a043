// The games the page can show. A new one adds its own folder and a line here.

import { mars } from "./mars/mars.js";

/**
 * What a game brings along:
 * Gauges, Sides, Board, Bot, Honours, Thumbnail, Standing, WhyMap, Verdict, ScoreSheet - components;
 * title(view), moment(view), boardName(view), botName() - short words about the game;
 * heading(steps), inHeading(step, steps) - the heading of a turn, and the steps it already tells;
 * side(steps) - whose turn a group of steps is: "human", "bot" or null;
 * pad - entries of its menus, the commonest first; repair(entry) - those that only put facts right;
 * entryIcon, optionIcon, stepIcon - names of symbols; inPool(pool, card) - what a deck may hold;
 * usesDeck(deck, options) - whether a deck is part of a game with these options;
 * announce(steps) - a turn in a few sentences.
 */
const SYSTEMS = { mars };

export const systemOf = (doc) => SYSTEMS[doc.system];
export const systemNamed = (name) => SYSTEMS[name];
