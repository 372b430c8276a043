// A finished game for programs that record plays.

import { name } from "../app/translations.js";

/** @import { FinishedGame, PlayRecord } from "../types" */

/** The number of Tapestry on BoardGameGeek. */
const BGG_ID = 286096;
const KIND = "tapestry-owner";

/**
 * Return the name of an owner; two people have names of their own or numbers.
 * @param {Record<string, any>} summary @param {string} id
 */
export const ownerName = (summary, id) =>
  summary[`called.names.${KIND}.${id}`] ?? name({ kind: KIND, id: summary[`called.names.${KIND}.${id}.id`] ?? id });

/**
 * Return the record of a game; the Shadow Empire never wins and is left out.
 * @param {FinishedGame} entry
 * @returns {PlayRecord}
 */
export function playRecord({ options, summary, winner }) {
  const solo = options.players === "solo";
  return {
    game: "Tapestry",
    bggId: BGG_ID,
    board: solo
      ? name({ kind: "tapestry-difficulty", id: String(options.difficulty) })
      : name({ kind: "tapestry-players", id: options.players }),
    comments: [],
    players: ["human", solo ? "automa" : "human2"].map((id) => ({
      id,
      name: ownerName(summary, id),
      score: summary[`scores.${id}`],
      winner: winner === id,
      starts: options.first_player === (id === "automa" ? "bots" : id),
      role: "",
    })),
  };
}
