// Starts the page: loads the common messages, then shows the screen that the address names.

import { html, render } from "htm/preact";
import { signal } from "@preact/signals";
import { linkKey, linkKeyIn, loginRequired, secretIn } from "./requests/access_secret.js";
import { loadModule } from "./requests/load_module.js";
import { Home } from "./games/home/home.js";
import { registerServiceWorker } from "./app/service_worker_setup.js";
import { EngineLoading } from "./app/engine_loading.js";
import { startMovingFocus } from "./ui/screen_focus.js";
import { language } from "./app/settings.js";
import { loadScreenStyles } from "./app/stylesheets.js";
import { Loading } from "./ui/loading.js";
import { loadAllMessages, loadCommonMessages } from "./app/translations.js";

const route = signal(parseRoute());

/** The module of all other screens; loaded after the first view is painted. */
const screens = signal(/** @type {typeof import("./app/screens.js") | null} */ (null));

/** Decode a part of an address; return it unchanged if it is malformed. @param {string} text */
function decodePart(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Return the parts of the address after the #. */
function parseRoute() {
  const [screen = "", id = "", part = "", root = ""] = location.hash.replace(/^#\/?/, "").split("/").map(decodePart);
  return { screen, id, part, place: root };
}

/**
 * Use the access secret or the link key in the address, and remove it from the address, so that it is not passed on
 * by accident.
 */
async function applyLinkAddress() {
  const [secret, key] = [secretIn(location.hash), linkKeyIn(location.hash)];
  if (secret === null && key === null) return;
  history.replaceState(null, "", key === null ? "#/" : "#/join");
  linkKey.value = key;
  if (secret === null) return;
  const { logIn } = await loadModule(() => import("./app/login.js"));
  await logIn(secret);
}

window.addEventListener("hashchange", async () => {
  await applyLinkAddress();
  startMovingFocus();
  route.value = parseRoute();
  window.scrollTo(0, 0);
});

function App() {
  document.documentElement.lang = language.value;
  // Browser tests read this to know which screen is rendered.
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

await Promise.all([loadCommonMessages(), applyLinkAddress()]);
route.value = parseRoute();
const place = /** @type {HTMLElement} */ (document.getElementById("app"));
// Remove the text that index.html shows until scripts run.
place.replaceChildren();
render(
  html`
    <${App} />
    <${EngineLoading} />
  `,
  place,
);
// Paint the first view before loading anything else.
await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
const loadScreens = () => import("./app/screens.js");
[screens.value] = await Promise.all([loadModule(loadScreens), loadAllMessages(), loadScreenStyles()]);
registerServiceWorker();
