"""A game the page has never heard of: chosen, played to its end, scored, in each language."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.browser.playing import question, sheet, visible_words
from tests.browser.test_everyone import violations
from tests.serving import Server, serving
from tests.third_game.test_toy import SITE


@pytest.fixture(scope="module")
def other_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where the toy is installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(SITE))
        with serving(tmp_path_factory.mktemp("other")) as running:
            yield running


def read(page: Page) -> None:
    words = visible_words(page)
    assert "toy-" not in words, words
    assert "page-" not in words, words


@pytest.mark.parametrize(
    ("code", "language"), [("en", "English"), ("cs", "Čeština"), ("fr", "Français")]
)
def test_the_race(phone: Page, other_house: Server, code: str, language: str) -> None:
    phone.goto(other_house.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    phone.locator('a[href="#/new"]').click()
    phone.locator('input[name=system][value="toy"]').click()
    phone.locator('input[name=length][value="20"]').click()
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
    for tab in range(3):
        phone.get_by_role("tab").nth(tab).click()
        read(phone)
        assert violations(phone) == []
    phone.locator(".prompt a.primary").click()
    expect(phone.locator("h2.winner")).to_be_visible()
    read(phone)
    assert violations(phone) == []
    for screen in ("history", "rules/toy", ""):
        phone.goto(f"{other_house.url}/#/{screen}")
        phone.locator(".fs, .save").first.wait_for()
        read(phone)
