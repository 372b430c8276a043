// A link that logs a finished game in BG Stats. The page itself sends nothing: the app opens the link.

import { minutesPlayed } from "../../play/game_state/playing_time.js";

/** @import { FinishedGame, PlayRecord } from "../../types" */

const ADDRESS = "https://app.bgstatsapp.com/createPlay.html?data=";
/** The name of this app in BG Stats; it must not change, so that matched games and players are remembered. */
const SOURCE = "Understudy";
/** Most characters of the link. */
export const MAX_LENGTH = 8000;
/** A game that was open for longer was put aside in between, so that its duration is unknown. */
const LONGEST_MINUTES = 12 * 60;

/** Return a number with two digits. @param {number} value */
const two = (value) => String(value).padStart(2, "0");

/** Return a time as BG Stats reads it: in the zone of the device, without a name of it. @param {string} when */
function playDate(when) {
  const time = new Date(when);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join("-");
  return `${day} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(":")}`;
}

/**
 * Return how long a game took, or 0 if that is unknown. For a game of another device this is the time between its
 * beginning and its end.
 * @param {FinishedGame} entry
 */
function minutes({ id, started, finished }) {
  const played = minutesPlayed(id);
  if (played > 0) return played;
  const taken = Math.round((Date.parse(finished) - Date.parse(started)) / 60_000);
  return taken > 0 && taken <= LONGEST_MINUTES ? taken : 0;
}

/**
 * Return the rank of a score: 1 for the winner.
 * @param {PlayRecord["players"]} players
 * @param {PlayRecord["players"][0]} one
 */
const rankOf = (players, one) =>
  one.winner ? 1 : 1 + players.filter((other) => other.winner || (other.score ?? 0) > (one.score ?? 0)).length;

/** Return the play as BG Stats reads it. @param {FinishedGame} entry @param {PlayRecord} record */
export const bgStatsPlay = (entry, { game, bggId, board, comments, players }) => ({
  sourceName: SOURCE,
  sourcePlayId: entry.id,
  playDate: playDate(entry.finished),
  durationMin: minutes(entry),
  comments: [entry.title, ...comments].filter(Boolean).join(". "),
  board,
  game: { name: game, bggId, highestWins: true, noPoints: false, sourceGameId: entry.system },
  players: players.map((one) => ({
    name: one.name,
    ...(one.score === undefined ? {} : { score: String(one.score) }),
    rank: rankOf(players, one),
    winner: one.winner,
    startPlayer: one.starts,
    role: one.role,
    sourcePlayerId: one.id,
  })),
});

/** Return the link; long comments are shortened. @param {FinishedGame} entry @param {PlayRecord} record */
export function bgStatsLink(entry, record) {
  const play = bgStatsPlay(entry, record);
  let link = ADDRESS + encodeURIComponent(JSON.stringify(play));
  while (link.length >= MAX_LENGTH && play.comments) {
    play.comments = play.comments.slice(0, Math.floor(play.comments.length / 2));
    link = ADDRESS + encodeURIComponent(JSON.stringify(play));
  }
  return link;
}
