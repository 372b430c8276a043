"""The size of the page, and the files that the first view needs."""

import gzip
import json
import posixpath
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser.actions import Api
from tests.browser.conftest import PHONE, checked_page
from tests.serving import Server
from understudy.locales import languages, page_messages
from understudy.server.app import COMPRESSION
from understudy.server.page.page import LITE, WEB_FOLDER, Page

LIMIT = 445_000
"""Compressed bytes of the shared page, one game's face, and all texts.

The largest measured start, a game of Mars in Czech, is 440 kB.
"""
FACES = ("mars", "tapestry")
LOADED_LATER = (
    "advice/answer_name.js",
    "advice/decision.js",
    "advice/hint.js",
    "advice/review.js",
    "advice/watch/expert_turns.js",
    "advice/watch/watch.js",
    "advice/win_line.js",
    "games/daily/daily_screen.js",
    "games/daily/day_row.js",
    "games/daily/deal_card.js",
    "games/daily/expert_game.js",
    "games/daily/share_deal.js",
    "games/export_file.js",
    "games/import.js",
    "games/import_export_screen.js",
    "games/invite.js",
    "games/receive_game.js",
    "games/share.js",
    "guide/guide_card.js",
    "guide/guide_layer.js",
    "guide/learn_screen.js",
    "guide/lit_element.js",
    "guide/placement.js",
    "help/help_screen.js",
    "help/help_text.js",
    "help/report_file.js",
    "help/report_screen.js",
    "ui/qr_code.js",
)
"""Screens that are loaded only when they are opened, and what only they use."""
SLOW_DOWN = 4
STARTS = ("app.js", "app/screens.js", *(f"{face}/face.js" for face in FACES))
"""Modules from which everything that is not loaded later is imported."""
IMPORTS = re.compile(r'^(?:import|export)\s[^;"]*"(\.{1,2}/[^"]+)"', re.MULTILINE)


def test_what_is_loaded_later_is_imported_by_nothing_else() -> None:
    reached: set[str] = set()
    waiting = [*STARTS]
    while waiting:
        name = waiting.pop()
        if name in reached:
            continue
        reached.add(name)
        source = (WEB_FOLDER / name).read_text("utf-8")
        folder = posixpath.dirname(name)
        waiting += [
            posixpath.normpath(posixpath.join(folder, path)) for path in IMPORTS.findall(source)
        ]
    assert reached & {*LOADED_LATER} == set()
    assert [name for name in LOADED_LATER if not (WEB_FOLDER / name).exists()] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("face", FACES)
def test_the_size_of_the_page(language: str, face: str) -> None:
    page = Page()
    others = tuple(f"{other}/" for other in FACES if other != face)
    kinds = (".css", ".html", ".js", ".mjs", ".svg", ".webmanifest")
    files = [path for path in WEB_FOLDER.rglob("*") if path.suffix in kinds]
    weight = 0
    for path in files:
        name = path.relative_to(WEB_FOLDER).as_posix()
        if name.startswith((LITE, *LOADED_LATER, *others)):
            # Lite's files are not part of the page; faces are loaded only when needed.
            continue
        asset = page.find(name)
        assert asset is not None, path
        weight += len(asset.compressed or asset.content)
    words = len(gzip.compress(page_messages(language).encode(), COMPRESSION))
    assert weight + words < LIMIT, (weight, words)


def test_the_first_view_waits_for_no_other_screen(
    chromium: Browser, backend: Server, record_property: Callable[[str, object], None]
) -> None:
    Api(backend.url).new()
    with checked_page(chromium.new_context(**PHONE).new_page()) as page:
        session = page.context.new_cdp_session(page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_DOWN})
        page.route("**/app/screens.js", lambda route: None)
        with page.expect_request("**/app/screens.js"):
            page.goto(backend.url)
        # The games are shown although these files do not arrive.
        page.locator(".save").first.wait_for()
        seen = page.evaluate(
            """() => Object.fromEntries(performance.getEntriesByType("paint")
              .map(({ name, startTime }) => [name, Math.round(startTime)]))"""
        )
    record_property("first_view_ms", json.dumps(seen))
    print(f"first view with {SLOW_DOWN} x slow-down: {seen}")
    assert "first-contentful-paint" in seen
