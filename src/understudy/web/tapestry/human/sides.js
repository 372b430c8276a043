// Whose side is shown: the person who is asked, or the one in turn; others can be looked at.

import { signal } from "@preact/signals";
import { say } from "../../app/translations.js";
import { currentGame, watching } from "../../play/game_state/current_game.js";

/** @import { Question, Step } from "../../types" */
/** @import { Document, Human, View } from "../view" */
/** @import { YourSide } from "./view" */

/** A person whose side is played by the program. @typedef {Human & { side: YourSide }} Person */

/** Return the view of the current game. @returns {View} */
export const viewNow = () => currentGame().view;

/** Return whether the program plays the human side. @param {View} view */
export const isScreenGame = (view) => view.humans.some(({ side }) => side !== null);

/** Return the people of a screen game. @param {View} view */
export const people = (view) => /** @type {Person[]} */ (view.humans.filter(({ side }) => side !== null));

/**
 * Return the id of the person who is asked, or of the one in turn.
 * @param {{ question: Question | null, view: View }} doc
 */
export const askedPerson = ({ question, view }) =>
  question?.args?.owner?.id && view.humans.some(({ name }) => name === question.args.owner.id)
    ? question.args.owner.id
    : (view.humans.find(({ name }) => name === view.mover) ?? view.humans[0]).name;

/** The person whose side the player chose to see, and the question in which; empty: the person who is asked. */
const looked = signal({ owner: "", name: "" });

/** Return what identifies the current question. */
const ownerKey = () => `${currentGame().id} ${currentGame().token} ${currentGame().revision}`;

/** Look at the side of a person until the next question. @param {string} name */
export const lookAt = (name) => {
  looked.value = { owner: ownerKey(), name };
};

/** Return the person whose side is shown. @returns {Person} */
export function shownPerson() {
  const doc = /** @type {Document} */ (currentGame());
  const name = looked.value.owner === ownerKey() ? looked.value.name : askedPerson(doc);
  const all = people(doc.view);
  return all.find((one) => one.name === name) ?? all[0];
}

/** Return the side of the person who is asked. @returns {YourSide} */
export function yourSide() {
  const doc = /** @type {Document} */ (currentGame());
  const all = people(doc.view);
  return (all.find((one) => one.name === askedPerson(doc)) ?? all[0]).side;
}

/** The person who holds the device, by game. */
const holder = signal({ game: "", name: "" });

/** Return whether another person has to take the device before the question is shown. */
export function needsHandOver() {
  const doc = /** @type {Document} */ (currentGame());
  if (watching.value || people(doc.view).length < 2 || !doc.question) return false;
  return holder.value.game !== doc.id || holder.value.name !== askedPerson(doc);
}

/** Note that the person who is asked holds the device. */
export const takeOver = () => {
  const doc = /** @type {Document} */ (currentGame());
  holder.value = { game: doc.id, name: askedPerson(doc) };
};

/** Return whether the hand of a person may be shown on this device now. @param {string} name */
export const isHandShown = (name) => !watching.value && !needsHandOver() && name === askedPerson(currentGame());

/**
 * Return the text of a step. On a device that two people share, a card that the other person drew is not named.
 * @param {Step} step
 */
export function stepText({ kind, args }) {
  const { view, over } = /** @type {Document} */ (currentGame());
  const hidden = kind === "tapestry-you-draw" && !over && people(view).length > 1 && !isHandShown(args?.owner.id);
  return say(hidden ? "tapestry-you-draw-hidden" : kind, args);
}
