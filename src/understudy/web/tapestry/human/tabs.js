// The tabs of the screen game besides map, bots and journal.

import { say } from "../../app/translations.js";
import { CardsView } from "./cards_view.js";
import { CityView } from "./city/city_view.js";
import { isScreenGame, shownPerson } from "./sides.js";
import { TrackCards } from "./track_cards.js";

/** @import { View } from "../view" */

/** Return the tabs of tracks, mats and cards. @param {View} view */
export const views = (view) =>
  isScreenGame(view)
    ? [
        {
          id: "tracks",
          icon: "tapestry/tracks",
          label: say("tapestry-screen-tracks"),
          across: true,
          View: TrackCards,
        },
        { id: "city", icon: "tapestry/capital", label: say("tapestry-screen-city-tab"), View: CityView },
        {
          id: "cards",
          icon: "tapestry/hand",
          label: say("tapestry-screen-cards"),
          count: shownPerson().side.in_hand,
          View: CardsView,
        },
      ]
    : [];
