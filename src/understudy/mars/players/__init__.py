"""The other side played by a model: paces, what they may not see, what is measured with them."""

from typing import Final

from understudy.mars.players.greedy_player import by_worth
from understudy.mars.players.pace import PACE
from understudy.mars.players.random_player import at_random
from understudy.mars.players.unseen import FORECASTING
from understudy.mars.players.workloads import WORKLOADS
from understudy.table import Player, Simulation

SIMULATION: Final = Simulation(
    clock="generation",
    score="bot_score",
    leading=("bot_score", "human_score", "human_won", "generation"),
    drawn_together=("track_",),
    drawn_apart=("temperature", "oxygen", "oceans", "venus"),
    players={
        "pace": PACE,
        "random": Player(lambda setting: None if setting else at_random),
        "greedy": Player(lambda setting: None if setting else by_worth),
    },
    forecasting=FORECASTING,
    workloads=WORKLOADS,
)
