// Changes of facts: values before and after, in rows or in one line. The game labels them.

import { html } from "htm/preact";
import { number } from "../app/translations.js";
import { screenFace } from "./screen_face.js";

/** @import { Change } from "../types" */

/** Show changes, one in a row; `view` is the view before them. @param {{ changes: Change[], view?: any }} props */
export const ChangeRows = ({ changes, view }) => html`
  <ul class="facts">
    ${screenFace()
      .labeledChanges(changes, view)
      .map(
        ({ what, symbol, text, unit = "", before, after }) => html`
          <li key=${what}>
            <span class="fact-sign">${symbol}</span>
            <span>${text}</span>
            <span class="then">
              ${`${number(before)} → `}
              <b>${number(after)}${unit}</b>
            </span>
          </li>
        `,
      )}
  </ul>
`;

/** Show changes in one line; `view` is the view before them. @param {{ changes: Change[], view?: any }} props */
export const ChangeLine = ({ changes, view }) => html`
  <span class="fact-line">
    ${screenFace()
      .labeledChanges(changes, view)
      .map(
        ({ what, symbol, text, unit = "", before, after }) => html`
          <span class="fact" key=${what}>
            <span aria-hidden="true">${symbol}</span>
            <span class="sr">${text}${" "}</span>
            ${`${number(before)} → `}
            <b>${number(after)}${unit}</b>
          </span>
        `,
      )}
  </span>
`;
