// Stands in for the browser, so that modules of the page can be imported: its import map, and the few
// things they look at while they are loaded.

import { readFileSync, readdirSync } from "node:fs";
import { registerHooks } from "node:module";

const WEB = new URL("../../src/understudy/web/", import.meta.url);
const LOCALES = new URL("../locales/", WEB);

const index = readFileSync(new URL("index.html", WEB), "utf-8");
const { imports } = JSON.parse(/<script type="importmap">(.*?)<\/script>/s.exec(index)[1]);

registerHooks({
  resolve: (name, context, next) =>
    next(Object.hasOwn(imports, name) ? new URL(imports[name], WEB).href : name, context),
});

/** What the page keeps, in memory. */
class Memory {
  #kept = new Map();

  getItem(key) {
    return this.#kept.get(key) ?? null;
  }

  setItem(key, text) {
    this.#kept.set(key, String(text));
  }

  removeItem(key) {
    this.#kept.delete(key);
  }
}

const catalogue = (language) =>
  readdirSync(new URL(`${language}/`, LOCALES))
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(`${language}/${name}`, LOCALES), "utf-8"))
    .join("\n");

/** The server says nothing but its words. */
const fetchWords = async (address) => {
  const found = /languages\/(\w+)/.exec(String(address));
  return found ? new Response(catalogue(found[1])) : new Response("{}", { status: 404 });
};

const stands = {
  document: { baseURI: "http://understudy.test/", documentElement: { classList: { toggle: () => {} } } },
  fetch: fetchWords,
  localStorage: new Memory(),
  location: { hash: "" },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  navigator: { languages: ["en"] },
  sessionStorage: new Memory(),
};
for (const [name, value] of Object.entries(stands))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
