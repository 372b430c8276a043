"""The documents of the human side: the library example runs, the generated tables are current."""

import doctest
from pathlib import Path

import pytest

from tools.reference_tables import PAGES

HUMAN_SIDE = Path(__file__).parents[2] / "docs" / "contribute" / "human-side.md"


def test_the_library_example_runs() -> None:
    result = doctest.testfile(str(HUMAN_SIDE), module_relative=False)
    assert result.attempted >= 9
    assert result.failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_generated_tables_match_the_code(page: Path) -> None:
    """``python -m tools.reference_tables`` updates them."""
    assert page.read_text("utf-8").endswith(f"\n{PAGES[page]()}")
