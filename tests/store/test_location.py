"""The default folder of saved games."""

from pathlib import Path, PureWindowsPath

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from understudy.core import Refused
from understudy.store.sql import data_folder

# Replaces the query of the Windows registry.
LOCAL_DATA = "WIN_PD_OVERRIDE_LOCAL_APPDATA"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home folder, without environment variables for the data folder."""
    for name in ("UNDERSTUDY_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_the_folder_on_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder(Unix) == home / ".local" / "share" / "understudy"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert data_folder(Unix) == home / ".local" / "share" / "understudy"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "xdg"))
    assert data_folder(Unix) == home / "xdg" / "understudy"


def test_the_folder_on_a_mac(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = home / "Library" / "Application Support" / "Understudy"
    assert data_folder(MacOS) == usual
    usual.mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "xdg"))
    assert data_folder(MacOS) == usual


def test_the_folder_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    local = PureWindowsPath("C:/Users/ann/AppData/Local")
    monkeypatch.setenv(LOCAL_DATA, str(local))
    assert PureWindowsPath(data_folder(Windows)) == local / "Understudy"


@pytest.mark.parametrize("dirs", [Unix, MacOS, Windows])
def test_the_environment_variable_takes_precedence(
    dirs: type[PlatformDirsABC], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/xdg")
    monkeypatch.setenv("UNDERSTUDY_DATA", "here")
    assert data_folder(dirs) == Path("here")


@pytest.mark.parametrize("dirs", [Unix, MacOS])
def test_without_a_home_the_environment_variable_is_required(
    dirs: type[PlatformDirsABC], monkeypatch: pytest.MonkeyPatch
) -> None:
    def unknown_user(number: int) -> None:
        raise KeyError(number)

    monkeypatch.delenv("HOME")
    monkeypatch.setattr("pwd.getpwuid", unknown_user)
    with pytest.raises(Refused) as refused:
        data_folder(dirs)
    assert refused.value.message.id == "store-no-home"
    monkeypatch.setenv("UNDERSTUDY_DATA", "here")
    assert data_folder(dirs) == Path("here")
