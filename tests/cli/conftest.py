"""Each test has its own folder of saved games."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "understudy"
    monkeypatch.setenv("UNDERSTUDY_DATA", str(folder))
    return folder
