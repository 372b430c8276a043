// What a turn means for you: what you had, and what you have now.

import { html } from "htm/preact";
import { Owner } from "../../parts.js";
import { say } from "../../words.js";
import { happened } from "../ledger.js";
import { Rows, shownFact } from "./facts.js";

/** @import { Step } from "../../shapes" */

/** Everything of yours that changed in these steps. @param {{ steps: Step[] }} props */
export function ForYou({ steps }) {
  const changes = [...happened(steps)].flatMap(([what, { before, after }]) => (what.startsWith("human.") && shownFact(what) ? [{ what, before, after }] : []));
  return changes.length > 0 && html`<section class="for-you"><h3><${Owner} side="human" />${say("mars-screen-for-you")}</h3><${Rows} changes=${changes} /></section>`;
}
