"""A run as a folder: games in Parquet files by cell, and a manifest that says what is done.

    manifest.json
    games/cell=000/000000-000999.parquet      one line a game: number, seed, outcomes
    progress/cell=000/000000-000999.parquet   one line whenever the clock moved on

Every file appears whole or not at all, and the manifest names only games that are there, with
digests of their files: a run that was interrupted, killed or stopped by a full disk goes on where
it ended. Games whose files are gone are played again; files that were changed are refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from importlib.metadata import version
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from understudy.core import Illegal, System, Unreadable
from understudy.sim.atomic_files import PART, digest, read_checked, write_atomically, written
from understudy.sim.batch import Batch, Row, count
from understudy.sim.cells import Cell
from understudy.sim.manifest import (
    FORMAT,
    KINDS,
    MANIFEST,
    Block,
    cell_name,
    file_name,
    read_manifest,
    write_manifest,
)
from understudy.sim.tally import Tally

LINES: Final = 20_000
"""Games held in memory before they are written, all cells together; at most 1,000 of each."""

_OURS: Final = re.compile(r"\d{6,}-\d{6,}\.parquet(\.part)?")
GAMES, PROGRESS = KINDS


class RunFolder:
    """Keeps the games of a run in a folder. The manifest is there before the first game is played.

    So a folder that cannot be written is refused at once, and whatever happens can be resumed.
    """

    def __init__(
        self, place: Path, system: System, cells: Sequence[Cell], seed: int, agent: str, games: int
    ) -> None:
        self.place = place
        self.cells = list(cells)
        self.polars = analysis("polars")
        self.block = max(1, min(1000, LINES // len(self.cells)))
        self.held: list[Batch] = []
        self.about: dict[str, Any] = {
            "format": FORMAT,
            "understudy": version("understudy"),
            "game": system.name,
            "rules": system.rules_version,
            "agent": agent,
            "seed": seed,
            "cells": [
                {"cell": cell_name(cell.number), "chosen": cell.chosen, "options": cell.options}
                for cell in cells
            ],
        }
        self.finished: list[Block] = []
        self.rest: dict[str, Any] = {"games": games, "seconds": 0.0, "workers": 0}
        with written(place):
            self._go_on()
        with written(place / MANIFEST):
            self._write_manifest()

    def _go_on(self) -> None:
        if not (self.place / MANIFEST).exists():
            there = {file.name for file in self.place.iterdir()} if self.place.is_dir() else set()
            if there - {MANIFEST + PART}:
                raise Illegal("terminal-folder-taken", folder=str(self.place))
            return
        before = read_manifest(self.place)
        for key, value in self.about.items():
            if key != "understudy" and before.about.get(key) != value:
                raise Illegal("terminal-other-run", folder=str(self.place), what=key)
        self.finished = [block for block in before.blocks if self._is_there(block)]
        self.rest |= {"seconds": before.seconds}
        self._remove_unfinished()

    def _is_there(self, block: Block) -> bool:
        return all(
            file.exists()
            for kind in KINDS
            for file, known in block.files(self.place, kind)
            if known is not None
        )

    def _remove_unfinished(self) -> None:
        """Whatever was cut off before the manifest named it is not part of the run."""
        named = {
            file
            for block in self.finished
            for kind in KINDS
            for file, known in block.files(self.place, kind)
            if known is not None
        }
        for kind in KINDS:
            for file in self.place.glob(f"{kind}/cell=*/*"):
                if _OURS.fullmatch(file.name) and file not in named:
                    file.unlink()

    def done(self) -> list[range]:
        """The numbers of the games that are kept."""
        return [block.numbers for block in self.finished]

    def load_done(self, tallies: list[Tally], differences: list[Tally]) -> None:
        """Count those games."""
        for block in self.finished:
            for file, known in block.files(self.place, PROGRESS):
                if known is not None:
                    read_checked(file, known)
            first: dict[int, Row] = {}
            files = block.files(self.place, GAMES)
            for cell, (tally, difference) in enumerate(zip(tallies, differences, strict=True)):
                frame = _read(self.polars, *files[cell])
                for found in frame.to_dicts():
                    row = {name: value for name, value in found.items() if value is not None}
                    number = row.pop("game")
                    row.pop("seed")
                    same = first.setdefault(number, row)
                    count(tally, difference, row, same, bool(cell))

    def add_batch(self, batch: Batch) -> None:
        """Take in a batch; whole blocks are written."""
        self.held.append(batch)
        if sum(len(one.numbers) for one in self.held) >= self.block:
            self._write_held()

    def close(self, seconds: float, workers: int) -> None:
        """Write what is held, and the manifest."""
        self.rest["seconds"] += seconds
        self.rest["workers"] = workers
        self._write_held()
        self._write_manifest()

    def _write_held(self) -> None:
        self.held.sort(key=lambda batch: batch.numbers.start)
        while self.held:
            together = [self.held.pop(0)]
            while self.held and self.held[0].numbers.start == together[-1].numbers.stop:
                together.append(self.held.pop(0))
            numbers = range(together[0].numbers.start, together[-1].numbers.stop)
            try:
                self.finished.append(self._write(numbers, together))
                self._write_manifest()
            except OSError:
                self._discard_unwritten(numbers)
                raise

    def _discard_unwritten(self, numbers: range) -> None:
        """What could not be kept goes, and so makes room for the manifest."""
        self.held = []
        self.finished = [block for block in self.finished if block.numbers != numbers]
        for kind in KINDS:
            for cell in range(len(self.cells)):
                with suppress(OSError):
                    file_name(self.place, kind, cell, numbers).unlink(missing_ok=True)

    def _write(self, numbers: range, batches: list[Batch]) -> Block:
        digests: dict[str, list[str | None]] = {kind: [] for kind in KINDS}
        for cell in range(len(self.cells)):
            rows = {
                GAMES: [row for batch in batches for row in batch.rows[cell]],
                PROGRESS: [row for batch in batches for row in batch.progress[cell]],
            }
            for kind in KINDS:
                file = file_name(self.place, kind, cell, numbers)
                digests[kind].append(self._save(file, rows[kind]) if rows[kind] else None)
        return Block(numbers, digests)

    def _save(self, file: Path, rows: list[Row]) -> str:
        polars = self.polars
        names = list(dict.fromkeys(name for row in rows for name in row))
        types = {name: polars.Int64 if name == "seed" else polars.Int32 for name in names}
        stream = BytesIO()
        polars.DataFrame(rows, schema=types).write_parquet(stream)
        content = stream.getvalue()
        write_atomically(file, content)
        return digest(content)

    def _write_manifest(self) -> None:
        write_manifest(self.place, self.about, self.rest, self.finished)


def _read(polars: Any, file: Path, known: str | None) -> Any:
    """The lines of a file, if they are those that were written."""
    content = read_checked(file, known or "")
    try:
        return polars.read_parquet(BytesIO(content))
    except polars.exceptions.PolarsError:
        raise Unreadable("terminal-run-damaged", file=str(file)) from None


def read_rows(place: Path, cell: str, kind: str = GAMES) -> list[dict[str, Any]]:
    """All games of a cell, or how the first of them went, in the order of their numbers."""
    polars = analysis("polars")
    manifest = read_manifest(place)
    number = [found["cell"] for found in manifest.cells].index(cell)
    frames = []
    for block in manifest.blocks:
        file, known = block.files(place, kind)[number]
        if known is not None:
            frames.append(_read(polars, file, known))
    if not frames:
        return []
    rows: list[dict[str, Any]] = polars.concat(frames, how="diagonal").to_dicts()
    return rows


def read_named(place: Path, kind: str = GAMES) -> list[dict[str, Any]]:
    """All lines of a run, each beginning with what was varied, under its own name."""
    return [
        {**cell["chosen"], **row}
        for cell in read_manifest(place).cells
        for row in read_rows(place, cell["cell"], kind)
    ]


def analysis(package: str) -> Any:
    """A package of the extra `analysis`, or a refusal that says how to get it."""
    try:
        return import_module(package)
    except ImportError:
        raise Illegal("terminal-no-analysis", package=package) from None
