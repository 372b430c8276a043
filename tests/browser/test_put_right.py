"""A space or a track put right: from what is there, told in full, seen beforehand."""

from playwright.sync_api import Page, expect

from tests.browser.playing import Api, go_to, question
from tests.browser.test_everyone import violations
from tests.serving import Server


def on(page: Page, space: str) -> str:
    """The label of a space of the map."""
    return str(page.locator(f'[data-space="{space}"]').get_attribute("aria-label"))


def test_a_tapped_space_starts_with_what_lies_there(phone: Page, house: Server) -> None:
    api = Api(house.url)
    game = api.new()
    api.answer(game, {"do": "set_space", "space": "5.5", "tile": "city", "owner": "bot"})
    go_to(phone, house.url, game)
    phone.locator('[data-space="5.5"]').click()
    form = question(phone)
    expect(form.locator('input[value="city"]')).to_be_checked()
    expect(form.locator('input[value="bot"]')).to_be_checked()
    form.locator('input[value="human"]').check()
    phone.get_by_role("button", name="Enter it").click()
    expect(phone.get_by_role("button", name="row 5, space 5, City, You")).to_be_visible()
    phone.get_by_role("tab", name="Journal").click()
    told = "row 5, space 5 put right: City, MarsBot → City, You"
    expect(phone.locator(".jr")).to_contain_text(told)


def test_a_tapped_track_starts_with_where_it_stands(phone: Page, house: Server) -> None:
    api = Api(house.url)
    game = api.new()
    api.answer(game, {"do": "set_track", "track": "science", "position": 4})
    go_to(phone, house.url, game)
    phone.get_by_role("tab", name="MarsBot").click()
    phone.get_by_role("button", name="Science: Put this track right").click()
    form = question(phone)
    expect(form.locator('input[value="science"]')).to_be_checked()
    position = form.locator(".stepper input")
    expect(position).to_have_value("4")
    # Another track, another place.
    form.locator('input[value="building"]').check()
    expect(position).to_have_value("0")
    form.locator('input[value="science"]').check()
    form.get_by_role("button", name="More: ").click()
    phone.get_by_role("button", name="Enter it").click()
    phone.get_by_role("tab", name="Journal").click()
    expect(phone.locator(".jr")).to_contain_text("Science track put right: 4 → 5")
    assert violations(phone) == []


def test_a_corrected_space_shows_the_board_before_and_after(phone: Page, house: Server) -> None:
    api = Api(house.url)
    game = api.new()
    api.answer(game, {"do": "tile", "tile": "city", "space": "3.3"})
    phone.goto(f"{house.url}/#/play/{game}/repair/0")
    question(phone).wait_for()
    phone.locator('[data-space="4.4"]').click()
    phone.get_by_role("button", name="See what it changes").click()
    expect(phone.locator(".boards figure")).to_have_count(2)
    now, then = phone.locator(".boards figure").all()
    expect(now).to_contain_text("The board now")
    expect(then).to_contain_text("The board then")
    assert now.inner_html() != then.inner_html()
    assert now.locator(".t-city").count() == then.locator(".t-city").count() == 1
    assert violations(phone) == []
