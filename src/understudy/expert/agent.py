"""The expert as an agent: it gives the answer with the highest score."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

from understudy.core import Agent, Policy, Question, Seat, Unreadable, find_system
from understudy.core.agents.encoding import Encoder, Layout
from understudy.core.agents.learning import Learning
from understudy.expert.calibration import Calibration, read_calibration
from understudy.expert.network_shape import Scorer
from understudy.expert.plain_network import Arithmetic, PlainNetwork
from understudy.expert.stored_weights import read_bytes, read_stored


class Expert:
    """Answers with the highest score, one decision at a time."""

    exact = True

    def __init__(self, position: Any, encoder: Encoder, network: Scorer) -> None:
        self.position = position
        self.encoder = encoder
        self.network = network

    def answer(self, question: Question[Any]) -> object:
        """Return the best answer."""
        answers = self.encoder.candidates(question)
        if len(answers) == 1:
            return answers[0]
        encoded = self.encoder.encode(self.position, question, answers)
        scores = self.network.scores_of(encoded)
        return answers[scores.index(max(scores))]


class LoadedExpert(NamedTuple):
    """The encoder of a game, the network with its weights, and the correction of its win head."""

    encoder: Encoder
    network: Scorer
    calibration: Calibration = Calibration()


def _package_file(name: str) -> Traversable:
    """Return a file beside the package's weights; an archive is opened again each time."""
    return files("understudy.expert") / "weights" / name


def read_package_weights(name: str) -> bytes:
    """Return the file of the package's weights with this name."""
    return read_bytes(_package_file(f"{name}.npz"))


class Environment:
    """Where the package's weights come from, and how the network is computed without numpy.

    The page without a server sets both.
    """

    read_weights: Callable[[str], bytes] = staticmethod(read_package_weights)
    arithmetic: Arithmetic | None = None


def weights_name(game: str, learning: Learning, position: Any) -> str:
    """Return the name of the package's weights for a position: that of the game by default."""
    return game if learning.weights_for is None else learning.weights_for(position)


@cache
def load_expert(name: str, learning: Callable[[], Learning], file: str = "") -> LoadedExpert:
    """Return an expert with a game's weights in this file, or with the package's of this name."""
    encoder = learning().encoder
    content = read_bytes(Path(file)) if file else Environment.read_weights(name)
    network, about = _network(encoder.layout, content, file or name)
    if file:
        _check_rules(name, about, file)
        return LoadedExpert(encoder, network)
    calibration = read_calibration(_package_file(f"{name}.calibration.json"), content)
    return LoadedExpert(encoder, network, calibration)


def _check_rules(game: str, about: Mapping[str, Any], file: str) -> None:
    """Raise `Unreadable` if the weights of a file have learned other rules.

    The package's weights do not say which rules they have learned: they are checked when the rules
    change.
    """
    learned, played = about.get("rules"), find_system(game).rules_version
    if learned not in (None, played):
        versions = {"found": str(learned), "wanted": str(played)}
        raise Unreadable("expert-weights-rules", file=file, game=game, **versions)


def _network(layout: Layout, content: bytes, file: str) -> tuple[Scorer, dict[str, Any]]:
    """Return the network with these weights, in numpy if that is installed; and what they are."""
    if find_spec("numpy") is None:
        stored, about = read_stored(layout, content, file)
        return PlainNetwork(layout, stored, Environment.arithmetic), about
    # Numpy takes a tenth of a second to import, so it is imported only when an expert is needed.
    from understudy.expert.network import Network
    from understudy.expert.weight_files import read_weights

    weights, about = read_weights(layout, content, file)
    return Network(layout, weights), about


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
