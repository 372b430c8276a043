// Colony tiles: marker, colonies, fleets, and MarsBot's stored cubes.

import { html } from "htm/preact";
import { ChangeBadge } from "../../ui/before_after.js";
import { Icon, Owner } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";
import { printed } from "../reference/printed_constants.js";

/** @import { Changes, Fact } from "../../types" */
/** @import { Colony, Track, View } from "../view" */

/** @param {string} id */
const ownerName = (id) => name({ kind: "mars-owner", id });

/** Show a step of a tile, with a colony or the marker. @param {{ n: number, tile: Colony }} props */
function Step({ n, tile }) {
  const owner = tile.owners[n];
  const classes = ["step-cell", n < printed().slots ? "slot" : "", n === tile.step ? "at" : ""].join(" ");
  return html`
    <span class=${classes}>
      ${
        owner
          ? html`
              <${Owner} side=${owner} />
            `
          : n
      }${
        n === tile.step &&
        html`
          <i class="pin"></i>
        `
      }
    </span>
  `;
}

/**
 * Show MarsBot's stored cubes of a tile; enough of them advance a track.
 * @param {{ tile: Colony, track?: Track }} props
 */
function Stored({ tile, track }) {
  if (!track)
    return tile.name === "titan"
      ? html`
          <span class="muted">${say("page-colony-floaters")}</span>
        `
      : null;
  const missing = { count: printed().exchange - tile.stored, track: { kind: "mars-track", id: track.id } };
  return html`
    <span class="pips" aria-hidden="true">
      ${Array.from(
        { length: printed().exchange },
        (_, n) => html`
          <i class=${n < tile.stored ? "full" : ""}></i>
        `,
      )}
    </span>
    <span>${say("page-colony-missing", missing)}</span>
    <${Icon} name="advance" />
  `;
}

/** Return the label of a tile for screen readers. @param {Colony} tile */
function tileLabel(tile) {
  const parts = [
    name({ kind: "mars-colony", id: tile.name }),
    say("page-colony-step", { step: tile.step, last: printed().last_step }),
  ];
  if (tile.owners.length > 0) parts.push(say("page-colony-owners", { owners: tile.owners.map(ownerName).join(", ") }));
  if (tile.fleet) parts.push(say("page-colony-fleet", { owner: ownerName(tile.fleet) }));
  return parts.join(", ");
}

/** Show a tile. @param {{ tile: Colony, tracks: Track[], moved?: { before: Fact, after: Fact } }} props */
function Tile({ tile, tracks, moved }) {
  const tag = printed().exchange_tag[tile.name];
  const track = tag && tracks.find(({ tags }) => tags.includes(tag));
  return html`
    <li class="colony">
      <div class="colony-top">
        <b>${name({ kind: "mars-colony", id: tile.name })}</b>
        <${ChangeBadge} change=${moved} />
        ${
          tile.fleet &&
          html`
            <span class="fleet">
              <${Icon} name="mars/fleet" />
              <${Owner} side=${tile.fleet} />
            </span>
          `
        }
        <span class="stored"><${Stored} tile=${tile} track=${track} /></span>
      </div>
      <div class="steps-row" role="img" aria-label=${tileLabel(tile)}>
        ${Array.from(
          { length: printed().last_step + 1 },
          (_, n) => html`
            <${Step} n=${n} tile=${tile} />
          `,
        )}
      </div>
    </li>
  `;
}

/** Return the number of MarsBot's fleets that are not trading. @param {View & { colonies: Colony[] }} view */
const homeFleets = (view) => view.bot.fleets - view.colonies.filter(({ fleet }) => fleet === "bot").length;

/** Show all colony tiles. @param {{ view: View & { colonies: Colony[] }, changes: Changes }} props */
export const Colonies = ({ view, changes }) => html`
  <section class="panel" aria-labelledby="colonies-title">
    <h3 id="colonies-title">
      <${Icon} name="mars/colony" />
      ${name({ kind: "mars-expansion", id: "colonies" })}
      <small>${say("page-fleets", { home: Math.max(0, homeFleets(view)), all: view.bot.fleets })}</small>
    </h3>
    <ul>
      ${view.colonies.map(
        (tile) => html`
          <${Tile}
            tile=${tile}
            tracks=${view.bot.tracks}
            key=${tile.name}
            moved=${changes.get(`colony.${tile.name}.step`)}
          />
        `,
      )}
    </ul>
    <div class="legend" aria-hidden="true">
      <span>
        <i class="pin"></i>
        ${say("page-legend-marker")}
      </span>
      <span>
        <i class="key-slot"></i>
        ${say("page-legend-slot")}
      </span>
      <span>
        <span class="pips">
          <i class="full"></i>
          <i></i>
        </span>
        ${say("page-legend-stored")}
      </span>
    </div>
  </section>
`;
