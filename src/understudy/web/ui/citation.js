// Citations of the printed rules.

import { html } from "htm/preact";
import { game } from "../play/game_state/current_game.js";
import { hasMessage, say } from "../app/translations.js";

/**
 * Return the printed heading of a part of a citation or of its section, or null.
 * @param {string} system @param {string} part
 */
export function citationHeading(system, part) {
  const ids = [part.replaceAll(/[. ]/g, "-"), part.split(".")[0]].map((one) => `${system}-heading-${one}`);
  const found = ids.find((id) => hasMessage(id));
  return found ? say(found) : null;
}

/** Return a citation with its pages as the language writes them. @param {string} cite */
export const localizedCite = (cite) => cite.replaceAll(/\bp\.(\d+)/g, (_, page) => say("table-page", { page }));

/**
 * Return a citation with the headings of the rulebook before our numbers.
 * @param {string} system @param {string} cite
 */
function citationText(system, cite) {
  const headings = cite
    .split(", ")
    .map((part) => citationHeading(system, part))
    .filter((heading) => heading !== null);
  const pages = localizedCite(cite);
  if (headings.length === 0) return pages;
  const [first, ...more] = pages.split(", ");
  return [...new Set(headings), more.length > 1 ? `${first} …` : pages].join(", ");
}

/** Show a citation as a link to the rules screen. @param {{ cite: string }} props */
export const Cite = ({ cite }) =>
  cite && game.value
    ? html`
        <a
          class="cite"
          href=${`#/rules/${game.value.system}/${encodeURIComponent(localizedCite(cite).split(", ")[0])}`}
        >
          [${citationText(game.value.system, cite)}]
        </a>
      `
    : null;
