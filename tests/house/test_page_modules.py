"""What only one module of the page may do, the others ask that module for."""

import re

import pytest

from tests.words.sources import SRC, page_files

WEB = SRC / "web"
ALONE = {
    "browser storage": (r"\b(localStorage|sessionStorage|indexedDB|caches)\b", "app/storage.js"),
    "Trusted Types policies": (r"\b(trustedTypes|createPolicy)\b", "app/trusted_types.js"),
    "the way to the server": (r"\b(fetch\(|EventSource|XMLHttpRequest)", "requests/backend.js"),
    "words for what nobody foresaw": (r"\"page-unexpected\"", "requests/errors.js"),
}
"""By what it is: how it looks in the source, and the module that does it."""

APART = ("worker.js", "lite/")
"""What runs beside the page, or stands in for a server, has a world of its own."""


def code(text: str) -> str:
    """The source without its remarks."""
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("what", ALONE)
def test_one_module_does_it(what: str) -> None:
    sign, module = ALONE[what]
    found = {
        path.relative_to(WEB).as_posix()
        for path in page_files()
        if re.search(sign, code(path.read_text("utf-8")))
    }
    assert {path for path in found if not path.startswith(APART)} == {module}


def symbols(sprite: str) -> set[str]:
    """The symbols that are drawn in a sprite."""
    return set(re.findall(r'<symbol id="([^"]+)"', (WEB / sprite).read_text("utf-8")))


@pytest.mark.parametrize("game", sorted(path.parent.name for path in WEB.glob("*/face.js")))
def test_a_face_names_symbols_of_its_own_sprite(game: str) -> None:
    text = "".join(code(path.read_text("utf-8")) for path in (WEB / game).rglob("*.js"))
    named = set(re.findall(rf'"{game}/([a-z-]+)"', text))
    drawn = symbols(f"{game}/icons.svg")
    assert named
    assert named <= drawn
    assert not drawn & symbols("icons.svg")
