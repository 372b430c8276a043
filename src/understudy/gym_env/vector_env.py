"""Several environments at once, played by a few processes.

Each process plays several environments and writes what it sees into shared memory, so a step costs
one short message for each process instead of a long one for each environment.
"""

from __future__ import annotations

import math
import traceback
from collections.abc import Mapping, Sequence
from ctypes import c_byte
from multiprocessing.connection import Connection
from typing import Any, Final, TypeAlias

import gymnasium
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from understudy.gym_env.game_env import METADATA, GameEnv, Observation
from understudy.sim.workers import cores, start_method

Shapes: TypeAlias = tuple[tuple[str, tuple[int, ...], str], ...]
"""Name, shape and type of each array in shared memory."""
Reply: TypeAlias = tuple[list[str], dict[int, dict[str, Any]]]
"""The questions of a process's environments, and the infos of ended games by number."""

VECTOR_METADATA: Final = {**METADATA, "autoreset_mode": AutoresetMode.NEXT_STEP}
ALIGNED: Final = 64
"""Arrays begin at multiples of this many bytes."""
INFOS: Final = (("seed", "i8"), ("legal", "i8"), ("illegal", "?"))
"""Parts of an info that are in shared memory; the question is a text, and is sent."""
STATUS: Final = (("actions", "i8"), ("rewards", "f8"), ("ended", "?"), *INFOS)
"""What is shared about each environment besides its observation."""


class GameVectorEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Environments with the same options; `gymnasium.make_vec` makes one.

    An environment whose game has ended begins a new one at the next step. `processes` is the number
    of processes (default: one for each core). With `copy=False` the next step overwrites the
    observations that `step` and `reset` returned.
    """

    metadata: dict[str, Any] = VECTOR_METADATA

    def __init__(
        self,
        num_envs: int,
        game: str,
        options: Mapping[str, object] | None = None,
        *,
        opponent_share: float = 0.6,
        processes: int | None = None,
        copy: bool = True,
    ) -> None:
        one = GameEnv(game, options, opponent_share=opponent_share)
        self.num_envs = num_envs
        self.copy = copy
        self.single_action_space = one.action_space
        self.action_space = batch_space(one.action_space, num_envs)
        self.single_observation_space = one.observation_space
        self.observation_space = batch_space(one.observation_space, num_envs)
        self._most_actions = one.most_actions
        shapes = _shapes(one, num_envs)
        context: Any = start_method()
        block = context.RawArray(c_byte, sum(map(_size, shapes)))
        self._shared = _views(block, shapes)
        self._seen = {name: self._shared[name] for name in one.empty_observation()}
        count = min(num_envs, processes or cores())
        pipes = [context.Pipe() for _ in range(count)]
        self._pipes = [ours for ours, _ in pipes]
        self._processes = []
        for number, numbers in enumerate(np.array_split(np.arange(num_envs), count)):
            arguments = (numbers.tolist(), game, dict(options or {}), opponent_share)
            process = context.Process(
                target=_work, args=(pipes, number, block, shapes, *arguments), daemon=True
            )
            process.start()
            self._processes.append(process)
        for _, theirs in pipes:
            theirs.close()

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game in each environment. A number as seed counts upwards."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + number for number in range(self.num_envs)]
        else:
            seeds = list(seed)
        infos = self._ask(("reset", seeds, options))
        return self._observations(), infos

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Give one answer in each environment."""
        self._shared["actions"][:] = actions
        infos = self._ask(("step",))
        rewards, ended = self._shared["rewards"].copy(), self._shared["ended"].copy()
        return self._observations(), rewards, ended, np.zeros_like(ended), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return which actions are legal in each environment."""
        masks: NDArray[np.bool_] = np.arange(self._most_actions) < self._shared["legal"][:, None]
        return masks

    def close_extras(self, **_: Any) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()

    def _observations(self) -> Observation:
        if not self.copy:
            return self._seen
        return {name: array.copy() for name, array in self._seen.items()}

    def _ask(self, request: tuple[Any, ...]) -> dict[str, Any]:
        """Send a request to every process; return the infos of all environments."""
        if self.closed:
            raise gymnasium.error.ClosedEnvironmentError("closed")
        for pipe in self._pipes:
            pipe.send(request)
        replies = [pipe.recv() for pipe in self._pipes]
        for reply in replies:
            if isinstance(reply, BaseException):
                raise reply
        shown = np.array([text for texts, _ in replies for text in texts], np.object_)
        infos = {"question": shown}
        infos |= {name: self._shared[name].copy() for name, _ in INFOS}
        infos |= {f"_{name}": np.ones(self.num_envs, np.bool_) for name in tuple(infos)}
        for _, last in replies:
            for number, info in last.items():
                infos = self._add_info(infos, info, number)
        return infos


class Worker:
    """The environments of one process. It writes what happens into shared memory."""

    def __init__(
        self,
        shared: Observation,
        numbers: Sequence[int],
        game: str,
        options: Mapping[str, object],
        opponent_share: float,
    ) -> None:
        self.shared = shared
        self.envs = {
            number: GameEnv(game, options, opponent_share=opponent_share) for number in numbers
        }
        for number, env in self.envs.items():
            env.target = {name: shared[name][number] for name in env.empty_observation()}

    def reset(self, seeds: Sequence[int | None], options: dict[str, Any] | None) -> Reply:
        """Begin a game in each environment; return the questions."""
        infos = {
            number: env.reset(seed=seeds[number], options=options)[1]
            for number, env in self.envs.items()
        }
        for number in self.envs:
            self.shared["rewards"][number], self.shared["ended"][number] = 0, False
        return self._reply(infos)

    def step(self) -> Reply:
        """Give the shared actions, or begin a game where one has ended; return the questions."""
        infos, shared = {}, self.shared
        for number, env in self.envs.items():
            reward, ended = 0.0, False
            if shared["ended"][number]:
                _, infos[number] = env.reset()
            else:
                _, reward, ended, _, infos[number] = env.step(shared["actions"][number])
            shared["rewards"][number], shared["ended"][number] = reward, ended
        return self._reply(infos)

    def _reply(self, infos: Mapping[int, dict[str, Any]]) -> Reply:
        """Share the numbers of the infos; return the questions, and what ended games add."""
        for number, info in infos.items():
            for name, _ in INFOS:
                self.shared[name][number] = info.pop(name)
        questions = [info.pop("question") for info in infos.values()]
        last = {number: info for number, info in infos.items() if info}
        return questions, last


def _work(
    pipes: Sequence[tuple[Connection, Connection]],
    number: int,
    block: Any,
    shapes: Shapes,
    *arguments: Any,
) -> None:
    """Do what is asked until the other side of the pipe is closed, also by a crash."""
    pipe = pipes[number][1]
    # A copy of the other side would keep the pipe open.
    for ours, theirs in pipes:
        ours.close()
        if theirs is not pipe:
            theirs.close()
    worker = Worker(_views(block, shapes), *arguments)
    while True:
        try:
            command, *values = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        reply: Reply | Exception
        try:
            reply = worker.step() if command == "step" else worker.reset(*values)
        except Exception as error:
            error.add_note(traceback.format_exc())
            reply = error
        pipe.send(reply)


def _shapes(env: GameEnv, count: int) -> Shapes:
    """Return the arrays that `count` of these environments share."""
    seen = [
        (name, (count, *array.shape), array.dtype.str)
        for name, array in env.empty_observation().items()
    ]
    return (*seen, *((name, (count,), kind) for name, kind in STATUS))


def _size(array: tuple[str, tuple[int, ...], str]) -> int:
    """Return the bytes that an array takes, rounded up."""
    _, shape, kind = array
    return -(-math.prod(shape) * np.dtype(kind).itemsize // ALIGNED) * ALIGNED


def _views(block: Any, shapes: Shapes) -> Observation:
    """Return the arrays in a block of shared memory."""
    found: Observation = {}
    start = 0
    for array in shapes:
        name, shape, kind = array
        found[name] = np.frombuffer(block, kind, math.prod(shape), start).reshape(shape)
        start += _size(array)
    return found
