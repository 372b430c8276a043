"""Links between the documents lead somewhere, to the heading they name."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\(([^()\s]+)\)|<img src=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(document: Path) -> set[str]:
    """The headings as an address names them."""
    headings = HEADING.findall(document.read_text("utf-8"))
    plain = (re.sub(r"[^\w\s-]", "", heading.lower()) for heading in headings)
    return {heading.strip().replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_every_link_leads_somewhere(document: Path) -> None:
    lost = []
    for linked in LINK.findall(document.read_text("utf-8")):
        link = "".join(linked)
        if "://" in link:
            continue
        name, _, anchor = link.partition("#")
        target = document.parent / name if name else document
        if not target.exists() or (anchor and anchor not in anchors(target)):
            lost.append(link)
    assert not lost
