// The parties: who is in them, who leads, which one rules, what is coming.

import { html } from "htm/preact";
import { Icon, Owner } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";

/** @import { Changes } from "../../types" */
/** @import { Party as Members, Turmoil as Politics, View } from "../view" */

const SIDES = ["human", "bot", "neutral"];
const WHEN = ["distant", "coming", "current"];

/** @param {string} id */
const owner = (id) => name({ kind: "mars-owner", id });

/** Delegates of a side behind the leader: the mark once, and how many. @param {{ delegates: string[] }} props */
function Crowd({ delegates }) {
  const [, ...rest] = delegates;
  return SIDES.map((side) => ({ side, count: rest.filter((one) => one === side).length }))
    .filter(({ count }) => count > 0)
    .map(
      ({ side, count }) => html`
        <span class="crowd">
          <${Owner} side=${side} />
          ${
            count > 1 &&
            html`
              <b>×${count}</b>
            `
          }
        </span>
      `,
    );
}

/** @param {Members} party @param {Politics} turmoil */
function said({ name: id, delegates }, turmoil) {
  const parts = [name({ kind: "mars-party", id })];
  if (id === turmoil.ruling) parts.push(say("page-party-ruling"));
  if (id === turmoil.dominant) parts.push(say("page-party-dominant"));
  if (delegates.length === 0) parts.push(say("page-party-empty"));
  else parts.push(say("page-party-leader", { owner: owner(delegates[0]) }));
  for (const side of SIDES) {
    const count = delegates.filter((one) => one === side).length;
    if (count > 0) parts.push(`${owner(side)} ${count}`);
  }
  return parts.join(", ");
}

/** @param {{ party: Members, turmoil: Politics, moved: boolean }} props */
function Party({ party, turmoil, moved }) {
  const { name: id, delegates } = party;
  return html`
    <li
      class="party ${id === turmoil.dominant ? "dominant" : ""} ${moved ? "changed" : ""}"
      aria-label=${said(party, turmoil)}
    >
      <b class="party-name" aria-hidden="true">${name({ kind: "mars-party", id })}</b>
      <span class="party-marks" aria-hidden="true">
        ${
          id === turmoil.ruling &&
          html`
            <span class="mark">
              <${Icon} name="mars/dome" />
              ${say("page-party-ruling")}
            </span>
          `
        }${
          id === turmoil.dominant &&
          html`
            <span class="mark">
              <${Icon} name="star" />
              ${say("page-party-dominant")}
            </span>
          `
        }
      </span>
      <span class="party-delegates" aria-hidden="true">
        ${
          delegates.length === 0
            ? html`
                <span class="muted">–</span>
              `
            : html`
                <span class="leader">
                  <${Icon} name="mars/crown" />
                  <${Owner} side=${delegates[0]} />
                </span>
                <${Crowd} delegates=${delegates} />
              `
        }
      </span>
    </li>
  `;
}

/** The events that lie open, the next one to happen first. @param {{ events: string[] }} props */
const Events = ({ events }) => html`
  <dl class="events">
    ${events.map(
      (id, n) => html`
        <div key=${id}>
          <dt>${say(`page-event-${WHEN[events.length - 1 - n]}`)}</dt>
          <dd>${name({ kind: "mars-event", id })}</dd>
        </div>
      `,
    )}
  </dl>
`;

/** @param {{ turmoil: Politics }} props */
function Seats({ turmoil }) {
  const { chairman, reserve, lobby } = turmoil;
  return html`
    <dl class="seats">
      <div>
        <dt>${say("page-chairman")}</dt>
        <dd>
          <${Owner} side=${chairman} />
          ${owner(chairman)}
        </dd>
      </div>
      <div>
        <dt>${say("page-reserve")}</dt>
        <dd>
          ${["bot", "human"].map(
            (side) => html`
              <${Owner} side=${side} />
              <span class="sr">${owner(side)}</span>
              ${reserve[side]}${" "}
            `,
          )}${
            lobby &&
            html`
              <small>${say("page-lobby")}</small>
            `
          }
        </dd>
      </div>
    </dl>
  `;
}

/** @param {{ view: View & { turmoil: Politics }, changes: Changes }} props */
export function Turmoil({ view, changes }) {
  const { turmoil } = view;
  return html`
    <section class="panel" aria-labelledby="turmoil-title">
      <h3 id="turmoil-title">
        <${Icon} name="mars/dome" />
        ${name({ kind: "mars-expansion", id: "turmoil" })}
      </h3>
      <ul>
        ${turmoil.parties.map(
          (party) => html`
            <${Party}
              party=${party}
              turmoil=${turmoil}
              key=${party.name}
              moved=${changes.has(`turmoil.${party.name}`)}
            />
          `,
        )}
      </ul>
      <${Seats} turmoil=${turmoil} />
      ${
        turmoil.events.length > 0 &&
        html`
          <${Events} events=${turmoil.events} />
        `
      }
      <div class="legend" aria-hidden="true">
        <span>
          <${Icon} name="mars/crown" />
          ${say("page-legend-leader")}
        </span>
      </div>
    </section>
  `;
}
