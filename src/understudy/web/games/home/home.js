// Home screen: without games what the app is and how to begin; otherwise the games, the last one first.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../../requests/api.js";
import { errorMessage } from "../../requests/errors.js";
import { StorageWarning, Icon, Problem } from "../../ui/controls.js";
import { useLoaded } from "../../requests/load_once.js";
import { loadModule } from "../../requests/load_module.js";
import { useMounted } from "../../ui/mounted.js";
import { useScreen } from "../../ui/screen_focus.js";
import { isGuideOpen } from "../../guide/stored_progress.js";
import { isAbandoned } from "../empty_game.js";
import { gamesLoader, storedGames } from "../game_list.js";
import { FirstVisit } from "./first_visit.js";
import { HomeFooter, HomeMenu } from "./home_menu.js";
import { Returning } from "./return_visit.js";
import { UpdateNotice } from "./update_notice.js";
import { isGuest } from "./saved_game.js";
import { useHomeKeys } from "./home_keys.js";

/** @import { GameSummary, Message } from "../../types" */

/** @param {{ faces?: typeof import("../../app/screens.js").faces }} props `faces` is set once its module is loaded */
export function Home({ faces }) {
  const heading = useScreen();
  const isMounted = useMounted();
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  const [changes, setChanges] = useState(0);
  const [pages, setPages] = useState(1);
  const loaded = useLoaded(gamesLoader, undefined, changes, pages);
  // A guide is resumed from its own screen.
  const listed = loaded?.lines ?? storedGames() ?? [];
  const games = listed.filter((entry) => entry.damaged || !(isGuideOpen(entry) || isAbandoned(entry)));
  useHomeKeys();
  useEffect(() => {
    // A game whose face cannot be loaded can still be resumed or deleted.
    for (const name of new Set(games.filter(({ damaged }) => !damaged).map(({ system }) => system)))
      faces?.load(name).catch(() => {});
  }, [faces, loaded]);
  /** @param {() => Promise<void>} action */
  const attempt = async (action) => {
    setProblem(null);
    await action().catch((error) => setProblem(errorMessage(error)));
  };
  useEffect(() => {
    const abandoned = loaded?.lines.find(isAbandoned);
    if (abandoned) api.remove(abandoned.id).catch(() => {});
  }, [loaded]);
  /** @param {GameSummary} entry */
  const remove = (entry) =>
    attempt(async () => {
      await (isGuest(entry) ? api.leave : api.remove)(entry.id);
      setChanges(changes + 1);
    });
  /** @param {string} id @param {string} title */
  const setTitle = (id, title) =>
    attempt(async () => {
      await api.setTitle(id, title);
      setChanges(changes + 1);
    });
  /** @param {File} chosen */
  const importChosen = (chosen) =>
    attempt(async () => {
      const { importFile } = await loadModule(() => import("../import.js"));
      const address = await importFile(chosen);
      // Stay where the player went in the meantime.
      if (isMounted()) location.hash = address;
    });
  return html`
    <main class="home ${games.length > 0 ? "returning" : "first-visit"}">
      <header class="brand">
        <${Icon} name="brand" />
        <h1 tabindex="-1" ref=${heading}>Understudy</h1>
        <${HomeMenu} system=${games.find(({ damaged }) => !damaged)?.system ?? ""} onFile=${importChosen} />
      </header>
      <${UpdateNotice} />
      <${Problem} message=${problem ?? gamesLoader.problem.value} />
      <div role="status"><${StorageWarning} /></div>
      ${
        games.length > 0
          ? html`
              <${Returning}
                games=${games}
                listed=${listed}
                more=${Boolean(loaded?.more)}
                onMore=${() => setPages(pages + 1)}
                faces=${faces}
                onRemove=${remove}
                onName=${setTitle}
              />
            `
          : html`
              <${FirstVisit} listed=${listed} />
            `
      }
      <${HomeFooter} />
    </main>
  `;
}
