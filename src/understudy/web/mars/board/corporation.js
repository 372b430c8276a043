// MarsBot's corporation card in our own drawing, and its cubes on the tracks.

import { html } from "htm/preact";
import { Note } from "../../ui/option_controls.js";
import { Icon } from "../../ui/controls.js";
import { has, name, say } from "../../app/translations.js";
import { tagIcon } from "./tags.js";

/** @import { Changes } from "../../types" */
/** @import { Corporation, Cube as Laid } from "../view" */

/** @type {Record<string, string>} */
const KEPT = { mc: "mars/mc", plant: "mars/plants", science: "mars/science" };
const CUBES = ["white", "black", "silver"];

/** A cube: its colour, and the letter of its colour. @param {{ colour: string }} props */
export const Cube = ({ colour }) => html`
  <i class="laid ${colour}">${say(`page-cube-letter-${colour}`)}</i>
`;

/** The cubes on one track, by space. @param {Laid[]} cubes @param {string} track */
export const laidOn = (cubes, track) =>
  new Map(cubes.filter((one) => one.track === track).map(({ space, colour }) => [space, colour]));

/** The cubes of a track in words, a colour each. @param {Map<number, string>} laid */
export function cubesSaid(laid) {
  /** @param {string} colour */
  const spaces = (colour) => [...laid].filter(([, one]) => one === colour).map(([space]) => space);
  return CUBES.filter((colour) => spaces(colour).length > 0).map((colour) =>
    say("page-corporation-cubes", {
      cube: { kind: "mars-cube", id: colour },
      spaces: spaces(colour).join(", "),
    }),
  );
}

/** Which colours lie on the tracks, with their letters. @param {{ cubes: Laid[] }} props */
export const CubeKey = ({ cubes }) =>
  CUBES.filter((id) => cubes.some(({ colour }) => colour === id)).map(
    (id) => html`
      <span key=${id}>
        <${Cube} colour=${id} />
        ${name({ kind: "mars-cube", id })}
      </span>
    `,
  );

/** What the card says; the same before a game and in it. @param {{ number: string, thin: boolean }} props */
export function CardText({ number, thin }) {
  const id = `mars-corporation-card-${number}`;
  return html`
    <p>${say(id)}</p>
    <dl class="boxes">
      ${["setup", "generation"]
        .filter((box) => has(id, box))
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
      has(id, "rulings") &&
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

/** @param {string} id */
const wanted = (id) => (has(`mars-priority-${id}`) ? say(`mars-priority-${id}`) : name({ kind: "mars-tag", id }));

/** @param {{ kept: Record<string, number>, changes: Changes }} props */
const Kept = ({ kept, changes }) => html`
  <dl class="kept" aria-label=${say("page-corporation-kept")}>
    ${Object.entries(kept).map(([id, count]) => {
      const moved = changes.get(`bot.on_card.${id}`);
      return html`
        <div key=${id}>
          <dt>
            ${
              KEPT[id]
                ? html`
                    <${Icon} name=${KEPT[id]} />
                  `
                : html`
                    <${Cube} colour=${id} />
                  `
            }${name({ kind: "mars-kept", id })}
          </dt>
          <dd>
            ${count}${
              moved &&
              html`
                <span class="moved">${moved.before}${" "}→${" "}${moved.after}</span>
              `
            }
          </dd>
        </div>
      `;
    })}
  </dl>
`;

/** The card with what lies on it now. @param {{ corporation: Corporation, changes: Changes }} props */
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
          <${Kept} kept=${kept} changes=${changes} />
        `
      }
      <${CardText} number=${number} thin=${thin} />
      ${
        priority.length > 0 &&
        html`
          <p class="small muted">${say("page-corporation-priority", { list: priority.map(wanted).join(", ") })}</p>
        `
      }
    </section>
  `;
}
