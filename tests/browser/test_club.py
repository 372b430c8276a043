"""Club mode: sharing a game by links, and rate limits."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.actions import (
    RAW_ID,
    Api,
    asked,
    close_report,
    manage,
    new_game_link,
    open_game,
    open_setup,
    show_more,
)
from tests.browser.axe import violations
from tests.browser.conftest import ServePage
from tests.serving import Server
from understudy.server.access.rate_limits import too_many_requests
from understudy.server.http.replies import to_response
from understudy.service.limit_kinds import LimitKind
from understudy.service.wire.errors import error_reply

NEW_GAME = """async (options) => {
  const body = JSON.stringify({ system: "mars", seed: 5, options });
  const made = await fetch("api/v1/games", { method: "POST", body });
  return (await made.json()).id;
}"""


@pytest.fixture(scope="module")
def club(serve_page: ServePage, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serve_page(tmp_path_factory.mktemp("club"), "--club") as running:
        yield running


def create_game(page: Page, club: Server, **options: object) -> str:
    """Create a game of this device and return its id."""
    page.goto(f"{club.url}/")
    page.locator(".home").wait_for()
    return str(page.evaluate(NEW_GAME, options))


def link(page: Page, right: str) -> str:
    return page.get_by_label(f"Link to {right}", exact=True).input_value()


def card(page: Page) -> Locator:
    return page.locator(".save")


def token(page: Page) -> str | None:
    """Return the device token."""
    [cookie] = [each for each in page.context.cookies() if "device" in each.get("name", "")]
    return cookie.get("value")


def check_screens(*pages: Page) -> None:
    for page in pages:
        assert violations(page) == []
        assert not RAW_ID.search(page.inner_text("body"))


def test_sharing_a_game_by_links(phone: Page, desktop: Page, club: Server) -> None:
    game = create_game(phone, club)
    open_game(phone, club.url, game)
    close_report(phone)
    # The owner finds the links in the menu of the game.
    phone.get_by_role("button", name="Menu", exact=True).click()
    phone.get_by_role("link", name="Share this game").click()
    expect(phone.get_by_role("heading", name="Invite others")).to_be_visible()
    play, watch = link(phone, "play along"), link(phone, "watch")
    assert play.startswith(f"{club.url}/#join=")
    assert play != watch
    phone.get_by_text("QR code to watch").click()
    expect(phone.get_by_role("img", name="the link to watch")).to_be_visible()
    check_screens(phone)
    # A watcher is told so, and cannot answer, undo or correct anything.
    desktop.goto(f"{club.url}/")
    expect(new_game_link(desktop)).to_be_visible()
    expect(card(desktop)).to_have_count(0)
    desktop.goto(watch)
    expect(desktop.get_by_role("heading", name="You are watching")).to_be_visible()
    assert desktop.evaluate("location.hash") == f"#/play/{game}"
    open_game(phone, club.url, game)
    phone.get_by_role("button", name="Parameter raised").click()
    phone.get_by_role("button", name="Enter").click()
    for page in (phone, desktop):
        expect(page.locator(".gauge.temperature")).to_contain_text("−28 °C")
    expect(desktop.locator("[data-question], .report, .undo, .line-acts")).to_have_count(0)
    desktop.get_by_role("button", name="Menu", exact=True).click()
    expect(desktop.get_by_role("link", name="Share this game")).to_have_count(0)
    expect(desktop.get_by_role("link", name="Score sheet")).to_be_visible()
    check_screens(desktop)
    # The game is in the watcher's list and can only be removed from it.
    desktop.goto(f"{club.url}/")
    expect(card(desktop)).to_contain_text("Watching")
    manage(card(desktop))
    expect(card(desktop).get_by_role("button", name="Delete this game")).to_have_count(0)
    expect(card(desktop).get_by_role("button", name="Name this game")).to_have_count(0)
    # The owner confirms and makes a new link: watchers by the old link lose access.
    card(desktop).get_by_role("link", name="Watch").click()
    expect(desktop.get_by_role("heading", name="You are watching")).to_be_visible()
    phone.goto(f"{club.url}/#/play/{game}/share")
    renew = phone.get_by_role("button", name="Create a new link to watch…")
    renew.click()
    expect(phone.get_by_role("dialog")).to_be_visible()
    check_screens(phone)
    phone.get_by_role("button", name="Keep the old link").click()
    expect(phone.locator("dialog")).to_have_count(0)
    expect(renew).to_be_focused()
    assert link(phone, "watch") == watch
    renew.press("Enter")
    phone.get_by_role("dialog").get_by_role("button", name="Create a new link").press("Enter")
    expect(phone.get_by_text("New link created.")).to_be_visible()
    expect(phone.get_by_label("Link to watch", exact=True)).not_to_have_value(watch)
    assert link(phone, "play along") == play
    expect(desktop.locator(".watching")).to_contain_text("There is no game")
    desktop.goto(f"{club.url}/#/history")
    desktop.goto(watch)
    expect(desktop.get_by_role("heading", name="This link does not open a game")).to_be_visible()
    expect(desktop.get_by_role("alert")).to_contain_text("Ask for a new link")
    # The link to play allows answers.
    # It is opened from another site, so the first request comes without the device's cookie.
    known = token(desktop)
    desktop.goto(f"data:text/html,<a href='{play.replace('#', '%23')}'>a chat</a>")
    desktop.get_by_role("link", name="a chat").click()
    close_report(desktop)
    assert token(desktop) == known
    asked(desktop, "mars-ask-turn")
    desktop.get_by_role("button", name="Nothing more for MarsBot").click()
    open_game(phone, club.url, game)
    expect(phone.locator(".report")).to_be_visible()
    desktop.goto(f"{club.url}/")
    expect(card(desktop)).to_contain_text("Invited to play")
    manage(card(desktop))
    card(desktop).get_by_role("button", name="Remove from my list").click()
    card(desktop).get_by_role("button", name="Remove", exact=True).click()
    expect(card(desktop)).to_have_count(0)
    phone.goto(f"{club.url}/")
    manage(card(phone))
    expect(card(phone).get_by_role("button", name="Delete this game")).to_be_visible()


def refuse_once(page: Page, pattern: str, kind: LimitKind, wait: int) -> None:
    """Refuse the next request with this limit and waiting time, as the server does."""
    said = to_response(error_reply(too_many_requests(kind, wait), pattern))
    body, headers = bytes(said.content), {"Retry-After": said.headers["Retry-After"]}
    page.route(
        pattern,
        lambda route: route.fulfill(status=429, body=body, headers=headers),
        times=1,
    )


def test_rate_limited_requests_are_repeated_after_the_wait(phone: Page, club: Server) -> None:
    phone.clock.install()
    # A new game keeps its options and seed.
    open_setup(phone, club.url)
    seed = show_more(phone).get_by_label("Number of the deal")
    seed.fill("4711")
    phone.get_by_role("radio", name="Hellas").check()
    refuse_once(phone, "**/api/v1/games", LimitKind.GAMES, 30)
    start = phone.get_by_role("button", name="Set up the table")
    start.click()
    expect(phone.get_by_role("alert")).to_have_text(
        "Too many new games from this device. Try again in 30 seconds."
    )
    expect(start).to_be_disabled()
    expect(seed).to_have_value("4711")
    expect(phone.get_by_role("radio", name="Hellas")).to_be_checked()
    check_screens(phone)
    phone.clock.fast_forward(30_000)
    close_report(phone)
    game = phone.url.rpartition("/")[2]
    kept = "async (id) => (await fetch(`api/v1/games/${id}/save`)).json()"
    saved = phone.evaluate(kept, game)
    assert (saved["seed"], saved["options"]["map"]) == (4711, "hellas")
    # An answer waits too.
    phone.get_by_role("button", name="Parameter raised").click()
    refuse_once(phone, "**/answers*", LimitKind.BYTES, 400)
    phone.get_by_role("button", name="Enter").click()
    expect(phone.locator(".notices")).to_have_text(
        "Too much data was sent from this device. Try again in 7 minutes."
    )
    check_screens(phone)
    phone.clock.fast_forward(400_000)
    expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")
    expect(phone.locator(".notices")).to_be_empty()
    # A link waits too, in any language.
    keys = phone.evaluate("async (id) => (await fetch(`api/v1/games/${id}/links`)).json()", game)
    phone.goto(f"{club.url}/")
    phone.get_by_role("button", name="Čeština").click()
    expect(phone.locator("html")).to_have_attribute("lang", "cs")
    refuse_once(phone, "**/api/v1/links", LimitKind.LINKS, 40)
    phone.goto(f"{club.url}/#join={keys['watch']}")
    expect(phone.get_by_role("alert")).to_have_text(
        "Z\N{NO-BREAK SPACE}tohoto zařízení bylo vyzkoušeno příliš mnoho odkazů. "
        "Zkuste to znovu za 40 sekund."
    )
    check_screens(phone)
    phone.clock.fast_forward(40_000)
    expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")


def test_a_screen_game_is_watched_without_its_hand(
    phone: Page, desktop: Page, club: Server
) -> None:
    game = create_game(desktop, club, you="played")
    watch = desktop.evaluate(
        "async (id) => (await (await fetch(`api/v1/games/${id}/links`)).json()).watch", game
    )
    phone.goto(f"{club.url}/#join={watch}")
    expect(phone.get_by_role("heading", name="You are watching")).to_be_visible()
    expect(phone.get_by_role("tab")).to_have_count(4)
    expect(phone.get_by_role("tab", name="Hand")).to_have_count(0)
    phone.get_by_role("tab", name="Played").click()
    phone.set_viewport_size({"width": 1440, "height": 900})
    check_screens(phone)


def test_sharing_is_hidden_without_club_mode(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new()
    phone.goto(f"{backend.url}/#/play/{game}/share")
    expect(phone.get_by_role("heading", name="Save file")).to_be_visible()
    expect(phone.get_by_role("heading", name="Invite others")).to_have_count(0)
    phone.goto(f"{backend.url}/#join=22222222222222222222222222")
    expect(phone.get_by_role("alert")).to_contain_text("one shared list")
