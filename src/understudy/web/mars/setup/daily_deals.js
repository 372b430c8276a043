// The deals of the day: one base game and one with all expansions, each on the map of that day.

import { dayNumber } from "../../games/daily/days.js";
import { name, say } from "../../app/translations.js";

/** @import { System } from "../../types" */

/** Names of the deals. */
const BASE = "base";
const EVERYTHING = "everything";

/** @type {Record<string, (options: any) => string[]>} */
const EXPANSIONS = {
  [BASE]: () => ["corporate_era"],
  [EVERYTHING]: (options) => options.expansions,
};

/** @type {NonNullable<System["dailyDeals"]>} */
export const dailyDeals = {
  names: [BASE, EVERYTHING],
  levelOption: "difficulty",
  name: (deal) => say(`mars-screen-daily-${deal}`),
  levelLabel: () => say("mars-option-difficulty"),
  levelName: (level) => name({ kind: "mars-difficulty", id: level }),
  // The second deal is half the maps ahead, so that the two are on different maps.
  options: (deal, day, offered, level) => ({
    ...offered.defaults,
    ...offered.presets.screen,
    map: offered.map[(dayNumber(day) + (deal === BASE ? 0 : offered.map.length / 2)) % offered.map.length],
    expansions: EXPANSIONS[deal](offered),
    difficulty: level,
  }),
  about: (deal, { map }) =>
    [name({ kind: "mars-map", id: map }), say(`mars-screen-daily-${deal}`, {}, "hint")].join(" · "),
  standing: ({ over, summary }) => ({
    counts: over || summary.generation > 1,
    result:
      over && Number.isInteger(summary["scores.human.total"])
        ? { human: summary["scores.human.total"], bot: summary["scores.bot.total"], round: summary.generation }
        : null,
  }),
  roundName: (generation) => say("page-generation", { generation }),
  roundHead: () => say("mars-screen-daily-generation"),
};
