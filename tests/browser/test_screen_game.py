"""The screen game: no box, no table, your side played on the page against MarsBot."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.playing import RAW_ID, Api, go_to, see_result, visible_words
from tests.browser.sampling import WHOLE
from tests.browser.test_everyone import press_until
from tests.serving import Server

SEED = "5"
"""With it the first corporation on offer brings steel, and Deep Well Heating is among the cards."""
SOLAR_WIND_POWER = "077"
DEEP_WELL_HEATING = "003"


def asked(page: Page, id: str) -> Locator:
    """The question of this name, when it is asked."""
    prompt = page.locator(f'.prompt[data-question="mars-you-{id}"]')
    expect(prompt).to_be_visible()
    return prompt


def looked_at(page: Page) -> None:
    """Axe finds nothing, and nothing is an id instead of words."""
    words = visible_words(page)
    assert not RAW_ID.search(words), [line for line in words.split("\n") if RAW_ID.search(line)]
    assert violations(page) == []


def put_away(page: Page) -> None:
    """What MarsBot did has been read."""
    page.locator(".sheet .go .primary").click()
    expect(page.locator(".sheet")).to_have_count(0)


def stock(page: Page, name: str) -> Locator:
    return page.locator(".you7 > div", has_text=name).locator("b")


def play(page: Page, card: str) -> None:
    page.locator(f'button[data-card="{card}"]').tap()
    page.get_by_role("dialog").get_by_role("button", name="Play for").tap()


def test_two_generations_by_taps(phone: Page, house: Server) -> None:
    phone.goto(f"{house.url}/#/new/mars")
    phone.locator("input[value=played]").check()
    phone.locator(".fs:has(input.line-in) summary").tap()
    phone.locator("input.line-in").fill(SEED)
    phone.get_by_role("button", name="Start generation 1").tap()

    asked(phone, "choose-corporation")
    phone.get_by_role("radio", name="Interplanetary Cinematics").check()
    looked_at(phone)
    phone.get_by_role("button", name="Interplanetary Cinematics, next").tap()
    for card in (SOLAR_WIND_POWER, DEEP_WELL_HEATING):
        phone.locator(f'[data-card="{card}"] input').check()
    expect(phone.locator(".purse")).to_contain_text("24 left")
    phone.get_by_role("button", name="Buy 2 and begin").tap()

    asked(phone, "turn")
    expect(stock(phone, "MC")).to_have_text("24")
    looked_at(phone)
    play(phone, SOLAR_WIND_POWER)
    asked(phone, "second-action")
    expect(stock(phone, "MC")).to_have_text("13")
    phone.get_by_role("button", name="Undo").tap()
    asked(phone, "turn")
    expect(stock(phone, "MC")).to_have_text("24")
    play(phone, SOLAR_WIND_POWER)
    asked(phone, "second-action")
    play(phone, DEEP_WELL_HEATING)
    # Steel is proposed, one less is as good, and MC fill the rest.
    payment = asked(phone, "pay")
    looked_at(phone)
    payment.get_by_role("button", name="Less: Steel").tap()
    payment.get_by_role("button", name="Pay 13 MC").tap()

    sheet = phone.locator(".sheet")
    expect(sheet).to_contain_text("MarsBot’s turn")
    looked_at(phone)
    put_away(phone)
    asked(phone, "turn")
    expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")
    phone.get_by_role("tab", name="Played").tap()
    expect(phone.get_by_role("tabpanel")).to_contain_text("Deep Well Heating")
    phone.get_by_role("button", name="Pass").tap()

    expect(sheet.locator(".for-you").last).to_contain_text("MC")
    put_away(phone)
    asked(phone, "buy")
    phone.get_by_role("button", name="Buy none").tap()
    # MarsBot begins the second generation, with an ocean.
    put_away(phone)
    asked(phone, "turn")
    phone.get_by_role("button", name="Projects").tap()
    phone.get_by_role("dialog").get_by_role("button", name="Aquifer").tap()
    # The map comes by itself; the second tap on a space places the tile.
    asked(phone, "choose-space")
    looked_at(phone)
    ocean = phone.locator('[data-space="1.2"]')
    ocean.tap()
    ocean.tap()
    asked(phone, "second-action")
    expect(phone.locator(".gauge.oceans")).to_contain_text("2 / 9")
    phone.get_by_role("button", name="End turn").tap()
    put_away(phone)
    asked(phone, "turn")
    phone.get_by_role("button", name="Pass").tap()
    put_away(phone)
    expect(phone.get_by_role("heading", name="Generation 3", level=1)).to_be_visible()


def test_two_generations_by_keyboard_alone(desktop: Page, house: Server) -> None:
    press = desktop.keyboard.press
    desktop.goto(f"{house.url}/#/new/mars")
    desktop.locator(".fs").first.wait_for()
    press_until(desktop, "Tab", "input[name=you]")
    press("ArrowRight")
    press_until(desktop, "Tab", ".fs:has(input.line-in) summary", limit=90)
    press("Enter")
    press("Tab")
    desktop.keyboard.type(SEED)
    press_until(desktop, "Tab", ".prompt .primary:not([disabled])")
    press("Enter")

    asked(desktop, "choose-corporation")
    press_until(desktop, "Tab", "input[name=corporation]")
    press("Space")
    press("n")
    press_until(desktop, "Tab", f'[data-card="{SOLAR_WIND_POWER}"] input')
    press("Space")
    press("n")
    asked(desktop, "turn")
    looked_at(desktop)
    press("1")
    card = desktop.get_by_role("dialog", name="In your hand")
    expect(card).to_contain_text("Solar Wind Power")
    press_until(desktop, "Tab", ".slip .primary")
    press("Enter")
    asked(desktop, "second-action")
    # The focus is at the question, not lost with the card.
    expect(desktop.locator(".prompt .q")).to_be_focused()
    press("s")
    expect(desktop.get_by_role("dialog", name="Projects")).to_be_visible()
    press("Escape")
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    press("e")
    desktop.locator(".sheet").wait_for()
    press("n")
    asked(desktop, "turn")
    press("p")
    desktop.locator(".sheet").wait_for()
    press("n")
    asked(desktop, "buy")
    press("n")
    desktop.locator(".sheet").wait_for()
    press("n")
    asked(desktop, "turn")
    press("s")
    expect(desktop.get_by_role("dialog", name="Projects")).to_be_visible()
    press_until(desktop, "Tab", ".thing:has(.ts-ocean)")
    press("Enter")
    asked(desktop, "choose-space")
    press_until(desktop, "Shift+Tab", ".space.can")
    press("ArrowRight")
    press("Enter")
    press("Enter")
    asked(desktop, "second-action")
    expect(desktop.locator(".gauge.oceans")).to_contain_text("2 / 9")
    press("e")
    desktop.locator(".sheet").wait_for()
    press("n")
    asked(desktop, "turn")
    press("p")
    desktop.locator(".sheet").wait_for()
    press("n")
    expect(desktop.get_by_role("heading", name="Generation 3", level=1)).to_be_visible()


LONGEST = 900 if WHOLE else 12
"""Taps until the end, at most; the sample looks at the first of them."""


def asked_now(page: Page) -> str:
    """The name of the question that is open; nothing when the game is over."""
    question = page.locator("[data-question]")
    return str(question.get_attribute("data-question")) if question.count() else ""


def take(page: Page) -> None:
    """One thing that can be done now: a card, a project, a milestone, or the end of the turn."""
    cards = page.locator("button.crow:not(.hollow)[data-card]")
    if cards.count():
        cards.first.tap()
        page.locator(".slip .primary").tap()
        return
    for verb in ("use", "claim", "projects"):
        if page.locator(f"[data-verb={verb}] .count:not(.zero)").count():
            page.locator(f"[data-verb={verb}]").tap()
            page.locator(".slip :is(.thing, .lying .btn):enabled").first.tap()
            return
    page.locator(".prompt .go .btn").last.tap()


def go_on(page: Page) -> None:
    """Answer whatever is asked, as somebody in a hurry does."""
    question = asked_now(page)
    if question in ("mars-you-turn", "mars-you-second-action"):
        page.locator("#tab-hand").tap()
        take(page)
    elif question == "mars-you-buy":
        page.locator("label[data-card] input:enabled").first.check()
        page.locator(".prompt .primary").tap()
    elif page.locator(".choices").count():
        page.locator(".choices button").first.tap()
    elif page.locator(".prompt.for-space").count():
        page.locator(".space.can").first.tap()
        page.locator(".prompt .primary").tap()
    else:
        page.locator(".prompt .primary").tap()


@pytest.mark.soak
def test_a_whole_game_by_taps(phone: Page, house: Server) -> None:
    go_to(phone, house.url, Api(house.url).new(seed=7, you="played"))
    phone.locator("label[data-card] input").first.check()
    phone.locator(".prompt .primary").tap()
    phone.locator(".prompt .primary").tap()
    asked(phone, "turn")
    play_on(phone, LONGEST)


def play_on(phone: Page, longest: int) -> None:
    """So many taps, or to the end if there are all; every new kind of question is looked at."""
    met: set[str] = set()
    for _ in range(longest):
        if phone.locator(".sheet").count():
            put_away(phone)
            continue
        screen = asked_now(phone)
        if screen not in met:
            met.add(screen)
            looked_at(phone)
        if not screen:
            break
        shown = str(phone.locator("main.play").get_attribute("data-revision"))
        go_on(phone)
        expect(phone.locator("main.play")).not_to_have_attribute("data-revision", shown)
        # Cards are bought one after the other.
        expect(phone.locator('.prompt[data-question="mars-you-buy"]')).to_have_count(0)
    assert ("" in met) == WHOLE
    if WHOLE:
        see_result(phone)
        expect(phone.get_by_role("heading", name="Score sheet")).to_be_visible()
        looked_at(phone)
