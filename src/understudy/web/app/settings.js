// Settings of this device.

import { effect, signal } from "@preact/signals";
import { localStore } from "./storage.js";

const KEY = "understudy";
const { dataset } = document.documentElement;
const CODES = (dataset.languages ?? "en").split(" ");
const CARD_CODES = (dataset.cardLanguages ?? "en").split(" ");

/** Return the name of a language in that language, with a capital letter. @param {string} code */
function languageName(code) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

/** Codes and names of the languages that the server has. */
export const LANGUAGES = CODES.map((code) => [code, languageName(code)]);
/** The languages that have names of cards. */
export const CARD_LANGUAGES = LANGUAGES.filter(([code]) => CARD_CODES.includes(code));
export const THEMES = ["system", "light", "dark"];
export const SIZES = ["usual", "large", "larger"];
export const MOTIONS = ["system", "none"];
export const SWITCH = ["on", "off"];
export const AUTO_CONTINUE_OPTIONS = ["wait", "six"];

/** Return the first language of the browser that the page has. */
function preferredLanguage() {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find((language) => CODES.includes(language)) ?? "en";
}

/**
 * Return whether the main pointer is a mouse, whose users have the next button at hand. Browser tests with a
 * settling time of 0 count as such.
 */
const isMouseUser = () =>
  matchMedia("(pointer: fine)").matches ||
  /** @type {{ understudySettlingMs?: number }} */ (globalThis).understudySettlingMs === 0;

const stored = localStore.read(KEY) ?? {};

/**
 * Return a signal with the stored value if it is one of the choices.
 * @param {string} name @param {string[]} choices @param {string} fallback
 */
const setting = (name, choices, fallback) => signal(choices.includes(stored[name]) ? stored[name] : fallback);

export const language = setting("language", CODES, preferredLanguage());
/** Language of card names; empty means the language of the page. */
export const cardLanguage = setting("cards", CARD_CODES, "");
export const theme = setting("theme", THEMES, "system");
export const size = setting("size", SIZES, "usual");
/** Whether single letters are shortcuts. */
export const keys = setting("keys", SWITCH, "on");
/** Which advice of the expert is offered. */
export const hints = setting("hints", SWITCH, "on");
export const winLine = setting("winLine", SWITCH, "off");
export const reviews = setting("reviews", SWITCH, "on");
/** Whether the report of a bot turn that concerns nothing of the player closes by itself. */
export const autoContinue = setting("onward", AUTO_CONTINUE_OPTIONS, isMouseUser() ? "wait" : "six");
export const motion = setting("motion", MOTIONS, "system");

effect(() => {
  const values = {
    language: language.value,
    cards: cardLanguage.value,
    theme: theme.value,
    size: size.value,
    motion: motion.value,
    keys: keys.value,
    hints: hints.value,
    winLine: winLine.value,
    reviews: reviews.value,
    onward: autoContinue.value,
  };
  localStore.write(KEY, values);
  const root = document.documentElement;
  root.lang = values.language;
  root.classList.toggle("theme-light", values.theme === "light");
  root.classList.toggle("theme-dark", values.theme === "dark");
  for (const one of SIZES) root.classList.toggle(`text-${one}`, values.size === one);
  root.classList.toggle("still", values.motion === "none");
});
