"""Many games: policies that stand in for people, runs over many cores, honest statistics."""

from understudy.sim.games import game_seed, play_game
from understudy.sim.humans import HUMANS, find_human
from understudy.sim.run import Result, Stopped, simulate
from understudy.sim.tally import Summary, Tally

__all__ = [
    "HUMANS",
    "Result",
    "Stopped",
    "Summary",
    "Tally",
    "find_human",
    "game_seed",
    "play_game",
    "simulate",
]
