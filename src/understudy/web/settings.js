// What a person set once on this device.

import { effect, signal } from "@preact/signals";

const KEY = "understudy";
export const LANGUAGES = [["en", "English"], ["cs", "Čeština"], ["fr", "Français"]];
export const THEMES = ["system", "light", "dark"];
export const SIZES = ["usual", "large", "larger"];
export const MOTIONS = ["system", "none"];

function read() {
  try {
    return JSON.parse(localStorage.getItem(KEY)) ?? {};
  } catch {
    return {};
  }
}

function preferred() {
  const known = LANGUAGES.map(([code]) => code);
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find((language) => known.includes(language)) ?? "en";
}

const stored = read();

export const language = signal(stored.language ?? preferred());
/** Language of card names; empty: as everything else. */
export const cardLanguage = signal(stored.cards ?? "");
export const theme = signal(stored.theme ?? "system");
export const size = signal(stored.size ?? "usual");
export const motion = signal(stored.motion ?? "system");

effect(() => {
  const kept = { language: language.value, cards: cardLanguage.value, theme: theme.value, size: size.value, motion: motion.value };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // A browser that keeps nothing still plays.
  }
  const root = document.documentElement;
  root.lang = kept.language;
  root.classList.toggle("theme-light", kept.theme === "light");
  root.classList.toggle("theme-dark", kept.theme === "dark");
  for (const one of SIZES) root.classList.toggle(`text-${one}`, kept.size === one);
  root.classList.toggle("still", kept.motion === "none");
});
