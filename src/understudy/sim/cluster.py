"""Workers on a Ray cluster; results are the same as on one machine."""

from __future__ import annotations

import os
from importlib import import_module
from typing import Any, Final, Generic

from understudy.core import Illegal
from understudy.sim.workers import COLLECT_TIMEOUT, B, Plays, WorkerDied

AUTO: Final = "auto"
"""A cluster on this machine that exists only during the run."""


class Cluster(Generic[B]):
    """Workers on a Ray cluster, one per core."""

    def __init__(self, task: Plays[B], address: str, count: int | None) -> None:
        # Disable the usage statistics that Ray would send.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        try:
            self.ray: Any = import_module("ray")
        except ImportError:
            raise Illegal("terminal-no-cluster") from None
        ray = self.ray
        options: dict[str, object] = {"log_to_driver": False, "include_dashboard": False}
        if address == AUTO:
            options["num_cpus"] = count
        else:
            options = {"address": address, "log_to_driver": False}
        try:
            ray.init(logging_level="ERROR", **options)
        except ConnectionError as error:
            raise Illegal("terminal-cluster-away", address=address, reason=str(error)) from None
        self.count = count or max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.task = ray.put(task)
        self.play = ray.remote(num_cpus=1)(_play)
        self.futures: list[Any] = []

    def submit(self, numbers: range) -> None:
        self.futures.append(self.play.remote(self.task, numbers))

    @property
    def pending(self) -> int:
        return len(self.futures)

    def collect(self) -> list[B]:
        ready, self.futures = self.ray.wait(
            self.futures, num_returns=1, timeout=COLLECT_TIMEOUT, fetch_local=True
        )
        try:
            return [self.ray.get(one) for one in ready]
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except (self.ray.exceptions.TaskCancelledError, KeyboardInterrupt):
            return []
        except self.ray.exceptions.RayError:
            raise WorkerDied from None

    def stop(self) -> None:
        for one in self.futures:
            self.ray.cancel(one)
        self.futures = []

    def collect_after_crash(self) -> list[B]:
        ready, _ = self.ray.wait(self.futures, num_returns=len(self.futures), timeout=0)
        return [self.ray.get(one) for one in ready]

    def close(self) -> None:
        self.ray.shutdown()


def _play(task: Plays[B], numbers: range) -> B:
    return task.play(numbers)
