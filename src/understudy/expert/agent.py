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


def weights_file(name: str) -> Traversable:
    """Return the file of the package's weights with this name."""
    return files("understudy.expert") / "weights" / f"{name}.npz"


def weights_name(game: str, learning: Learning, position: Any) -> str:
    """Return the name of the package's weights for a position: that of the game by default."""
    return game if learning.weights_for is None else learning.weights_for(position)


@cache
def load_expert(name: str, learning: Callable[[], Learning], file: str = "") -> LoadedExpert:
    """Return an expert with the weights of this file, or with the package's of this name."""
    encoder = learning().encoder
    path = Path(file) if file else weights_file(name)
    network = Network(encoder.layout, load_weights(encoder.layout, path))
    if file:
        return LoadedExpert(encoder, network)
    corrections = files("understudy.expert") / "weights" / f"{name}.calibration.json"
    return LoadedExpert(encoder, network, read_calibration(corrections, path.read_bytes()))


def expert_for(game: str, learning: Callable[[], Learning], position: Any) -> LoadedExpert:
    """Return the expert for a position; raise `Illegal` if it cannot play there."""
    learnt = learning()
    learnt.encoder.check(position)
    return load_expert(weights_name(game, learnt, position), learning)


def expert_agent(game: str, learning: Callable[[], Learning], file: str = "") -> Agent:
    """Return the expert of a game as an agent, with the weights of a file if one is given."""
    given = load_expert(game, learning, file) if file else None

    def take_seat(seat: Seat) -> Policy:
        if given is not None:
            given.encoder.check(seat.position)
        encoder, network, _ = given or expert_for(game, learning, seat.position)
        return Expert(seat.position, encoder, network)

    return take_seat
