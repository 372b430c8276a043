// What lies on the table besides MarsBot's board: Mars, the colony tiles, the parties.

import { html } from "htm/preact";
import { effect, signal } from "@preact/signals";
import { fields, spaceField } from "../../prompt/pending_answer.js";
import { changesOf } from "../../journal/facts.js";
import { Icon, Radios } from "../../ui/controls.js";
import { currentGame, turns } from "../../play/current_game.js";
import { name, say } from "../../app/translations.js";
import { Board as Map_ } from "./map.js";
import { Colonies } from "./colonies.js";
import { YourPolitics } from "../human/turmoil.js";
import { YourColonies } from "../human/colonies.js";
import { Turmoil } from "./turmoil.js";
import { side } from "../turns/turns.js";

/** @import { ComponentType } from "preact" */
/** @import { Changes, Children } from "../../types" */
/** @import { View } from "../view" */

/** What moved in the newest turn of MarsBot, or since it on yours. */
export function lately() {
  const all = turns.value;
  const from = all.findLastIndex(({ steps }) => side(steps) === "bot");
  return changesOf(from < 0 ? [] : all.slice(from).flatMap(({ steps }) => steps));
}

/** @typedef {"map" | "colonies" | "turmoil"} Place */

/** @type {Record<Place, ComponentType<any>>} */
const PLACES = { map: Map_, colonies: Colonies, turmoil: Turmoil };
/** What you play there yourself. @type {Partial<Record<Place, ComponentType<any>>>} */
const YOURS = { colonies: YourColonies, turmoil: YourPolitics };
/** @param {View} view @param {Place} id */
const shownAs = (view, id) => (view.you && YOURS[id]) || PLACES[id];
const place = signal(/** @type {Place} */ ("map"));
/** Whether the parties have the place of MarsBot's tracks, where there is room for both. */
const parties = signal(false);

// What a question is about is what is shown.
effect(() => {
  const kinds = fields.value.map((field) => ("kind" in field ? field.kind : null));
  if (spaceField.value) place.value = "map";
  else if (kinds.includes("mars-colony")) place.value = "colonies";
  else if (kinds.includes("mars-party")) {
    place.value = "turmoil";
    parties.value = true;
  }
});

/** @param {View} view */
const open = (view) => /** @type {Place[]} */ (Object.keys(PLACES)).filter((id) => id === "map" || view[id]);

/**
 * The board. On a small screen, and where you play them yourself, the colony tiles and the parties are one tap away;
 * otherwise they stand beside MarsBot's tracks. @param {{ wide?: boolean }} props
 */
export function Board({ wide }) {
  /** @type {{ view: View }} */
  const { view } = currentGame();
  const places = open(view).filter((id) => !wide || id !== "turmoil");
  if ((wide && !view.you) || places.length === 1)
    return html`
      <${Map_} />
    `;
  const shown = places.includes(place.value) ? place.value : "map";
  /** @param {string} id */
  const words = (id) =>
    id === "map" ? name({ kind: "mars-map", id: view.map.name }) : name({ kind: "mars-expansion", id });
  const Place = shownAs(view, shown);
  return html`
    <div class="places">
      <${Radios}
        segmented
        name="place"
        label=${say("page-board")}
        value=${shown}
        options=${places.map((id) => ({ id, text: words(id) }))}
        onPick=${(id) => {
          place.value = id;
        }}
      />
    </div>
    <${Place} view=${view} changes=${lately()} />
  `;
}

/** On a wide screen MarsBot's tracks, or the parties in their place, where you play them yourself. @param {{ view: View, children: Children }} props */
export function OrParties({ view, children }) {
  if (!view.you || !view.turmoil) return children;
  return html`
    <div class="places">
      <${Radios}
        segmented
        name="beside"
        label=${name({ kind: "mars-owner", id: "bot" })}
        value=${parties.value ? "turmoil" : "bot"}
        options=${[
          { id: "bot", text: name({ kind: "mars-owner", id: "bot" }) },
          { id: "turmoil", text: name({ kind: "mars-expansion", id: "turmoil" }) },
        ]}
        onPick=${(id) => {
          parties.value = id === "turmoil";
        }}
      />
    </div>
    ${
      parties.value
        ? html`
            <${YourPolitics} view=${view} changes=${lately()} />
          `
        : children
    }
  `;
}

/** MarsBot's floaters: there is no limit to them, and no card they lie on. @param {{ view: View, changes: Changes }} props */
const Floaters = ({ view, changes }) => html`
  <p class="floaters">
    <${Icon} name="mars/floater" />
    ${say("page-floaters", { count: view.bot.floaters })}${
      changes.has("bot.floaters") &&
      html`
        <span class="moved">
          ${changes.get("bot.floaters")?.before}${" "}→${" "}${changes.get("bot.floaters")?.after}
        </span>
      `
    }
  </p>
`;

/** @param {View} view */
const holdsFloaters = ({ expansions }) => expansions.includes("venus") || expansions.includes("colonies");

/** What the expansions add beside MarsBot's tracks. @param {{ view: View, wide?: boolean }} props */
export function Beside({ view, wide }) {
  const changes = lately();
  return html`
    ${
      view.bot.stand_in &&
      html`
        <p class="note">
          <${Icon} name="warning" />
          <span>${say("page-board-stand-in")}</span>
        </p>
      `
    }${
      holdsFloaters(view) &&
      html`
        <${Floaters} view=${view} changes=${changes} />
      `
    }${
      wide &&
      !view.you &&
      open(view)
        .filter((id) => id !== "map")
        .map((id) => {
          const Place = PLACES[id];
          return html`
            <${Place} view=${view} changes=${changes} key=${id} />
          `;
        })
    }
  `;
}
