"""Agents that play the human side, and what simulation and benchmarks do with them."""

from typing import Final

from understudy.core import NamedAgent, Simulation
from understudy.core.agents.learning import Learning
from understudy.core.agents.random_agent import random_policy
from understudy.mars.agents.game_observer import MarsObserver
from understudy.mars.agents.greedy_agent import greedy_policy
from understudy.mars.agents.pace_agent import PACE
from understudy.mars.agents.reasons import reasons_for
from understudy.mars.agents.redeal_hidden import FORECASTING
from understudy.mars.agents.workloads import WORKLOADS


def _learning() -> Learning:
    """Return the encoder and the lessons, which take long to import."""
    from understudy.mars.agents.curriculum import LEARNING

    return LEARNING


SIMULATION: Final = Simulation(
    clock="generation",
    score="bot_score",
    leading=("bot_score", "human_score", "human_won", "generation"),
    plotted_together=("track_",),
    plotted_apart=("temperature", "oxygen", "oceans", "venus"),
    agents={
        "pace": PACE,
        "random": NamedAgent(lambda setting: None if setting else random_policy),
        "greedy": NamedAgent(lambda setting: None if setting else greedy_policy),
    },
    forecasting=FORECASTING,
    workloads=WORKLOADS,
    learning=_learning,
    observer=MarsObserver,
    reasons=reasons_for,
)
