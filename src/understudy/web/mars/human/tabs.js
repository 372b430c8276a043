// The tabs of the screen game besides map, MarsBot and journal.

import { currentGame, watching } from "../../play/game_state/current_game.js";
import { say } from "../../app/translations.js";
import { Hand } from "./cards/hand.js";
import { Tableau, readyActions } from "./cards/tableau.js";

/** @import { View } from "../view" */

/** Return the tabs of your hand, which spectators do not see, and of your played cards. @param {View} view */
export const views = ({ you }) =>
  you
    ? [
        ...(watching.value
          ? []
          : [
              {
                id: "hand",
                icon: "mars/hand",
                label: say("mars-screen-hand"),
                count: you.hand.length,
                across: true,
                View: Hand,
              },
            ]),
        {
          id: "played",
          icon: "mars/tableau",
          label: say("mars-screen-played"),
          count: currentGame().over ? 0 : readyActions(you).length,
          View: Tableau,
        },
      ]
    : [];
