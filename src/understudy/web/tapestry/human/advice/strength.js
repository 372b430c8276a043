// How strong the expert is: games won on unseen seeds. A test compares these figures with docs/analyze/players.md.

/** @import { ExpertStrength } from "../../../advice/types" */

/** @type {ExpertStrength} */
export const strength = {
  counted: [
    { kind: "base", level: "1", won: 503, of: 504 },
    { kind: "base", level: "2", won: 465, of: 504 },
    { kind: "base", level: "3", won: 332, of: 504 },
    { kind: "base", level: "4", won: 226, of: 504 },
    { kind: "base", level: "5", won: 7, of: 504 },
    { kind: "base", level: "6", won: 0, of: 504 },
  ],
  shown: [],
};
