"""Login with the access secret: by address, by entering it, and after it was renewed."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.actions import (
    RAW_ID,
    asked,
    close_report,
    new_game_link,
    report,
)
from tests.browser.axe import violations
from tests.browser.conftest import PHONE, ServePage, checked_page
from tests.browser.samples import in_some
from tests.serving import Server

TITLES = {
    "en-GB": "This server needs a secret",
    "cs-CZ": "Tento server vyžaduje tajný kód",
    "fr-FR": "Ce serveur demande un code secret",
}


@pytest.fixture
def guarded(serve_page: ServePage, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Run the server with an access secret."""
    with serve_page(tmp_path_factory.mktemp("guarded"), "--secret") as running:
        yield running


@pytest.fixture
def second_phone(chromium: Browser) -> Iterator[Page]:
    """Yield a page on another phone."""
    with checked_page(chromium.new_context(**PHONE).new_page()) as page:
        yield page


def secret_of(server: Server) -> str:
    return server.address.partition("=")[2]


def expect_login(page: Page) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(TITLES["en-GB"])


NEW_GAME = """async () => {
  const body = JSON.stringify({ system: "mars", seed: 5 });
  const made = await fetch("api/v1/games", { method: "POST", body });
  location.hash = `#/play/${(await made.json()).id}`;
}"""


def start_a_game(page: Page) -> None:
    expect(new_game_link(page)).to_be_visible()
    page.evaluate(NEW_GAME)
    close_report(page)
    asked(page, "mars-ask-turn")


@in_some("locale", {locale: locale for locale in TITLES}, "fr-FR")
def test_the_login_screen_explains_what_to_do(
    chromium: Browser, guarded: Server, locale: str
) -> None:
    with checked_page(chromium.new_context(**{**PHONE, "locale": locale}).new_page()) as page:
        for path in ("", "#/history", "#/play/someone"):
            page.goto(f"{guarded.url}/{path}")
            expect(page.get_by_role("heading", level=1)).to_have_text(TITLES[locale])
        assert not RAW_ID.search(page.locator("body").inner_text())
        assert violations(page) == []


def test_the_printed_address_logs_in(phone: Page, guarded: Server, second_phone: Page) -> None:
    phone.goto(guarded.address)
    start_a_game(phone)
    # The secret is not in the address bar, in storage or in links, and scripts cannot read it.
    assert "secret" not in phone.url
    assert secret_of(guarded) not in str(phone.evaluate("[document.cookie, { ...localStorage }]"))
    game = phone.url
    phone.goto(guarded.url)
    expect(phone.locator(".save")).to_have_count(1)
    # A browser with only the address of the game must enter the secret.
    second_phone.goto(game)
    expect_login(second_phone)
    second_phone.get_by_label("Secret from the address").fill("not this one")
    second_phone.get_by_role("button", name="Sign in").click()
    expect(second_phone.get_by_role("alert")).to_contain_text("Wrong secret")
    second_phone.get_by_label("Secret from the address").fill(f" {secret_of(guarded)} ")
    second_phone.get_by_role("button", name="Sign in").click()
    close_report(second_phone)
    asked(second_phone, "mars-ask-turn")
    # The event stream works after login.
    second_phone.get_by_role("button", name="Parameter raised").click()
    phone.goto(game)
    asked(phone, "mars-ask-turn")
    second_phone.get_by_role("button", name="Enter").click()
    expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")


def test_the_printed_address_works_in_an_open_page(phone: Page, guarded: Server) -> None:
    phone.goto(guarded.url)
    expect_login(phone)
    phone.goto(guarded.address)
    expect(new_game_link(phone)).to_be_visible()
    assert "secret" not in phone.url


def test_a_renewed_secret_keeps_what_was_entered(phone: Page, guarded: Server) -> None:
    phone.goto(guarded.address)
    start_a_game(phone)
    guarded.kill()
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(phone.locator("form[data-question]")).to_contain_text("Your entry is saved")
    guarded.start("--new-secret")
    expect_login(phone)
    # The whole address can be entered instead of the secret.
    phone.get_by_label("Secret from the address").fill(guarded.address)
    phone.get_by_role("button", name="Sign in").click()
    expect(report(phone)).to_contain_text("MarsBot’s turn")
    close_report(phone)
    asked(phone, "mars-ask-turn")


def test_a_login_in_another_tab_is_enough(phone: Page, guarded: Server) -> None:
    phone.goto(guarded.url)
    expect_login(phone)
    other = phone.context.new_page()
    other.goto(guarded.address)
    expect(new_game_link(other)).to_be_visible()
    other.close()
    # A headless browser never hides a tab.
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(new_game_link(phone)).to_be_visible()
