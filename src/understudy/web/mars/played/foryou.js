// What a turn means for you: what you had, and what you have now.

import { html } from "htm/preact";
import { Icon, Owner } from "../../parts.js";
import { name, number, say } from "../../words.js";
import { happened } from "../ledger.js";
import { Ring, Stamp } from "./grammar.js";
import { cardName, cardOf } from "./library.js";

/** @import { Children, Step } from "../../shapes" */

/** The sign and the name of something of yours. @param {string} what @returns {{ sign: Children, words: string } | null} */
function yours(what) {
  const [, kind, id] = what.split(".");
  if (kind === "tr") return { sign: html`<${Icon} name="mars/tr" />`, words: say("page-tr") };
  if (kind === "stock") return { sign: html`<${Stamp} of=${id} />`, words: name({ kind: "mars-resource", id }) };
  if (kind === "production") return { sign: html`<span class="tray"><${Stamp} of=${id} /></span>`, words: `${name({ kind: "mars-resource", id })}, ${say("mars-screen-production")}` };
  if (kind === "on_card") return { sign: html`<${Ring} of=${cardOf(id).holds} />`, words: cardName(id) };
  return null;
}

/** Everything of yours that changed in these steps. @param {{ steps: Step[] }} props */
export function ForYou({ steps }) {
  const rows = [...happened(steps)].flatMap(([what, change]) => {
    const shown = what.startsWith("human.") ? yours(what) : null;
    return shown && change.before !== change.after ? [{ what, ...shown, ...change }] : [];
  });
  return rows.length > 0 && html`<section class="for-you"><h3><${Owner} side="human" />${say("mars-screen-for-you")}</h3>
    <ul>${rows.map(({ what, sign, words, before, after }) => html`<li key=${what}>${sign}<span>${words}</span>
      <span class="then">${number(Number(before ?? 0))} → <b>${number(Number(after))}</b></span></li>`)}</ul></section>`;
}
