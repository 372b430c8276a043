"""What `understudy bench` measures of Terraforming Mars; docs/simulation.md describes it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final

from understudy.mars.options import EXPANSIONS
from understudy.mars.players.busy import DONE, REPORT, busy
from understudy.mars.players.pace import PACES, USUAL, at_pace
from understudy.table import Workload, passing

EVERYTHING: Final = {"expansions": list(EXPANSIONS), "corporation": "random"}

LATE: Final = 15
"""The generation in which answers are measured."""

_USUAL_PACE: Final = partial(at_pace, PACES[USUAL])

WORKLOADS: Final[Mapping[str, Workload]] = {
    "mars-pass-only": Workload("games", passing),
    "mars-pace-all-expansions": Workload("games", _USUAL_PACE, EVERYTHING),
    "undo-late-game": Workload("undo", _USUAL_PACE),
    "journal-on": Workload("games", passing, listening=True),
    "answer-latency": Workload("answers", busy, late=LATE, answers=(REPORT, DONE)),
}
