// Addresses of SVG symbols: shared ones, and those of each game in its own sprite.

const SHARED = new URL("../icons.svg", import.meta.url).pathname;

/** Addresses of sprites by game. @type {Map<string, string>} */
const sprites = new Map();

/** Add the sprite of a game. @param {string} game @param {string} address */
export const addSprite = (game, address) => sprites.set(game, address);

/** Return the address of a symbol: NAME, or GAME/NAME in the sprite of a game. @param {string} name */
export function symbolAddress(name) {
  const [own, game] = name.split("/").toReversed();
  return `${(game && sprites.get(game)) ?? SHARED}#${own}`;
}
