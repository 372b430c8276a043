// Where a building or landmark would be put in the capital city: the ghost that is moved and turned before it is built.

import { signal } from "@preact/signals";
import { name, say } from "../../../app/translations.js";
import { activeQuestion, earlierQuestion } from "../../../prompt/edited_question.js";
import { printed } from "../../printed_constants.js";
import { needsHandOver } from "../sides.js";

/** @import { ChoiceQuestion } from "../../../types" */
/** @import { Turned } from "../view" */

/**
 * A place: row and column of the top left corner, both from 1, and quarter turns.
 * @typedef {{ row: number, column: number, turn: number }} Place
 */

const SIZE = 9;
const SINGLE = [{ turn: 0, shape: ["1"] }];

/** Return the question where something is placed in the capital city, or null. @returns {ChoiceQuestion | null} */
export function placeQuestion() {
  const question = activeQuestion.value?.question;
  return question?.id === "tapestry-you-place" &&
    question.type === "choice" &&
    !earlierQuestion.value &&
    !needsHandOver()
    ? question
    : null;
}

/**
 * Return the shapes of what is placed, one for each turn that makes a difference.
 * @param {ChoiceQuestion} question @returns {Turned[]}
 */
export const shapesOf = ({ args }) =>
  args.what.kind === "tapestry-landmark" ? printed().landmarks[args.what.id] : SINGLE;

/**
 * Return the place of an option, or null if it is none in the capital city.
 * @param {string} option @returns {Place | null}
 */
export function placeOf(option) {
  const found = /^(-?\d+)\.(-?\d+)(?: r(\d))?$/.exec(option);
  return found ? { row: Number(found[1]), column: Number(found[2]), turn: Number(found[3] ?? 0) } : null;
}

/** Return the name of an option. @param {string} option */
export function placeName(option) {
  const place = placeOf(option);
  if (!place) return name({ kind: "tapestry-place", id: option });
  const { row, column, turn } = place;
  const [rows, columns] = [Math.max(1 - row, 0), Math.max(1 - column, 0)];
  const words = [name({ kind: "tapestry-place", id: `${row + rows}.${column + columns}` })];
  // Without the numbers several places would have the same name.
  if (rows || columns) words.push(say("tapestry-screen-outside", { rows, columns }));
  if (turn) words.push(say("tapestry-screen-turned", { number: turn }));
  return words.join(", ");
}

/** Return the option of a place. @param {Place} place */
const optionOf = ({ row, column, turn }) => `${row}.${column}${turn ? ` r${turn}` : ""}`;

/** Return the plots that something covers at a place. @param {ChoiceQuestion} question @param {Place} place */
export function plotsAt(question, { row, column, turn }) {
  const shape = shapesOf(question).find((one) => one.turn === turn)?.shape ?? ["1"];
  return shape.flatMap((line, down) =>
    [...line].flatMap((sign, right) => {
      const [y, x] = [row + down, column + right];
      return sign === "1" && y >= 1 && y <= SIZE && x >= 1 && x <= SIZE ? [`${y}.${x}`] : [];
    }),
  );
}

/** The chosen place, by question. */
const ghost = signal({ owner: "", option: "" });

/** Return the chosen option of the question, or null. */
export const chosenOption = () =>
  ghost.value.owner === activeQuestion.value?.owner && ghost.value.option ? ghost.value.option : null;

/** Choose an option. @param {string} option */
export const chooseOption = (option) => {
  ghost.value = { owner: activeQuestion.peek()?.owner ?? "", option };
};

/** Return the legal places of a question with this turn. @param {ChoiceQuestion} question @param {number} turn */
export const placesOf = (question, turn) =>
  question.options.flatMap((option) => {
    const place = placeOf(option);
    return place && place.turn === turn ? [place] : [];
  });

/** @param {Place} a @param {Place} b */
const distance = (a, b) => Math.hypot(a.row - b.row, a.column - b.column);

/** Return the legal place that is nearest to another one. @param {ChoiceQuestion} question @param {Place} wanted */
const nearest = (question, wanted) =>
  placesOf(question, wanted.turn).toSorted((a, b) => distance(a, wanted) - distance(b, wanted))[0] ?? null;

/** Return the turn of the ghost; at first one with places that lie wholly inside. @param {ChoiceQuestion} question */
export function turnNow(question) {
  const place = placeOf(chosenOption() ?? "");
  if (place) return place.turn;
  const shapes = shapesOf(question);
  return (shapes.find(({ turn }) => insideCount(question, turn) > 0) ?? shapes[0]).turn;
}

/**
 * Return how many places with this turn lie wholly inside the city.
 * @param {ChoiceQuestion} question @param {number} turn
 */
export function insideCount(question, turn) {
  const shape = shapesOf(question).find((one) => one.turn === turn)?.shape ?? [];
  const plots = shape.join("").split("1").length - 1;
  return placesOf(question, turn).filter((place) => plotsAt(question, place).length === plots).length;
}

/**
 * Put the ghost where it covers a plot, with most of it inside; the nearest legal place if none does.
 * @param {string} plot
 */
export function movePlot(plot) {
  const question = placeQuestion();
  const at = placeOf(plot);
  if (!question || !at) return;
  const turn = turnNow(question);
  const covering = placesOf(question, turn)
    .map((place) => ({ place, plots: plotsAt(question, place) }))
    .filter(({ plots }) => plots.includes(plot))
    .toSorted((a, b) => b.plots.length - a.plots.length || distance(a.place, at) - distance(b.place, at));
  const place = covering[0]?.place ?? nearest(question, { ...at, turn });
  if (place) chooseOption(optionOf(place));
}

/** Move the ghost to the nearest legal place in a direction. @param {number} down @param {number} right */
export function moveBy(down, right) {
  const question = placeQuestion();
  if (!question) return;
  const turn = turnNow(question);
  const now = placeOf(chosenOption() ?? "");
  /** Return how far a place is: ahead, and twice as much to the side. @param {Place} place @param {Place} from */
  const far = (place, from) => {
    const [rows, columns] = [place.row - from.row, place.column - from.column];
    const ahead = rows * down + columns * right;
    return ahead > 0 ? ahead + 2 * Math.abs(down ? columns : rows) : Infinity;
  };
  const next = now
    ? placesOf(question, turn).toSorted((a, b) => far(a, now) - far(b, now))[0]
    : nearest(question, { row: 1, column: 1, turn });
  if (next && (!now || far(next, now) < Infinity)) chooseOption(optionOf(next));
}

/** Turn the ghost to a shape, near where it is. @param {number} turn */
export function turnTo(turn) {
  const question = placeQuestion();
  if (!question) return;
  const now = placeOf(chosenOption() ?? "") ?? { row: 1, column: 1, turn };
  const place = nearest(question, { ...now, turn });
  if (place) chooseOption(optionOf(place));
}

/** Turn the ghost to the next shape that fits anywhere. @param {number} by */
export function rotate(by) {
  const question = placeQuestion();
  if (!question) return;
  const turns = shapesOf(question)
    .map(({ turn }) => turn)
    .filter((turn) => placesOf(question, turn).length > 0);
  const at = turns.indexOf(turnNow(question));
  if (turns.length > 0) turnTo(turns[(at + by + turns.length) % turns.length]);
}
