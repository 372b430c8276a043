// The way in: words first, then the screen the address names.

import { html, render } from "htm/preact";
import { signal } from "@preact/signals";
import { linkKey, linkKeyIn, loginRequired, secretIn } from "./requests/access_secret.js";
import { Home } from "./games/home.js";
import { registerServiceWorker } from "./app/service_worker_setup.js";
import { EngineLoading } from "./app/engine_loading.js";
import { startMovingFocus } from "./ui/screen_focus.js";
import { language } from "./app/settings.js";
import { loadScreenStyles } from "./app/stylesheets.js";
import { Loading } from "./ui/loading.js";
import { loadAllMessages, loadCommonMessages } from "./app/translations.js";

const route = signal(parse());

/** All screens but the first, and the games; they follow once something is there to be seen. */
const screens = signal(/** @type {typeof import("./app/screens.js") | null} */ (null));

/** A part of an address; one that cannot be read stands for itself. @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parse() {
  const [screen = "", id = "", part = "", place = ""] = location.hash.replace(/^#\/?/, "").split("/").map(decoded);
  return { screen, id, part, place };
}

/** Take secret and key out of the address, if it has them, and show them: nobody looks over a shoulder or passes them on. */
async function comeIn() {
  const [secret, key] = [secretIn(location.hash), linkKeyIn(location.hash)];
  if (secret === null && key === null) return;
  history.replaceState(null, "", key === null ? "#/" : "#/join");
  linkKey.value = key;
  if (secret === null) return;
  const { logIn } = await import("./app/login.js");
  await logIn(secret);
}

window.addEventListener("hashchange", async () => {
  await comeIn();
  startMovingFocus();
  route.value = parse();
  window.scrollTo(0, 0);
});

function App() {
  document.documentElement.lang = language.value;
  // Whoever watches from outside can tell the screen that is drawn from the one that was left.
  document.documentElement.dataset.screen = Object.values(route.value).filter(Boolean).join("/");
  if (loginRequired.value)
    return screens.value
      ? html`
          <${screens.value.Login} />
        `
      : html`
          <${Loading} />
        `;
  if (!route.value.screen)
    return html`
      <${Home} faces=${screens.value?.faces} />
    `;
  return screens.value
    ? html`
        <${screens.value.Screen} ...${route.value} />
      `
    : html`
        <${Loading} />
      `;
}

await Promise.all([loadCommonMessages(), comeIn()]);
route.value = parse();
const place = /** @type {HTMLElement} */ (document.getElementById("app"));
// What is said as long as nothing runs is no longer true.
place.replaceChildren();
render(
  html`
    <${App} />
    <${EngineLoading} />
  `,
  place,
);
// The first view is painted before anything else begins.
await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
[screens.value] = await Promise.all([import("./app/screens.js"), loadAllMessages(), loadScreenStyles()]);
registerServiceWorker();
