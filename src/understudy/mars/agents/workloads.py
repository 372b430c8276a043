"""The benchmarks of Terraforming Mars for `understudy bench`; see docs/analyze/simulation.md."""

from collections.abc import Mapping
from functools import partial
from typing import Final

from understudy.core import Workload, pass_agent
from understudy.core.agents.random_agent import random_policy
from understudy.mars.agents.benchmark_agent import DONE, REPORT, busy_policy
from understudy.mars.agents.pace_agent import DEFAULT_PACE, PACES, pace_policy
from understudy.mars.options import EXPANSIONS

EVERYTHING: Final = {"expansions": list(EXPANSIONS), "corporation": "random"}

LATE: Final = 15
"""The generation in which answers are measured."""
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
    "undo-late-game": Workload("undo", _USUAL_PACE),
    "journal-on": Workload("games", pass_agent, listening=True),
    "answer-latency": Workload("answers", busy_policy, late=LATE, answers=(REPORT, DONE)),
    **{
        f"answers-many-games-{many}": Workload(
            "answers", busy_policy, late=MIDDLE, answers=(REPORT, DONE), open_games=many
        )
        for many in MANY
    },
}
