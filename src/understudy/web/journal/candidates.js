// Table of the candidates of a choice: the value of each at every tie-break, until it dropped out.

import { html } from "htm/preact";
import { name, number, say } from "../app/translations.js";

/** @import { Deliberation, Fact } from "../types" */

/** Return the text of a value. @param {Fact} value */
const factText = (value) => (typeof value === "number" ? number(value) : value);

/** Return for each tie-break a map of the remaining candidates to {text, out}. @param {Deliberation} deliberation */
export function candidateColumns({ candidates, narrowings }) {
  let before = candidates;
  return narrowings.map(({ values, left }) => {
    const column = new Map(
      before.map((id, n) => {
        const out = !left.includes(id);
        return /** @type {const} */ ([
          id,
          { text: values?.[n] === undefined ? (out ? "×" : "✓") : factText(values[n]), out },
        ]);
      }),
    );
    before = left;
    return column;
  });
}

/**
 * Show the table; tie-breaks are numbered from 2, because line 1 is "possible".
 * @param {{ deliberation: Deliberation }} props
 */
export function Candidates({ deliberation }) {
  const { candidates, kind, chosen } = deliberation;
  const lines = candidateColumns(deliberation);
  return html`
    <div class="candidates" tabindex="0">
      <table>
        <thead>
          <tr>
            <th scope="col">${say("page-why-candidate")}</th>
            ${lines.map(
              (_, n) => html`
                <th scope="col">
                  <span class="sr">${say("page-why-line")}${" "}</span>
                  ${n + 2}
                </th>
              `,
            )}
          </tr>
        </thead>
        <tbody>
          ${candidates.map(
            (id) => html`
              <tr class=${id === chosen?.id ? "won" : ""} key=${id}>
                <th scope="row">${name({ kind, id })}</th>
                ${lines.map((column) => {
                  const cell = column.get(id);
                  if (!cell)
                    return html`
                      <td class="gone"></td>
                    `;
                  return html`
                    <td class=${cell.out ? `out ${cell.text === "×" ? "" : "struck"}` : ""}>
                      ${cell.text}${
                        cell.out &&
                        html`
                          <span class="sr">${" "}${say("page-why-out")}</span>
                        `
                      }
                    </td>
                  `;
                })}
              </tr>
            `,
          )}
        </tbody>
      </table>
    </div>
  `;
}
