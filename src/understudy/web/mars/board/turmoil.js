// Turmoil: the parties with delegates and leaders, the chairman, the global events.

import { html } from "htm/preact";
import { Icon, Owner } from "../../ui/controls.js";
import { name, say } from "../../app/translations.js";

/** @import { Changes } from "../../types" */
/** @import { Party as PartyView, Turmoil as TurmoilView, View } from "../view" */

const SIDES = ["human", "bot", "neutral"];
const WHEN = ["distant", "coming", "current"];

/** @param {string} id */
const ownerName = (id) => name({ kind: "mars-owner", id });

/** Show the delegates besides the leader, by side with their number. @param {{ delegates: string[] }} props */
function OtherDelegates({ delegates }) {
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

/** Return the label of a party for screen readers. @param {PartyView} party @param {TurmoilView} turmoil */
function partyLabel({ name: id, delegates }, turmoil) {
  const parts = [name({ kind: "mars-party", id })];
  if (id === turmoil.ruling) parts.push(say("page-party-ruling"));
  if (id === turmoil.dominant) parts.push(say("page-party-dominant"));
  if (delegates.length === 0) parts.push(say("page-party-empty"));
  else parts.push(say("page-party-leader", { owner: ownerName(delegates[0]) }));
  for (const side of SIDES) {
    const count = delegates.filter((one) => one === side).length;
    if (count > 0) parts.push(`${ownerName(side)} ${count}`);
  }
  return parts.join(", ");
}

/** Show a party. @param {{ party: PartyView, turmoil: TurmoilView, moved: boolean }} props */
function Party({ party, turmoil, moved }) {
  const { name: id, delegates } = party;
  return html`
    <li
      class="party ${id === turmoil.dominant ? "dominant" : ""} ${moved ? "changed" : ""}"
      aria-label=${partyLabel(party, turmoil)}
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
                <${OtherDelegates} delegates=${delegates} />
              `
        }
      </span>
    </li>
  `;
}

/** Show the face-up global events, the next one first. @param {{ events: string[] }} props */
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

/** Show the chairman and the reserves of delegates. @param {{ turmoil: TurmoilView }} props */
function Seats({ turmoil }) {
  const { chairman, reserve, lobby } = turmoil;
  return html`
    <dl class="seats">
      <div>
        <dt>${say("page-chairman")}</dt>
        <dd>
          <${Owner} side=${chairman} />
          ${ownerName(chairman)}
        </dd>
      </div>
      <div>
        <dt>${say("page-reserve")}</dt>
        <dd>
          ${["bot", "human"].map(
            (side) => html`
              <${Owner} side=${side} />
              <span class="sr">${ownerName(side)}</span>
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

/** Show Turmoil. @param {{ view: View & { turmoil: TurmoilView }, changes: Changes }} props */
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
