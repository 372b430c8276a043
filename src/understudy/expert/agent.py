"""The expert as an agent: it gives the answer with the highest score."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, NamedTuple

from understudy.core import Agent, Policy, Question, Seat
from understudy.core.agents.encoding import Encoder
from understudy.core.agents.learning import Learning
from understudy.expert.calibration import Calibration, read_calibration
from understudy.expert.network import Network, batch
from understudy.expert.weight_files import load_weights


class Expert:
    """Answers with the highest score, one decision at a time."""

    exact = True

    def __init__(self, position: Any, encoder: Encoder, network: Network) -> None:
        self.position = position
        self.encoder = encoder
        self.network = network

    def answer(self, question: Question[Any]) -> object:
        """Return the best answer."""
        answers = self.encoder.candidates(question)
        if len(answers) == 1:
            return answers[0]
        encoded = self.encoder.encode(self.position, question, answers)
        return answers[int(self.network.scores(batch([encoded])).argmax())]


class LoadedExpert(NamedTuple):
    """The encoder of a game, the network with its weights, and the correction of its win head."""

    encoder: Encoder
    network: Network
    calibration: Calibration = Calibration()


def weights_file(game: str) -> Traversable:
    """Return the file of the package's weights for a game."""
    return files("understudy.expert") / "weights" / f"{game}.npz"


@cache
def load_expert(game: str, learning: Callable[[], Learning], file: str = "") -> LoadedExpert:
    """Return the expert of a game, with the weights of this file or with those of the package."""
    encoder = learning().encoder
    path = Path(file) if file else weights_file(game)
    network = Network(encoder.layout, load_weights(encoder.layout, path))
    if file:
        return LoadedExpert(encoder, network)
    corrections = files("understudy.expert") / "weights" / f"{game}.calibration.json"
    return LoadedExpert(encoder, network, read_calibration(corrections, path.read_bytes()))


def expert_agent(game: str, learning: Callable[[], Learning], file: str = "") -> Agent:
    """Return the expert of a game as an agent."""
    encoder, network, _ = load_expert(game, learning, file)

    def take_seat(seat: Seat) -> Policy:
        encoder.check(seat.position)
        return Expert(seat.position, encoder, network)

    return take_seat
