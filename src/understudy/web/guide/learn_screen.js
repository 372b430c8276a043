// Screen of the guides: resumes or starts one, or lists them all.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { UNAVAILABLE, errorMessage } from "../requests/errors.js";
import { createLoader, useLoaded } from "../requests/load_once.js";
import { readPages } from "../requests/paged_list.js";
import { retryUntilAvailable } from "../requests/retry.js";
import { refreshGames } from "../games/game_list.js";
import { isGuest } from "../games/home/saved_game.js";
import { Icon, Problem, TopBar } from "../ui/controls.js";
import { Loading } from "../ui/loading.js";
import { useMounted } from "../ui/mounted.js";
import { say } from "../app/translations.js";
import { guideOf } from "./progress.js";
import { isGuideOpen, storedPlace } from "./stored_progress.js";

/** @import { GameSummary, Message, Wire } from "../types" */

/**
 * Start the game of a guide and give its opening answers. Return its id.
 * @param {string} system @param {Wire["GuidedGame"]} guide
 */
async function startGuide(system, { options, seed, answers, opening }) {
  let doc = await api.create({ system, options, seed });
  for (const answer of answers.slice(0, opening)) doc = await api.answer(doc.id, { token: doc.token, answer });
  refreshGames();
  return doc.id;
}

/**
 * Return the id of a guide's game: the unfinished one, or a new one. Finished ones that were not played on are removed.
 * @param {string} system @param {Wire["GuidedGame"]} guide
 */
async function resumeGuide(system, guide) {
  const { lines } = await readPages(api.games, 1);
  /** @param {GameSummary} entry */
  const isMine = (entry) =>
    !entry.damaged && !isGuest(entry) && entry.system === system && guideOf(entry) === guide.name;
  const mine = lines.filter(isMine);
  // Another device may have come to its end; a game without its opening answers was interrupted while it was created.
  const unfinished = mine.find(
    (entry) =>
      isGuideOpen(entry) &&
      entry.answers >= guide.opening &&
      (storedPlace(entry.id) !== null || entry.answers < guide.answers.length),
  );
  if (unfinished) return unfinished.id;
  for (const { id, answers } of mine) if (answers <= guide.answers.length) await api.remove(id);
  return startGuide(system, guide);
}

/** Stands for the game in the address that opens the first guide of all games. */
const FIRST = "first";

/** Open a guide. @param {{ system: string, name: string }} props */
function OpenGuide({ system, name }) {
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const isMounted = useMounted();
  /** Return the id of the guide's game, or an empty text if there is no such guide. */
  const find = async () => {
    const all = (await api.systems()).flatMap((game) => game.guides.map((guide) => ({ game: game.name, guide })));
    const found = all.find(({ game, guide }) => system === FIRST || (game === system && guide.name === name));
    return found ? resumeGuide(found.game, found.guide) : "";
  };
  const start = async () => {
    const id = await retryUntilAvailable(find, isMounted, (unavailable) =>
      setProblem(unavailable ? UNAVAILABLE : null),
    );
    if (isMounted()) location.replace(id ? `#/play/${id}` : "#/learn");
  };
  useEffect(() => {
    start().catch((error) => setProblem(errorMessage(error)));
  }, []);
  return problem
    ? html`
        <main class="page">
          <${TopBar} title=${say("guide-all")} />
          <${Problem} message=${problem} />
        </main>
      `
    : html`
        <${Loading} />
      `;
}

/** Loads the paths of all guides, as "SYSTEM/NAME". */
const guidesLoader = createLoader(async () =>
  (await api.systems()).flatMap(({ name, guides }) => guides.map((guide) => `${name}/${guide.name}`)),
);

/** List all guides. */
function AllGuides() {
  const paths = useLoaded(guidesLoader) ?? [];
  return html`
    <main class="page">
      <${TopBar} title=${say("guide-all")} sub=${say("guide-all", {}, "text")} back=${null} />
      <${Problem} message=${guidesLoader.problem.value} />
      <nav class="fs learn-list" aria-label=${say("guide-all")}>
        ${paths.map(
          (path) => html`
            <a class="btn learn" href=${`#/learn/${path}`} key=${path}>
              <${Icon} name="bot" />
              <span>
                ${say(`guide-title-${path.replace("/", "-")}`)}
                <small>${say(`guide-title-${path.replace("/", "-")}`, {}, "text")}</small>
              </span>
            </a>
          `,
        )}
      </nav>
    </main>
  `;
}

/** @param {{ system: string, name: string }} props */
export const Learn = ({ system, name }) =>
  name || system === FIRST
    ? html`
        <${OpenGuide} system=${system} name=${name} />
      `
    : html`
        <${AllGuides} />
      `;
