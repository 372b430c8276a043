// Where a rule is printed.

import { html } from "htm/preact";
import { game } from "../play/current_game.js";
import { hasMessage, say } from "../app/translations.js";

/** What a part of a citation is called in print, by its own words or those of its section. @param {string} system @param {string} part */
export function citationHeading(system, part) {
  const ids = [part.replaceAll(/[. ]/g, "-"), part.split(".")[0]].map((one) => `${system}-heading-${one}`);
  const found = ids.find((id) => hasMessage(id));
  return found ? say(found) : null;
}

/** A citation as people can look it up: headings of the rulebook first, our own numbers behind them. @param {string} system @param {string} cite */
export function citationText(system, cite) {
  const headings = cite
    .split(", ")
    .map((part) => citationHeading(system, part))
    .filter((heading) => heading !== null);
  if (headings.length === 0) return cite;
  const [first, ...more] = cite.split(", ");
  return [...new Set(headings), more.length > 1 ? `${first} …` : cite].join(", ");
}

/** Booklet and page, or heading and number; it leads to what the rules say there. @param {{ cite: string }} props */
export const Cite = ({ cite }) =>
  cite && game.value
    ? html`
        <a class="cite" href=${`#/rules/${game.value.system}/${encodeURIComponent(cite.split(", ")[0])}`}>
          [${citationText(game.value.system, cite)}]
        </a>
      `
    : null;
