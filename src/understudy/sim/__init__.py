"""Many games: policies that stand in for people, runs over many cores, honest statistics."""

from understudy.sim.design import Cell, design
from understudy.sim.forecast import Forecast, forecast
from understudy.sim.games import game_seed, play_game, record_game
from understudy.sim.humans import HUMANS, Model, Seat, find_human, human_names
from understudy.sim.run import Result, Run, Stopped, run_design, simulate
from understudy.sim.tally import Summary, Tally

__all__ = [
    "HUMANS",
    "Cell",
    "Forecast",
    "Model",
    "Result",
    "Run",
    "Seat",
    "Stopped",
    "Summary",
    "Tally",
    "design",
    "find_human",
    "forecast",
    "game_seed",
    "human_names",
    "play_game",
    "record_game",
    "run_design",
    "simulate",
]
