"""What cannot be tried without a server is listed by names that are there."""

from pathlib import Path

import pytest

from tests.browser.conftest import ONLY_WITH_A_SERVER

BROWSER = Path(__file__).parents[1] / "browser"


@pytest.mark.parametrize("name", sorted(ONLY_WITH_A_SERVER))
def test_what_is_listed_is_there(name: str) -> None:
    module, _, test = name.partition(".")
    source = (BROWSER / f"{module}.py").read_text("utf-8")
    assert f"\ndef {test or 'test_'}" in source
