"""A run as a folder: games in Parquet files by cell, and a manifest that says what is done.

    manifest.json
    games/cell=000/000000-000999.parquet      one line a game: number, seed, outcomes
    progress/cell=000/000000-000999.parquet   one line whenever the clock moved on

Every file appears whole or not at all, and the manifest names only games that are there: a run that
was interrupted, killed or stopped by a full disk goes on where it ended.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final

from understudy.sim.batch import Batch, Row, count
from understudy.sim.design import Cell
from understudy.sim.tally import Tally
from understudy.table import Illegal, System, Unreadable

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
LINES: Final = 20_000
"""Games held in memory before they are written, all cells together; at most 1,000 of each."""

SEEDS: Final = "seed of game n = first 48 bits of blake2b('SEED/sim/n', digest_size=8)"


class Folder:
    """Keeps the games of a run in a folder."""

    def __init__(
        self, place: Path, system: System, cells: Sequence[Cell], seed: int, human: str, games: int
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
            "human": human,
            "seed": seed,
            "cells": [
                {"cell": _name(cell.number), "chosen": cell.chosen, "options": cell.options}
                for cell in cells
            ],
        }
        self.finished: list[range] = []
        self.rest: dict[str, Any] = {"games": games, "seconds": 0.0, "workers": 0}
        self._go_on()

    def _go_on(self) -> None:
        manifest = self.place / MANIFEST
        if not manifest.exists():
            if self.place.is_dir() and any(self.place.iterdir()):
                raise Illegal("terminal-folder-taken", folder=str(self.place))
            return
        before = read_manifest(self.place)
        for key, value in self.about.items():
            if key != "understudy" and before.get(key) != value:
                raise Illegal("terminal-other-run", folder=str(self.place), what=key)
        self.finished = [range(first, stop) for first, stop in before["done"]]
        self.rest |= {"seconds": before["seconds"]}

    def done(self) -> list[range]:
        """The numbers of the games that are kept from an earlier run."""
        return self.finished

    def recall(self, tallies: list[Tally], differences: list[Tally]) -> None:
        """Count those games."""
        for numbers in self.finished:
            first: dict[int, Row] = {}
            for cell, (tally, difference) in enumerate(zip(tallies, differences, strict=True)):
                for row in self._read(self._file("games", cell, numbers)):
                    number = row.pop("game")
                    row.pop("seed")
                    same = first.setdefault(number, row)
                    count(tally, difference, row, same, bool(cell))

    def _read(self, file: Path) -> list[Row]:
        try:
            rows = self.polars.read_parquet(file).to_dicts()
        except (OSError, self.polars.exceptions.PolarsError) as error:
            reason = str(error).splitlines()[0]
            raise Unreadable("terminal-cannot-read", file=str(file), reason=reason) from None
        return [{name: value for name, value in row.items() if value is not None} for row in rows]

    def keep(self, batch: Batch) -> None:
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
                self._write(numbers, together)
            except OSError:
                self.held = []
                raise
            self.finished.append(numbers)
            self._write_manifest()

    def _write(self, numbers: range, batches: list[Batch]) -> None:
        for cell in range(len(self.cells)):
            rows = [row for batch in batches for row in batch.rows[cell]]
            self._save(self._file("games", cell, numbers), rows)
            stood = [row for batch in batches for row in batch.progress[cell]]
            if stood:
                self._save(self._file("progress", cell, numbers), stood)

    def _save(self, file: Path, rows: list[Row]) -> None:
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(".part")
        polars = self.polars
        names = list(dict.fromkeys(name for row in rows for name in row))
        types = {name: polars.Int64 if name == "seed" else polars.Int32 for name in names}
        try:
            polars.DataFrame(rows, schema=types).write_parquet(part)
            os.replace(part, file)
        finally:
            part.unlink(missing_ok=True)

    def _file(self, kind: str, cell: int, numbers: range) -> Path:
        name = f"{numbers.start:06}-{numbers.stop - 1:06}.parquet"
        return self.place / kind / f"cell={_name(cell)}" / name

    def _write_manifest(self) -> None:
        self.place.mkdir(parents=True, exist_ok=True)
        done = sorted((numbers.start, numbers.stop) for numbers in self.finished)
        game = self.about["game"]
        manifest = {
            **self.about,
            **self.rest,
            "done": done,
            "seeds": SEEDS,
            "open": {
                "terminal": f"understudy play {game} --seed SEED --option KEY=VALUE …",
                "page": 'POST /api/v1/games {"system": …, "options": …, "seed": …}',
                "whole game": "understudy simulate … --record NUMBER --save FILE",
            },
        }
        part = self.place / f"{MANIFEST}.part"
        part.write_text(json.dumps(manifest, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
        os.replace(part, self.place / MANIFEST)


def _name(cell: int) -> str:
    return f"{cell:03}"


def read_manifest(place: Path) -> dict[str, Any]:
    """The manifest of a run."""
    file = place / MANIFEST
    try:
        manifest = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise Unreadable("terminal-cannot-read", file=str(file), reason=str(error)) from None
    if not isinstance(manifest, Mapping) or manifest.get("format") != FORMAT:
        raise Unreadable("terminal-not-a-run", file=str(file))
    return dict(manifest)


def read_rows(place: Path, cell: str, kind: str = "games") -> list[dict[str, Any]]:
    """All games of a cell, or how the first of them went, in the order of their numbers."""
    polars = analysis("polars")
    files = sorted((place / kind / f"cell={cell}").glob("*.parquet"))
    frames = [polars.read_parquet(file) for file in files]
    if not frames:
        return []
    whole = polars.concat(frames, how="diagonal").sort("game")
    rows: list[dict[str, Any]] = whole.to_dicts()
    return rows


def analysis(package: str) -> Any:
    """A package of the extra `analysis`, or a refusal that says how to get it."""
    try:
        return import_module(package)
    except ImportError:
        raise Illegal("terminal-no-analysis", package=package) from None
