// The sentence that says which game was chosen; some of its words are links to their choice.

import { html } from "htm/preact";
import { say } from "../../app/translations.js";

/** @import { SetupSentence, SetupWord } from "../../types" */

// Characters of the private use area mark a word in a translated sentence: its target, its text, its end.
const [TARGET, TEXT, END] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${TARGET}([^${TEXT}]*)${TEXT}([^${END}]*)${END}`, "g");

/** Return whether an argument is a linked word. @param {unknown} arg @returns {arg is SetupWord} */
const isWord = (arg) => arg !== null && typeof arg === "object" && "target" in arg;

/**
 * Return the text of a message whose linked words are written by `write`.
 * @param {SetupSentence} part @param {(word: SetupWord) => string} write
 */
function format({ id, args = {} }, write) {
  const written = Object.entries(args).map(([key, arg]) => [key, isWord(arg) ? write(arg) : arg]);
  return say(id, Object.fromEntries(written));
}

/** Return the sentences as plain text. @param {SetupSentence[]} parts */
export const sentenceText = (parts) => parts.map((part) => format(part, ({ text }) => text)).join(" ");

/**
 * Return the sentences as texts and linked words.
 * @param {SetupSentence[]} parts @returns {(string | SetupWord)[]}
 */
function sentencePieces(parts) {
  const marked = parts
    .map((part) => format(part, ({ target, text }) => `${TARGET}${target}${TEXT}${text}${END}`))
    .join(" ");
  /** @type {(string | SetupWord)[]} */
  const pieces = [];
  let from = 0;
  for (const found of marked.matchAll(MARKED)) {
    if (found.index > from) pieces.push(marked.slice(from, found.index));
    pieces.push({ target: found[1], text: found[2] });
    from = found.index + found[0].length;
  }
  if (from < marked.length) pieces.push(marked.slice(from));
  return pieces;
}

/**
 * Show the chosen game. A tap on a word opens its choice.
 * @param {{ parts: SetupSentence[], onWord: (target: string) => void }} props
 */
export const Sentence = ({ parts, onWord }) => {
  /** @param {Event} event @param {string} target */
  const open = (event, target) => {
    event.preventDefault();
    onWord(target);
  };
  return (
    parts.length > 0 &&
    html`
      <p class="setup-sentence" role="group" aria-label=${say("page-setup-chosen")}>
        ${sentencePieces(parts).map((piece) =>
          typeof piece === "string"
            ? piece
            : html`
                <a class="word" href=${location.hash} onClick=${(event) => open(event, piece.target)}>${piece.text}</a>
              `,
        )}
      </p>
    `
  );
};
