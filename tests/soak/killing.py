"""Mutants are tried beside the working tree, as many at a time as there are cores."""

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
    """What became of a mutant; `noticed` is what the test that failed first said of itself."""

    mutant: Mutant
    killed: bool
    noticed: str
    equivalent: str = ""

    def __str__(self) -> str:
        if self.equivalent:
            return f"equivalent  {self.mutant}  ({self.equivalent})"
        return f"{'killed' if self.killed else 'SURVIVED'}  {self.mutant}  {self.noticed}"


class Laboratory:
    """Copies of the package, one for each mutant that is tried at the same time."""

    def __init__(self, folder: Path, benches: int) -> None:
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
        for bench in range(1, benches):
            shutil.copytree(first, folder / str(bench))
        for bench in range(benches):
            self.free.put(folder / str(bench))

    def judge(self, mutant: Mutant) -> Verdict:
        """Try one mutant."""
        bench = self.free.get()
        path = bench / "understudy" / mutant.file
        try:
            with _changed(path, mutant.source):
                status, said = self.run(bench, mutant.game, f"{mutant.line} {mutant.about}")
        finally:
            self.free.put(bench)
        return Verdict(mutant, status != 0, said)

    def run(self, bench: Path, game: str, about: str) -> tuple[int, str]:
        """The tests of a game on a copy: the status they end with and the last thing they say."""
        command = [sys.executable, "-m", "tests.soak.trial", str(self.folder), game, about]
        env = {name: value for name, value in os.environ.items() if name != "UNDERSTUDY_SOAK"}
        env |= {
            "PYTHONPATH": os.pathsep.join((str(bench), str(ROOT))),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        done = subprocess.run(
            command, cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
        said = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "scen"))]
        return done.returncode, said[-1] if said else done.stderr.strip()[-100:]


@contextmanager
def _changed(path: Path, source: str) -> Iterator[None]:
    """The file with other contents; what was compiled of it must not be taken for it."""
    before = path.read_text("utf-8")
    for compiled in (path.parent / "__pycache__").glob(f"{path.stem}.*"):
        compiled.unlink()
    path.write_text(source, "utf-8")
    try:
        yield
    finally:
        path.write_text(before, "utf-8")


def judge_all(
    mutants: Iterable[Mutant], say: Callable[[str], object], *, control: bool
) -> list[Verdict]:
    """Try all that are not known to be equivalent, and say how it goes."""
    known = equivalent()
    benches = os.cpu_count() or 1
    mutants = list(mutants)
    verdicts: list[Verdict] = []
    begun = time.monotonic()
    with TemporaryDirectory() as folder, ThreadPoolExecutor(benches) as pool:
        laboratory = Laboratory(Path(folder), benches)
        if control:
            for game in GAMES:
                status, said = laboratory.run(Path(folder) / "0", game, "")
                assert status == 0, f"the tests fail without any mutant: {said}"

        def verdict(mutant: Mutant) -> Verdict:
            why = known.get((mutant.function, mutant.line, mutant.change))
            return Verdict(mutant, False, "", why) if why else laboratory.judge(mutant)

        for number, judged in enumerate(pool.map(verdict, mutants), 1):
            verdicts.append(judged)
            passed = time.monotonic() - begun
            say(f"{number}/{len(mutants)} {passed:.0f} s  {judged}\n")
    return verdicts


def summary(verdicts: list[Verdict]) -> str:
    """The figures, and every mutant that nothing noticed."""
    same = sum(bool(verdict.equivalent) for verdict in verdicts)
    killed = sum(verdict.killed for verdict in verdicts)
    survivors = [str(v.mutant) for v in verdicts if not v.killed and not v.equivalent]
    figures = f"{len(verdicts)} mutants: {killed} killed, {same} equivalent, {len(survivors)} alive"
    return "\n".join([figures, *survivors])


if __name__ == "__main__":
    # python -m tests.soak.killing COUNT, or a word in the name of files or functions
    wanted = sys.argv[1]
    sample = Sample(rule_files())
    chosen = sample.choose(int(wanted)) if wanted.isdigit() else sample.about(wanted)
    print(summary(judge_all(chosen, sys.stdout.write, control=False)))
