// Turmoil in the screen game: the ruling policy, the parties, your influence, the global events.

import { html } from "htm/preact";
import { Icon, Owner } from "../../ui/controls.js";
import { currentGame } from "../../play/game_state/current_game.js";
import { labelled, name, say } from "../../app/translations.js";
import { printed } from "../reference/printed_constants.js";
import { give } from "../../human/answer_queue.js";
import { ChangeLine } from "../../human/changes.js";
import { overlay } from "../../human/overlay.js";
import { CardSymbols } from "./cards/card_symbols.js";

/** @import { Changes } from "../../types" */
/** @import { Party, Turmoil, View } from "../view" */
/** @import { ActionGroup } from "./turn/actions.js" */
/** @import { EventPreview, Politics, You } from "./view" */

/** @param {string} id */
const party = (id) => ({ kind: "mars-party", id });
/** @param {string} id */
const dashed = (id) => id.replaceAll("_", "-");
/** Return the text of a party's policy. @param {string} id */
const policyText = (id) => say(`mars-policy-${dashed(id)}`);
const openDelegates = () => {
  overlay.value = "delegate";
};

/** Show the policy of a party in symbols. @param {{ id: string }} props */
const PolicySymbols = ({ id }) => html`
  <span class="policy-signs"><${CardSymbols} card=${printed().policies[id]} /></span>
`;

/** @param {{ id: string }} props */
const PartySymbol = ({ id }) => html`
  <i class="party-sign" aria-hidden="true"><${Icon} name=${`mars/party-${dashed(id)}`} /></i>
`;

/**
 * Show delegates, the leader first; `more` adds a place for yours.
 * @param {{ delegates: string[], more?: boolean }} props
 */
const Seats = ({ delegates, more = false }) => html`
  <span class="seated" aria-hidden="true">
    ${delegates.map(
      (side, n) => html`
        <span class="seat-of ${n === 0 ? "first" : ""}" key=${n}><${Owner} side=${side} /></span>
      `,
    )}${
      more &&
      html`
        <span class="seat-of new"><${Icon} name="plus" /></span>
      `
    }${
      delegates.length === 0 &&
      !more &&
      html`
        <span class="muted">–</span>
      `
    }
  </span>
`;

/** Return the text of a party's leader and delegates. @param {Party} one */
function delegatesText({ delegates }) {
  if (delegates.length === 0) return say("page-party-empty");
  const sides = ["human", "bot", "neutral"]
    .map((side) => ({ side, count: delegates.filter((other) => other === side).length }))
    .filter(({ count }) => count > 0);
  return [
    say("page-party-leader", { owner: name({ kind: "mars-owner", id: delegates[0] }) }),
    ...sides.map(({ side, count }) => `${name({ kind: "mars-owner", id: side })} ${count}`),
  ].join(", ");
}

/** Show whether a party is dominant or ruling. @param {{ id: string, turmoil: Turmoil }} props */
const Marks = ({ id, turmoil }) => html`
  ${
    id === turmoil.dominant &&
    html`
      <span class="mark inked">${say("page-party-dominant")}</span>
    `
  }${
    id === turmoil.ruling &&
    html`
      <span class="mark">${say("page-party-ruling")}</span>
    `
  }
`;

/** Return the text of what one more delegate of yours would change. @param {Politics} politics @param {string} id */
function delegateEffect({ leads, dominates }, id) {
  const parts = [
    ...(leads.includes(id) ? [say("mars-screen-would-lead")] : []),
    ...(dominates.includes(id) ? [say("mars-screen-would-dominate")] : []),
  ];
  return parts.length > 0 ? parts.join(", ") : say("mars-screen-changes-nothing");
}

/**
 * Return the action of the policy and the delegates as actions.
 * @param {View} view @param {You} you @returns {ActionGroup[]}
 */
export const politicsActions = (view, you) => {
  const { politics } = you;
  const { turmoil } = view;
  if (!politics || !turmoil) return [];
  const send = turmoil.parties.map((one) => ({
    key: `delegate ${one.name}`,
    of: "mc",
    price: politics.price,
    text: html`
      <${PartySymbol} id=${one.name} />
      ${" "}${name(party(one.name))}${" "}
      <${Marks} id=${one.name} turmoil=${turmoil} />
    `,
    why: politics.why_not,
    move: { do: "delegate", party: one.name },
    sub:
      politics.why_not === null &&
      html`
        <small class="far">${delegateEffect(politics, one.name)}</small>
      `,
    brings: html`
      <${Seats} delegates=${one.delegates} more=${politics.why_not === null} />
    `,
  }));
  const policy = politics.action
    ? [
        {
          title: say("mars-screen-policy-of", { party: party(turmoil.ruling) }),
          actions: [
            {
              key: "policy",
              of: "mc",
              price: politics.policy_price,
              text: policyText(turmoil.ruling),
              why: politics.policy,
              move: { do: "policy", party: turmoil.ruling },
            },
          ],
        },
      ]
    : [];
  return [
    ...policy,
    {
      title: say("mars-screen-delegate"),
      note: say(turmoil.lobby ? "mars-screen-from-lobby" : "mars-screen-from-reserve", {
        count: turmoil.reserve.human,
      }),
      actions: send,
    },
  ];
};

/** Show a party as a row. @param {{ one: Party, turmoil: Turmoil, moved: boolean, turn: boolean }} props */
const PartyRow = ({ one, turmoil, moved, turn }) => html`
  <li>
    <button
      type="button"
      class="party-row ${moved ? "changed" : ""}"
      data-party=${one.name}
      disabled=${!turn}
      onClick=${openDelegates}
    >
      <${PartySymbol} id=${one.name} />
      <span class="party-words">
        <b>${name(party(one.name))}</b>
        ${" "}
        <${Marks} id=${one.name} turmoil=${turmoil} />
        <span class="sr">${`${policyText(one.name)}, ${delegatesText(one)}`}</span>
      </span>
      <${PolicySymbols} id=${one.name} />
      <${Seats} delegates=${one.delegates} />
    </button>
  </li>
`;

const WHEN = ["now", "next", "then"];

/** Show the certain effects of an event on you. @param {{ event: EventPreview }} props */
function EventEffects({ event: { changes, goes_on: more } }) {
  if (changes.length === 0 && !more)
    return html`
      <span class="to-you muted">${say("mars-screen-world-nothing")}</span>
    `;
  return html`
    <span class="to-you">
      <${ChangeLine} changes=${changes} />
      ${
        more &&
        html`
          <span class="muted">${say("mars-screen-world-more")}</span>
        `
      }
    </span>
  `;
}

/** Show the face-up global events with their effects on you. @param {{ events: EventPreview[] }} props */
const Events = ({ events }) => html`
  <h3 class="group">
    ${say("mars-screen-world")}
    <small>${say("mars-screen-world-you")}</small>
  </h3>
  <dl class="world">
    ${events.map(
      (one, n) => html`
        <div key=${one.name}>
          <dt>${say(`mars-screen-world-${WHEN[n + WHEN.length - events.length]}`)}</dt>
          <dd>
            <b>${name({ kind: "mars-event", id: one.name })}</b>
            <${EventEffects} event=${one} />
            <small>${say(`mars-event-does-${dashed(one.name)}`)}</small>
          </dd>
        </div>
      `,
    )}
  </dl>
`;

/** Show Turmoil in the screen game. @param {{ view: View & { turmoil: Turmoil, you: You }, changes: Changes }} props */
export function YourPolitics({ view, changes }) {
  const { turmoil, you } = view;
  const politics = /** @type {Politics} */ (you.politics);
  const turn = currentGame().question?.type === "menu";
  const { ruling, chairman, lobby, reserve } = turmoil;
  return html`
    <section class="panel your-own" aria-labelledby="turmoil-title">
      <h3 id="turmoil-title">
        <${PartySymbol} id=${ruling} />
        ${say("mars-screen-rules", { party: party(ruling) })}
        <small>${labelled(say("page-chairman"), name({ kind: "mars-owner", id: chairman }))}</small>
      </h3>
      <p class="policy">
        <span>${policyText(ruling)}</span>
        <${PolicySymbols} id=${ruling} />
        ${
          turn &&
          politics.action &&
          html`
            <button
              type="button"
              class="btn"
              disabled=${politics.policy !== null}
              onClick=${() => give({ do: "policy", party: ruling })}
            >
              ${say("mars-screen-use")}
            </button>
          `
        }
      </p>
      <ul>
        ${turmoil.parties.map(
          (one) => html`
            <${PartyRow}
              one=${one}
              turmoil=${turmoil}
              key=${one.name}
              moved=${changes.has(`turmoil.${one.name}`)}
              turn=${turn}
            />
          `,
        )}
      </ul>
      <p class="influence">
        <span>
          <${Icon} name="mars/influence" />
          ${say("mars-screen-influence", { count: politics.influence })}
        </span>
        <span>${say(lobby ? "mars-screen-in-lobby" : "mars-screen-lobby-empty", { count: reserve.human })}</span>
      </p>
      ${
        turn &&
        html`
          <div class="go">
            <button type="button" class="btn" disabled=${politics.why_not !== null} onClick=${openDelegates}>
              ${say("mars-screen-send", { mc: politics.price })}
            </button>
          </div>
        `
      }
      <${Events} events=${politics.events} />
    </section>
  `;
}
