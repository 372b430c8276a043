"""A whole game on a phone, from the home screen to the score sheet, in each language."""

from playwright.sync_api import Page, expect

from tests.browser.playing import (
    RAW_ID,
    fill_in_seed,
    question,
    see_result,
    sheet,
    turn_to,
    visible_words,
)
from tests.browser.sampling import in_languages
from tests.serving import Server

OCEANS = ("1.2", "1.4", "1.5", "2.6", "4.8", "5.4", "5.5", "5.6", "6.7")
LONGEST = 60
"""Maximum number of screens in a game."""


def read(page: Page) -> None:
    """Check that the screen shows no raw ids."""
    words = visible_words(page)
    assert not RAW_ID.search(words), [line for line in words.split("\n") if RAW_ID.search(line)]


def enter(page: Page) -> None:
    """Send the form and wait for the action menu."""
    question(page).locator(".go .primary").click()
    page.locator(".acts").wait_for()


def place_ocean(page: Page, space: str) -> None:
    page.locator(f'[data-space="{space}"]').click()
    question(page).locator("input[value=ocean]").check()
    enter(page)


def put_right(page: Page, entry: str, number: str) -> None:
    """Set a parameter with the group of edits."""
    page.locator(".act").last.click()
    page.locator(".act").nth(-2).click()
    page.locator(f'.act[data-entry="{entry}"]').click()
    question(page).get_by_role("textbox").fill(number)
    read(page)
    enter(page)


def go_on(page: Page) -> None:
    """Give the default answer to the current question; your turns are passed."""
    form = question(page)
    choices = form.locator('.go [data-entry="pass"]'), form.locator(".go .primary")
    button = next((one for one in choices if one.count()), form.locator(".go .btn"))
    button.first.click()


@in_languages("cs")
def test_from_set_up_to_score_sheet(phone: Page, house: Server, code: str, language: str) -> None:
    phone.goto(house.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    phone.locator('a[href="#/new/mars"]').click()
    fill_in_seed(phone)
    phone.locator(".prompt .primary:not([disabled])").click()

    ticks = sheet(phone).get_by_role("checkbox")
    expect(ticks.nth(8)).to_be_visible()
    for n in range(ticks.count()):
        ticks.nth(n).check()
    read(phone)
    sheet(phone).locator(".go .primary").click()

    # Edit the parameters so that the game is nearly finished.
    put_right(phone, "set_temperature", "8")
    put_right(phone, "set_oxygen", "14")
    for space in OCEANS:
        place_ocean(phone, space)
    expect(phone.locator(".gauge.oceans")).to_contain_text("9 / 9")

    for _ in range(LONGEST):
        phone.locator(".sheet, form[data-question], .prompt a.primary").first.wait_for()
        if sheet(phone).count():
            read(phone)
            sheet(phone).locator(".go .primary").click()
        elif question(phone).count():
            read(phone)
            token = question(phone).get_attribute("data-question")
            go_on(phone)
            phone.wait_for_function(
                """(asked) => document.querySelector(".sheet, .prompt a.primary")
                  || document.querySelector("form").dataset.question !== asked
                  || !document.querySelector("[disabled].primary")""",
                arg=token,
            )
        else:
            break
    see_result(phone)
    table = phone.locator("table.sc")
    expect(table.locator("tfoot td")).to_have_count(2)
    expect(phone.locator("h2.winner")).to_be_visible()
    read(phone)
    turn_to(phone, house.url, "history")
    expect(phone.locator(".givens a").first).to_be_visible()
    read(phone)
