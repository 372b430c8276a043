// MarsBot's boards as text, in the format of our own files: parse, write, compare.

/**
 * A track; `cells` are the letters of the icons on spaces 1 to 18.
 * @typedef {{ id: string, tags: string[], lowered_by?: string, cells: string[] }} Track
 */
/** @typedef {{ competition?: string, tracks: Track[] }} Board */
/**
 * A space that differs; space 0 stands for the tags of a track.
 * @typedef {{ track: string, space: number, ours: string, theirs: string }} Difference
 */

export const SPACES = 18;
export const ICONS = [".", ">", "O", "G", "C", "T", "TT", "M", "A", "V", "f", "ff", "K"];
export const RISES = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
export const TAGS = [
  "building",
  "space",
  "event",
  "science",
  "power",
  "jovian",
  "earth",
  "city",
  "plant",
  "animal",
  "microbe",
  "venus",
];

/** Names of icons by letter. @type {Record<string, string>} */
const NAMES = {
  ".": "none",
  ">": "advance",
  T: "temperature",
  TT: "temperature2",
  O: "ocean",
  G: "greenery",
  C: "city",
  M: "milestone",
  A: "award",
  V: "venus",
  f: "floater",
  ff: "floater2",
  K: "colony",
};

/**
 * Return the name of a letter's icon, as the view of a game has it: `city`, `tr3`, `tag-space`.
 * @param {string} letter
 */
export function iconName(letter) {
  if (/^\d$/.test(letter)) return `tr${letter}`;
  return NAMES[letter] ?? `tag-${letter.slice(1, -1)}`;
}

const PART = /#[^\n]*|\[\[\s*(\w+)\s*\]\]|(\w+)\s*=\s*("[^"]*"|'[^']*'|\[[^\]]*\]|[^\s#]+)/g;

/** Parse a value: a string or a list of strings. @param {string} text */
function value(text) {
  if (text.startsWith("[")) return [...text.matchAll(/"([^"]*)"|'([^']*)'/g)].map((found) => found[1] ?? found[2]);
  return text.replaceAll(/^["']|["']$/g, "");
}

/** Parse a board; return null if it has no complete tracks. @param {string} text @returns {Board | null} */
export function parse(text) {
  /** @type {Record<string, any>} */
  const head = {};
  /** @type {Record<string, any>[]} */
  const tracks = [];
  for (const [, table, key, given] of text.matchAll(PART)) {
    if (table === "tracks") tracks.push({});
    else if (key) (tracks.at(-1) ?? head)[key] = value(given);
  }
  if (
    tracks.length === 0 ||
    tracks.some(({ id, tags, spaces }) => !id || !Array.isArray(tags) || typeof spaces !== "string")
  )
    return null;
  return {
    competition: head.competition,
    tracks: tracks.map(({ id, tags, lowered_by, spaces }) => ({ id, tags, lowered_by, cells: cells(spaces) })),
  };
}

/** Split the spaces of a track, with empty ones up to the length of a track. @param {string} spaces */
function cells(spaces) {
  const given = spaces.trim().split(/\s+/).filter(Boolean);
  return Array.from({ length: Math.max(SPACES, given.length) }, (_, n) => given[n] ?? ".");
}

/** @param {string[]} words */
const quoted = (words) => words.map((word) => `"${word}"`).join(", ");

/** Return the text of a board. @param {Board} board */
export function write({ competition, tracks }) {
  const parts = tracks.map((track) =>
    [
      "[[tracks]]",
      `id = "${track.id}"`,
      `tags = [${quoted(track.tags)}]`,
      ...(track.lowered_by ? [`lowered_by = "${track.lowered_by}"`] : []),
      `spaces = "${track.cells.join(" ")}"`,
    ].join("\n"),
  );
  return `${[...(competition ? [`competition = "${competition}"`] : []), ...parts].join("\n\n")}\n`;
}

/**
 * Return the spaces and tags in which two boards differ.
 * @param {Board} ours @param {Board} theirs @returns {Difference[]}
 */
export function differences(ours, theirs) {
  return theirs.tracks.flatMap((track, row) => {
    const printed = ours.tracks[row] ?? { tags: [], cells: [] };
    const found = track.cells.map((cell, n) => ({
      track: track.id,
      space: n + 1,
      ours: printed.cells[n] ?? ".",
      theirs: cell,
    }));
    const tags = {
      track: track.id,
      space: 0,
      ours: printed.tags.toSorted().join(" "),
      theirs: track.tags.toSorted().join(" "),
    };
    return [tags, ...found].filter((one) => one.ours !== one.theirs);
  });
}

/**
 * Return the differences as a text without translated words, to send to us.
 * @param {string} name @param {Difference[]} list
 */
export const report = (name, list) =>
  [
    name,
    ...list.map(({ track, space, ours, theirs }) => `${track} ${space || "tags"}: ${ours || "-"} -> ${theirs || "-"}`),
  ].join("\n");

/**
 * Return the board with one space changed.
 * @param {Board} board @param {number} row @param {number} n @param {string} letter @returns {Board}
 */
export const withCell = (board, row, n, letter) => ({
  ...board,
  tracks: board.tracks.map((track, at) => (at === row ? { ...track, cells: track.cells.with(n, letter) } : track)),
});

/**
 * Return the board with a tag moved to this track, or removed if the track has it; a tag is on one track only.
 * @param {Board} board @param {number} row @param {string} tag @returns {Board}
 */
export const withTag = (board, row, tag) => ({
  ...board,
  tracks: board.tracks.map((track, at) => {
    if (at === row && !track.tags.includes(tag)) return { ...track, tags: [...track.tags, tag] };
    return { ...track, tags: track.tags.filter((one) => one !== tag) };
  }),
});
