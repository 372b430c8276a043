"""The home screen and the history: every game with its state, also without the server."""

import json
import sqlite3
from contextlib import closing
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.actions import (
    Api,
    close_report,
    enter_door,
    manage,
    open_game,
    open_setup,
    report,
    show_more,
    start_button,
)
from tests.browser.axe import violations
from tests.browser.held_replies import HeldReplies
from tests.serving import Server
from tests.store.games import DATABASE


def card(page: Page, game: str) -> Locator:
    """Return the card of a game on the home screen."""
    return page.locator(".save", has=page.locator(f'a[href^="#/play/{game}"]'))


def tapestry(api: Api, **options: object) -> str:
    body = {"system": "tapestry", "options": options, "seed": 4}
    return str(api.call("POST", "games", body)["id"])


def test_every_game_shows_its_state(phone: Page, empty_backend: Server) -> None:
    api = Api(empty_backend.url)
    others = [api.new(seed=n, map="hellas", difficulty="hard") for n in range(5)]
    era = tapestry(api, difficulty=4)
    two = tapestry(api, players="two_humans", name="Ann", name2="Ben")
    over = api.finished()
    phone.goto(empty_backend.url)
    for game in others:
        expect(card(phone, game)).to_contain_text("Generation 1")
        expect(card(phone, game)).to_contain_text("Hellas · Hard")
        expect(card(phone, game).locator(".race b")).to_have_count(4)
    expect(card(phone, era)).to_contain_text("level 4")
    expect(card(phone, era).locator(".race")).to_contain_text("VP")
    expect(card(phone, two).locator(".race .owner")).to_have_text(["A", "B"])
    expect(card(phone, two).locator("figure .token.human2 text").first).to_have_text("B")
    # Finished games are collapsed.
    expect(card(phone, over)).to_be_hidden()
    phone.get_by_text("1 finished game").click()
    expect(card(phone, over)).to_contain_text("Winner: MarsBot")
    assert violations(phone) == []


def test_a_game_that_was_left_at_once_is_not_kept(phone: Page, empty_backend: Server) -> None:
    """A ticked step of the set-up keeps it."""
    api = Api(empty_backend.url)

    def start_game() -> None:
        open_setup(phone, empty_backend.url)
        start_button(phone).click()
        report(phone).locator(".go .primary").wait_for()

    start_game()
    (game,) = api.call("GET", "games")
    with phone.expect_response(
        lambda answer: answer.request.method == "DELETE" and game["id"] in answer.url
    ):
        phone.evaluate("location.hash = '#/'")
    expect(phone.locator(".first-visit")).to_be_visible()
    assert api.call("GET", "games") == []
    start_game()
    report(phone).get_by_role("checkbox").first.check()
    phone.evaluate("location.hash = '#/'")
    expect(phone.get_by_role("link", name="Continue", exact=True)).to_be_visible()
    assert len(api.call("GET", "games")) == 1


def test_doors_do_not_move(phone: Page, backend: Server) -> None:
    """The doors appear when the list of game systems is loaded; the next time it is cached."""
    held = HeldReplies(phone, "**/api/v1/systems")
    phone.goto(f"{backend.url}/#/new")
    held.wait()
    games = phone.locator(".door-game")
    expect(games).to_have_count(0)
    held.release()
    expect(games).to_have_count(4)
    phone.reload()
    expect(games).to_have_count(4)


def test_a_new_game_starts_from_the_options_of_the_last(phone: Page, backend: Server) -> None:
    open_setup(phone, backend.url)
    show_more(phone)
    phone.get_by_label("Hellas", exact=True).check()
    start_button(phone).click()
    phone.locator(".report").wait_for()
    phone.goto(f"{backend.url}/#/new/mars/table")
    phone.reload()
    chosen = phone.get_by_role("group", name="Your game")
    expect(chosen).to_contain_text("on Hellas")
    expect(phone.get_by_role("radio", name="Same as last time")).to_be_checked()
    phone.get_by_role("radio", name="First game").check()
    expect(chosen).to_contain_text("on Tharsis")
    expect(phone.get_by_role("radio", name="Same as last time")).not_to_be_checked()


def test_the_first_form_does_not_wait_for_the_list(phone: Page, backend: Server) -> None:
    Api(backend.url).new(map="hellas")
    held = HeldReplies(phone, "**/api/v1/games?*")
    phone.goto(f"{backend.url}/#/new/mars/table")
    expect(phone.get_by_role("radio", name="First game")).to_be_checked()
    last = phone.get_by_role("radio", name="Same as last time")
    expect(last).to_have_count(0)
    held.release()
    expect(last).not_to_be_checked()


def test_a_game_gets_a_name(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new()
    phone.goto(backend.url)
    manage(card(phone, game))
    card(phone, game).get_by_role("button", name="Name this game").click()
    phone.get_by_label("Name of this game").fill("Sunday with Žofie")
    assert violations(phone) == []
    phone.get_by_label("Name of this game").press("Enter")
    expect(phone.get_by_role("heading", name="Sunday with Žofie")).to_be_visible()
    phone.reload()
    expect(card(phone, game).get_by_role("heading", name="Sunday with Žofie")).to_be_visible()


def test_the_same_finished_game_counts_once(phone: Page, empty_backend: Server) -> None:
    api = Api(empty_backend.url)
    game = api.finished()
    text = json.dumps(api.call("GET", f"games/{game}/save"))
    phone.goto(empty_backend.url)
    save: Any = {"name": "game.json", "mimeType": "application/json", "buffer": text.encode()}
    phone.set_input_files("input[type=file]", save)
    phone.locator("main.play, .sc").first.wait_for()
    phone.goto(f"{empty_backend.url}/#/history")
    expect(phone.locator(".given")).to_have_count(1)


def test_cached_games_are_listed_without_the_server(phone: Page, server: Server) -> None:
    game = Api(server.url).new()
    phone.goto(server.url)
    expect(card(phone, game)).to_contain_text("Generation 1")
    over = Api(server.url).finished()
    phone.goto(f"{server.url}/#/history")
    expect(phone.locator(".given")).to_have_count(1)
    server.kill()
    phone.evaluate("location.hash = '#/'")
    expect(phone.get_by_role("alert")).to_contain_text("The server is not responding")
    expect(card(phone, game)).to_contain_text("Generation 1")
    phone.evaluate("location.hash = '#/history'")
    expect(phone.get_by_role("alert")).to_contain_text("The server is not responding")
    expect(phone.locator(".given")).to_have_count(1)
    phone.evaluate("location.hash = '#/'")
    server.start()
    expect(phone.get_by_role("alert")).to_have_count(0)
    expect(card(phone, over)).to_have_count(1)


def test_a_new_game_is_listed_without_the_server(phone: Page, server: Server) -> None:
    phone.goto(server.url)
    enter_door(phone)
    start_button(phone).click()
    report(phone).locator(".go .primary").click()
    with phone.expect_response("**/api/v1/games?*"):
        phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(report(phone)).to_contain_text("MarsBot’s turn")
    game = phone.url.rpartition("/")[2]
    server.kill()
    phone.evaluate("location.hash = '#/'")
    expect(phone.get_by_role("alert")).to_contain_text("The server is not responding")
    expect(card(phone, game)).to_contain_text("Generation 1")


def test_an_unsent_answer_keeps_a_new_game(phone: Page, server: Server) -> None:
    phone.goto(server.url)
    enter_door(phone)
    start_button(phone).click()
    report(phone).locator(".go .primary").click()
    game = phone.url.rpartition("/")[2]
    server.kill()
    phone.get_by_role("button", name="Nothing more for MarsBot").click()
    expect(phone.locator(".notices")).to_contain_text("Your entry is saved")
    phone.evaluate("location.hash = '#/'")
    server.start()
    expect(card(phone, game)).to_contain_text("Generation 1")
    assert phone.get_by_role("alert").count() == 0


def test_the_list_of_games_survives_a_reload(phone: Page, server: Server) -> None:
    game = Api(server.url).new()
    phone.goto(server.url)
    expect(card(phone, game)).to_contain_text("Generation 1")
    # The page comes from the cache; the server with the games is unreachable.
    phone.route("**/api/v1/games?*", lambda route: route.abort())
    phone.reload()
    expect(phone.get_by_role("alert")).to_contain_text("The server is not responding")
    expect(card(phone, game)).to_contain_text("Generation 1")
    phone.unroute("**/api/v1/games?*")
    expect(phone.get_by_role("alert")).to_have_count(0)


def test_the_forecast_comes_when_the_server_is_back(phone: Page, server: Server) -> None:
    game = Api(server.url).new()
    open_game(phone, server.url, game)
    close_report(phone)
    server.kill()
    phone.evaluate("(game) => { location.hash = `#/play/${game}/forecast`; }", game)
    expect(phone.get_by_role("alert")).to_contain_text("The server is not responding")
    server.start()
    phone.locator(".bars").first.wait_for()
    expect(phone.get_by_role("alert")).to_have_count(0)


def test_a_damaged_game_is_marked_and_can_be_deleted(phone: Page, server: Server) -> None:
    api = Api(server.url)
    broken, whole = api.new(), api.new()
    over = api.finished()
    file = server.data / DATABASE
    with closing(sqlite3.connect(file)) as plain:
        plain.execute("update games set summary = '{' where id in (?, ?)", (broken, over))
        plain.commit()
    phone.goto(server.url)
    expect(card(phone, whole)).to_contain_text("Generation 1")
    damaged = phone.locator(".save.damaged", has_text=broken)
    expect(damaged).to_contain_text("This game is damaged")
    assert violations(phone) == []
    damaged.get_by_role("button", name="Delete this game").click()
    damaged.get_by_role("button", name="Delete", exact=True).click()
    expect(damaged).to_have_count(0)
    phone.goto(f"{server.url}/#/history")
    expect(phone.locator(".note")).to_contain_text("1 finished game is damaged")


def test_a_long_list_has_pages(phone: Page, empty_backend: Server) -> None:
    api = Api(empty_backend.url)
    for _ in range(52):
        api.new()
    phone.goto(empty_backend.url)
    expect(phone.locator(".save")).to_have_count(50)
    phone.get_by_role("button", name="More games").click()
    expect(phone.locator(".save")).to_have_count(52)
    expect(phone.get_by_role("button", name="More games")).to_have_count(0)
