// The result of a deal of the day as a few lines of text and a link, shown before it is copied.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import { formatDay, number, say } from "../../app/translations.js";
import { canShare, copyText, share } from "../../ui/clipboard.js";
import { Icon } from "../../ui/controls.js";
import { Checkboxes } from "../../ui/option_controls.js";
import { dateOf } from "./days.js";

/** @import { DealResult } from "./stored_deals.js" */

/** @typedef {{ result: DealResult, who: string, opponent: string, roundName: (round: number) => string }} LineProps */

/** Return a result as one line. @param {LineProps} props */
const resultLine = ({ result: { human, bot, round }, who, opponent, roundName }) =>
  say("page-daily-line", { who, human: number(human), opponent, bot: number(bot), end: roundName(round) });

/**
 * Return the text to share; results and days that are null are left out.
 * @param {{
 *   day: string, about: string, result: DealResult, expert: DealResult | null, row: number | null,
 *   opponent: string, roundName: (round: number) => string, address: string,
 * }} what
 */
const dealText = ({ day, about, result, expert, row, opponent, roundName, address }) =>
  [
    say("page-daily-share-head", { day: formatDay(dateOf(day).toISOString()) }),
    about,
    resultLine({ result, who: say("page-daily-me"), opponent, roundName }),
    ...(expert ? [resultLine({ result: expert, who: say("page-review-expert"), opponent, roundName })] : []),
    ...(row ? [say("page-daily-row", { count: row })] : []),
    address,
  ].join("\n");

/** @param {Parameters<typeof dealText>[0]} props */
export function ShareDeal(props) {
  const [status, setStatus] = useState("");
  const offered = [
    ...(props.expert ? [{ id: "expert", text: say("page-daily-with-expert") }] : []),
    ...(props.row ? [{ id: "row", text: say("page-daily-with-row") }] : []),
  ];
  const [chosen, setChosen] = useState(offered.map(({ id }) => id));
  const text = dealText({
    ...props,
    expert: chosen.includes("expert") ? props.expert : null,
    row: chosen.includes("row") ? props.row : null,
  });
  /** @param {string} what */
  const copy = async (what) => setStatus(say((await copyText(what)) ? "page-copied" : "page-not-copied"));
  return html`
    <div class="deal-share">
      <p class="small muted">${say("page-daily-copied")}</p>
      <pre class="deal-text" tabindex="0">${text}</pre>
      ${
        offered.length > 0 &&
        html`
          <${Checkboxes} label=${say("page-daily-share")} options=${offered} on=${chosen} onPick=${setChosen} />
        `
      }
      <p class="small muted">${say("page-daily-link-carries")}</p>
      <div class="take">
        <button type="button" class="btn" onClick=${() => copy(props.address)}>${say("page-daily-link-only")}</button>
        <button type="button" class="btn" onClick=${() => copy(text)}>
          <${Icon} name="copy" />
          ${say("page-daily-copy")}
        </button>
        ${
          canShare() &&
          html`
            <button type="button" class="btn" onClick=${() => share({ text })}>
              <${Icon} name="share" />
              ${say("page-send-text")}
            </button>
          `
        }
      </div>
      <p class="small muted" role="status">${status}</p>
    </div>
  `;
}
