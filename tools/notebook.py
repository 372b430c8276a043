"""Run the notebook of the documentation and store its output.

``python -m tools.notebook`` rewrites docs/analyze/notebook.ipynb without anything that differs
between machines, and writes its boards to docs/pictures.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any, Final

from nbclient import NotebookClient

nbformat: Any = import_module("nbformat")  # Its types lack these two functions.

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "analyze" / "notebook.ipynb"
SVG: Final = "image/svg+xml"
CELL_SECONDS: Final = 300
"""Time limit of a cell."""


def executed(document: Path = DOCUMENT) -> Any:
    """Return the notebook after running all its cells in a new kernel."""
    notebook = nbformat.read(document, as_version=4)
    folder = {"metadata": {"path": str(document.parent)}}
    NotebookClient(notebook, timeout=CELL_SECONDS, resources=folder).execute()
    notebook.metadata = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
    }
    for cell in notebook.cells:
        cell.metadata = {}
    return notebook


def boards(notebook: Any) -> dict[Path, str]:
    """Return the boards that it shows, as files for other documents."""
    found = {}
    for cell in notebook["cells"]:
        for output in cell.get("outputs", ()):
            if SVG in output.get("data", {}):
                svg = "".join(output["data"][SVG])
                found[DOCUMENT.parents[1] / "pictures" / f"board-{cell['id']}.svg"] = svg
    return found


def main() -> None:
    """Run the notebook, and write it and its boards."""
    notebook = executed()
    nbformat.write(notebook, DOCUMENT)
    for file, svg in boards(notebook).items():
        file.write_text(svg + "\n", "utf-8")


if __name__ == "__main__":
    main()
