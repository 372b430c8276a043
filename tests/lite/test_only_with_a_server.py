"""The list of browser tests that need a server names existing tests."""

from pathlib import Path

import pytest

from tests.browser.conftest import ONLY_WITH_A_SERVER

BROWSER = Path(__file__).parents[1] / "browser"


@pytest.mark.parametrize("name", sorted(ONLY_WITH_A_SERVER))
def test_listed_tests_exist(name: str) -> None:
    module, _, test = name.partition(".")
    source = (BROWSER / f"{module}.py").read_text("utf-8")
    assert f"\ndef {test or 'test_'}" in source
