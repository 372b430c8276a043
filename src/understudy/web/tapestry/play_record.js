// A finished game for programs that record plays.

import { name, number, say } from "../app/translations.js";

/** @import { FinishedGame, PlayRecord } from "../types" */

/** The number of Tapestry on BoardGameGeek. */
const BGG_ID = 286096;
const KIND = "tapestry-owner";
/** Both people of a game without the Automa. */
const PEOPLE = ["human", "human2"];

/**
 * Return the name of an owner; two people have names of their own or numbers.
 * @param {Record<string, any>} summary @param {string} id
 */
export const ownerName = (summary, id) =>
  summary[`called.names.${KIND}.${id}`] ?? name({ kind: KIND, id: summary[`called.names.${KIND}.${id}.id`] ?? id });

/**
 * Return winner and points of a game between two people; null for a game against the bots.
 * @param {FinishedGame} entry
 */
export function peopleResult({ options, summary, winner }) {
  if (options.players === "solo") return null;
  const points = PEOPLE.map((id) => `${ownerName(summary, id)} ${number(summary[`scores.${id}`] ?? 0)}`);
  return [say("tapestry-winner", { owner: ownerName(summary, winner ?? "both") }), points.join(", ")].join(" · ");
}

/** Return the options that were used: two people have no level. @param {FinishedGame} entry */
export function usedOptions({ options }) {
  const { difficulty, ...others } = options;
  return options.players === "solo" ? options : others;
}

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
    players: (solo ? ["human", "automa"] : PEOPLE).map((id) => ({
      id,
      name: ownerName(summary, id),
      score: summary[`scores.${id}`],
      winner: winner === id || winner === "both",
      starts: options.first_player === (id === "automa" ? "bots" : id),
      role: "",
    })),
  };
}
