// A link that somebody was sent: it puts its game on the list of this device, and the game is shown.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "../requests/api.js";
import { linkKey } from "../requests/access_secret.js";
import { Refused, errorMessage } from "../requests/errors.js";
import { retryAfterLimit, retryUntilAvailable } from "../requests/retry.js";
import { TopBar } from "../ui/controls.js";
import { Loading } from "../ui/loading.js";
import { say } from "../app/translations.js";

/** @import { Message } from "../types" */

/** What is said of a game that is there, but finds no room on the list. */
const NO_ROOM = 429;

export function JoinGame() {
  const key = linkKey.value;
  const [away, setAway] = useState(false);
  const [later, setLater] = useState(/** @type {Message | null} */ (null));
  const [problem, setProblem] = useState(/** @type {{ heading: string, words: Message } | null} */ (null));
  useEffect(() => {
    let here = true;
    setProblem(null);
    if (key === null) {
      // Whoever is on the way to the game goes there.
      if (location.hash === "#/join") location.replace("#/");
      return undefined;
    }
    const wanted = () => here;
    retryAfterLimit(() => retryUntilAvailable(() => api.openLink(key), wanted, setAway), wanted, setLater).then(
      (opened) => {
        if (!opened || !here) return;
        linkKey.value = null;
        location.replace(`#/play/${opened.id}`);
      },
      (error) => {
        const heading =
          error instanceof Refused && error.status === NO_ROOM ? "page-join-no-room" : "page-join-refused";
        if (here) setProblem({ heading, words: errorMessage(error) });
      },
    );
    return () => {
      here = false;
    };
  }, [key]);
  if (!problem)
    return html`
      <${Loading} why=${away ? "page-away" : (later?.id ?? "page-joining")} args=${later?.args} />
    `;
  const { heading, words } = problem;
  return html`
    <main class="page">
      <${TopBar} title=${say(heading)} />
      <section class="fs">
        <p class="lead" role="alert">${say(words.id, words.args)}</p>
        <p class="after"><a class="btn" href="#/">${say("page-home")}</a></p>
      </section>
    </main>
  `;
}
