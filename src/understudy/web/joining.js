// A link that somebody was sent: it puts its game on the list of this device, and the game is shown.

import { html } from "htm/preact";
import { useEffect, useState } from "preact/hooks";
import * as api from "./api.js";
import { invited } from "./door.js";
import { wordsOf } from "./errors.js";
import { untilAnswered } from "./patience.js";
import { TopBar } from "./parts.js";
import { Waiting } from "./waiting.js";
import { say } from "./words.js";

/** @import { Message } from "./shapes" */

export function Joining() {
  const key = invited.value;
  const [away, setAway] = useState(false);
  const [problem, setProblem] = useState(/** @type {Message | null} */ (null));
  useEffect(() => {
    let here = true;
    setProblem(null);
    if (key === null) {
      location.replace("#/");
      return undefined;
    }
    untilAnswered(() => api.openLink(key), () => here, setAway).then((opened) => {
      if (!opened || !here) return;
      invited.value = null;
      location.replace(`#/play/${opened.id}`);
    }, (error) => here && setProblem(wordsOf(error)));
    return () => {
      here = false;
    };
  }, [key]);
  if (!problem) return html`<${Waiting} why=${away ? "page-away" : "page-joining"} />`;
  return html`<main class="page">
    <${TopBar} title=${say("page-join-refused")} />
    <section class="fs"><p class="lead" role="alert">${say(problem.id, problem.args)}</p>
      <p class="after"><a class="btn" href="#/">${say("page-home")}</a></p></section>
  </main>`;
}
