"""Try mutants on copies of the package, one per processor core at a time."""

from __future__ import annotations

import compileall
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from tests.soak.mutants import GAMES, HERE, SOURCE, Mutant, Sample, equivalent, rule_files

ROOT = HERE.parents[1]


@dataclass(frozen=True)
class Verdict:
    """The result of trying a mutant; `noticed` is the output of the first failed test."""

    mutant: Mutant
    killed: bool
    noticed: str
    equivalent: str = ""

    def __str__(self) -> str:
        if self.equivalent:
            return f"equivalent  {self.mutant}  ({self.equivalent})"
        return f"{'killed' if self.killed else 'SURVIVED'}  {self.mutant}  {self.noticed}"


class Laboratory:
    """Copies of the package, one for each mutant that is tried in parallel."""

    def __init__(self, folder: Path, copies: int) -> None:
        self.folder = folder
        self.free: SimpleQueue[Path] = SimpleQueue()
        for game in GAMES:
            scenarios = {
                path.relative_to(ROOT).as_posix(): tomllib.loads(path.read_text("utf-8"))
                for path in sorted((ROOT / "scenarios" / game).rglob("*.toml"))
            }
            (folder / f"{game}.json").write_text(json.dumps(scenarios), "utf-8")
        first = folder / "0"
        unneeded = shutil.ignore_patterns("web", "__pycache__")
        shutil.copytree(SOURCE, first / "understudy", ignore=unneeded)
        compileall.compile_dir(first, quiet=1)
        for copy in range(1, copies):
            shutil.copytree(first, folder / str(copy))
        for copy in range(copies):
            self.free.put(folder / str(copy))

    def judge(self, mutant: Mutant) -> Verdict:
        """Run the tests against one mutant."""
        copy = self.free.get()
        path = copy / "understudy" / mutant.file
        try:
            with _changed(path, mutant.source):
                status, output = self.run(copy, mutant.game, f"{mutant.line} {mutant.about}")
        finally:
            self.free.put(copy)
        return Verdict(mutant, status != 0, output)

    def run(self, copy: Path, game: str, about: str) -> tuple[int, str]:
        """Run the tests of a game on a copy. Return their exit status and last line of output."""
        command = [sys.executable, "-m", "tests.soak.trial", str(self.folder), game, about]
        env = {name: value for name, value in os.environ.items() if name != "UNDERSTUDY_SOAK"}
        env |= {
            "PYTHONPATH": os.pathsep.join((str(copy), str(ROOT))),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        done = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
        output = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "scen"))]
        return done.returncode, output[-1] if output else done.stderr.strip()[-100:]


@contextmanager
def _changed(path: Path, source: str) -> Iterator[None]:
    """Replace the contents of the file, without its compiled versions, for the block."""
    before = path.read_text("utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()
    path.write_text(source, "utf-8")
    try:
        yield
    finally:
        path.write_text(before, "utf-8")


def judge_all(
    mutants: Iterable[Mutant], report: Callable[[str], object], *, control: bool
) -> list[Verdict]:
    """Try all mutants that are not known to be equivalent, and report the progress."""
    known = equivalent()
    copies = os.cpu_count() or 1
    mutants = list(mutants)
    verdicts: list[Verdict] = []
    started = time.monotonic()
    with TemporaryDirectory() as folder, ThreadPoolExecutor(copies) as pool:
        laboratory = Laboratory(Path(folder), copies)
        if control:
            for game in GAMES:
                status, output = laboratory.run(Path(folder) / "0", game, "")
                assert status == 0, f"the tests fail without any mutant: {output}"

        def verdict(mutant: Mutant) -> Verdict:
            reason = known.get((mutant.function, mutant.line, mutant.change))
            return Verdict(mutant, False, "", reason) if reason else laboratory.judge(mutant)

        for number, judged in enumerate(pool.map(verdict, mutants), 1):
            verdicts.append(judged)
            elapsed = time.monotonic() - started
            report(f"{number}/{len(mutants)} {elapsed:.0f} s  {judged}\n")
    return verdicts


def summary(verdicts: list[Verdict]) -> str:
    """Return the counts, and every mutant that no test noticed."""
    same = sum(bool(verdict.equivalent) for verdict in verdicts)
    killed = sum(verdict.killed for verdict in verdicts)
    survivors = [str(v.mutant) for v in verdicts if not v.killed and not v.equivalent]
    figures = f"{len(verdicts)} mutants: {killed} killed, {same} equivalent, {len(survivors)} alive"
    return "\n".join([figures, *survivors])


if __name__ == "__main__":
    # python -m tests.soak.killing COUNT, or a word in a file name, or a function name
    wanted = sys.argv[1]
    sample = Sample(rule_files())
    chosen = sample.choose(int(wanted)) if wanted.isdigit() else sample.about(wanted)
    print(summary(judge_all(chosen, sys.stdout.write, control=False)))
