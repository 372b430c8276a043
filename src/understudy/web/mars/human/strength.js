// How strong the expert is: games won on unseen seeds. A test compares these figures with docs/analyze/players.md.

/** @import { ExpertStrength } from "../../advice/types" */

/** @type {ExpertStrength} */
export const strength = {
  counted: [
    { kind: "base", level: "easy", won: 986, of: 1008 },
    { kind: "base", level: "normal", won: 925, of: 1008 },
    { kind: "base", level: "hard", won: 808, of: 1008 },
    { kind: "base", level: "brutal", won: 138, of: 1008 },
    { kind: "everything", level: "normal", won: 771, of: 1008 },
    { kind: "everything", level: "hard", won: 654, of: 1008 },
  ],
  shown: [
    { low: 60, high: 70, won: 63, error: 5 },
    { low: 70, high: 80, won: 74, error: 4 },
    { low: 80, high: 90, won: 87, error: 3 },
    { low: 90, high: 100, won: 98, error: 1 },
  ],
};
