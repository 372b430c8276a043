"""Agents that play the human side in simulations, and the figures that simulations report."""

from functools import partial
from typing import Final

from understudy.core import NamedAgent, Simulation, Workload
from understudy.core.agents.learning import Learning
from understudy.core.agents.random_agent import random_policy
from understudy.tapestry.agents.game_observer import TapestryObserver
from understudy.tapestry.agents.greedy_agent import greedy_policy
from understudy.tapestry.agents.pace_agent import DEFAULT_PACE, PACE, PACES, Pace, make_agent
from understudy.tapestry.agents.reasons import reasons_for
from understudy.tapestry.agents.redeal_hidden import FORECASTING
from understudy.tapestry.agents.settler_agent import SETTLER
from understudy.tapestry.printed.tracks import TRACKS


def _learning() -> Learning:
    """Return the encoder and the lessons, which take long to import."""
    from understudy.tapestry.agents.curriculum import LEARNING

    return LEARNING


SIMULATION: Final = Simulation(
    clock="era",
    score="automa_vp",
    leading=("automa_vp", "human_vp", "human_won", "era"),
    compared=("automa_vp", "human_vp", "human_won"),
    plotted_together=tuple(f"automa_{track}" for track in TRACKS),
    plotted_apart=("automa_vp", "automa_territories", "automa_outposts", "automa_landmarks"),
    agents={
        "pace": PACE,
        "settler": SETTLER,
        "random": NamedAgent(lambda setting: None if setting else random_policy),
        "greedy": NamedAgent(lambda setting: None if setting else greedy_policy),
    },
    forecasting=FORECASTING,
    workloads={
        "tapestry-solo": Workload("games", partial(make_agent, Pace, PACES[DEFAULT_PACE])),
        "tapestry-random-player": Workload("games", random_policy, {"you": "played"}),
    },
    learning=_learning,
    observer=TapestryObserver,
    reasons=reasons_for,
)
