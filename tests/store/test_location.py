"""Where games are kept when nobody says where."""

from pathlib import Path, PureWindowsPath

import pytest
from platformdirs.api import PlatformDirsABC
from platformdirs.macos import MacOS
from platformdirs.unix import Unix
from platformdirs.windows import Windows

from understudy.core import Refused
from understudy.store.sql import data_folder

# Says where local data lie, so that the library need not ask Windows.
LOCAL_DATA = "WIN_PD_OVERRIDE_LOCAL_APPDATA"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Somebody's home, and nothing said about where games are kept."""
    for name in ("UNDERSTUDY_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


def test_on_linux(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder(Unix) == home / ".local" / "share" / "understudy"
    monkeypatch.setenv("XDG_DATA_HOME", "")
    assert data_folder(Unix) == home / ".local" / "share" / "understudy"
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "xdg"))
    assert data_folder(Unix) == home / "xdg" / "understudy"


def test_on_a_mac(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    usual = home / "Library" / "Application Support" / "Understudy"
    assert data_folder(MacOS) == usual
    usual.mkdir(parents=True)
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "xdg"))
    assert data_folder(MacOS) == usual


def test_on_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    local = PureWindowsPath("C:/Users/ann/AppData/Local")
    monkeypatch.setenv(LOCAL_DATA, str(local))
    assert PureWindowsPath(data_folder(Windows)) == local / "Understudy"


@pytest.mark.parametrize("dirs", [Unix, MacOS, Windows])
def test_what_is_said_wins(dirs: type[PlatformDirsABC], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/xdg")
    monkeypatch.setenv("UNDERSTUDY_DATA", "here")
    assert data_folder(dirs) == Path("here")


@pytest.mark.parametrize("dirs", [Unix, MacOS])
def test_without_a_home_somebody_has_to_say_where(
    dirs: type[PlatformDirsABC], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(number: int) -> None:
        raise KeyError(number)

    monkeypatch.delenv("HOME")
    monkeypatch.setattr("pwd.getpwuid", nobody)
    with pytest.raises(Refused) as refused:
        data_folder(dirs)
    assert refused.value.message.id == "store-no-home"
    monkeypatch.setenv("UNDERSTUDY_DATA", "here")
    assert data_folder(dirs) == Path("here")
