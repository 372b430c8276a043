// How strong the expert is: games won on unseen seeds. A test compares these figures with docs/analyze/players.md.

/**
 * Games won at a level; `kind` names the options.
 * @typedef {{ kind: string, level: string, won: number, of: number }} Strength
 */

/** Games won by game, in the order in which they are shown. @type {Record<string, Strength[]>} */
export const STRENGTH = {
  mars: [
    { kind: "base", level: "easy", won: 980, of: 1008 },
    { kind: "base", level: "normal", won: 909, of: 1008 },
    { kind: "base", level: "hard", won: 769, of: 1008 },
    { kind: "base", level: "brutal", won: 151, of: 1008 },
    { kind: "everything", level: "normal", won: 771, of: 1008 },
    { kind: "everything", level: "hard", won: 654, of: 1008 },
  ],
  tapestry: [
    { kind: "base", level: "1", won: 503, of: 504 },
    { kind: "base", level: "2", won: 465, of: 504 },
    { kind: "base", level: "3", won: 332, of: 504 },
    { kind: "base", level: "4", won: 226, of: 504 },
    { kind: "base", level: "5", won: 7, of: 504 },
    { kind: "base", level: "6", won: 0, of: 504 },
  ],
};

/** What was shown and how often it was won, both in percent, with the 95 % error. */
export const CALIBRATION = {
  mars: [
    { low: 60, high: 70, won: 65, error: 5 },
    { low: 70, high: 80, won: 76, error: 4 },
    { low: 80, high: 90, won: 87, error: 3 },
    { low: 90, high: 100, won: 98, error: 1 },
  ],
};
