// What a person set once on this device.

import { effect, signal } from "@preact/signals";
import { localStore } from "./storage.js";

const KEY = "understudy";
export const LANGUAGES = [
  ["en", "English"],
  ["cs", "Čeština"],
  ["fr", "Français"],
];
export const THEMES = ["system", "light", "dark"];
export const SIZES = ["usual", "large", "larger"];
export const MOTIONS = ["system", "none"];
export const KEYS = ["on", "off"];
export const AUTO_CONTINUE_OPTIONS = ["wait", "six"];

const known = LANGUAGES.map(([code]) => code);

function preferred() {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find((language) => known.includes(language)) ?? "en";
}

const stored = localStore.read(KEY) ?? {};

/** What was set, if it is one of those there are. @param {string} name @param {string[]} choices @param {string} otherwise */
const setting = (name, choices, otherwise) => signal(choices.includes(stored[name]) ? stored[name] : otherwise);

export const language = setting("language", known, preferred());
/** Language of card names; empty: as everything else. */
export const cardLanguage = setting("cards", known, "");
export const theme = setting("theme", THEMES, "system");
export const size = setting("size", SIZES, "usual");
/** Whether single letters are shortcuts. */
export const keys = setting("keys", KEYS, "on");
/** Whether a turn of the bot that asks nothing of anybody is put away by itself. */
export const autoContinue = setting("onward", AUTO_CONTINUE_OPTIONS, "wait");
export const motion = setting("motion", MOTIONS, "system");

effect(() => {
  const kept = {
    language: language.value,
    cards: cardLanguage.value,
    theme: theme.value,
    size: size.value,
    motion: motion.value,
    keys: keys.value,
    onward: autoContinue.value,
  };
  localStore.write(KEY, kept);
  const root = document.documentElement;
  root.lang = kept.language;
  root.classList.toggle("theme-light", kept.theme === "light");
  root.classList.toggle("theme-dark", kept.theme === "dark");
  for (const one of SIZES) root.classList.toggle(`text-${one}`, kept.size === one);
  root.classList.toggle("still", kept.motion === "none");
});
