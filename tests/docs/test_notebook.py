"""The notebook of the documentation: its cells run and give their stored outputs."""

import ast
import json
import os
from collections.abc import Iterator
from typing import Any

import pytest

from tools.notebook import DOCUMENT, boards, executed

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
STORED: dict[str, Any] = json.loads(DOCUMENT.read_text("utf-8"))
PICTURES = ("text/html", "image/svg+xml")


def code(notebook: Any) -> list[Any]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def shown(cells: list[Any]) -> dict[str, str]:
    """Return the table or picture of each cell; plots are skipped, fonts depend on the machine."""
    found = {}
    for cell in cells:
        for output in cell["outputs"]:
            for kind in PICTURES:
                if kind in output.get("data", {}):
                    found[cell["id"]] = "".join(output["data"][kind])
    return found


def run_here(cells: list[Any]) -> Iterator[tuple[str, str]]:
    """Run the cells one after the other like a kernel, and yield their outputs."""
    space: dict[str, object] = {}
    for cell in cells:
        body = ast.parse("".join(cell["source"])).body
        last = body.pop() if isinstance(body[-1], ast.Expr) else None
        exec(compile(ast.Module(body, []), cell["id"], "exec"), space)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), cell["id"], "eval"), space)
            for name in ("_repr_html_", "_repr_svg_"):
                if hasattr(value, name):
                    yield cell["id"], getattr(value, name)()


@pytest.mark.soak
def test_the_stored_outputs_are_current(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make soak` uses a real kernel; ``python -m tools.notebook`` updates the outputs."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    now = shown(code(executed())) if WHOLE else dict(run_here(code(STORED)))
    assert now == shown(code(STORED))
    assert len(now) >= 5


def test_the_picture_files_match_the_notebook() -> None:
    found = boards(STORED)
    assert len(found) == 2
    for file, picture in found.items():
        assert file.read_text("utf-8") == f"{picture}\n"


def test_the_notebook_is_small_and_machine_independent() -> None:
    assert DOCUMENT.stat().st_size < 200_000
    assert STORED["metadata"]["language_info"] == {"name": "python"}
    for cell in code(STORED):
        assert cell["metadata"] == {}
        assert all(output["output_type"] != "error" for output in cell["outputs"])
