"""The other side played by a model: paces, what they may not see, what is measured with them."""

from typing import Final

from understudy.mars.players.pace import PACE
from understudy.mars.players.unseen import FORECASTING
from understudy.mars.players.workloads import WORKLOADS
from understudy.table import Simulation

SIMULATION: Final = Simulation(
    clock="generation",
    score="bot_score",
    leading=("bot_score", "human_score", "human_won", "generation"),
    drawn_together="track_",
    drawn_apart=("temperature", "oxygen", "oceans", "venus"),
    players={"pace": PACE},
    forecasting=FORECASTING,
    workloads=WORKLOADS,
)
