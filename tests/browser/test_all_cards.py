"""The list of all cards: search, filters, details, symbols and texts."""

import re

from playwright.sync_api import Page, expect

from tests.browser.actions import open_menu
from tests.browser.axe import violations
from tests.serving import Server

ALL = 428 + 49 + 70
RAW = re.compile(r"\b(?:mars|page)-[a-z]|_|[{}]|undefined|NaN")
"""Ids and gaps that must not be shown."""
BEYOND_SIGNS = {"210", "P45", "R39", "X40", "X41", "X54", "X75"}
"""Cards with a rule that has no symbol: they show the book symbol and the text."""
ONLY_SIGNS = {"001", "027", "084", "114", "119", "135", "237", "T10"}
"""Cards that only have a requirement, tags or points, which the row shows as symbols."""
FLOATER = {
    "English": "Add 1 floater to any of your cards",
    "Čeština": "přidejte na libovolnou svou kartu 1 plošinu",
    "Français": "ajoutez 1 flotteur à n’importe laquelle de vos cartes",
}


def rows(page: Page) -> list[str]:
    """Return the numbers of the listed cards."""
    numbers = page.locator(".crow").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    return [str(number) for number in numbers]


def test_search_filters_and_details(phone: Page, backend: Server) -> None:
    phone.goto(backend.url)
    open_menu(phone)
    phone.get_by_role("link", name="All cards").click()
    expect(phone.get_by_role("status")).to_have_text(f"{ALL} cards")
    assert violations(phone) == []
    found = phone.get_by_role("searchbox")
    found.fill("x65")
    expect(phone.locator(".crow")).to_have_count(2)
    found.fill("teslarct")
    expect(phone.locator(".crow")).to_have_count(1)
    phone.get_by_role("button", name="Teslaract").click()
    whole = phone.get_by_role("dialog")
    expect(whole).to_contain_text("Active · X66")
    expect(whole).to_contain_text("Not certain: it may move any number of steps")
    assert violations(phone) == []
    whole.get_by_role("button", name="Close").click()
    found.fill("")
    phone.get_by_label("Set").select_option("Venus Next")
    phone.get_by_label("Kind").select_option("Corporation")
    expect(phone.get_by_role("status")).to_have_text("5 cards")
    phone.get_by_role("button", name="Venus").first.click()
    assert set(rows(phone)) == {"R01", "R05", "R06"}
    for language, said in FLOATER.items():
        phone.goto("about:blank")  # The open card has an entry in the history.
        phone.goto(backend.url)
        chosen = phone.get_by_role("button", name=language)
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
        phone.goto(f"{backend.url}/#/cards/mars/213")
        expect(phone.get_by_role("dialog").locator(".say")).to_contain_text(said, ignore_case=True)


def test_texts_are_searched_and_the_symbols_explained(phone: Page, backend: Server) -> None:
    phone.goto(f"{backend.url}/#/cards/mars")
    phone.get_by_role("searchbox").fill("lowest production")
    expect(phone.locator(".crow")).to_have_count(1)
    phone.get_by_role("button", name="Robinson Industries").click()
    legend = phone.get_by_role("dialog").locator(".card-legend")
    expect(legend.locator("dl")).to_be_hidden()
    legend.locator("summary").click()
    expect(legend).to_contain_text("In the box: production")
    expect(legend.locator("dt")).to_have_count(44)
    assert not RAW.search(legend.inner_text())
    assert violations(phone) == []


def test_every_card_has_symbols_and_a_text(desktop: Page, backend: Server) -> None:
    desktop.goto(f"{backend.url}/#/rules/mars")
    desktop.get_by_role("link", name="All cards").click()
    cards = desktop.locator(".crow")
    cards.first.wait_for()
    while (before := cards.count()) < ALL:
        desktop.evaluate("window.scrollTo(0, document.body.scrollHeight)")
        expect(cards).not_to_have_count(before)
    said = desktop.locator(".crow .say").all_text_contents()
    assert all(text.endswith(".") for text in said)
    silent = desktop.locator(".crow:not(:has(.say))")
    numbers = silent.evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert (len(said), set(numbers)) == (ALL - len(ONLY_SIGNS), ONLY_SIGNS)
    text = desktop.locator("main").text_content() or ""
    assert not RAW.search(text), RAW.search(text)
    booked = desktop.locator(".crow:has(.signs use[href$='#book'], .points use[href$='#book'])")
    numbers = booked.evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert set(numbers) == BEYOND_SIGNS
    empty = desktop.locator(".crow:not(:has(.signs > *)):not(:has(.points))")
    assert empty.evaluate_all("(all) => all.map((one) => one.dataset.card)") == ["P40"]
