"""Where games are kept when nobody says where."""

from pathlib import Path, PurePath

import pytest

from understudy.store.sql import data_folder

HOME = Path("home") / "ann"


@pytest.mark.parametrize(
    ("platform", "environ", "expected"),
    [
        ("linux", {}, HOME / ".local" / "share" / "understudy"),
        ("linux", {"XDG_DATA_HOME": "xdg"}, Path("xdg") / "understudy"),
        ("linux", {"XDG_DATA_HOME": ""}, HOME / ".local" / "share" / "understudy"),
        ("darwin", {}, HOME / "Library" / "Application Support" / "Understudy"),
        ("win32", {"LOCALAPPDATA": "local"}, Path("local") / "Understudy"),
        ("win32", {}, HOME / "AppData" / "Local" / "Understudy"),
        ("linux", {"UNDERSTUDY_DATA": "here", "XDG_DATA_HOME": "xdg"}, Path("here")),
        ("win32", {"UNDERSTUDY_DATA": "here"}, Path("here")),
    ],
)
def test_place(platform: str, environ: dict[str, str], expected: PurePath) -> None:
    assert data_folder(environ, platform, HOME) == expected
