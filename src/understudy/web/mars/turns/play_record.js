// A finished game for programs that record plays.

import { name, say } from "../../app/translations.js";

/** @import { FinishedGame, PlayRecord } from "../../types" */
/** @import { Document } from "../view" */

/** The number of Terraforming Mars on BoardGameGeek. */
const BGG_ID = 167791;

/** @param {string} id */
const corporationName = (id) => (id && id !== "none" ? name({ kind: "mars-corporation", id }) : "");

/** Return the player's corporation, as far as the app knows it. @param {FinishedGame} entry @param {Document} [doc] */
function yourCorporation({ options }, doc) {
  const dealt = doc?.view.you?.corporations?.[0];
  return dealt ? name({ kind: "mars-card", id: dealt.number }) : corporationName(options.your_corporation);
}

/** Return the record of a game. @param {FinishedGame} entry @param {Document} [doc] @returns {PlayRecord} */
export function playRecord(entry, doc) {
  const { options, scores, summary, winner } = entry;
  const bots = corporationName(summary["corporation.number"] ?? options.corporation);
  /** @param {"human" | "bot"} id @param {string} role */
  const player = (id, role) => ({
    id,
    name: name({ kind: "mars-owner", id }),
    score: scores[id]?.total,
    winner: winner === id,
    // The human side begins the first generation.
    starts: id === "human",
    role,
  });
  return {
    game: "Terraforming Mars",
    bggId: BGG_ID,
    board: [
      name({ kind: "mars-map", id: options.map }),
      name({ kind: "mars-difficulty", id: options.difficulty }),
    ].join(", "),
    comments: [
      options.expansions.map((/** @type {string} */ id) => name({ kind: "mars-expansion", id })).join(", "),
      bots && say("page-record-corporation", { corporation: bots }),
      say("page-generation", { generation: summary.generation }),
    ].filter(Boolean),
    players: [player("human", yourCorporation(entry, doc)), player("bot", bots)],
  };
}
