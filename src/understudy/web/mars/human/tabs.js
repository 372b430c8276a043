// The views a played game has besides map, MarsBot and journal.

import { currentGame, watching } from "../../play/current_game.js";
import { say } from "../../app/translations.js";
import { Hand } from "./cards/hand.js";
import { Tableau, ready } from "./cards/tableau.js";

/** @import { View } from "../view" */

/** @param {View} view */
export const views = ({ you }) =>
  you
    ? [
        ...(watching.value
          ? []
          : [
              {
                id: "hand",
                icon: "mars/hand",
                word: say("mars-screen-hand"),
                count: you.hand.length,
                across: true,
                View: Hand,
              },
            ]),
        {
          id: "played",
          icon: "mars/tableau",
          word: say("mars-screen-played"),
          count: currentGame().over ? 0 : ready(you).length,
          View: Tableau,
        },
      ]
    : [];
