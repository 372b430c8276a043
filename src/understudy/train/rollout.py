"""Plays many games at once in one process, so that the network scores decisions in batches.

Each game runs in a greenlet. At a decision it hands over what it sees and sleeps; when all games
sleep, the network scores all decisions and wakes the games with their answers.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from greenlet import getcurrent, greenlet
from numpy.typing import NDArray

from understudy.core import Chance, PolicyTable, Question, System, derive_stream, play_to_end
from understudy.core.agents.encoding import Encoded, Encoder
from understudy.core.agents.learning import Learning, Lesson, Result
from understudy.expert.network import Network, batch


class Decision(NamedTuple):
    """One recorded decision: what was seen, what was chosen, and how likely that was.

    `points` are those of both sides before it.
    """

    state: NDArray[np.float16]
    items: NDArray[np.uint16]
    answers: NDArray[np.float16]
    answer_items: NDArray[np.uint16]
    chosen: int
    log_probability: float
    points: tuple[int, int]


class PlayedGame(NamedTuple):
    """A finished game with its decisions, if they were recorded."""

    lesson: Lesson
    result: Result
    decisions: list[Decision]


class _Player:
    """A policy that asks the hub wherever there is something to decide."""

    exact = True

    def __init__(self, position: Any, encoder: Encoder, hub: greenlet) -> None:
        self.position = position
        self.encoder = encoder
        self.hub = hub

    def answer(self, question: Question[Any]) -> object:
        answers = self.encoder.candidates(question)
        if len(answers) == 1:
            return answers[0]
        return answers[self.hub.switch(self.encoder.encode(self.position, question, answers))]


class Rollout:
    """Plays `games` games side by side.

    `next_game` returns the options and the seed of the next game, or None to end. `sample` draws
    answers by their probability and records decisions; otherwise the best answer is taken.
    """

    def __init__(
        self,
        system: System,
        learning: Learning,
        network: Network,
        games: int,
        next_game: Callable[[], tuple[Lesson, int] | None],
        *,
        sample: bool,
        seed: int = 0,
    ) -> None:
        self.system = system
        self.learning = learning
        self.network = network
        self.next_game = next_game
        self.sample = sample
        self.random = np.random.default_rng(seed)
        self.finished: list[PlayedGame] = []
        self.faults: list[str] = []
        self.records: list[list[Decision]] = [[] for _ in range(games)]
        self.decisions = 0
        hub = getcurrent()
        self.greenlets = [greenlet(self._play) for _ in range(games)]
        started = [(n, one.switch(n, hub)) for n, one in enumerate(self.greenlets)]
        self.waiting: list[tuple[int, Encoded]] = [(n, seen) for n, seen in started if seen]

    def _play(self, number: int, hub: greenlet) -> None:
        while (following := self.next_game()) is not None:
            lesson, seed = following
            position = self.system.new(lesson.options)
            player = _Player(position, self.learning.encoder, hub)
            table = PolicyTable(Chance(derive_stream(seed, "game")), player)
            try:
                play_to_end(self.system, position, table)
            except Exception as error:  # A fault of the rules must not end hours of training.
                where = traceback.extract_tb(error.__traceback__)[-1]
                self.faults.append(f"{error!r} in {where.name}: {lesson.options}, seed {seed}")
                self.records[number] = []
                continue
            result = self.learning.result(position)
            self.finished.append(PlayedGame(lesson, result, self.records[number]))
            self.records[number] = []

    def step(self) -> bool:
        """Take one decision in every game. Return False if all games have ended."""
        waiting = self.waiting
        if not waiting:
            return False
        many = batch([seen for _, seen in waiting])
        scores = self.network.scores(many)
        starts, counts = many.answer_starts, many.counts
        ends = (starts + counts).tolist()
        noisy = scores
        if self.sample:  # Gumbel noise: the maximum is drawn by the softmax of the scores.
            uniform = self.random.random(len(scores)) + 1e-20
            noisy = scores - np.log(-np.log(uniform) + 1e-20)
        chosen = [
            int(noisy[begin:end].argmax()) for begin, end in zip(starts.tolist(), ends, strict=True)
        ]
        if self.sample:
            highest = np.maximum.reduceat(scores, starts)
            sums = np.add.reduceat(np.exp(scores - np.repeat(highest, counts)), starts)
            logs = scores[starts + np.array(chosen)] - highest - np.log(sums)
            state, items = many.state.astype(np.float16), many.items.astype(np.uint16)
            answers = many.answers.astype(np.float16)
            answer_items = many.answer_items.astype(np.uint16)
            item_ends = [*many.item_starts.tolist()[1:], len(items)]
            for k, (number, seen) in enumerate(waiting):
                mine = slice(int(starts[k]), ends[k])
                own_items = items[int(many.item_starts[k]) : item_ends[k]]
                decision = Decision(
                    state[k], own_items, answers[mine], answer_items[mine], chosen[k],
                    float(logs[k]), seen.points,
                )  # fmt: skip
                self.records[number].append(decision)
        self.decisions += len(waiting)
        following = [
            (number, self.greenlets[number].switch(choice))
            for (number, _), choice in zip(waiting, chosen, strict=True)
        ]
        self.waiting = [(number, seen) for number, seen in following if seen is not None]
        return True
