"""The command `bench`: measurements of fixed workloads, and ratios to a stored run."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from understudy.cli.commands.server_bench import (
    Latency,
    ServerLoad,
    answer_cost,
    answer_latency,
    answer_rate,
)
from understudy.cli.translations import Translations
from understudy.core import Unreadable
from understudy.sim import bench
from understudy.sim.bench import ANSWERS, RATE, Measurement, find_workload


def measure(name: str, games: int, repeats: int, database: str = "") -> Measurement | Latency:
    """Measure a workload in this process, or by answers of a server.

    The server stores its games in this database, by default in a file.
    """
    system, workload = find_workload(name)
    if workload.open_games:
        return answer_rate(system, workload, games, repeats, database)
    if workload.what == "answers":
        return answer_latency(system, workload, games, database)
    if workload.what == "served":
        return answer_cost(system, workload, repeats, database)
    return bench.measure(name, games, repeats)


def read_stored(file: Path) -> dict[str, dict[str, float]]:
    """Return the workloads of a run stored with ``--json``."""
    try:
        stored = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Unreadable("terminal-cannot-read", file=str(file), reason=str(error)) from None
    workloads = stored.get("workloads") if isinstance(stored, Mapping) else None
    if not isinstance(workloads, Mapping):
        raise Unreadable("terminal-not-a-run", file=str(file))
    return dict(workloads)


def bench_line(name: str, measured: Measurement | Latency, words: Translations) -> str:
    """Return the result of a workload as a sentence."""
    if isinstance(measured, Latency):
        p50, p99 = f"{measured.median:.1f}", f"{measured.p99:.1f}"
        return words("terminal-bench-latency", name=name, p50=p50, p99=p99, n=measured.n)
    if measured.unit in (RATE, ANSWERS):
        line = "terminal-bench-line" if measured.unit == RATE else "terminal-bench-answers"
        rate, spread = round(measured.median), round(measured.spread)
        return words(line, name=name, rate=rate, spread=spread, n=measured.n)
    wait, spread_ms = f"{measured.median:.3g}", f"{measured.spread:.2g}"
    return words("terminal-bench-wait", name=name, ms=wait, spread=spread_ms, n=measured.n)


def ratio_lines(
    measured: Mapping[str, Measurement | Latency], ratios: Mapping[str, float], words: Translations
) -> list[str]:
    """Return lines about counted instructions, server load and ratios to a stored run."""
    lines = []
    for name, one in measured.items():
        counted: Any = getattr(one, "instructions", None)
        if counted is not None:
            millions = f"{counted / 1e6:.2f}"
            lines.append(words("terminal-bench-instructions", name=name, millions=millions))
        if (
            isinstance(one, ServerLoad)
            and one.processor_ms is not None
            and one.memory_mb is not None
        ):
            cost, memory = f"{one.processor_ms:.1f}", round(one.memory_mb)
            lines.append(words("terminal-bench-served", name=name, ms=cost, mb=memory))
    for name, ratio in ratios.items():
        lines.append(words("terminal-bench-ratio", name=name, ratio=f"{ratio:.2f}"))
    return lines
