"""Hints for every kind of question; a tap on one chooses the answer without giving it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, check_no_raw_ids, open_game
from tests.browser.axe import violations
from tests.browser.conftest import OpenPage
from tests.browser.late_games import add_late_game
from tests.browser.samples import in_languages
from tests.browser.test_tapestry_screen import new as new_tapestry
from tests.browser.test_tapestry_screen import ready_question, skip_to
from tests.serving import Server

WAIT = 30_000


def open_hint(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".thing.advice").first).to_be_visible(timeout=WAIT)
    check_no_raw_ids(page)


def test_hints_at_the_start_choose_corporation_and_cards(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new(you="played")
    open_game(phone, backend.url, game)
    open_hint(phone)
    assert not violations(phone)
    phone.locator(".thing.advice").first.click()
    expect(phone.locator("input[name=corporation]:checked")).to_have_count(1)
    phone.locator(".prompt .primary").click()
    open_hint(phone)
    phone.locator(".thing.advice").first.click()
    expect(phone.locator(".hand input:checked").first).to_be_attached()
    assert Api(backend.url).game(game)["answers"] == 0, "nothing was answered"


def test_a_move_is_opened_and_looked_at_more_deeply(desktop: Page, backend: Server) -> None:
    game = add_late_game(Api(backend.url), generation=9, hand=4, expansions=("corporate_era",))
    open_game(desktop, backend.url, game)
    before = Api(backend.url).game(game)["answers"]
    desktop.locator(".kicker").first.wait_for()
    desktop.keyboard.press("h")
    expect(desktop.locator(".thing.advice").first).to_be_visible(timeout=WAIT)
    desktop.get_by_role("button", name="Look deeper").click()
    expect(desktop.locator(".coach-range").first).to_be_visible(timeout=WAIT)
    desktop.keyboard.press("Escape")
    expect(desktop.get_by_role("dialog", name="Hint")).to_have_count(0)
    desktop.keyboard.press("h")
    expect(desktop.get_by_role("progressbar")).to_be_visible()
    desktop.get_by_role("button", name="Cancel").click()
    expect(desktop.get_by_role("button", name="Look deeper still")).to_be_visible()
    expect(desktop.get_by_text(re.compile("games per answer"))).to_be_visible()
    assert not violations(desktop)
    desktop.keyboard.press("1")
    expect(desktop.get_by_role("dialog", name="Hint")).to_have_count(0)
    assert Api(backend.url).game(game)["answers"] == before, "nothing was answered"


def test_a_hint_says_how_strong_the_expert_is(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new(you="played")
    open_game(phone, backend.url, game)
    open_hint(phone)
    phone.get_by_role("link", name="How strong is the expert?").click()
    expect(phone.locator(".strength tr")).to_have_count(6)
    expect(phone.locator(".strength tr").nth(1)).to_contain_text(
        re.compile(r"Normal\s*\d\d\s%\s*\d\d–\d\d")
    )
    check_no_raw_ids(phone)
    assert not violations(phone)


def add_space_question(backend: Server) -> str:
    """Add a game that asks where a tile goes, and return its id."""
    return add_late_game(
        Api(backend.url),
        "mars-you-choose-space",
        generation=3,
        hand=0,
        expansions=("corporate_era",),
    )


def test_spaces_have_hints(phone: Page, backend: Server) -> None:
    game = add_space_question(backend)
    open_game(phone, backend.url, game)
    open_hint(phone)
    expect(phone.locator(".hinted-place")).to_have_count(3)
    phone.locator(".thing.advice").first.click()
    expect(phone.get_by_role("button", name="Place it here")).to_be_enabled()
    expect(phone.locator(".space[aria-label*='place 1 in the hint']")).to_have_count(1)


def test_on_a_desktop_the_map_stays_visible_beside_a_hint(desktop: Page, backend: Server) -> None:
    game = add_space_question(backend)
    open_game(desktop, backend.url, game)
    open_hint(desktop)
    board, sheet = (desktop.locator(one).bounding_box() for one in (".map", "dialog.slip"))
    assert board is not None
    assert sheet is not None
    assert board["x"] + board["width"] <= sheet["x"]


def test_hints_in_tapestry_choose_track_plot_and_tile(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = new_tapestry(api, seed=5, first_player="human")
    open_game(phone, backend.url, game)
    for question, chosen in (
        ("tapestry-you-turn", ".t-card[aria-pressed=true]"),
        ("tapestry-you-place", ".city.placing .ghost"),
        ("tapestry-you-tile", ".t-tiles [aria-pressed=true]"),
    ):
        skip_to(api, game, question)
        answers = api.game(game)["answers"]
        phone.reload()
        ready_question(phone, api, game)
        open_hint(phone)
        assert not violations(phone)
        phone.locator(".thing.advice").first.click()
        expect(phone.locator(chosen).first).to_be_visible()
        assert api.game(game)["answers"] == answers, "nothing was answered"


def test_advice_is_switched_on_and_off(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new(you="played")
    open_game(phone, backend.url, game)
    expect(phone.get_by_role("button", name="Hint")).to_be_visible()
    expect(phone.locator(".win-line")).to_have_count(0)
    phone.goto(f"{backend.url}/#/settings/{game}")
    phone.get_by_role("radiogroup", name="Hints").get_by_label("Off").check()
    line = phone.get_by_role("radiogroup", name="Win probability in the header")
    line.get_by_label("On").check()
    phone.goto(f"{backend.url}/#/play/{game}")
    expect(phone.locator(".win-line")).to_contain_text(
        re.compile(r"\d\s%.*if the expert continued"), timeout=WAIT
    )
    expect(phone.get_by_role("button", name="Hint")).to_have_count(0)
    check_no_raw_ids(phone)
    assert not violations(phone)


def test_all_answers_are_listed_below_the_best(phone: Page, backend: Server) -> None:
    game = add_late_game(Api(backend.url), generation=9, hand=4, expansions=("corporate_era",))
    open_game(phone, backend.url, game)
    open_hint(phone)
    few = phone.locator(".thing.advice").count()
    expect(phone.locator(".coach-scale")).to_contain_text(re.compile(r"50\s%.*\d+\s%"))
    phone.get_by_role("button", name="All answers").click()
    expect(phone.locator(".thing.advice").nth(few + 2)).to_be_visible(timeout=WAIT)
    expect(phone.get_by_role("button", name="All answers")).to_have_count(0)
    check_no_raw_ids(phone)
    assert not violations(phone)


@in_languages("de")
def test_cards_to_buy_say_what_each_adds(
    open_page: OpenPage, backend: Server, code: str, language: str
) -> None:
    game = add_late_game(
        Api(backend.url), "mars-you-buy", generation=5, hand=0, expansions=("corporate_era",)
    )
    with open_page(locale=code, service_workers="block") as page:
        open_game(page, backend.url, game)
        page.locator(".kicker .coach").wait_for()
        page.keyboard.press("h")
        expect(page.locator(".thing.advice").first).to_be_visible(timeout=WAIT)
        page.keyboard.press("Escape")
        added = page.locator(".hand .if-bought")
        expect(added).to_have_count(page.locator(".hand input[name=kept]").count())
        expect(added.first).to_have_text(re.compile(r"[+−]?\d+\s%"))
        check_no_raw_ids(page)
        assert not violations(page)
