"""The screen game on different screens, with late games as well as early ones."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.actions import Api, close_report, open_game, wait_until_ready
from tests.browser.conftest import DESKTOP, PHONE, OpenPage
from tests.browser.geometry import faults, grown
from tests.browser.late_games import add_late_game, claimable_milestone
from tests.browser.samples import in_sizes
from tests.serving import Server

FULLY_VISIBLE = """(elements) => elements.filter((one) => {
  const box = one.getBoundingClientRect();
  let frame = { top: 0, left: 0, bottom: innerHeight, right: innerWidth };
  for (let up = one.parentElement; up; up = up.parentElement) {
    if (!["auto", "scroll", "hidden"].includes(getComputedStyle(up).overflowY)) continue;
    const own = up.getBoundingClientRect();
    frame = {
      top: Math.max(frame.top, own.top), left: Math.max(frame.left, own.left),
      bottom: Math.min(frame.bottom, own.bottom), right: Math.min(frame.right, own.right),
    };
  }
  const middle = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  return box.height > 0 && box.top >= frame.top - 1 && box.bottom <= frame.bottom + 1
    && box.left >= frame.left - 1 && box.right <= frame.right + 1
    && (one.contains(middle) || middle?.contains(one) || one.namespaceURI.includes("svg"));
}).length"""
"""Counts the elements that can be seen whole, without scrolling and uncovered."""


def count_visible(page: Page, selector: str) -> int:
    return int(page.locator(selector).evaluate_all(FULLY_VISIBLE))


@contextmanager
def opened(
    open_page: OpenPage, backend: Server, game: str, size: tuple[int, int], **options: object
) -> Iterator[Page]:
    """Open a game on a screen of this size."""
    width, height = size
    kind = DESKTOP if width >= 1080 else PHONE
    viewport = {"width": width, "height": height}
    with open_page(**{**kind, "viewport": viewport, **options}) as page:
        open_game(page, backend.url, game)
        page.locator(".prompt[data-question]").wait_for()
        wait_until_ready(page)
        yield page


def test_a_late_game_fits_on_a_desktop(open_page: OpenPage, backend: Server) -> None:
    game = add_late_game(Api(backend.url))
    with opened(open_page, backend, game, (1440, 900)) as page:
        assert count_visible(page, ".track") == 8
        assert page.locator(".honours table").count() == 2
        assert count_visible(page, ".honours tbody tr") == page.locator(".honours tbody tr").count()
        expect(page.get_by_role("tab", name="Journal")).to_have_attribute("aria-selected", "true")
        assert count_visible(page, ".jwrap .turn-head, .jwrap li") > 0
        assert count_visible(page, ".hand .crow") >= 6


def test_a_base_game_fits_on_a_smaller_desktop(open_page: OpenPage, backend: Server) -> None:
    game = add_late_game(Api(backend.url), expansions=("corporate_era",))
    with opened(open_page, backend, game, (1280, 900)) as page:
        assert count_visible(page, ".track") == 7
        assert count_visible(page, ".honours tbody tr") == 10


def test_few_cards_are_shown_in_full_on_a_desktop(open_page: OpenPage, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5, you="played")
    offered = api.game(game)["question"]["options"]
    api.play(game, [next(one for one in offered if one != "R00")])
    for card in ("077", "003", "none"):
        api.answer(game, card)
    with opened(open_page, backend, game, (1440, 900)) as page:
        expect(page.locator(".hand .whole")).to_have_count(2)
        assert count_visible(page, ".hand .whole") == 2
        page.locator(".hand .whole").first.click()
        expect(page.get_by_role("dialog", name="In your hand")).to_be_visible()


def test_all_cards_of_the_start_are_shown_on_a_desktop(
    open_page: OpenPage, backend: Server
) -> None:
    api = Api(backend.url)
    game = api.new(seed=5, you="played", expansions=["corporate_era", "prelude"])
    with opened(open_page, backend, game, (1440, 900)) as page:
        page.locator("label[data-card]").first.click()
        page.locator(".start-steps button").last.click()
        expect(page.locator(".hand .crow")).to_have_count(10)
        assert count_visible(page, ".hand .crow") == 10


def test_a_desktop_shows_the_hand_beside_a_question(open_page: OpenPage, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5, you="played", expansions=["corporate_era", "prelude"])
    while api.game(game)["question"]["id"] != "mars-you-buy":
        api.answer(game, api.game(game)["question"]["options"][0])
    for card in [*api.game(game)["question"]["options"][:2], "none"]:
        api.answer(game, card)
    assert api.game(game)["question"]["id"] == "mars-you-choose-next-prelude"
    with opened(open_page, backend, game, (1440, 900)) as page:
        assert count_visible(page, ".choices .besides .cchip") == 2


def test_cards_on_offer_leave_the_rest_of_a_desktop_to_the_board(
    open_page: OpenPage, backend: Server
) -> None:
    api = Api(backend.url)
    game = api.new(seed=5, you="played", draft=True)
    corporation = next(one for one in api.game(game)["question"]["options"] if one != "R00")
    api.play(game, [corporation, "none", {"do": "pass"}])
    assert api.game(game)["question"]["id"] == "mars-ask-draft"
    with opened(open_page, backend, game, (1440, 900)) as page:
        assert count_visible(page, ".track") == 7
        assert count_visible(page, ".honours tbody tr") == 10
        assert count_visible(page, "label[data-card]") == 4


def test_an_empty_hand_takes_little_room_on_a_desktop(open_page: OpenPage, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5, you="played")
    corporation = next(one for one in api.game(game)["question"]["options"] if one != "R00")
    api.play(game, [corporation, "none"])
    with opened(open_page, backend, game, (1440, 900)) as page:
        assert page.locator(".below").evaluate("(below) => below.offsetHeight") < 300
        assert count_visible(page, ".prompt .verbs .act") == 4


CUT_OFF = "(elements) => elements.filter((one) => one.scrollHeight > one.clientHeight + 1).length"
"""Counts the elements whose content is higher than they are."""


def test_cards_to_choose_from_are_not_cut_off_on_a_desktop(
    open_page: OpenPage, backend: Server
) -> None:
    api = Api(backend.url)
    game = add_late_game(api, "mars-you-choose-discarded", expansions=("corporate_era",))
    with opened(open_page, backend, game, (1440, 900)) as page:
        cards = page.locator(".choices .crow")
        expect(cards).not_to_have_count(0)
        assert cards.evaluate_all(CUT_OFF) == 0


def test_eight_cards_on_a_phone(open_page: OpenPage, backend: Server) -> None:
    game = add_late_game(Api(backend.url))
    with opened(open_page, backend, game, (390, 844)) as page:
        assert count_visible(page, ".hand .crow") >= 8


@in_sizes((320, 568), (844, 390), (1440, 900))
def test_the_turn_has_its_buttons(
    open_page: OpenPage, backend: Server, size: tuple[int, int]
) -> None:
    game = add_late_game(Api(backend.url))
    with opened(open_page, backend, game, size) as page:
        assert count_visible(page, ".prompt .verbs .act") == 4
        buttons = page.locator(".prompt .go .btn").count()
        assert count_visible(page, ".prompt .go .btn") == buttons
        assert faults(page) == []
        assert grown(page) <= 0


OVERLAPS = """(elements) => elements.filter((one) => elements.some((other) => {
  const [a, b] = [one, other].map((element) => element.getBoundingClientRect());
  return one !== other && a.top < b.bottom - 1 && b.top < a.bottom - 1;
})).length"""
"""Counts the elements of a list that share a line with another one."""


def test_a_claimable_milestone_has_its_own_line(phone: Page, backend: Server) -> None:
    game = Api(backend.url).call("POST", "saves", json.loads(claimable_milestone()))["id"]
    open_game(phone, backend.url, game)
    phone.locator(".report, .prompt[data-question]").first.wait_for()
    if phone.locator(".report").count():
        close_report(phone)
    phone.locator("[data-verb=claim]").tap()
    expect(phone.locator(".slip .thing.ready")).not_to_have_count(0)
    assert phone.locator(".slip .thing").evaluate_all(OVERLAPS) == 0
    # Both values of an award are on one line.
    values = phone.locator(".slip .side-values").first.locator("> b")
    one, other = values.evaluate_all("(all) => all.map((b) => b.getBoundingClientRect().top)")
    assert one == other


def test_a_tablet_shows_the_map_beside_the_hand(open_page: OpenPage, backend: Server) -> None:
    game = add_late_game(Api(backend.url), expansions=("corporate_era",))
    with opened(open_page, backend, game, (820, 1180)) as page:
        assert count_visible(page, "svg .space") == 61
        assert count_visible(page, ".hand .crow") >= 8
        expect(page.get_by_role("tab", name="Board")).to_have_count(0)
        assert count_visible(page, ".honours tbody tr") == 10


@in_sizes((390, 844), (1440, 900))
def test_research_shows_the_hand_too(
    open_page: OpenPage, backend: Server, size: tuple[int, int]
) -> None:
    game = add_late_game(Api(backend.url), "mars-you-buy", expansions=("corporate_era",))
    hand = len(Api(backend.url).game(game)["view"]["you"]["hand"])
    with opened(open_page, backend, game, size) as page:
        chips = page.locator(".besides .cchip")
        expect(chips).to_have_count(hand)
        if size == (1440, 900):
            assert count_visible(page, ".besides .cchip") == hand
        chips.last.scroll_into_view_if_needed()
        expect(chips.last).to_be_in_viewport()


def test_research_with_a_large_hand_leaves_room_for_the_board(
    open_page: OpenPage, backend: Server
) -> None:
    game = add_late_game(Api(backend.url), "mars-you-buy", hand=18)
    hand = len(Api(backend.url).game(game)["view"]["you"]["hand"])
    with opened(open_page, backend, game, (1440, 900)) as page:
        assert count_visible(page, ".track") == 8
        assert count_visible(page, ".jwrap .turn-head, .jwrap li") > 0
        assert count_visible(page, "label[data-card]") == 4
        assert count_visible(page, ".besides .cchip") == hand


def test_symbols_grow_with_the_text(open_page: OpenPage, backend: Server) -> None:
    game = add_late_game(Api(backend.url))
    sizes = []
    for text in (16, 32):
        with open_page(**PHONE) as page:
            fonts = {"fontSizes": {"standard": text}}
            page.context.new_cdp_session(page).send("Page.setFontSizes", fonts)
            open_game(page, backend.url, game)
            box = page.locator(".crow .discs .disc").first.bounding_box()
            assert box
            sizes.append(box["height"])
            assert faults(page) == []
    assert sizes[1] == pytest.approx(2 * sizes[0], rel=0.05)


def test_the_hand_can_be_sorted(phone: Page, backend: Server) -> None:
    game = add_late_game(Api(backend.url))
    open_game(phone, backend.url, game)
    prices = phone.locator(".hand .crow .spine > b")
    phone.get_by_role("combobox", name="Order of the hand").select_option("By price")
    shown = [int(price) for price in prices.all_inner_texts()]
    assert shown == sorted(shown)
    phone.reload()
    expect(prices.first).to_have_text(str(shown[0]))
    phone.get_by_role("combobox").select_option("By type")
    kinds = phone.locator(".hand .crow").evaluate_all(
        "all => all.map(one => [...one.classList].find(name => name.startsWith('k-')))"
    )
    order = ["k-automated", "k-active", "k-event"]
    assert [order.index(kind) for kind in kinds] == sorted(order.index(kind) for kind in kinds)


def test_a_card_can_be_marked_for_later(phone: Page, backend: Server) -> None:
    game = add_late_game(Api(backend.url))
    open_game(phone, backend.url, game)
    playable = phone.locator(".hand .crow:not(.hollow)")
    first = str(playable.first.get_attribute("data-card"))
    playable.first.tap()
    mark = phone.get_by_role("dialog").get_by_role("button", name="For later")
    mark.tap()
    expect(mark).to_have_attribute("aria-pressed", "true")
    phone.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(phone.get_by_role("dialog")).to_have_count(0)
    # The marked card is last among the playable ones, also after a reload.
    open_game(phone, backend.url, game)
    expect(playable.last).to_have_attribute("data-card", first)
    expect(phone.locator(f'.crow[data-card="{first}"] .later-mark')).to_be_visible()
