"""The commands of docs/host/hosting.md, by section."""

from __future__ import annotations

from pathlib import Path

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "host" / "hosting.md"
OPENING = "understudy serve --club --processes"
"""The example of several processes ends with an ellipsis: it is no complete command."""


def commands() -> dict[str, str]:
    """Return the indented commands of each section as one script, in the order of the page."""
    scripts: dict[str, list[str]] = {}
    section = ""
    for line in DOCUMENT.read_text("utf-8").splitlines():
        if line.startswith("## "):
            section = line.removeprefix("## ")
        elif line.startswith("    ") and not line.strip().startswith(OPENING):
            scripts.setdefault(section, []).append(line.removeprefix("    "))
    return {name: "\n".join(lines) + "\n" for name, lines in scripts.items()}
