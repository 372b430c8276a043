"""Links between the documents lead to existing files and headings."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^()\s]+)\)|<img src=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(document: Path) -> set[str]:
    """Return the anchors of the headings."""
    headings = HEADING.findall(document.read_text("utf-8"))
    plain = (re.sub(r"[^\w\s-]", "", heading.lower()) for heading in headings)
    return {heading.strip().replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_has_a_target(document: Path) -> None:
    broken = []
    for linked in LINK.findall(document.read_text("utf-8")):
        link = "".join(linked)
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        if not target.exists() or (anchor and anchor not in anchors(target)):
            broken.append(link)
    assert not broken
