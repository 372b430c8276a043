"""An additional game without a face: choice, play, score, in each language."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import (
    Api,
    check_no_raw_ids,
    close_report,
    enter_door,
    enter_seed,
    open_game,
    open_result,
    open_screen,
    question,
    report,
    start_button,
)
from tests.browser.axe import violations
from tests.browser.samples import in_languages
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
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run a server with the toy game installed."""
    with installed(SITE, tmp_path_factory.mktemp("other")) as running:
        yield running


@pytest.fixture
def toy_server_with_face(tmp_path: Path) -> Iterator[Server]:
    """Run a server with the toy game installed, with its own face."""
    shutil.copytree(SITE, tmp_path / "site")
    shutil.copytree(FACE, tmp_path / "site" / "toy_game" / "web")
    with installed(tmp_path / "site", tmp_path / "data") as running:
        yield running


@in_languages("en")
def test_the_toy_game_in_each_language(
    phone: Page, toy_server: Server, code: str, language: str
) -> None:
    phone.goto(toy_server.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    enter_door(phone, "toy")
    phone.locator('input[name=length][value="20"]').click()
    enter_seed(phone)
    check_no_raw_ids(phone)
    start_button(phone).click()
    report(phone).locator(".go .primary").click()
    for _ in range(20):
        phone.locator(".report, form[data-question], .prompt a.primary").first.wait_for()
        check_no_raw_ids(phone)
        if report(phone).count():
            report(phone).locator(".go .primary").click()
            expect(report(phone)).to_have_count(0)
        elif question(phone).count():
            phone.locator('.act[data-entry="move"]').click()
            question(phone).locator(".stepper .btn").last.click()
            question(phone).locator(".go .primary").click()
            phone.locator(".acts").wait_for()
            phone.locator('.go [data-entry="done"]').click()
            phone.locator(".report").wait_for()
        else:
            break
    # The report of the last turn leads to the result.
    phone.locator("h2.winner").wait_for()
    phone.locator(".prompt a.primary").click()
    for tab in range(3):
        phone.get_by_role("tab").nth(tab).click()
        check_no_raw_ids(phone)
        assert violations(phone) == []
    open_result(phone)
    expect(phone.locator("h2.winner")).to_be_visible()
    check_no_raw_ids(phone)
    assert violations(phone) == []
    for screen in ("history", "rules/toy", ""):
        open_screen(phone, toy_server.url, screen)
        phone.locator(".fs, .home").first.wait_for()
        check_no_raw_ids(phone)


def test_an_additional_game_with_its_own_face(phone: Page, toy_server_with_face: Server) -> None:
    asked = []
    phone.on("request", lambda request: asked.append(urlsplit(request.url).path))
    api = Api(toy_server_with_face.url)
    game = api.call("POST", "games", {"system": "toy"})["id"]
    open_game(phone, toy_server_with_face.url, game)
    close_report(phone)
    expect(phone.locator(".toy-runner")).to_have_count(2)
    expect(phone.locator(".toy-track")).to_have_css("gap", "7px")
    symbol = phone.locator(".toy-runner use").first
    expect(symbol).to_have_attribute("href", "/toy/icons.svg#horse")
    # The file of symbols may arrive after the first paint.
    phone.wait_for_function("document.querySelector('.toy-runner use').getBBox().width > 0")
    check_no_raw_ids(phone)
    # The faces of the other games are not loaded.
    assert {"/toy/face.js", "/toy/toy.css", "/toy/icons.svg"} <= set(asked)
    assert not [path for path in asked if path.startswith(("/mars/", "/tapestry/"))]


def test_a_face_is_loaded_when_it_is_needed(phone: Page, backend: Server) -> None:
    asked = []
    phone.on("request", lambda request: asked.append(urlsplit(request.url).path))
    api = Api(backend.url)
    open_game(phone, backend.url, api.new())
    close_report(phone)
    assert any(path.startswith("/mars/") for path in asked)
    assert not [path for path in asked if path.startswith(("/plain/", "/tapestry/"))]
    other = api.call("POST", "games", {"system": "tapestry"})["id"]
    open_game(phone, backend.url, other)
    assert {"/tapestry/face.js", "/tapestry/tapestry.css"} <= set(asked)
