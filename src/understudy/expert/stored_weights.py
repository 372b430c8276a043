"""Reads files of weights without numpy: arrays as they are stored, rows in a layout's order.

Rows are found by name, so that a file still fits when cards or questions are added: a new row is 0,
and a card that is new is known by its printed facts.
"""

from __future__ import annotations

import io
import json
import re
import struct
import zipfile
from array import array
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

from understudy.core import Unreadable
from understudy.core.agents.encoding import Layout
from understudy.expert.network_shape import ROWS, is_policy, shapes

ABOUT: Final = "about"
SCALE: Final = "__scale"

_HEADER: Final = re.compile(
    r"'descr': '(?P<type>[|<]\w\d)', 'fortran_order': False, 'shape': \((?P<shape>[\d, ]*)\)"
)
_TYPES: Final = {"|i1": "b", "|u1": "B", "<f4": "f"}
_HALF: Final = "<f2"
_PREFIX: Final = struct.Struct("<6sBBH")


class StoredArray(NamedTuple):
    """Numbers row by row. With `scales` each row is to be multiplied by its scale."""

    shape: tuple[int, ...]
    values: array[Any]
    scales: array[float] | None = None

    @property
    def columns(self) -> int:
        """The length of a row."""
        return self.shape[-1]


def read_stored(
    layout: Layout, content: bytes, file: str
) -> tuple[dict[str, StoredArray], dict[str, Any]]:
    """Return the arrays of a file for this layout, and what it says about them.

    The weights of the value may be missing. `file` is the name for errors.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            about = json.loads(_read_array(archive, ABOUT).values.tobytes())
            version, rows = about["encoder"], about.pop("rows")
            names = {name.removesuffix(".npy") for name in archive.namelist()}
            stored = {
                name: _arrange(_read_scaled(archive, name, names), name, rows, layout)
                for name in shapes(layout)
                if is_policy(name) or name in names
            }
    except Exception as error:  # Zip, struct and JSON raise many kinds.
        raise Unreadable("expert-weights-damaged", file=file) from error
    if version != layout.version:
        found, wanted = str(version), str(layout.version)
        raise Unreadable("expert-weights-version", file=file, found=found, wanted=wanted)
    if any(one.shape != shapes(layout)[name] for name, one in stored.items()):
        raise Unreadable("expert-weights-damaged", file=file)
    return stored, about


def read_bytes(path: Path | Traversable) -> bytes:
    """Return the content of a file of weights on disk."""
    try:
        return path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable("terminal-cannot-read", file=str(path), reason=reason) from None


def _read_scaled(archive: zipfile.ZipFile, name: str, names: set[str]) -> StoredArray:
    found = _read_array(archive, name)
    if name + SCALE not in names:
        return found
    return found._replace(scales=_read_array(archive, name + SCALE).values)


def _read_array(archive: zipfile.ZipFile, name: str) -> StoredArray:
    """Return an array in numpy's file format."""
    content = archive.read(f"{name}.npy")
    _, _, _, length = _PREFIX.unpack_from(content)
    begin = _PREFIX.size + length
    header = _HEADER.search(content[_PREFIX.size : begin].decode("ascii"))
    assert header is not None
    shape = tuple(int(one) for one in header["shape"].split(",") if one.strip())
    if header["type"] == _HALF:
        values = array("f", struct.unpack(f"<{prod(shape)}e", content[begin:]))
    else:
        values = array(_TYPES[header["type"]], content[begin:])
    assert len(values) == prod(shape)
    return StoredArray(shape, values)


def _arrange(
    found: StoredArray, name: str, rows: Mapping[str, list[str]], layout: Layout
) -> StoredArray:
    """Return the rows in the order of the layout; a row that was not stored is 0."""
    if name not in ROWS:
        return found
    stored, wanted = rows[name], getattr(layout, ROWS[name])
    if tuple(stored) == wanted:
        return found
    numbers = {row: index for index, row in enumerate(stored)}
    columns = found.columns
    values = array(found.values.typecode, bytes(found.values.itemsize * columns * len(wanted)))
    scales = None if found.scales is None else array("f", bytes(4 * len(wanted)))
    for index, row in enumerate(wanted):
        if row in numbers:
            old = numbers[row]
            values[index * columns : (index + 1) * columns] = found.values[
                old * columns : (old + 1) * columns
            ]
            if scales is not None and found.scales is not None:
                scales[index] = found.scales[old]
    return StoredArray((len(wanted), columns), values, scales)
