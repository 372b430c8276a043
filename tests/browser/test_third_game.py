"""An additional game without a face: choice, play, score, in each language."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import violations
from tests.browser.playing import (
    Api,
    fill_in_seed,
    go_to,
    put_away,
    question,
    see_result,
    sheet,
    turn_to,
    visible_words,
)
from tests.browser.sampling import in_languages
from tests.serving import Server, serving
from tests.third_game.test_toy import SITE

FACE = SITE.parent / "face"


@contextmanager
def installed(site: Path, data: Path) -> Iterator[Server]:
    """Run a server with the packages of this folder installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site), prepend=os.pathsep)
        with serving(data) as running:
            yield running


@pytest.fixture(scope="module")
def other_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with the toy game installed."""
    with installed(SITE, tmp_path_factory.mktemp("other")) as running:
        yield running


@pytest.fixture
def faced_house(tmp_path: Path) -> Iterator[Server]:
    """Run a server with the toy game installed, with its own face."""
    shutil.copytree(SITE, tmp_path / "site")
    shutil.copytree(FACE, tmp_path / "site" / "toy_game" / "web")
    with installed(tmp_path / "site", tmp_path / "data") as running:
        yield running


def read(page: Page) -> None:
    words = visible_words(page)
    assert "toy-" not in words, words
    assert "page-" not in words, words


@in_languages("en")
def test_the_toy_game_in_each_language(
    phone: Page, other_house: Server, code: str, language: str
) -> None:
    phone.goto(other_house.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    phone.locator('a[href="#/new/mars"]').click()
    phone.locator('input[name=system][value="toy"]').click()
    phone.locator('input[name=length][value="20"]').click()
    fill_in_seed(phone)
    read(phone)
    phone.locator(".prompt .primary:not([disabled])").click()
    sheet(phone).locator(".go .primary").click()
    for _ in range(20):
        phone.locator(".sheet, form[data-question], .prompt a.primary").first.wait_for()
        read(phone)
        if sheet(phone).count():
            sheet(phone).locator(".go .primary").click()
            expect(sheet(phone)).to_have_count(0)
        elif question(phone).count():
            phone.locator('.act[data-entry="move"]').click()
            question(phone).locator(".stepper .btn").last.click()
            question(phone).locator(".go .primary").click()
            phone.locator(".acts").wait_for()
            phone.locator('.go [data-entry="done"]').click()
            phone.locator(".sheet").wait_for()
        else:
            break
    # The report of the last turn leads to the result.
    phone.locator("h2.winner").wait_for()
    phone.locator(".prompt a.primary").click()
    for tab in range(3):
        phone.get_by_role("tab").nth(tab).click()
        read(phone)
        assert violations(phone) == []
    see_result(phone)
    expect(phone.locator("h2.winner")).to_be_visible()
    read(phone)
    assert violations(phone) == []
    for screen in ("history", "rules/toy", ""):
        turn_to(phone, other_house.url, screen)
        phone.locator(".fs, .home").first.wait_for()
        read(phone)


def test_an_additional_game_with_its_own_face(phone: Page, faced_house: Server) -> None:
    asked = []
    phone.on("request", lambda request: asked.append(urlsplit(request.url).path))
    api = Api(faced_house.url)
    game = api.call("POST", "games", {"system": "toy"})["id"]
    go_to(phone, faced_house.url, game)
    put_away(phone)
    expect(phone.locator(".toy-runner")).to_have_count(2)
    expect(phone.locator(".toy-track")).to_have_css("gap", "7px")
    symbol = phone.locator(".toy-runner use").first
    expect(symbol).to_have_attribute("href", "/toy/icons.svg#horse")
    assert symbol.evaluate("(use) => use.getBBox().width") > 0
    read(phone)
    # The faces of the other games are not loaded.
    assert {"/toy/face.js", "/toy/toy.css", "/toy/icons.svg"} <= set(asked)
    assert not [path for path in asked if path.startswith(("/mars/", "/tapestry/"))]


def test_a_face_is_loaded_when_it_is_needed(phone: Page, house: Server) -> None:
    asked = []
    phone.on("request", lambda request: asked.append(urlsplit(request.url).path))
    api = Api(house.url)
    go_to(phone, house.url, api.new())
    put_away(phone)
    assert any(path.startswith("/mars/") for path in asked)
    assert not [path for path in asked if path.startswith(("/plain/", "/tapestry/"))]
    other = api.call("POST", "games", {"system": "tapestry"})["id"]
    go_to(phone, house.url, other)
    assert {"/tapestry/face.js", "/tapestry/tapestry.css"} <= set(asked)
