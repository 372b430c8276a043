// Explanations of the guide "table": the Automa and the Shadow Empire beside the real board.

/** @import { Explanation } from "../../guide/types" */

const TURN = "tapestry-ask-turn";

/** @type {Explanation} */
export const explanation = {
  title: "guide-title-tapestry-table",
  steps: 6,
  ownGame: "#/new/tapestry",
  hints: [
    { step: 1, question: TURN, answers: 1, view: "bot", lit: [{ at: ".tracks" }], text: "guide-tapestry-bots" },
    {
      step: 2,
      question: TURN,
      answers: 1,
      view: "board",
      lit: [{ at: '.prompt [data-track="science"]' }],
      text: "guide-tapestry-advance",
      args: { track: { kind: "tapestry-track", id: "science" } },
      tap: true,
    },
    {
      step: 2,
      question: TURN,
      answers: 2,
      view: "board",
      lit: [{ at: ".prompt [data-entry=done]" }],
      text: "guide-tapestry-done",
      tap: true,
    },
    {
      step: 3,
      question: TURN,
      answers: 3,
      view: "report",
      lit: [{ at: ".report .pair" }],
      text: "guide-tapestry-pair",
    },
    {
      step: 3,
      question: TURN,
      answers: 3,
      view: "report",
      open: ".report .step [aria-expanded]",
      lit: [{ at: ".report .why-box" }],
      text: "guide-tapestry-why",
      args: { tracks: 4, track: { kind: "tapestry-track", id: "military" } },
    },
    {
      step: 4,
      question: TURN,
      answers: 3,
      view: "report",
      lit: [{ at: ".report .steps" }],
      text: "guide-tapestry-tasks",
    },
    {
      step: 5,
      question: TURN,
      answers: 3,
      view: "journal",
      lit: [{ at: ".head .undo" }],
      text: "guide-tapestry-undo",
      seen: ".journal .l:has([href*=repair])",
      low: true,
      tap: true,
    },
    {
      step: 5,
      question: TURN,
      answers: 2,
      view: "journal",
      lit: [{ at: ".head .redo" }],
      text: "guide-tapestry-redo",
      low: true,
      tap: true,
    },
    {
      step: 6,
      question: TURN,
      answers: 3,
      view: "board",
      lit: [{ at: ".head .sides" }],
      text: "guide-tapestry-score",
      args: { bot: 0, incomes: 5 },
    },
  ],
};
