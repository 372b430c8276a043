// The tab of your mats: capital city, income mat, civilizations.

import { html } from "htm/preact";
import { Owner } from "../../../ui/controls.js";
import { name, say, sentence } from "../../../app/translations.js";
import { printed } from "../../printed_constants.js";
import { benefitSymbols, benefitText } from "../symbols/benefit_symbols.js";
import { CapitalCity } from "./city.js";
import { CivilizationMat } from "../civilization_mat.js";
import { lookAt, people, shownPerson, viewNow } from "../sides.js";
import { Building } from "../symbols/symbols.js";
import { placeQuestion } from "./placement.js";
import { wide } from "../../../play/current_view.js";

/** @import { Gives, PrintedPosition, YourSide } from "../view" */

/** Let the two people of a game choose whose side is shown. */
export const PersonSwitch = () => {
  const all = people(viewNow());
  const shown = shownPerson().name;
  return (
    all.length > 1 &&
    html`
      <div class="t-people" role="group" aria-label=${say("page-tapestry-who-plays")}>
        ${all.map(
          ({ name: id }) => html`
            <button type="button" class="btn" key=${id} aria-pressed=${id === shown} onClick=${() => lookAt(id)}>
              <${Owner} side=${id} />
              ${name({ kind: "tapestry-owner", id })}
            </button>
          `,
        )}
      </div>
    `
  );
};

/** @param {Gives[]} parts */
const texts = (parts) => parts.map(benefitText).join(", ");

/**
 * Show a position of an income row: open, or under a building; the next one to be opened is outlined.
 * @param {{ position: PrintedPosition, row: string, state: "open" | "next" | "closed" }} props
 */
const Position = ({ position: { points, income }, row, state }) => html`
  <li class="t-position ${state}">
    <span class="signs" aria-hidden="true">
      ${
        state !== "open" &&
        html`
          <${Building} of=${row} />
        `
      }${[...income, ...points].map((part) => benefitSymbols(part.gives))}
    </span>
    <span class="sr">${say(`tapestry-screen-position-${state}`, { gives: texts([...income, ...points]) })}</span>
  </li>
`;

/** Show the income mat. @param {{ side: YourSide }} props */
const IncomeMat = ({ side }) => html`
  <section class="t-mat">
    <h3 class="group">${say("tapestry-screen-mat")}</h3>
    ${Object.entries(printed().income_mat).map(([row, positions]) => {
      const open = side.open_positions[row];
      return html`
        <div class="t-row" key=${row}>
          <span class="t-row-name">
            <${Building} of=${row} />
            <span class="sr">${name({ kind: "tapestry-income-row", id: row })}</span>
          </span>
          <ol>
            ${positions.map(
              (position, n) => html`
                <${Position}
                  key=${n}
                  position=${position}
                  row=${row}
                  state=${n < open ? "open" : n === open ? "next" : "closed"}
                />
              `,
            )}
          </ol>
        </div>
      `;
    })}
  </section>
`;

/** Show what was put aside. @param {{ side: YourSide }} props */
const Aside = ({ side: { aside } }) =>
  aside.length > 0 &&
  html`
    <p class="r">
      ${say("tapestry-screen-aside", {
        list: aside
          .map((id) => name({ kind: id in printed().landmarks ? "tapestry-landmark" : "tapestry-building", id }))
          .join(", "),
      })}
    </p>
  `;

/** Show the mats of the person who is shown. */
export function CityView() {
  const { side } = shownPerson();
  const placing = Boolean(placeQuestion()) && !wide.value;
  return html`
    <div class="t-view">
      <${PersonSwitch} />
      ${
        !wide.value &&
        html`
          <${CapitalCity} city=${side.city} placing=${placing} />
        `
      }${
        !placing &&
        html`
          <p class="r">
            ${say("tapestry-screen-city-counts", { districts: side.city.districts.length, lines: side.city.lines })}
          </p>
          <${Aside} side=${side} />
          <${IncomeMat} side=${side} />
          <section>
            <h3 class="group">${say("tapestry-screen-civilizations")}</h3>
            ${side.civilizations.map(
              (id) => html`
                <article class="t-civ" key=${id}>
                  <b class="row-name">${name({ kind: "tapestry-civilization", id })}</b>
                  <p class="say">
                    ${sentence({ id: `tapestry-civilization-does-${id.replaceAll("_", "-")}`, args: {} })}
                  </p>
                  <${CivilizationMat} id=${id} side=${side} />
                </article>
              `,
            )}
          </section>
        `
      }
    </div>
  `;
}
