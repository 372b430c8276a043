"""Some things only one module of the page may do; the others use that module."""

import re

import pytest

from tests.words.sources import SRC, page_files

WEB = SRC / "web"
ONLY_MODULE = {
    "browser storage": (r"\b(localStorage|sessionStorage|indexedDB|caches)\b", "app/storage.js"),
    "Trusted Types policies": (r"\b(trustedTypes|createPolicy)\b", "app/trusted_types.js"),
    "requests to the server": (r"\b(fetch\(|EventSource|XMLHttpRequest)", "requests/backend.js"),
    "the message for unexpected errors": (r"\"page-unexpected\"", "requests/errors.js"),
}
"""What it is: its pattern in the source, and the only module that may do it."""

OUTSIDE_THE_PAGE = ("worker.js", "lite/")
"""Service worker, and the engine that replaces a server: other rules apply."""


def code(text: str) -> str:
    """Return the source without comments."""
    return re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("what", ONLY_MODULE)
def test_only_one_module_does_it(what: str) -> None:
    pattern, module = ONLY_MODULE[what]
    found = {
        path.relative_to(WEB).as_posix()
        for path in page_files()
        if re.search(pattern, code(path.read_text("utf-8")))
    }
    assert {path for path in found if not path.startswith(OUTSIDE_THE_PAGE)} == {module}


IMPORTED_BY_OTHERS = {
    "app/faces.js": "its loader repeats it",
    "app/screens.js": "lazyScreen repeats it",
    "app.js": "loadScreens, which loadModule calls",
    "mars/face.js": "guides, which the guide loader loads",
    "tapestry/face.js": "guides, which the guide loader loads",
}
"""Modules with an import that is repeated elsewhere."""


def test_every_import_at_run_time_is_repeated_after_a_lost_packet() -> None:
    found = {
        path.relative_to(WEB).as_posix()
        for path in page_files()
        if re.search(r"(?<!loadModule\(\(\) => )\bimport\(", code(path.read_text("utf-8")))
    }
    assert {path for path in found if not path.startswith(OUTSIDE_THE_PAGE)} == set(
        IMPORTED_BY_OTHERS
    )


def symbols(sprite: str) -> set[str]:
    """Return the symbols of a sprite."""
    return set(re.findall(r'<symbol id="([^"]+)"', (WEB / sprite).read_text("utf-8")))


@pytest.mark.parametrize("game", sorted(path.parent.name for path in WEB.glob("*/face.js")))
def test_a_face_uses_symbols_of_its_own_sprite(game: str) -> None:
    text = "".join(code(path.read_text("utf-8")) for path in (WEB / game).rglob("*.js"))
    named = set(re.findall(rf'"{game}/([a-z-]+)"', text))
    drawn = symbols(f"{game}/icons.svg")
    assert named
    assert named <= drawn
    assert not drawn & symbols("icons.svg")
