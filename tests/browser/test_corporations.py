"""MarsBot's corporation on the page: choice, card, cubes on the tracks."""

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.actions import (
    Api,
    check_no_raw_ids,
    close_report,
    open_game,
    open_setup,
    report,
    show_more,
    show_step,
    start_button,
)
from tests.browser.axe import violations
from tests.browser.conftest import DESKTOP, OpenPage
from tests.browser.samples import in_languages, in_looks
from tests.serving import Server

HELION = "C03"
"""Has cubes on the tracks."""
ECOTEC = "C40"
"""Has plants on its card and a draft priority."""


def open_bot_side(page: Page, backend: Server, game: str) -> None:
    """Open the game and show MarsBot's side."""
    open_game(page, backend.url, game)
    if report(page).count():
        close_report(page)
    bot = page.get_by_role("tab").nth(1)
    if bot.count():
        bot.click()
    page.locator(".corporation").wait_for()


def drawn_cubes(page: Page) -> Locator:
    return page.locator(".cells .laid")


def test_cubes_are_shown_on_the_tracks_until_reached(desktop: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(corporation=HELION)
    open_bot_side(desktop, backend, game)
    card = desktop.get_by_role("region", name="Helion")
    expect(card).to_contain_text(HELION)
    expect(card).to_contain_text("On a black cube it raises the temperature one step.")
    expect(card).to_contain_text("White cubes: Building 6")
    card.get_by_text("Rulings").click()
    expect(card).to_contain_text("A white cube works even if the temperature is complete")
    cubes = api.game(game)["view"]["corporation"]["cubes"]
    assert len(cubes) == 12
    expect(drawn_cubes(desktop)).to_have_count(12)
    expect(desktop.locator(".track .laid.black")).to_have_text(["B"] * 6)
    expect(desktop.locator(".track .laid.white")).to_have_text(["W"] * 6)
    spoken = desktop.locator(".track[aria-label*='Black cube: 3, 6, 9, 12, 13, 14']")
    expect(spoken).to_have_count(1)
    expect(desktop.locator(".legend")).to_contain_text("White cube")
    for _ in range(20):
        left = api.play(game, rounds=8)["view"]["corporation"]["cubes"]
        if len(left) < len(cubes):
            break
    assert len(left) < len(cubes)
    desktop.reload()
    open_bot_side(desktop, backend, game)
    expect(drawn_cubes(desktop)).to_have_count(len(left))


def test_resources_on_the_card_are_counted(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(corporation=ECOTEC)
    open_bot_side(phone, backend, game)
    card = phone.get_by_role("region", name="Ecotec")
    plants = api.game(game)["view"]["corporation"]["kept"]["plant"]
    expect(card.locator(".kept dt")).to_have_text(["Plants"])
    expect(card.locator(".kept dd")).to_contain_text(str(plants))
    expect(card.get_by_role("list", name="Starting tags").get_by_role("listitem")).to_have_text(
        ["Plant"]
    )
    expect(card).to_contain_text("Draft priority: Plant, Microbe, Animal")
    expect(phone.locator(".laid")).to_have_count(0)


def test_without_a_corporation_there_is_no_card(desktop: Page, backend: Server) -> None:
    open_game(desktop, backend.url, Api(backend.url).new())
    expect(desktop.locator(".tracks")).to_be_visible()
    expect(desktop.locator(".corporation, .laid")).to_have_count(0)


def test_choose_a_corporation(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url)
    show_more(phone)
    manner = phone.get_by_role("radiogroup", name="MarsBot’s corporation")
    expect(manner.get_by_label("No corporation")).to_be_checked()
    manner.get_by_label("Choose one").check()
    listed = phone.get_by_role("radiogroup", name="Corporations")
    expect(listed.get_by_role("radio")).to_have_count(46)
    # The expansion that it needs is not selected yet.
    poseidon = listed.get_by_role("radio", name="Poseidon")
    expect(poseidon).to_be_disabled()
    expect(listed.locator(".no", has_text="Poseidon")).to_contain_text("needs Colonies")
    show_step(phone, "box")
    phone.get_by_role("checkbox", name="Colonies").check()
    show_more(phone)
    poseidon.check()
    expect(phone.get_by_role("region", name="Poseidon")).to_contain_text("Each colony")
    show_step(phone, "box")
    phone.get_by_role("checkbox", name="Colonies").uncheck()
    show_more(phone)
    expect(manner.get_by_label("No corporation")).to_be_checked()
    manner.get_by_label("Choose one").check()
    phone.get_by_label("Your corporation").select_option(label="Ecotec")
    expect(listed.get_by_role("radio", name="Ecotec")).to_be_disabled()
    listed.get_by_role("radio", name="Helion").check()
    check_no_raw_ids(phone)
    start_button(phone).click()
    phone.locator("main.play").wait_for()
    game = Api(backend.url).game(phone.url.rsplit("/", 1)[-1])
    assert game["view"]["corporation"]["number"] == HELION
    assert game["options"]["your_corporation"] == ECOTEC


def test_choose_a_random_corporation(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url)
    show_more(phone)
    phone.get_by_label("A random corporation").check()
    phone.get_by_role("checkbox", name="Only fully known").check()
    expect(phone.get_by_text("drafting is switched on automatically")).to_be_visible()
    start_button(phone).click()
    phone.locator("main.play").wait_for()
    game = Api(backend.url).game(phone.url.rsplit("/", 1)[-1])
    assert game["options"]["well_sourced"] is True
    assert not game["view"]["corporation"]["thin_sources"]


@in_languages("fr")
def test_no_raw_ids(open_page: OpenPage, backend: Server, code: str, language: str) -> None:
    api = Api(backend.url)
    games = [api.new(corporation=number) for number in (HELION, ECOTEC, "C13")]
    games.append(api.new(corporation="C37", expansions=["turmoil"]))
    with open_page(locale=code, service_workers="block") as page:
        for game in games:
            open_bot_side(page, backend, game)
            expect(page.locator("html")).to_have_attribute("lang", code)
            page.locator(".corporation summary").click()
            check_no_raw_ids(page)
        expect(page.locator(".corporation .note")).to_be_visible()
        open_setup(page, backend.url)
        show_more(page)
        for manner in ("random", "named"):
            page.locator(f"input[name=corporation][value={manner}]").check()
            check_no_raw_ids(page)


@in_looks("desktop-dark")
def test_axe_finds_nothing(
    open_page: OpenPage, backend: Server, size: tuple[int, int], theme: Any
) -> None:
    api = Api(backend.url)
    width, height = size
    looking: dict[str, Any] = {"color_scheme": theme, "reduced_motion": "reduce"}
    with open_page(**DESKTOP | {"viewport": {"width": width, "height": height}} | looking) as page:
        for number in (HELION, ECOTEC):
            open_bot_side(page, backend, api.new(corporation=number))
            page.locator(".corporation summary").click()
            assert violations(page) == []
            wide = page.evaluate("document.documentElement.scrollWidth")
            assert wide <= width
        open_setup(page, backend.url)
        show_more(page)
        for manner in ("A random corporation", "Choose one"):
            page.get_by_label(manner).check()
            assert violations(page) == []
