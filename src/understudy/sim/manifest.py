"""The manifest of a run folder: the design, the finished games, the digests of their files.

Users may copy, edit or damage a manifest, so it is validated completely. It names no files: file
names follow from the numbers of the games.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from understudy.core import Unreadable
from understudy.sim.atomic_files import read_bytes, write_atomically

FORMAT: Final = 3
MANIFEST: Final = "manifest.json"
SEEDS: Final = "seed of game n = first 48 bits of blake2b('SEED/sim/n', digest_size=8)"
MAX_VALUE: Final = 10**12
"""Upper limit for games and seconds in a manifest."""

KINDS: Final = ("games", "progress")
"""Kinds of files: single games, and the outcomes of the first games at each clock tick."""


@dataclass(frozen=True, slots=True)
class Block:
    """Games that were written together: their numbers, and for each kind the digests by cell.

    A digest is None where a cell has no such file.
    """

    numbers: range
    digests: Mapping[str, Sequence[str | None]]

    def files(self, folder: Path, kind: str) -> list[tuple[Path, str | None]]:
        """Return the file of every cell, and its digest."""
        return [
            (file_name(folder, kind, cell, self.numbers), digest)
            for cell, digest in enumerate(self.digests[kind])
        ]

    def to_json(self) -> dict[str, object]:
        return {"first": self.numbers.start, "stop": self.numbers.stop, **self.digests}


def cell_name(cell: int) -> str:
    """Return the name of a cell in folders and manifests."""
    return f"{cell:03}"


def file_name(folder: Path, kind: str, cell: int, numbers: range) -> Path:
    """Return the path of the file with these games."""
    name = f"{numbers.start:06}-{numbers.stop - 1:06}.parquet"
    return folder / kind / f"cell={cell_name(cell)}" / name


@dataclass(frozen=True, slots=True)
class Manifest:
    """A valid manifest."""

    about: dict[str, Any]
    seconds: float
    blocks: list[Block]

    @property
    def cells(self) -> list[dict[str, Any]]:
        """The cells: name, varied options, all options."""
        cells: list[dict[str, Any]] = self.about["cells"]
        return cells


def write_manifest(
    folder: Path, about: Mapping[str, Any], rest: Mapping[str, Any], blocks: Sequence[Block]
) -> None:
    """Write the manifest. If that raises OSError, the earlier manifest stays."""
    done = [block.to_json() for block in sorted(blocks, key=lambda block: block.numbers.start)]
    manifest = {
        **about,
        **rest,
        "done": done,
        "seeds": SEEDS,
        "open": {
            "terminal": f"understudy play {about['game']} --seed SEED --option KEY=VALUE …",
            "page": 'POST /api/v1/games {"system": …, "options": …, "seed": …}',
            "whole game": "understudy simulate … --record NUMBER --save FILE",
        },
    }
    text = json.dumps(manifest, indent=2, ensure_ascii=False) + "\n"
    write_atomically(folder / MANIFEST, text.encode())


def read_manifest(folder: Path) -> Manifest:
    """Return the manifest of a run, or raise `Unreadable`."""
    file = folder / MANIFEST
    try:
        found = json.loads(read_bytes(file).decode())
    except (ValueError, RecursionError):
        raise Unreadable("terminal-run-malformed", file=str(file), where="JSON") from None
    if isinstance(found, dict) and found.get("format") == 2:
        # Format 2 called the agent "human"; nothing else differs.
        found |= {"format": FORMAT, "agent": found.pop("human", None)}
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise Unreadable("terminal-not-a-run", file=str(file))
    return _Reader(str(file), found).manifest()


class _Reader:
    """Validates a manifest; errors name the invalid part."""

    def __init__(self, file: str, found: dict[str, Any]) -> None:
        self.file = file
        self.found = found

    def manifest(self) -> Manifest:
        for key in ("game", "agent"):
            self.check(isinstance(self.found.get(key), str), key)
        cells: Any = self.found.get("cells")
        self.check(isinstance(cells, list) and bool(cells), "cells")
        for number, cell in enumerate(cells):
            valid = isinstance(cell, dict) and cell.get("cell") == cell_name(number)
            valid = valid and isinstance(cell.get("chosen"), dict)
            self.check(valid and isinstance(cell.get("options"), dict), f"cells {number}")
        seconds: Any = self.found.get("seconds")
        self.check(type(seconds) in (int, float) and 0 <= seconds < MAX_VALUE, "seconds")
        done: Any = self.found.get("done")
        self.check(isinstance(done, list), "done")
        blocks = [self.block(number, one, len(cells)) for number, one in enumerate(done)]
        blocks.sort(key=lambda block: block.numbers.start)
        for before, after in pairwise(blocks):
            if after.numbers.start < before.numbers.stop:
                raise Unreadable("terminal-run-twice", file=self.file, game=after.numbers.start)
        return Manifest(self.found, seconds, blocks)

    def block(self, number: int, found: Any, cells: int) -> Block:
        where = f"done {number}"
        self.check(isinstance(found, dict), where)
        first: Any = found.get("first")
        stop: Any = found.get("stop")
        are_ints = type(first) is int and type(stop) is int
        self.check(are_ints and 0 <= first < stop <= MAX_VALUE, where)
        for kind in KINDS:
            given: Any = found.get(kind)
            self.check(isinstance(given, list) and len(given) == cells, f"{where} {kind}")
            optional = kind != KINDS[0]
            for digest in given:
                valid = isinstance(digest, str) or (digest is None and optional)
                self.check(valid, f"{where} {kind}")
        return Block(range(first, stop), {kind: found[kind] for kind in KINDS})

    def check(self, valid: bool, where: str) -> None:
        if not valid:
            raise Unreadable("terminal-run-malformed", file=self.file, where=where)
