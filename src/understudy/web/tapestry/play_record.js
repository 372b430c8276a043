// A finished game for programs that record plays.

import { name, number, say } from "../app/translations.js";

/** @import { FinishedGame, PlayRecord } from "../types" */
/** @import { Document } from "./view" */

/** The number of Tapestry on BoardGameGeek. */
const BGG_ID = 286096;
const KIND = "tapestry-owner";
/** Both people of a game without the Automa. */
const PEOPLE = ["human", "human2"];
const AUTOMA_CIVILIZATION = "tapestry-automa-civilization";

/**
 * Return the name of an owner; two people have names of their own or numbers.
 * @param {Record<string, any>} summary @param {string} id
 */
export const ownerName = (summary, id) =>
  summary[`called.names.${KIND}.${id}`] ?? name({ kind: KIND, id: summary[`called.names.${KIND}.${id}.id`] ?? id });

/** Return the civilizations of an owner, as far as the app knows them. @param {string} id @param {Document} [doc] */
function civilizations(id, doc) {
  if (id === "automa")
    return doc?.view.automa?.civilizations.map((one) => name({ kind: AUTOMA_CIVILIZATION, id: one }));
  const own = doc?.view.humans.find((human) => human.name === id)?.civilization;
  return own ? [name({ kind: "tapestry-civilization", id: own })] : undefined;
}

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
 * @param {FinishedGame} entry @param {Document} [doc]
 * @returns {PlayRecord}
 */
export function playRecord({ options, summary, winner }, doc) {
  const solo = options.players === "solo";
  // Games stored by older versions list only the option, which may be "random".
  const first = summary.first_player ?? options.first_player;
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
      starts: first === (id === "automa" ? "bots" : id),
      role: civilizations(id, doc)?.join(", ") ?? "",
    })),
  };
}
