"""Files of weights: float16, or 8 bits with a scale for each row, with the names of all rows.

Rows are found by name, so that a file still fits when cards or questions are added: a new row
starts at 0, and a card that is new is known by its printed facts.
"""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import numpy as np

from understudy.core import Unreadable
from understudy.core.agents.encoding import Layout
from understudy.expert.network import ROWS, Array, Weights, is_policy, shapes

ABOUT: Final = "about"
_SCALE: Final = "__scale"


def pack_weights(
    layout: Layout, weights: Weights, about: Mapping[str, object], *, eight_bits: bool = False
) -> bytes:
    """Return a file with these weights. `about` says where they come from."""
    arrays: dict[str, Any] = {}
    for name, array in weights.items():
        if eight_bits and array.ndim == 2 and array.size:
            scale = np.maximum(np.abs(array).max(axis=1, keepdims=True), 1e-8) / 127
            arrays[name] = np.rint(array / scale).astype(np.int8)
            arrays[name + _SCALE] = scale.astype(np.float32)
        else:
            arrays[name] = array.astype(np.float16)
    names = {name: list(getattr(layout, field)) for name, field in ROWS.items()}
    text = json.dumps({**about, "encoder": layout.version, "rows": names})
    arrays[ABOUT] = np.frombuffer(text.encode(), np.uint8)
    buffer = io.BytesIO()
    np.savez_compressed(buffer, **arrays)
    return buffer.getvalue()


def read_weights(
    layout: Layout, content: bytes, file: str
) -> tuple[dict[str, Array], dict[str, Any]]:
    """Return the weights of a file for this layout, and what it says about them.

    The weights of the value may be missing. `file` is the name for errors.
    """
    try:
        with np.load(io.BytesIO(content), allow_pickle=False) as arrays:
            about = json.loads(arrays[ABOUT].tobytes())
            version, rows = about["encoder"], about.pop("rows")
            weights = {
                name: _arrange(_read_array(arrays, name), name, rows, layout)
                for name in shapes(layout)
                if is_policy(name) or name in arrays
            }
    except Exception as error:  # Numpy, zip and JSON raise many kinds.
        raise Unreadable("expert-weights-damaged", file=file) from error
    if version != layout.version:
        found, wanted = str(version), str(layout.version)
        raise Unreadable("expert-weights-version", file=file, found=found, wanted=wanted)
    if any(array.shape != shapes(layout)[name] for name, array in weights.items()):
        raise Unreadable("expert-weights-damaged", file=file)
    return weights, about


def load_weights(layout: Layout, path: Path | Traversable) -> dict[str, Array]:
    """Return the weights of a file on disk."""
    try:
        content = path.read_bytes()
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unreadable("terminal-cannot-read", file=str(path), reason=reason) from None
    return read_weights(layout, content, str(path))[0]


def _read_array(arrays: Mapping[str, Any], name: str) -> Array:
    array: Array = arrays[name].astype(np.float32)
    scale = name + _SCALE
    return array * arrays[scale] if scale in arrays else array


def _arrange(array: Array, name: str, rows: Mapping[str, list[str]], layout: Layout) -> Array:
    """Return the rows in the order of the layout; a row that was not stored is 0."""
    if name not in ROWS:
        return array
    stored, wanted = rows[name], getattr(layout, ROWS[name])
    if tuple(stored) == wanted:
        return array
    found = {row: index for index, row in enumerate(stored)}
    result = np.zeros((len(wanted), array.shape[1]), np.float32)
    for index, row in enumerate(wanted):
        if row in found:
            result[index] = array[found[row]]
    return result
