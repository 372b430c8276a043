"""Run the notebook of the documentation and store its output.

``python -m tools.notebook`` rewrites docs/analyze/notebook.ipynb without anything that differs
between machines, and writes its boards to docs/pictures.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from nbclient import NotebookClient

nbformat: Any = import_module("nbformat")  # It has types, but not for these two functions.

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "analyze" / "notebook.ipynb"
SVG: Final = "image/svg+xml"
PATIENCE: Final = 300
"""Seconds that a cell may take."""


def executed(document: Path = DOCUMENT) -> Any:
    """The notebook after all its cells have run, in order, in a kernel of their own."""
    notebook = nbformat.read(document, as_version=4)
    where = {"metadata": {"path": str(document.parent)}}
    NotebookClient(notebook, timeout=PATIENCE, resources=where).execute()
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    for cell in notebook.cells:
        cell.metadata = {}
    return notebook


def boards(notebook: Any) -> dict[Path, str]:
    """The boards that it shows, as files for other documents."""
    found = {}
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            if SVG in output.get("data", {}):
                drawn = "".join(output["data"][SVG])
                found[DOCUMENT.parents[1] / "pictures" / f"board-{cell['id']}.svg"] = drawn
    return found


def main() -> None:
    """Run it and keep it."""
    notebook = executed()
    nbformat.write(notebook, DOCUMENT)
    for file, drawn in boards(notebook).items():
        file.write_text(drawn + "\n", "utf-8")


if __name__ == "__main__":
    main()
