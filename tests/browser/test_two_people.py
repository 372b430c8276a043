"""Two people in Tapestry: lists, links and results have their names, and no Automa."""

import json
import re
from contextlib import suppress

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, check_no_raw_ids, open_screen
from tests.browser.lite import Site
from tests.serving import Server
from tests.tapestry.playing import TapestryHuman
from understudy.core import Refused, Session, find_system, save

FOREIGN = re.compile(
    r"Automa|\bYou\b|\b[Yy]ours?\b|\b[Yy]ou (?:won|against)|\bLevel\b|Era 0|MarsBot"
)
"""Words that only fit a game against the bots, or an era before the first income turn."""
NAMES = {"players": "two_humans", "name": "Ann", "name2": "Ben"}


def add_game(
    api: Api, seed: int, answers: int | None = None, score: dict[str, int] | None = None
) -> str:
    """Add a random game with this number of answers, or a finished one; return its id.

    With a `score` it is what each of the two enters at the end.
    """
    session = Session(find_system("tapestry"), NAMES, seed)
    human = TapestryHuman(seed)
    while session.question and (answers is None or len(session.tape) < answers):
        if score and session.question.id == "tapestry-ask-score":
            session.answer(score)
            continue
        with suppress(Refused):
            session.answer(human.answer(session.question))
    return str(api.call("POST", "saves", json.loads(save(session)))["id"])


def check_words(page: Page, selector: str) -> str:
    """Check that the text fits two people, and return it."""
    check_no_raw_ids(page)
    text = page.locator(selector).inner_text()
    assert not FOREIGN.search(text), text
    return text


def test_two_people_in_lists_links_and_results(phone: Page, empty_backend: Server | Site) -> None:
    api = Api(empty_backend.url)
    over = add_game(api, 5)
    played = add_game(api, 3, 40)
    phone.goto(empty_backend.url)
    # Their own era: the Shadow Empire has none.
    expect(phone.locator(".continue-game")).to_contain_text("Era 1")
    expect(phone.locator(".continue-game .t-pos")).to_contain_text("Ann")
    check_words(phone, ".continue-game")
    phone.locator("details.finished summary").click()
    expect(phone.locator("details.finished")).to_contain_text("Winner: Ben")
    check_words(phone, ".history-strip")
    check_words(phone, "details.finished .save")
    open_screen(phone, empty_backend.url, f"play/{played}/score")
    phone.locator("table.sc").wait_for()
    check_words(phone, "main")
    open_screen(phone, empty_backend.url, f"play/{over}/score")
    expect(phone.locator("h2.winner")).to_contain_text("Winner: Ben")
    check_words(phone, "main")
    phone.goto(f"{empty_backend.url}/#/play/{over}/share")
    link = phone.locator("input.packed").input_value()
    phone.goto(link)
    expect(phone.locator(".received")).to_contain_text("Ann, Ben")
    check_words(phone, ".received")
    open_screen(phone, empty_backend.url, "history")
    expect(phone.locator(".finished-row")).to_contain_text("Winner: Ben · Ann 5, Ben 9")
    text = check_words(phone, "main")
    assert "won" not in text.lower()
    assert "Margins" not in text


def test_a_tie_is_marked_in_the_history(phone: Page, empty_backend: Server | Site) -> None:
    add_game(Api(empty_backend.url), 5, score={"vp": 90, "resources": 2})
    open_screen(phone, empty_backend.url, "history")
    expect(phone.locator(".finished-row")).to_contain_text("Ann 90, Ben 90")
    expect(phone.locator(".finished-row .owner")).to_have_text("=")
    check_words(phone, "main")
