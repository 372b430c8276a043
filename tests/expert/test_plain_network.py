"""The network in plain Python gives the same answers as in numpy, and hints work without numpy."""

import subprocess
import sys
from typing import Any

import pytest

from understudy.core import Question, Seat, find_system
from understudy.core.agents.encoding import Encoded
from understudy.expert.agent import Expert, expert_for, read_package_weights, weights_name
from understudy.expert.plain_network import PlainNetwork
from understudy.expert.stored_weights import read_stored
from understudy.sim.single_game import record_game

WITHOUT_NUMPY = """
import sys
sys.modules["numpy"] = None
import understudy
session = understudy.new("SYSTEM", seed=3, you="played")
first = understudy.hint(session).answers()[0]
print(first.answer is not None, 0 < first.expected.win < 1)
"""


class Watcher(Expert):
    """Plays like the expert and collects what it encodes."""

    seen: list[Encoded]

    def answer(self, question: Question[Any]) -> object:
        answers = self.encoder.candidates(question)
        if len(answers) > 1:
            self.seen.append(self.encoder.encode(self.position, question, answers))
        return super().answer(question)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "options"),
    [("mars", {}), ("mars", {"expansions": ["venus", "colonies"]}), ("tapestry", {})],
    ids=["base game", "expansions", "tapestry"],
)
def test_plain_python_agrees_with_numpy(name: str, options: dict[str, Any]) -> None:
    system = find_system(name)
    learning = system.simulation().learning
    assert learning is not None
    seen: list[Encoded] = []
    found: list[Any] = []

    def take_seat(seat: Seat) -> Expert:
        expert = expert_for(name, learning, seat.position)
        found.append((expert, weights_name(name, learning(), seat.position)))
        watcher = Watcher(seat.position, expert.encoder, expert.network)
        watcher.seen = seen
        return watcher

    record_game(system, {"you": "played", **options}, 5, take_seat)
    (expert, weights), *_ = found
    layout = expert.encoder.layout
    plain = PlainNetwork(layout, read_stored(layout, read_package_weights(weights), weights)[0])
    for encoded in seen[:: max(1, len(seen) // 12)]:
        scores = expert.network.scores_of(encoded)
        assert plain.scores_of(encoded) == pytest.approx(scores, abs=1e-3)
        assert plain.value_of(encoded) == pytest.approx(expert.network.value_of(encoded), abs=1e-3)


@pytest.mark.parametrize("system", ["mars", "tapestry"])
def test_hints_need_no_numpy(system: str) -> None:
    code = WITHOUT_NUMPY.replace("SYSTEM", system)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stdout.split() == ["True", "True"], done.stderr
