"""Actions of a player on the page, and an API client to prepare games."""

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TookTooLong

from tests.browser.lite import SITES, ask_backend
from understudy.core import Pass, Session, find_system, save

TIMEOUT = 60
"""Timeout in seconds, long enough for a slow and busy machine."""

RAW_ID = re.compile(r"\b(?:mars|tapestry|toy|table|page|server)-[a-z]")
"""A message id, which must never be shown instead of its text."""

NEURAL_INSTANCE_FIRST = 58
"""With this seed MarsBot's first card places the Neural Instance after a card flip."""


class Api:
    """Client of the HTTP API."""

    def __init__(self, url: str) -> None:
        self.url = url

    def call(self, method: str, path: str, body: object = None) -> Any:
        if site := SITES.get(self.url):
            told = ask_backend(site, method, path, body)
            return json.loads(told) if told else None
        request = Request(
            f"{self.url}/api/v1/{path}",
            method=method,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urlopen(request, timeout=TIMEOUT) as response:
            said = response.read()
        return json.loads(said) if said else None

    def save(self, id: str) -> bytes:
        """Return the save file of a game."""
        if site := SITES.get(self.url):
            return ask_backend(site, "GET", f"games/{id}/save", None).encode()
        with urlopen(f"{self.url}/api/v1/games/{id}/save", timeout=TIMEOUT) as response:
            return bytes(response.read())

    def new(self, seed: int = 5, **options: object) -> str:
        """Create a game and return its id."""
        game = self.call("POST", "games", {"system": "mars", "options": options, "seed": seed})
        return str(game["id"])

    def game(self, id: str) -> Any:
        return self.call("GET", f"games/{id}")

    def answer(self, id: str, answer: object) -> Any:
        """Answer the current question."""
        return self.answer_question(self.game(id), answer)

    def answer_question(self, game: Any, answer: object) -> Any:
        """Answer the question of a document; return the next document."""
        body = {"token": game["token"], "answer": answer}
        return self.call("POST", f"games/{game['id']}/answers", body)

    def play(self, id: str, answers: Iterable[object] = (), rounds: int = 0) -> Any:
        """Give these answers, then the default answer to `rounds` more questions."""
        game = self.game(id)
        for answer in answers:
            game = self.answer_question(game, answer)
        for _ in range(rounds):
            if game["question"] is None:
                break
            game = self.answer_question(game, default_answer(game["question"]))
        return game

    def finished(self, seed: int = 9, **options: object) -> str:
        """Import a finished game of a player who only passed; return its id."""
        text = _passed_game(seed, json.dumps(options))
        return str(self.call("POST", "saves", json.loads(text))["id"])


@cache
def _passed_game(seed: int, options: str) -> str:
    """Return the save file of a finished game in which the player only passed."""
    session = Session(find_system("mars"), json.loads(options), seed)
    while session.question:
        session.answer(Pass().answer(session.question))
    return save(session)


def delete_everything(api: Api) -> None:
    """Delete all games and all entered boards of a server."""
    while games := api.call("GET", "games"):
        for game in games:
            api.call("DELETE", f"games/{game['id']}")
    for board in api.call("GET", "systems/mars/sheets/board"):
        api.call("DELETE", f"systems/mars/sheets/board/{board['name']}")


def default_answer(question: Any) -> object:
    """Return the default answer of a question or form; your turns are passed."""
    if question["id"] == "mars-ask-turn":
        return "pass"
    if question["type"] == "form":
        return {field["name"]: field["default"] for field in question["fields"]}
    if question["type"] == "yesno" and question["default"] is None:
        return False
    return question["default"]


def open_setup(page: Page, url: str, system: str = "mars", mode: str = "table") -> None:
    """Open the screen of a new game with the options of a first game."""
    page.goto(f"{url}/#/new/{system}/{mode}")
    page.locator(f'html[data-screen="new/{system}/{mode}"]').wait_for(state="attached")
    choose_first_game(page)


def enter_door(page: Page, system: str = "mars", mode: str = "table") -> None:
    """Choose a new game on the home screen, with the options of a first game."""
    door = page.locator(f'a[href="#/new/{system}/{mode}"]:visible')
    # With saved games a phone shows the doors after one more tap; their list may arrive late.
    doors = page.locator(f'a[href="#/new//{mode}"]:visible')
    door.or_(doors).first.wait_for()
    if not door.count():
        doors.click()
    try:
        door.click(timeout=5_000)
    except TookTooLong:
        doors.click()
        door.click()
    choose_first_game(page)


def new_game_link(page: Page) -> Locator:
    """Return the first link to a new game on the home screen."""
    return page.locator(".home .door-game:visible, .home-new a:visible").first


def choose_first_game(page: Page) -> None:
    """Choose the preset of a first game; other tests may have left games to repeat."""
    page.locator("input[name=preset][value=first]").check()


def open_menu(page: Page) -> None:
    """Open the menu of the home screen."""
    page.locator(".brand").get_by_role("button", name="Menu", exact=True).click()


def manage(game: Locator) -> None:
    """Open the list of what can be done with a game on the home screen."""
    game.get_by_role("button", name="More about this game").click()


def show_step(page: Page, step: str) -> None:
    """Show a step of the new game: `box` or `players`, `cards`, `bot` or `bots`."""
    button = page.locator(f'.setup-steps [data-step="{step}"]')
    button.click()
    expect(button).to_have_attribute("aria-current", "step")


def show_more(page: Page) -> Locator:
    """Open the fold with the rarely needed choices of a new game, and return it."""
    fold = page.locator(".more-choices")
    if not fold.count():
        page.locator(".setup-steps button").last.click()
    fold.wait_for()
    if fold.get_attribute("open") is None:
        fold.locator("summary").first.click()
    expect(fold).to_have_attribute("open", "")
    return fold


def enter_seed(page: Page, seed: int = 5) -> None:
    """Enter a seed for the new game."""
    show_more(page).locator("input[inputmode=numeric]").fill(str(seed))


def start_button(page: Page) -> Locator:
    """Return the button that starts the new game, when it can be pressed."""
    return page.locator(".setup .prompt .primary:not([disabled])")


def question(page: Page) -> Locator:
    """Return the form of the current question."""
    return page.locator("form[data-question]")


def asked(page: Page, id: str) -> None:
    """Wait until this question is asked and takes input."""
    expect(page.locator(f'form[data-question="{id}"]')).to_be_visible()
    wait_until_ready(page)


def wait_until_ready(page: Page) -> None:
    """Wait until the question takes input; a new one ignores it for a moment."""
    page.locator("html:not([data-settling])").wait_for(state="attached")


def press_key(page: Page, key: str) -> None:
    """Press a key as soon as the question takes input."""
    wait_until_ready(page)
    page.keyboard.press(key)


def pass_turn(page: Page) -> None:
    """Pass in the screen game, and confirm if valuable moves are left."""
    page.get_by_role("button", name="Pass").click()
    if needs_confirmation(page):
        page.locator("[data-confirm]").click()
        expect(page.get_by_role("dialog")).to_have_count(0)


def needs_confirmation(page: Page) -> bool:
    """Return whether passing asks for confirmation; otherwise MarsBot's turn has been shown."""
    confirm = page.locator("[data-confirm]")
    confirm.or_(report(page)).first.wait_for()
    return confirm.count() > 0


def confirm_answer(page: Page, button: Locator) -> None:
    """Press a button of the screen game that asks for confirmation, and confirm."""
    button.click()
    page.locator("[data-confirm]").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def report(page: Page) -> Locator:
    """Return the turn report of MarsBot."""
    return page.locator(".report")


def close_report(page: Page, *, once: bool = False) -> None:
    """Close the turn report; after the checklist also that of drawn cards, unless `once`."""
    shown = report(page).get_attribute("data-report")
    report(page).locator(".go .primary").click()
    expect(report_of_kind(page, str(shown))).to_have_count(0)
    if not once and shown == "set-up" and report_of_kind(page, "drawn").count():
        close_report(page)


def report_of_kind(page: Page, kind: str) -> Locator:
    """Return the report of this kind: `set-up`, `drawn` or `turns`."""
    return page.locator(f'.report[data-report="{kind}"]')


def open_result(page: Page) -> None:
    """Open the score sheet of a finished game, unless the last report has opened it."""
    link = page.locator('.prompt a[href$="/score"]')
    expect(link.or_(page.locator("table.sc")).first).to_be_visible()
    if not page.url.endswith("/score"):
        link.click()


def open_screen(page: Page, url: str, screen: str) -> None:
    """Open a screen by its address and wait for it."""
    page.goto(f"{url}/#/{screen}")
    page.locator(f'html[data-screen="{screen}"]').wait_for(state="attached")


def open_game(page: Page, url: str, game: str) -> None:
    """Open a game by its address and wait for it."""
    open_screen(page, url, f"play/{game}")
    page.locator("main.play").wait_for()


def wait_until(page: Page, condition: str, about: str | None = None) -> None:
    """Wait for an asynchronous condition; `wait_for_function` takes any promise as true."""
    again = "await new Promise((go) => setTimeout(go, 20))"
    page.evaluate(f"async (about) => {{ while (!await ({condition})(about)) {again}; }}", about)


def wait_until_cached(page: Page, game: str) -> None:
    """Wait until the page has stored the game in the cache, which it does when idle."""
    wait_until(page, "(game) => caches.match(`last/${game}`)", game)


def check_no_raw_ids(page: Page) -> str:
    """Check that the page shows no ids; return all its texts and labels."""
    text = str(
        page.evaluate(
            """() => [document.title, document.body.innerText,
              ...[...document.querySelectorAll("[aria-label], [placeholder]")]
                .flatMap((one) => [one.ariaLabel, one.getAttribute("placeholder")]),
            ].join("\\n")"""
        )
    )
    assert not RAW_ID.search(text), [line for line in text.split("\n") if RAW_ID.search(line)]
    assert "_" not in page.locator("body").inner_text()
    return text
