"""Golden pictures of the board, a bot turn and its reasons; `UNDERSTUDY_GOLDEN=write` writes."""

import difflib
import os
import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.actions import NEURAL_INSTANCE_FIRST, Api, close_report, open_game, report
from tests.serving import Server

PICTURES = Path(__file__).parent / "pictures"
WRITE = os.environ.get("UNDERSTUDY_GOLDEN") == "write"


def text_of(picture: Locator) -> str:
    """Return the SVG with one tag per line and without the folder of the site."""
    markup = str(picture.evaluate("(element) => element.outerHTML"))
    folder = urlsplit(picture.page.url).path
    markup = markup.replace(f'href="{folder}', 'href="/')
    return re.sub(r">\s*<", ">\n<", markup) + "\n"


def compare(name: str, picture: Locator) -> None:
    drawn = text_of(picture)
    file = PICTURES / name
    if WRITE:
        PICTURES.mkdir(exist_ok=True)
        file.write_text(drawn, encoding="utf-8")
    expected = file.read_text(encoding="utf-8")
    changes = list(difflib.unified_diff(expected.splitlines(), drawn.splitlines(), lineterm=""))
    if changes:
        pytest.fail(f"{name} is drawn otherwise:\n" + "\n".join(changes[:40]))


def test_the_board_and_a_bot_turn(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=NEURAL_INSTANCE_FIRST)
    api.play(game, [{"do": "tile", "tile": "ocean", "space": "5.5"}])
    open_game(phone, backend.url, game)
    if report(phone).count():
        close_report(phone)
    board = phone.locator(".board svg.map")
    compare("board.svg", board)
    phone.locator('[data-space="4.4"]').click()
    compare("board-placing.svg", board)
    phone.locator(".go .btn").first.click()
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    turn = report(phone)
    compare("turn-place.svg", turn.locator(".turn-summary svg.map"))
    turn.locator(".step", has_text="Neural Instance on").get_by_role("button").click()
    compare("turn-why.svg", turn.locator(".why-box svg.map"))
    close_report(phone)
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    compare("turn-tracks.html", turn.locator(".turn-summary .strip"))
