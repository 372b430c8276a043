// One deal of the day: its level until it is begun, the game, and both results when it is over.

import { html } from "htm/preact";
import { useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { errorMessage } from "../../requests/errors.js";
import { name, number, say } from "../../app/translations.js";
import { Icon, Owner, Problem, Radios } from "../../ui/controls.js";
import { dayOf, daysInARow, seedOf } from "./days.js";
import { useExpertGame } from "./expert_game.js";
import { ShareDeal } from "./share_deal.js";
import { storeDeal, storedDays } from "./stored_deals.js";

/** @import { GameSystem, Message, System } from "../../types" */
/** @import { DealResult } from "./stored_deals.js" */

/**
 * @typedef {{
 *   system: GameSystem, face: System, day: string, number: number, name: string, level: string,
 *   onLevel: (level: string) => void, deleted: boolean,
 * }} DealProps
 */

/** Show a result as a row of the table. @param {{ icon: any, who: string, result: DealResult }} props */
const ResultRow = ({ icon, who, result }) => html`
  <tr>
    <th scope="row">${icon}${" "}${who}</th>
    <td>${number(result.human)}</td>
    <td>${number(result.bot)}</td>
    <td>${number(result.round)}</td>
  </tr>
`;

/**
 * Show your result, and the expert's once it is known.
 * @param {DealProps & { result: DealResult, expert: DealResult | null }} props
 */
const Results = ({ system, face, result, expert }) => html`
  <table class="deal-results">
    <thead>
      <tr>
        <th scope="col">${say("page-daily-same")}</th>
        <th scope="col">${say("page-daily-score")}</th>
        <th scope="col">${name({ kind: `${system.name}-owner`, id: "bot" })}</th>
        <th scope="col">${face.dailyDeals?.roundHead()}</th>
      </tr>
    </thead>
    <tbody>
      <${ResultRow}
        icon=${html`
          <${Owner} side="human" />
        `}
        who=${say("page-review-you")}
        result=${result}
      />
      ${
        expert &&
        html`
          <${ResultRow}
            icon=${html`
              <${Icon} name="expert" />
            `}
            who=${say("page-review-expert")}
            result=${expert}
          />
        `
      }
    </tbody>
  </table>
`;

/**
 * Show the button that lets the expert play the deal, and how far it is. Its score stays covered.
 * @param {{
 *   request: any, known: boolean, over: boolean,
 *   onEnd: (result: DealResult) => void, roundName: (round: number) => string,
 * }} props
 */
function ExpertsGame({ request, known, onEnd, over, roundName }) {
  const game = useExpertGame(request, onEnd);
  if (known)
    return over
      ? null
      : html`
          <p class="small muted" role="status">${say("page-daily-covered-done")}</p>
        `;
  if (!game.running)
    return html`
      <${Problem} message=${game.problem} />
      <button type="button" class="btn" onClick=${game.start}>
        <${Icon} name="expert" />
        ${say("page-daily-expert")}
      </button>
    `;
  return html`
    <div class="deal-expert">
      <${Icon} name="expert" />
      <div>
        <p role="status">${say("page-daily-playing")}</p>
        ${
          game.round > 0 &&
          html`
            <p class="small">${roundName(game.round)}</p>
          `
        }
        <progress aria-label=${say("page-daily-playing")}></progress>
      </div>
      <button type="button" class="btn" onClick=${game.cancel}>${say("page-cancel")}</button>
    </div>
    <p class="small muted">${say("page-daily-covered")}</p>
  `;
}

/** Show a deal. @param {DealProps} props */
export function DealCard(props) {
  const { system, face, day, name: deal, level: wanted, onLevel, deleted } = props;
  const [busy, setBusy] = useState(false);
  const [sharing, setSharing] = useState(false);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const deals = /** @type {NonNullable<System["dailyDeals"]>} */ (face.dailyDeals);
  const stored = storedDays.value[day]?.[deal];
  // A game that was deleted before its end can be begun again.
  const begun = stored?.game && (stored.result || !deleted) ? stored : undefined;
  const level = begun?.level ?? wanted;
  const options = deals.options(deal, day, system.options, level);
  const request = { system: system.name, options, seed: seedOf(day, props.number) };
  const about = deals.about(deal, options);
  const levelName = deals.levelName(level);
  const title = deals.name(deal);
  const result = begun?.result ?? null;
  const expert = stored?.level === level ? stored.expert : null;
  /** @param {boolean} again whether the deal was played before; then the first result stays */
  const play = async (again) => {
    setBusy(true);
    setProblem(null);
    try {
      const { id } = await api.create(request);
      if (!again)
        storeDeal(day, deal, { game: id, level, started: dayOf(new Date()), counts: false, result: null, expert });
      location.hash = `#/play/${id}`;
    } catch (error) {
      setProblem(errorMessage(error));
      setBusy(false);
    }
  };
  return html`
    <section class="card deal" aria-labelledby=${`deal-${deal}`}>
      <h2 id=${`deal-${deal}`}>${title}</h2>
      <p class="small muted">${begun ? say("page-daily-played-on", { about, level: levelName }) : about}</p>
      <${Problem} message=${problem} />
      ${
        result
          ? html`
              <${Results} ...${props} result=${result} expert=${expert} />
            `
          : !begun &&
            html`
              <${Radios}
                segmented
                name=${`level-${deal}`}
                label=${deals.levelLabel()}
                value=${level}
                options=${system.options[deals.levelOption].map((/** @type {string} */ id) => ({
                  id,
                  text: deals.levelName(id),
                }))}
                onPick=${onLevel}
              />
            `
      }
      <${ExpertsGame}
        request=${request}
        known=${Boolean(expert)}
        over=${Boolean(result)}
        roundName=${deals.roundName}
        onEnd=${(/** @type {DealResult} */ found) => storeDeal(day, deal, { level, expert: found })}
        key=${level}
      />
      <div class="go">
        ${
          result
            ? html`
                <button type="button" class="btn" aria-expanded=${sharing} onClick=${() => setSharing(!sharing)}>
                  <${Icon} name="share" />
                  ${say("page-daily-share")}
                </button>
                ${
                  !deleted &&
                  html`
                    <a class="btn" href=${`#/play/${begun?.game}/review`}>${say("page-review")}</a>
                  `
                }
                <button type="button" class="btn" disabled=${busy} onClick=${() => play(true)}>
                  ${say("page-daily-again")}
                </button>
              `
            : begun
              ? html`
                  <a class="btn primary" href=${`#/play/${begun.game}`}>${say("page-daily-continue", { title })}</a>
                `
              : html`
                  <button type="button" class="btn primary" disabled=${busy} onClick=${() => play(false)}>
                    ${say("page-daily-play", { title, level: levelName })}
                  </button>
                `
        }
      </div>
      ${
        sharing &&
        result &&
        html`
          <${ShareDeal}
            day=${day}
            about=${[title, about, levelName].join(", ")}
            result=${result}
            expert=${expert}
            row=${daysInARow(storedDays.value, dayOf(new Date())) || null}
            opponent=${name({ kind: `${system.name}-owner`, id: "bot" })}
            roundName=${deals.roundName}
            address=${`${new URL("./", document.baseURI).href}#/daily/${day}/${deal}/${level}`}
          />
        `
      }
    </section>
  `;
}
