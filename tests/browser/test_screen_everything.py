"""The screen game with every expansion on a phone: preludes, trade, delegates, parties, Venus."""

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, open_game, pass_turn
from tests.browser.axe import Checker
from tests.browser.samples import WHOLE
from tests.browser.test_screen_game import (
    LONGEST,
    answer_question,
    asked,
    check_screen,
    close_report,
    current_question,
    play_on,
)
from tests.serving import Server
from understudy.mars.options import EXPANSIONS

SEED = 7
PLAIN = ("ceres", "luna", "io", "ganymede", "callisto", "triton")
"""Colony tiles that give resources: a trade with them asks no further question."""


def place(page: Page, name: str) -> None:
    """Show Mars, the colonies or the parties."""
    page.locator("#tab-board").tap()
    page.locator(f"input[name=place][value={name}]").check()


def test_everything_on_a_phone(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    checker = Checker(phone)
    id = api.new(seed=SEED, you="played", expansions=list(EXPANSIONS))
    open_game(phone, backend.url, id)
    asked(phone, "choose-corporation")
    phone.locator("label[data-card] input").first.check()
    phone.locator(".prompt .primary").tap()
    expect(
        phone.get_by_role("heading", name="Which two Prelude cards do you keep?")
    ).to_be_visible()
    onward = phone.locator(".prompt .primary")
    expect(onward).to_be_disabled()
    for number in range(2):
        phone.locator("label[data-card] input").nth(number).check()
    check_screen(checker)
    expect(phone.locator("label[data-card] input:disabled")).to_have_count(2)
    onward.tap()
    phone.locator("label[data-card] input").first.check()
    onward.tap()
    asked(phone, "choose-next-prelude")
    check_screen(checker)
    while current_question(phone) != "mars-you-turn":
        shown = str(phone.locator("main.play").get_attribute("data-revision"))
        answer_question(phone)
        expect(phone.locator("main.play")).not_to_have_attribute("data-revision", shown)
        if phone.locator(".report").count():
            close_report(phone)

    expect(phone.locator(".gauge.venus")).to_be_visible()
    place(phone, "colonies")
    colonies = [tile["name"] for tile in api.game(id)["view"]["colonies"]]
    colony = next(name for name in colonies if name in PLAIN)
    tile = phone.locator(f"[data-colony={colony}]")
    check_screen(checker)
    tile.tap()
    deal = phone.get_by_role("dialog")
    expect(deal).to_contain_text("Trade income")
    check_screen(checker)
    deal.get_by_role("button", name="Trade for").tap()
    asked(phone, "second-action")
    place(phone, "colonies")
    expect(tile.locator(".taken")).to_be_visible()
    expect(phone.locator("#colonies-title")).to_contain_text("0 of 1 trade fleets")

    place(phone, "turmoil")
    check_screen(checker)
    expect(phone.locator("#turmoil-title")).to_contain_text("Greens")
    expect(phone.locator(".party-row .policy-signs .signs").first).to_be_visible()
    expect(phone.locator(".world .to-you").first).to_be_visible()
    phone.locator("[data-party=unity]").tap()
    sheet = phone.get_by_role("dialog", name="Send a delegate")
    check_screen(checker)
    sheet.get_by_role("button", name="Unity").tap()
    close_report(phone)
    asked(phone, "turn")
    place(phone, "turmoil")
    expect(phone.locator("[data-party=unity]")).to_contain_text("You 1")
    pass_turn(phone)
    close_report(phone)
    expect(phone.get_by_role("heading", name="Generation 2", level=1)).to_be_visible()
    play_on(checker, LONGEST if WHOLE else 3)


def test_a_card_that_can_be_bought_is_shown(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    id = api.new(seed=80, you="played")
    api.play(id, ["R00", {"do": "play", "card": "006"}, {"do": "action", "card": "006"}])
    open_game(phone, backend.url, id)
    prompt = asked(phone, "choose-whether")
    expect(prompt.get_by_role("heading", name="Local Heat Trapping")).to_be_visible()
    expect(prompt).to_contain_text("Spend 5 heat. Gain 4 plants")
    check_screen(Checker(phone))
