// Where symbols are drawn: those of every game in one sprite, those of a game in its own.

const SHARED = new URL("../icons.svg", import.meta.url).pathname;

/** By game the address of its sprite. @type {Map<string, string>} */
const sprites = new Map();

/** @param {string} game @param {string} address */
export const addSprite = (game, address) => sprites.set(game, address);

/** The address of a symbol: NAME, or GAME/NAME for one of a game's own. @param {string} name */
export function symbolAddress(name) {
  const [own, game] = name.split("/").toReversed();
  return `${(game && sprites.get(game)) ?? SHARED}#${own}`;
}
