// MarsBot's corporation: its card, and its cubes on the tracks.

import { html } from "htm/preact";
import { ChangeBadge } from "../../ui/before_after.js";
import { Note } from "../../ui/option_controls.js";
import { Icon } from "../../ui/controls.js";
import { hasMessage, name, say } from "../../app/translations.js";
import { tagIcon } from "./tags.js";

/** @import { Changes } from "../../types" */
/** @import { Corporation, Cube as PlacedCube } from "../view" */

/** Symbols of resources on the card; others are cubes. @type {Record<string, string>} */
const RESOURCE_ICONS = { mc: "mars/mc", plant: "mars/plants", science: "mars/science" };
const CUBES = ["white", "black", "silver"];

/** Show a cube with the letter of its color. @param {{ colour: string }} props */
export const Cube = ({ colour }) => html`
  <i class="laid ${colour}">${say(`page-cube-letter-${colour}`)}</i>
`;

/** Return the colors of the cubes on a track, by space. @param {PlacedCube[]} cubes @param {string} track */
export const cubesOn = (cubes, track) =>
  new Map(cubes.filter((one) => one.track === track).map(({ space, colour }) => [space, colour]));

/** Return a text for each color of cubes on a track. @param {Map<number, string>} cubes */
export function cubeTexts(cubes) {
  /** @param {string} colour */
  const spaces = (colour) => [...cubes].filter(([, one]) => one === colour).map(([space]) => space);
  return CUBES.filter((colour) => spaces(colour).length > 0).map((colour) =>
    say("page-corporation-cubes", {
      cube: { kind: "mars-cube", id: colour },
      spaces: spaces(colour).join(", "),
    }),
  );
}

/** Show the colors of the cubes on the tracks. @param {{ cubes: PlacedCube[] }} props */
export const CubeKey = ({ cubes }) =>
  CUBES.filter((id) => cubes.some(({ colour }) => colour === id)).map(
    (id) => html`
      <span key=${id}>
        <${Cube} colour=${id} />
        ${name({ kind: "mars-cube", id })}
      </span>
    `,
  );

/** Show the text of a corporation; `thin` warns of few sources. @param {{ number: string, thin: boolean }} props */
export function CardText({ number, thin }) {
  const id = `mars-corporation-card-${number}`;
  return html`
    <p>${say(id)}</p>
    <dl class="boxes">
      ${["setup", "generation"]
        .filter((box) => hasMessage(id, box))
        .map(
          (box) => html`
            <div key=${box}>
              <dt>${say(`page-corporation-${box}`)}</dt>
              <dd>${say(id, {}, box)}</dd>
            </div>
          `,
        )}
    </dl>
    ${
      thin &&
      html`
        <${Note}>${say("page-corporation-thin")}<//>
      `
    }${
      hasMessage(id, "rulings") &&
      html`
        <details class="fold">
          <summary>
            <${Icon} name="fold" />
            ${say("page-corporation-rulings")}
          </summary>
          <p>${say(id, {}, "rulings")}</p>
        </details>
      `
    }
  `;
}

/** @param {{ tags: string[] }} props */
const Tags = ({ tags }) => html`
  <ul class="start-tags" aria-label=${say("page-corporation-tags")}>
    ${tags.map(
      (id) => html`
        <li>
          <${Icon} name=${tagIcon(id)} />
          <span class="sr">${name({ kind: "mars-tag", id })}</span>
        </li>
      `,
    )}
  </ul>
`;

/** Return the name of a priority: of a tag, or of its own. @param {string} id */
const priorityName = (id) =>
  hasMessage(`mars-priority-${id}`) ? say(`mars-priority-${id}`) : name({ kind: "mars-tag", id });

/** Show the resources and cubes on the card. @param {{ kept: Record<string, number>, changes: Changes }} props */
const OnCard = ({ kept, changes }) => html`
  <dl class="kept" aria-label=${say("page-corporation-kept")}>
    ${Object.entries(kept).map(
      ([id, count]) => html`
        <div key=${id}>
          <dt>
            ${
              RESOURCE_ICONS[id]
                ? html`
                    <${Icon} name=${RESOURCE_ICONS[id]} />
                  `
                : html`
                    <${Cube} colour=${id} />
                  `
            }${name({ kind: "mars-kept", id })}
          </dt>
          <dd>
            ${count}
            <${ChangeBadge} change=${changes.get(`bot.on_card.${id}`)} />
          </dd>
        </div>
      `,
    )}
  </dl>
`;

/** Show the card with the resources on it. @param {{ corporation: Corporation, changes: Changes }} props */
export function CorporationCard({ corporation, changes }) {
  const { number, tags, priority, kept, thin_sources: thin } = corporation;
  return html`
    <section class="corporation" aria-labelledby="corporation-title">
      <h3 id="corporation-title">
        <b>${number}</b>
        ${name({ kind: "mars-corporation", id: number })}${
          tags.length > 0 &&
          html`
            <${Tags} tags=${tags} />
          `
        }
      </h3>
      ${
        Object.keys(kept).length > 0 &&
        html`
          <${OnCard} kept=${kept} changes=${changes} />
        `
      }
      <${CardText} number=${number} thin=${thin} />
      ${
        priority.length > 0 &&
        html`
          <p class="small muted">
            ${say("page-corporation-priority", { list: priority.map(priorityName).join(", ") })}
          </p>
        `
      }
    </section>
  `;
}
