import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { byRound, turningPoints } from "../../src/understudy/web/play/result/score_course.js";

const SIDES = ["human", "bot"];
const at = (turn, round, human, bot) => ({ turn, round, points: { human, bot } });
const COURSE = [
  at(1, 1, 20, 20),
  at(2, 1, 22, 20),
  at(3, 1, 22, 25),
  at(4, 2, 22, 28),
  at(5, 2, 26, 28),
  at(6, 2, 34, 34),
];

describe("the course of a game", () => {
  test("a round has the points of its last turn", () => {
    assert.deepEqual(
      byRound(COURSE).map(({ turn }) => turn),
      [3, 6],
    );
  });

  test("turns that changed the lead are listed in order, without small changes", () => {
    assert.deepEqual(turningPoints(COURSE, SIDES), [
      { turn: 3, round: 1, by: -5 },
      { turn: 4, round: 2, by: -3 },
      { turn: 5, round: 2, by: 4 },
    ]);
  });

  test("only the largest changes are listed", () => {
    const many = Array.from({ length: 7 }, (_, n) => at(n + 1, n + 1, (n * (n + 5)) / 2, 0));
    assert.deepEqual(
      turningPoints(many, SIDES).map(({ turn }) => turn),
      [4, 5, 6, 7],
    );
  });
});
