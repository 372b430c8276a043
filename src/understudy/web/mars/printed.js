// What is printed on maps and on the shipping board and is needed to draw them. A test compares it with the facts.

/** Spaces with a price and a gift: by map, then space. @type {Record<string, Record<string, { pay: number, get: string }>>} */
export const SPECIAL = {
  hellas: { "9.3": { pay: 6, get: "ocean" } },
  terra_cimmeria: { "3.3": { pay: 5, get: "colony" } },
  vastitas_borealis: { "5.5": { pay: 4, get: "temperature" } },
};

/**
 * Regions that milestones and awards of a map speak of: the row at which they begin.
 * @type {Record<string, { id: string, row: number }>}
 */
export const REGIONS = { hellas: { id: "polar", row: 8 }, elysium: { id: "southern", row: 6 } };

/** So many stored cubes become one space of the track with this tag. */
export const EXCHANGE = 5;
/** @type {Record<string, string>} */
export const EXCHANGE_TAG = {
  ceres: "building", luna: "event", io: "earth", enceladus: "microbe", ganymede: "plant", callisto: "power",
  miranda: "animal", triton: "space", pluto: "science",
};

/** Steps of a colony tile; its first places hold the colonies. */
export const LAST_STEP = 6;
export const SLOTS = 3;
