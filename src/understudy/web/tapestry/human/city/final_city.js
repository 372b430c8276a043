// Your capital city below the score sheet of a finished game.

import { html } from "htm/preact";
import { name, say } from "../../../app/translations.js";
import { people } from "../sides.js";
import { CapitalCity } from "./city.js";

/** @import { Document } from "../../view" */

/** Show the capital city of each person whose side was played. @param {{ doc: Document }} props */
export const FinalCity = ({ doc: { view, over } }) =>
  over &&
  people(view).map(
    ({ name: id, side: { city } }) => html`
      <section class="fs t-final-city" key=${id}>
        <h2>
          ${say("tapestry-screen-city")}
          <small>
            ${people(view).length > 1 ? `${name({ kind: "tapestry-owner", id })} · ` : ""}${say(
              "tapestry-screen-city-counts",
              { districts: city.districts.length, lines: city.lines },
            )}
          </small>
        </h2>
        <${CapitalCity} city=${city} small />
      </section>
    `,
  );
