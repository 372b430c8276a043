// What is printed on the decision cards, needed to draw those of any turn. A test compares it with the facts.

/** @type {Record<string, string>} */
const SEEKS = { a: "all", l: "landmark_or_end", e: "end" };
/** @type {Record<string, string>} */
const ORDER = { E: "exploration", S: "science", M: "military", T: "technology", H: "heart" };

/** By number from 1: what Automa and Shadow Empire seek, income; order of the tracks, topple; scan. */
const CARDS = [
  "eai HMETSt N-SE",
  "ali MEHST- E-NW",
  "le- STMEHt N-SE",
  "lai TSHME- NE-S",
  "al- EMTSH- NW-S",
  "aa- MSHTEt N-SE",
  "aa- HTEMS- E-SW",
  "aai EMTHS- S-NE",
  "aai TSHEMt SE-N",
  "la- METSHt SW-N",
  "al- HEMST- S-NW",
  "aai STHMEt W-SE",
  "al- STMHE- S-NE",
  "lai EHSMTt SE-N",
  "ll- HMTESt SW-N",
  "ali TEHSM- S-NW",
  "aai EHTMS- E-SW",
  "la- HEMST- N-SE",
  "aai MTSEHt E-NW",
  "aa- TESMH- N-SE",
  "aei ETHSMt NE-S",
  "ea- METHSt N-SE",
];

/**
 * Where each scan starts, which way it heads, and where its second row begins.
 * @type {Record<string, { starts: string, heads: string, second: string }>}
 */
export const SCANS = {
  "N-SE": { starts: "0,-3", heads: "SE", second: "-1,-2" },
  "E-NW": { starts: "2,-3", heads: "NW", second: "3,-2" },
  "NE-S": { starts: "3,-2", heads: "S", second: "2,-3" },
  "SE-N": { starts: "3,0", heads: "N", second: "2,1" },
  "E-SW": { starts: "3,0", heads: "SW", second: "3,-1" },
  "S-NE": { starts: "1,2", heads: "NE", second: "-1,3" },
  "S-NW": { starts: "-1,3", heads: "NW", second: "1,2" },
  "W-SE": { starts: "-3,3", heads: "SE", second: "-3,2" },
  "SW-N": { starts: "-3,3", heads: "N", second: "-2,3" },
  "NW-S": { starts: "-3,1", heads: "S", second: "-2,-1" },
};

/** A decision card: {automa, shadow, income, order, topple, scan}. @param {number} number */
export function decisionCard(number) {
  const [seeks, read, scan] = CARDS[number - 1].split(" ");
  return {
    automa: SEEKS[seeks[0]], shadow: SEEKS[seeks[1]], income: seeks[2] === "i",
    order: Array.from(read.slice(0, 5), (letter) => ORDER[letter]), topple: read[5] === "t", scan,
  };
}
