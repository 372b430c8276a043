// Replaces the browser, so that Node can import modules of the page: the import map, and the globals that they use
// while loading.

import { readFileSync, readdirSync } from "node:fs";
import { registerHooks } from "node:module";

const WEB = new URL("../../src/understudy/web/", import.meta.url);
const LOCALES = new URL("../locales/", WEB);

/** Codes of the languages, English first. */
const LANGUAGES = [
  "en",
  ...readdirSync(LOCALES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z]{2,3}$/.test(entry.name) && entry.name !== "en")
    .map(({ name }) => name)
    .toSorted(),
];

const index = readFileSync(new URL("index.html", WEB), "utf-8");
const { imports } = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(index)[1]);

registerHooks({
  resolve: (name, context, next) =>
    next(Object.hasOwn(imports, name) ? new URL(imports[name], WEB).href : name, context),
});

/** A Storage in memory. */
class Memory {
  #values = new Map();

  getItem(key) {
    return this.#values.get(key) ?? null;
  }

  setItem(key, text) {
    this.#values.set(key, String(text));
  }

  removeItem(key) {
    this.#values.delete(key);
  }
}

/** Return all messages of a language. */
const catalog = (language) =>
  readdirSync(new URL(`${language}/`, LOCALES))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(`${language}/${name}`, LOCALES), "utf-8"))
    .join("\n");

/** Answer requests for messages; all others are not found. */
const fetchMessages = async (address) => {
  const found = /languages\/(\w+)/.exec(String(address));
  return found ? new Response(catalog(found[1])) : new Response("{}", { status: 404 });
};

const globals = {
  addEventListener: () => {},
  document: {
    addEventListener: () => {},
    baseURI: "http://understudy.test/",
    documentElement: { classList: { toggle: () => {} }, dataset: { languages: LANGUAGES.join(" ") } },
  },
  fetch: fetchMessages,
  history: { state: null },
  localStorage: new Memory(),
  location: { hash: "" },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  navigator: { languages: ["en"] },
  sessionStorage: new Memory(),
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
