"""A run as a folder: games in Parquet files by cell, and a manifest of the finished games.

    manifest.json
    games/cell=000/000000-000999.parquet      one row per game: number, seed, outcomes
    progress/cell=000/000000-000999.parquet   one row per tick of the clock

Files are written atomically, and the manifest lists only written games, with digests of their
files. So a run that was interrupted, killed or stopped by a full disk can be resumed. Games whose
files are missing are played again; changed files are refused.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from understudy.core import Illegal, System, Unreadable
from understudy.distribution import installed_version
from understudy.sim.atomic_files import (
    PART,
    digest,
    read_checked,
    refuse_write_errors,
    write_atomically,
)
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

MAX_HELD_ROWS: Final = 20_000
"""Games of all cells in memory before they are written; at most 1,000 per cell."""

_OUR_FILES: Final = re.compile(r"\d{6,}-\d{6,}\.parquet(\.part)?")
GAMES, PROGRESS = KINDS


class RunFolder:
    """Stores the games of a run in a folder.

    The manifest is written before the first game, so that an unwritable folder is refused at once
    and every run can be resumed.
    """

    def __init__(
        self, folder: Path, system: System, cells: Sequence[Cell], seed: int, agent: str, games: int
    ) -> None:
        self.folder = folder
        self.cells = list(cells)
        self.polars = import_analysis("polars")
        self.block = max(1, min(1000, MAX_HELD_ROWS // len(self.cells)))
        self.held: list[Batch] = []
        self.about: dict[str, Any] = {
            "format": FORMAT,
            "understudy": installed_version(),
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
        with refuse_write_errors(folder):
            self._resume()
        with refuse_write_errors(folder / MANIFEST):
            self._write_manifest()

    def _resume(self) -> None:
        if not (self.folder / MANIFEST).exists():
            there = {file.name for file in self.folder.iterdir()} if self.folder.is_dir() else set()
            if there - {MANIFEST + PART}:
                raise Illegal("terminal-folder-taken", folder=str(self.folder))
            return
        before = read_manifest(self.folder)
        for key, value in self.about.items():
            if key != "understudy" and before.about.get(key) != value:
                raise Illegal("terminal-other-run", folder=str(self.folder), what=key)
        self.finished = [block for block in before.blocks if self._has_files(block)]
        self.rest |= {"seconds": before.seconds}
        self._remove_unfinished()

    def _has_files(self, block: Block) -> bool:
        return all(
            file.exists()
            for kind in KINDS
            for file, known in block.files(self.folder, kind)
            if known is not None
        )

    def _remove_unfinished(self) -> None:
        """Delete files that the manifest does not list."""
        named = {
            file
            for block in self.finished
            for kind in KINDS
            for file, known in block.files(self.folder, kind)
            if known is not None
        }
        for kind in KINDS:
            for file in self.folder.glob(f"{kind}/cell=*/*"):
                if _OUR_FILES.fullmatch(file.name) and file not in named:
                    file.unlink()

    def done(self) -> list[range]:
        return [block.numbers for block in self.finished]

    def load_done(self, tallies: list[Tally], differences: list[Tally]) -> None:
        for block in self.finished:
            for file, known in block.files(self.folder, PROGRESS):
                if known is not None:
                    read_checked(file, known)
            first: dict[int, Row] = {}
            files = block.files(self.folder, GAMES)
            for cell, (tally, difference) in enumerate(zip(tallies, differences, strict=True)):
                frame = _read(self.polars, *files[cell])
                for found in frame.to_dicts():
                    row = {name: value for name, value in found.items() if value is not None}
                    number = row.pop("game")
                    row.pop("seed")
                    same = first.setdefault(number, row)
                    count(tally, difference, row, same, bool(cell))

    def add_batch(self, batch: Batch) -> None:
        """Hold a batch, and write what is held when it fills a block."""
        self.held.append(batch)
        if sum(len(one.numbers) for one in self.held) >= self.block:
            self._write_held()

    def close(self, seconds: float, workers: int) -> None:
        """Write the held batches and the manifest."""
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
        """Drop games that could not be written, to free space for the manifest."""
        self.held = []
        self.finished = [block for block in self.finished if block.numbers != numbers]
        for kind in KINDS:
            for cell in range(len(self.cells)):
                with suppress(OSError):
                    file_name(self.folder, kind, cell, numbers).unlink(missing_ok=True)

    def _write(self, numbers: range, batches: list[Batch]) -> Block:
        digests: dict[str, list[str | None]] = {kind: [] for kind in KINDS}
        for cell in range(len(self.cells)):
            rows = {
                GAMES: [row for batch in batches for row in batch.rows[cell]],
                PROGRESS: [row for batch in batches for row in batch.progress[cell]],
            }
            for kind in KINDS:
                file = file_name(self.folder, kind, cell, numbers)
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
        write_manifest(self.folder, self.about, self.rest, self.finished)


def _read(polars: Any, file: Path, known: str | None) -> Any:
    """Return the rows of a file whose digest must match."""
    content = read_checked(file, known or "")
    try:
        return polars.read_parquet(BytesIO(content))
    except polars.exceptions.PolarsError:
        raise Unreadable("terminal-run-damaged", file=str(file)) from None


def read_rows(folder: Path, cell: str, kind: str = GAMES) -> list[dict[str, Any]]:
    """Return all games of a cell, or the progress of the first ones, by number."""
    polars = import_analysis("polars")
    manifest = read_manifest(folder)
    number = [found["cell"] for found in manifest.cells].index(cell)
    frames = []
    for block in manifest.blocks:
        file, known = block.files(folder, kind)[number]
        if known is not None:
            frames.append(_read(polars, file, known))
    if not frames:
        return []
    rows: list[dict[str, Any]] = polars.concat(frames, how="diagonal").to_dicts()
    return rows


def read_named(folder: Path, kind: str = GAMES) -> list[dict[str, Any]]:
    """Return all rows of a run, each with the varied options first."""
    return [
        {**cell["chosen"], **row}
        for cell in read_manifest(folder).cells
        for row in read_rows(folder, cell["cell"], kind)
    ]


def import_analysis(package: str) -> Any:
    """Import a package of the extra `analysis`, or raise `Illegal` with how to install it."""
    try:
        return import_module(package)
    except ImportError:
        raise Illegal("terminal-no-analysis", package=package) from None
