"""The notebook of the documentation: its cells run, and show what is kept with them."""

import ast
import json
import os
from collections.abc import Iterator
from typing import Any

import pytest

from tools.notebook import DOCUMENT, boards, executed

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
KEPT: dict[str, Any] = json.loads(DOCUMENT.read_text("utf-8"))
PICTURES = ("text/html", "image/svg+xml")


def code(notebook: Any) -> list[Any]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def shown(cells: list[Any]) -> dict[str, str]:
    """By cell, what it shows as table or picture; the letters of a plot depend on the machine."""
    found = {}
    for cell in cells:
        for output in cell["outputs"]:
            for kind in PICTURES:
                if kind in output.get("data", {}):
                    found[cell["id"]] = "".join(output["data"][kind])
    return found


def run_here(cells: list[Any]) -> Iterator[tuple[str, str]]:
    """Run the cells one after the other, as a kernel does; what their last lines show."""
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
def test_the_notebook_shows_what_its_cells_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """`make soak` asks a real kernel; ``python -m tools.notebook`` keeps what it shows."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    now = shown(code(executed())) if WHOLE else dict(run_here(code(KEPT)))
    assert now == shown(code(KEPT))
    assert len(now) >= 5


def test_the_boards_beside_the_notebook_are_its_own() -> None:
    found = boards(KEPT)
    assert len(found) == 2
    for file, drawn in found.items():
        assert file.read_text("utf-8") == f"{drawn}\n"


def test_the_notebook_is_small_and_of_no_machine() -> None:
    assert DOCUMENT.stat().st_size < 200_000
    assert KEPT["metadata"]["language_info"] == {"name": "python"}
    for cell in code(KEPT):
        assert cell["metadata"] == {}
        assert all(output["output_type"] != "error" for output in cell["outputs"])
