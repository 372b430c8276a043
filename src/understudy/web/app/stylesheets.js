// Stylesheets that come after the first view: those of every game, then each game's own.

/** As they build on each other. */
const SHARED = ["play", "prompt", "choosing", "map", "tracks", "story", "files"];

/** @returns {HTMLLinkElement[]} */
const links = () => [...document.querySelectorAll(/** @type {"link"} */ ("link[rel=stylesheet]"))];

/** Settles once the sheet is there; without its looks a screen can still be read. @param {string} address @param {(link: HTMLLinkElement) => void} place */
const load = (address, place) =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address, onload: resolve, onerror: resolve });
    place(link);
  });

/** The looks of the other screens; they stand before the last of the first view's. */
export function loadScreenStyles() {
  const last = links().at(-1);
  return Promise.all(SHARED.map((name) => load(`./styles/${name}.css`, (link) => last?.before(link))));
}

/**
 * The looks of a game. Which game was opened first makes no difference: they stand in the order of their names.
 * @param {string} game @param {string[]} addresses
 */
export function applyGameStyles(game, addresses) {
  const next = links().find((link) => link.dataset.game !== undefined && link.dataset.game > game);
  return Promise.all(
    addresses.map((address) =>
      load(address, (link) => {
        link.dataset.game = game;
        if (next) next.before(link);
        else document.head.append(link);
      }),
    ),
  );
}
