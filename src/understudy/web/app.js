// The way in: words first, then the screen the address names.

import { html, render } from "htm/preact";
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { Home } from "./home.js";
import { NewGame } from "./newgame.js";
import { Play } from "./play.js";
import { Preferences } from "./preferences.js";
import { Score } from "./score.js";
import { language } from "./settings.js";
import { close, game, open } from "./store.js";
import { Lost } from "./lost.js";
import { systemOf } from "./systems.js";
import { say, startWords } from "./words.js";

const route = signal(parse());

function parse() {
  const [screen = "", id = "", part = ""] = location.hash.replace(/^#\/?/, "").split("/");
  return { screen, id: decodeURIComponent(id), part };
}

window.addEventListener("hashchange", () => {
  route.value = parse();
  window.scrollTo(0, 0);
});

const failure = signal(null);

/** A game by its address, on whichever of its pages. */
function Game({ id, part }) {
  useEffect(() => {
    failure.value = null;
    open(id).catch((error) => {
      failure.value = error.words ?? { id: "page-unexpected", args: { status: 0 } };
    });
    return close;
  }, [id]);
  if (game.value && !systemOf(game.value)) return html`<${Lost} message=${{ id: "page-unexpected", args: { status: 0 } }} />`;
  if (failure.value) return html`<${Lost} message=${failure.value} />`;
  if (!game.value) return html`<main class="waiting" aria-busy="true">${say("page-loading")}</main>`;
  return part === "score" ? html`<${Score} />` : html`<${Play} />`;
}

function App() {
  const { screen, id, part } = route.value;
  document.title = say("page-title");
  document.documentElement.lang = language.value;
  if (screen === "play") return html`<${Game} id=${id} part=${part} key=${id} />`;
  if (screen === "new") return html`<${NewGame} />`;
  if (screen === "settings") return html`<${Preferences} back=${id ? `#/play/${id}` : "#/"} />`;
  return html`<${Home} />`;
}

await startWords();
render(html`<${App} />`, document.getElementById("app"));
