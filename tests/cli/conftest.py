"""Commands of tests keep their games in a folder of their own."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def kept_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "understudy"
    monkeypatch.setenv("UNDERSTUDY_DATA", str(folder))
    return folder
