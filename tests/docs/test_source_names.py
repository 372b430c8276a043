"""Paths and code that the documents quote exist in the source."""

import re
from pathlib import Path

import pytest

from tests.docs.test_links import DOCUMENTS, ROOT

SOURCE = ROOT / "src" / "understudy"
PATH = re.compile(
    r"`((?:[\w.-]+/)+[\w.-]+\.(?:css|js|md|py|sh|svg|toml|ts|txt))`|`((?:[a-z_]+/)+)`"
)
FOLDERS = (ROOT, SOURCE, SOURCE / "web", ROOT / "tests" / "third_game" / "site")
PLACEHOLDER = re.compile(r"\b(NAME|SET|GAME)\b|NNNN|^build/")
DECLARATION = re.compile(r"^    Corporation\(\n(?:    .*\n)+", re.MULTILINE)


@pytest.mark.parametrize("document", DOCUMENTS[2:], ids=lambda document: document.name)
def test_every_named_path_exists(document: Path) -> None:
    named = ("".join(found) for found in PATH.findall(document.read_text("utf-8")))
    missing = [
        path
        for path in named
        if not PLACEHOLDER.search(path) and not any((each / path).exists() for each in FOLDERS)
    ]
    assert not missing


def test_the_guide_for_translators_lists_every_file() -> None:
    guide = (ROOT / "docs" / "contribute" / "translating.md").read_text("utf-8")
    files = {path.name for path in (SOURCE / "locales" / "en").glob("*.ftl")}
    assert files == set(re.findall(r"`(\w+\.ftl)`", guide))


def test_the_example_corporations_are_in_the_source() -> None:
    text = (ROOT / "docs" / "contribute" / "corporations.md").read_text("utf-8")
    source = (SOURCE / "mars" / "marsbot" / "corporations" / "cards.py").read_text("utf-8")
    examples = DECLARATION.findall(text)
    assert len(examples) == 2
    assert all(example in source for example in examples)
