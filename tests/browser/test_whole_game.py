"""A whole game on a phone, from the home screen to the score sheet, in each language."""

from playwright.sync_api import Page, expect

from tests.browser.actions import (
    check_no_raw_ids,
    enter_door,
    enter_seed,
    open_result,
    open_screen,
    question,
    report,
    start_button,
)
from tests.browser.samples import in_languages
from tests.serving import Server

OCEANS = ("1.2", "1.4", "1.5", "2.6", "4.8", "5.4", "5.5", "5.6", "6.7")
LONGEST = 60
"""Maximum number of screens in a game."""


def send_form(page: Page) -> None:
    """Send the form and wait for the action menu."""
    question(page).locator(".go .primary").click()
    page.locator(".acts").wait_for()


def place_ocean(page: Page, space: str) -> None:
    page.locator(f'[data-space="{space}"]').click()
    question(page).locator("input[value=ocean]").check()
    send_form(page)


def set_parameter(page: Page, entry: str, number: str) -> None:
    """Set a parameter with the group of edits."""
    page.locator(".act").last.click()
    page.locator(".act").nth(-2).click()
    page.locator(f'.act[data-entry="{entry}"]').click()
    question(page).get_by_role("textbox").fill(number)
    check_no_raw_ids(page)
    send_form(page)


def answer_question(page: Page) -> None:
    """Give the default answer to the current question; your turns are passed."""
    form = question(page)
    choices = form.locator('.go [data-entry="pass"]'), form.locator(".go .primary")
    button = next((one for one in choices if one.count()), form.locator(".go .btn"))
    button.first.click()


@in_languages("cs")
def test_from_set_up_to_score_sheet(phone: Page, backend: Server, code: str, language: str) -> None:
    phone.goto(backend.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    enter_door(phone)
    enter_seed(phone)
    start_button(phone).click()

    ticks = report(phone).get_by_role("checkbox")
    expect(ticks.nth(8)).to_be_visible()
    for n in range(ticks.count()):
        ticks.nth(n).check()
    check_no_raw_ids(phone)
    report(phone).locator(".go .primary").click()

    # Edit the parameters so that the game is nearly finished.
    set_parameter(phone, "set_temperature", "8")
    set_parameter(phone, "set_oxygen", "14")
    for space in OCEANS:
        place_ocean(phone, space)
    expect(phone.locator(".gauge.oceans")).to_contain_text("9 / 9")

    for _ in range(LONGEST):
        phone.locator(".report, form[data-question], .prompt a.primary").first.wait_for()
        if report(phone).count():
            check_no_raw_ids(phone)
            report(phone).locator(".go .primary").click()
        elif question(phone).count():
            check_no_raw_ids(phone)
            token = question(phone).get_attribute("data-question")
            answer_question(phone)
            phone.wait_for_function(
                """(asked) => document.querySelector(".report, .prompt a.primary")
                  || document.querySelector("form").dataset.question !== asked
                  || !document.querySelector("[disabled].primary")""",
                arg=token,
            )
        else:
            break
    open_result(phone)
    table = phone.locator("table.sc")
    expect(table.locator("tfoot td")).to_have_count(2)
    expect(phone.locator("h2.winner")).to_be_visible()
    check_no_raw_ids(phone)
    open_screen(phone, backend.url, "history")
    expect(phone.locator(".givens a").first).to_be_visible()
    check_no_raw_ids(phone)
