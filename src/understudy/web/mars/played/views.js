// The views a played game has besides map, MarsBot and journal.

import { theGame, watching } from "../../store.js";
import { say } from "../../words.js";
import { Hand } from "./hand.js";
import { Tableau, ready } from "./tableau.js";

/** @import { View } from "../view" */

/** @param {View} view */
export const views = ({ you }) => (you ? [
  ...(watching.value ? [] : [{ id: "hand", icon: "mars/hand", word: say("mars-screen-hand"), count: you.hand.length, across: true, View: Hand }]),
  { id: "played", icon: "mars/tableau", word: say("mars-screen-played"), count: theGame().over ? 0 : ready(you).length, View: Tableau },
] : []);
