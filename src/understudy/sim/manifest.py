"""What a run's folder says of itself: what is played, which games are done, how their files read.

A manifest is a file that people copy, edit and cut off. It is taken as it should be or not at all,
and names no file: names follow from the numbers of the games.
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
MOST: Final = 10**12
"""Games or seconds beyond which a manifest is nonsense."""

KINDS: Final = ("games", "progress")
"""Single games; how the first of them stood whenever the clock moved on."""


@dataclass(frozen=True, slots=True)
class Block:
    """Games that were written together: their numbers, and for each kind the digest by cell.

    None where a cell has no such file.
    """

    numbers: range
    digests: Mapping[str, Sequence[str | None]]

    def files(self, place: Path, kind: str) -> list[tuple[Path, str | None]]:
        """The file of every cell, and its digest."""
        return [
            (file_name(place, kind, cell, self.numbers), known)
            for cell, known in enumerate(self.digests[kind])
        ]

    def to_json(self) -> dict[str, object]:
        """The block as it stands in a manifest."""
        return {"first": self.numbers.start, "stop": self.numbers.stop, **self.digests}


def cell_name(cell: int) -> str:
    """A cell as folders and manifests call it."""
    return f"{cell:03}"


def file_name(place: Path, kind: str, cell: int, numbers: range) -> Path:
    """Where the games of these numbers lie."""
    name = f"{numbers.start:06}-{numbers.stop - 1:06}.parquet"
    return place / kind / f"cell={cell_name(cell)}" / name


@dataclass(frozen=True, slots=True)
class Manifest:
    """A manifest that is as it should be."""

    about: dict[str, Any]
    seconds: float
    blocks: list[Block]

    @property
    def cells(self) -> list[dict[str, Any]]:
        """The cells: their names, what was chosen, their options."""
        cells: list[dict[str, Any]] = self.about["cells"]
        return cells


def write_manifest(
    place: Path, about: Mapping[str, Any], rest: Mapping[str, Any], blocks: Sequence[Block]
) -> None:
    """Say what is done; `OSError` if it cannot be written, and then the earlier one stays."""
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
    write_atomically(place / MANIFEST, text.encode())


def read_manifest(place: Path) -> Manifest:
    """The manifest of a run."""
    file = place / MANIFEST
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
    """Takes a manifest apart, and says where it is not as it should be."""

    def __init__(self, file: str, found: dict[str, Any]) -> None:
        self.file = file
        self.found = found

    def manifest(self) -> Manifest:
        for key in ("game", "agent"):
            self.check(isinstance(self.found.get(key), str), key)
        cells: Any = self.found.get("cells")
        self.check(isinstance(cells, list) and bool(cells), "cells")
        for number, cell in enumerate(cells):
            right = isinstance(cell, dict) and cell.get("cell") == cell_name(number)
            right = right and isinstance(cell.get("chosen"), dict)
            self.check(right and isinstance(cell.get("options"), dict), f"cells {number}")
        seconds: Any = self.found.get("seconds")
        self.check(type(seconds) in (int, float) and 0 <= seconds < MOST, "seconds")
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
        whole = type(first) is int and type(stop) is int
        self.check(whole and 0 <= first < stop <= MOST, where)
        for kind in KINDS:
            given: Any = found.get(kind)
            self.check(isinstance(given, list) and len(given) == cells, f"{where} {kind}")
            may_lack = kind != KINDS[0]
            for known in given:
                right = isinstance(known, str) or (known is None and may_lack)
                self.check(right, f"{where} {kind}")
        return Block(range(first, stop), {kind: found[kind] for kind in KINDS})

    def check(self, right: bool, where: str) -> None:
        if not right:
            raise Unreadable("terminal-run-malformed", file=self.file, where=where)
