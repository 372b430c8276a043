"""The benchmarks of Terraforming Mars for `understudy bench`; see docs/analyze/simulation.md."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from understudy.core import Workload, pass_agent
from understudy.core.agents.random_agent import random_policy
from understudy.mars.agents.benchmark_agent import DONE, REPORT, busy_policy
from understudy.mars.agents.greedy_agent import greedy_policy
from understudy.mars.agents.pace_agent import DEFAULT_PACE, PACES, pace_policy
from understudy.mars.options import EXPANSIONS

EVERYTHING: Final = {"expansions": list(EXPANSIONS), "corporation": "random"}

LATE: Final = 15
"""The generation in which answers are measured."""
LONG_TURN: Final = 190
"""The answer within one turn that is measured."""
MIDDLE: Final = 5
MANY: Final = (1, 10, 100, 1000)
"""The numbers of open games in which answers are measured, each in generation `MIDDLE`."""

_USUAL_PACE: Final = partial(pace_policy, PACES[DEFAULT_PACE])

WORKLOADS: Final[Mapping[str, Workload]] = {
    "mars-pass-only": Workload("games", pass_agent),
    "mars-pace-all-expansions": Workload("games", _USUAL_PACE, EVERYTHING),
    "mars-random-player": Workload("games", random_policy, {"you": "played"}),
    "mars-random-player-everything": Workload(
        "games", random_policy, {**EVERYTHING, "you": "played"}
    ),
    "mars-greedy-player": Workload("games", greedy_policy, {"you": "played"}),
    "undo-late-game": Workload("undo", _USUAL_PACE),
    "journal-on": Workload("games", pass_agent, listening=True),
    "journal-on-random-player": Workload("games", random_policy, {"you": "played"}, listening=True),
    "turn-with-journal": Workload("turns", pass_agent, listening=True),
    "answer-stepper": Workload("stepper", random_policy, {"you": "played"}),
    "answer-long-turn": Workload("long_turn", pass_agent, late=LONG_TURN, answers=(REPORT,)),
    "start-play": Workload("start", pass_agent, command=("play", "mars", "--seed", "1")),
    "start-completion": Workload(
        "start", pass_agent, command=("completion", "bash", "--", "play", "mars", "--map", "")
    ),
    "start-simulation": Workload(
        "start", pass_agent, command=("simulate", "mars", "--games", "1", "--workers", "1")
    ),
    "answer-latency": Workload("answers", busy_policy, late=LATE, answers=(REPORT, DONE)),
    "answer-served-companion": Workload("served", busy_policy),
    "answer-served-screen": Workload("served", random_policy, {"you": "played"}),
    "answer-served-everything": Workload("served", random_policy, {**EVERYTHING, "you": "played"}),
    **{
        f"answers-many-games-{many}": Workload(
            "answers", busy_policy, late=MIDDLE, answers=(REPORT, DONE), open_games=many
        )
        for many in MANY
    },
}
