// Screen of an opened game link: adds the game to the list of this device, then shows it.

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

/** Status if the list of this device is full. */
const LIST_FULL = 429;

export function JoinGame() {
  const key = linkKey.value;
  const [unavailable, setUnavailable] = useState(false);
  const [limitReason, setLimitReason] = useState(/** @type {Message | null} */ (null));
  const [problem, setProblem] = useState(/** @type {{ heading: string, message: Message } | null} */ (null));
  useEffect(() => {
    let mounted = true;
    setProblem(null);
    if (key === null) {
      // The address may already be that of the game.
      if (location.hash === "#/join") location.replace("#/");
      return undefined;
    }
    const isWanted = () => mounted;
    retryAfterLimit(
      () => retryUntilAvailable(() => api.openLink(key), isWanted, setUnavailable),
      isWanted,
      setLimitReason,
    ).then(
      (opened) => {
        if (!opened || !mounted) return;
        linkKey.value = null;
        location.replace(`#/play/${opened.id}`);
      },
      (error) => {
        const heading =
          error instanceof Refused && error.status === LIST_FULL ? "page-join-no-room" : "page-join-refused";
        if (mounted) setProblem({ heading, message: errorMessage(error) });
      },
    );
    return () => {
      mounted = false;
    };
  }, [key]);
  if (!problem)
    return html`
      <${Loading} why=${unavailable ? "page-away" : (limitReason?.id ?? "page-joining")} args=${limitReason?.args} />
    `;
  const { heading, message } = problem;
  return html`
    <main class="page">
      <${TopBar} title=${say(heading)} />
      <section class="fs">
        <p class="lead" role="alert">${say(message.id, message.args)}</p>
        <p class="after"><a class="btn" href="#/">${say("page-home")}</a></p>
      </section>
    </main>
  `;
}
