// Stylesheets loaded after the first view: shared ones, then those of each game.

/** In the order of the cascade. */
const SHARED = [
  "styles/setup.css",
  "styles/play.css",
  "styles/prompt.css",
  "styles/choosing.css",
  "styles/map.css",
  "styles/tracks.css",
  "styles/story.css",
  "styles/files.css",
  "styles/human.css",
  "styles/human_layout.css",
];

/** Return all stylesheet links of the page. @returns {HTMLLinkElement[]} */
const links = () => [...document.querySelectorAll(/** @type {"link"} */ ("link[rel=stylesheet]"))];

/**
 * Load a stylesheet. Resolves also if that fails, because the page is readable without it.
 * @param {string} address @param {(link: HTMLLinkElement) => void} place inserts the link
 */
const loadStylesheet = (address, place) =>
  new Promise((resolve) => {
    const link = document.createElement("link");
    Object.assign(link, { rel: "stylesheet", href: address, onload: resolve, onerror: resolve });
    place(link);
  });

/** Load the shared stylesheets, before the last one of the first view. */
export function loadScreenStyles() {
  const last = links().at(-1);
  return Promise.all(SHARED.map((address) => loadStylesheet(`./${address}`, (link) => last?.before(link))));
}

/**
 * Load the stylesheets of a game. Games are ordered by name, whichever is opened first.
 * @param {string} game @param {string[]} addresses
 */
export function applyGameStyles(game, addresses) {
  const next = links().find((link) => link.dataset.game !== undefined && link.dataset.game > game);
  return Promise.all(
    addresses.map((address) =>
      loadStylesheet(address, (link) => {
        link.dataset.game = game;
        if (next) next.before(link);
        else document.head.append(link);
      }),
    ),
  );
}

/** Load a stylesheet that only some screens need, once. @param {string} address */
export async function addStylesheet(address) {
  const { href } = new URL(address, document.baseURI);
  if (!links().some((link) => link.href === href)) await loadStylesheet(href, (link) => document.head.append(link));
}
