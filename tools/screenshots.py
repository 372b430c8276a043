"""Create the pictures of the documentation: ``make pictures``.

A scripted game is played through the API up to its sixth generation. Then Chromium shows it as a
phone and as a desktop, in light and dark colors.
"""

from __future__ import annotations

import base64
import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.actions import Api, default_answer
from tests.browser.conftest import DESKTOP, FLAGS, NAMES, PHONE
from tests.serving import serving
from understudy.core import find_system, save
from understudy.sim.agents import find_agent
from understudy.sim.single_game import record_game

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "pictures"
MAX_BYTES = 400_000
THEMES = ("light", "dark")
SEED = 12
GENERATION = 6

# The player's reports, one for each turn.
TURNS: list[dict[str, Any]] = [
    {"do": "tile", "tile": "ocean", "space": "5.4", "insist": True},
    {"do": "tile", "tile": "city", "space": "4.4", "insist": True},
    {"do": "raise", "parameter": "temperature", "steps": 2},
    {"do": "tile", "tile": "greenery", "space": "4.5", "insist": True},
    {"do": "raise", "parameter": "temperature", "steps": 1},
    {"do": "tile", "tile": "greenery", "space": "3.4", "insist": True},
    {"do": "tile", "tile": "ocean", "space": "5.5", "insist": True},
    {"do": "raise", "parameter": "oxygen", "steps": 1},
    {"do": "tile", "tile": "city", "space": "6.3", "insist": True},
    {"do": "tile", "tile": "greenery", "space": "7.3", "insist": True},
    {"do": "raise", "parameter": "temperature", "steps": 2},
    {"do": "tile", "tile": "ocean", "space": "1.2", "insist": True},
]


def busy_game(api: Api) -> str:
    """Return a game in its sixth generation at the player's turn."""
    game = api.new(seed=SEED)
    todo = list(TURNS)
    document = api.game(game)
    while document["view"]["generation"] < GENERATION or document["question"]["type"] != "menu":
        question = document["question"]
        if question["id"] != "mars-ask-turn":
            document = api.answer(game, default_answer(question))
        elif todo and (space := todo[0].get("space")) and is_occupied(document, space):
            del todo[0]
        elif todo and turn_has_just_begun(document):
            document = api.answer(game, todo.pop(0))
        else:
            passed = document["view"]["bot"]["passed"]
            document = api.answer(game, "pass" if passed else "done")
    while not places_next(api, game):
        api.answer(game, default_answer(api.game(game)["question"]))
    return game


def places_next(api: Api, game: str) -> bool:
    """Return whether MarsBot's next turn places a tile with an explanation."""
    before = api.game(game)
    if before["question"]["id"] != "mars-ask-turn" or before["view"]["bot"]["passed"]:
        return False
    after = api.answer(game, "done")
    api.call("POST", f"games/{game}/undo", {"token": after["token"]})
    steps = after["journal"][len(before["journal"]) :]
    return any(step["kind"] == "mars-place" and "deliberation" in step for step in steps)


def is_occupied(document: Any, space: str) -> bool:
    """Return whether there is a tile on the space."""
    return any(one["id"] == space and one["tile"] for one in document["view"]["map"]["spaces"])


def turn_has_just_begun(document: Any) -> bool:
    """Return whether nothing has been reported in this turn yet."""
    return bool(document["journal"][-1]["kind"] == "mars-turn-human")


def finished_games(api: Api) -> None:
    """Play games for the history."""
    for n, (difficulty, map) in enumerate(
        [("easy", "tharsis"), ("normal", "tharsis"), ("hard", "hellas")]
    ):
        play_to_end(api, api.new(seed=n, difficulty=difficulty, map=map), lead=60 - 20 * n)


def play_to_end(api: Api, game: str, lead: int) -> None:
    """Set the parameters near their end and a high rating, then play until the game is over."""
    question = api.game(game)["question"]
    entries = {entry["name"]: entry["fields"] for entry in question["entries"]}
    for entry, value in (("set_temperature", 8), ("set_oxygen", 14), ("set_your_tr", 20 + lead)):
        if entry in entries:
            api.answer(game, {"do": entry, entries[entry][0]["name"]: value})
    for space in api.game(game)["view"]["map"]["spaces"]:
        if space["kind"] == "ocean" and api.game(game)["view"]["parameters"]["oceans"]["value"] < 9:
            api.answer(game, {"do": "tile", "tile": "ocean", "space": space["id"]})
    api.play(game, rounds=400)


def tapestry_game(api: Api) -> str:
    """Return a game of Tapestry at the player's turn."""
    body = {"system": "tapestry", "options": {"first_player": "human"}, "seed": SEED}
    document = api.call("POST", "games", body)
    game = str(document["id"])
    while document["question"]["type"] != "menu" or document["question"]["default"] is not None:
        document = api.answer(game, default_answer(document["question"]))
    return game


def screen_game(api: Api) -> str:
    """Return a screen game in its sixth generation at the player's turn."""
    system = find_system("mars")
    options = system.complete_options({"you": "played", "expansions": ["corporate_era", "prelude"]})
    played = record_game(system, options, SEED, find_agent(system, "greedy"), GENERATION)
    document = api.call("POST", "saves", json.loads(save(played)))
    game = str(document["id"])
    while document["question"]["id"] != "mars-you-turn":
        document = api.answer(game, default_answer(document["question"]))
    return game


def shoot(page: Page, name: str) -> None:
    """Save a picture and check its size."""
    path = FOLDER / f"{name}.png"
    page.wait_for_timeout(200)
    page.screenshot(path=path, animations="disabled")
    assert path.stat().st_size < MAX_BYTES, f"{name}: {path.stat().st_size} bytes"


def close_turn_reports(page: Page) -> None:
    """Close all turn reports."""
    while page.locator(".report").count():
        page.locator(".report .go .primary").click()
        page.wait_for_timeout(200)


def take_phone_pictures(page: Page, url: str, games: dict[str, str], theme: str) -> None:
    """Save pictures of the screens on a phone."""
    page.goto(url)
    page.locator(".save .map").first.wait_for()
    shoot(page, f"phone-home-{theme}")
    page.goto(f"{url}/#/play/{games['new']}")
    page.locator(".report").wait_for()
    shoot(page, f"phone-set-up-{theme}")
    page.goto(f"{url}/#/play/{games['turn']}")
    page.locator("main.play").wait_for()
    close_turn_reports(page)
    shoot(page, f"phone-board-{theme}")
    page.get_by_role("tab", name="MarsBot").click()
    shoot(page, f"phone-bot-{theme}")
    page.get_by_role("tab", name="Board").click()
    page.get_by_role("button", name="Nothing more for MarsBot").click()
    page.locator(".report .turn-summary").first.wait_for()
    shoot(page, f"phone-turn-{theme}")
    page.goto(f"{url}/#/play/{games['tapestry']}")
    page.locator("main.play").wait_for()
    close_turn_reports(page)
    page.locator('.quick [data-track="science"]').click()
    page.locator('.go [data-entry="done"]').click()
    page.locator(".report .turn-summary").first.wait_for()
    shoot(page, f"phone-tapestry-{theme}")
    page.goto(f"{url}/#/play/{games['screen']}")
    page.locator("main.play").wait_for()
    close_turn_reports(page)
    shoot(page, f"phone-screen-{theme}")
    page.goto(f"{url}/#/cards/mars")
    page.get_by_label("Set").select_option("Venus Next")
    page.locator(".crow").first.wait_for()
    shoot(page, f"phone-cards-{theme}")
    page.goto(f"{url}/#/history")
    page.locator(".bars").first.wait_for()
    shoot(page, f"phone-history-{theme}")


def take_desktop_pictures(page: Page, url: str, games: dict[str, str], theme: str) -> None:
    """Save pictures of the screens on a desktop."""
    page.goto(f"{url}/#/play/{games['turn']}")
    page.locator("main.play").wait_for()
    close_turn_reports(page)
    shoot(page, f"desktop-{theme}")
    page.get_by_role("button", name="Nothing more for MarsBot").click()
    why = page.locator(".report").get_by_role("button", name="Why?")
    page.locator(".report .turn-summary").first.wait_for()
    if why.count():
        why.first.click()
    shoot(page, f"desktop-turn-{theme}")
    page.goto(f"{url}/#/play/{games['screen']}")
    page.locator("main.play").wait_for()
    close_turn_reports(page)
    shoot(page, f"desktop-screen-{theme}")


def take_german_picture(browser: Browser, url: str, game: str) -> None:
    """Save a picture of MarsBot's turn in German on a phone."""
    look: Any = {**PHONE, "locale": "de", "reduced_motion": "reduce"}
    context = browser.new_context(**look)
    page = context.new_page()
    page.goto(f"{url}/#/play/{game}")
    page.locator("main.play").wait_for()
    close_turn_reports(page)
    page.locator('.go [data-entry="done"]').click()
    page.locator(".report .turn-summary").first.wait_for()
    shoot(page, "phone-german")
    context.close()


def compose(browser: Browser) -> None:
    """Save the picture of the README: turns of both games on phones, and a desktop."""

    def picture(name: str, width: int, shadow: str) -> str:
        data = base64.b64encode((FOLDER / f"{name}.png").read_bytes()).decode()
        style = f"width:{width}px;border-radius:14px;box-shadow:{shadow};display:block"
        return f'<img src="data:image/png;base64,{data}" style="{style}">'

    shadow = "0 8px 30px rgb(60 40 20 / 35%)"
    shown = {"phone-turn-light": 262, "desktop-light": 760, "phone-tapestry-light": 262}
    images = "".join(picture(name, width, shadow) for name, width in shown.items())
    page = browser.new_page(viewport={"width": 1400, "height": 640})
    page.set_content(
        '<body style="margin:0;background:#efe7d8;display:flex;gap:30px;align-items:center;'
        f'justify-content:center;height:640px">{images}'
    )
    shoot(page, "readme")


def main() -> None:
    """Save all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    executable = next(filter(None, map(shutil.which, NAMES)))
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as server,
        sync_playwright() as playwright,
    ):
        api = Api(server.url)
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        finished_games(api)
        for theme in THEMES:
            for shots, device in ((take_phone_pictures, PHONE), (take_desktop_pictures, DESKTOP)):
                games = {
                    "new": api.new(),
                    "turn": busy_game(api),
                    "tapestry": tapestry_game(api),
                    "screen": screen_game(api),
                }
                look: Any = {**device, "color_scheme": theme, "reduced_motion": "reduce"}
                context = browser.new_context(**look)
                shots(context.new_page(), server.url, games, theme)
                context.close()
                for game in games.values():
                    api.call("DELETE", f"games/{game}")
        take_german_picture(browser, server.url, busy_game(api))
        compose(browser)
        browser.close()


if __name__ == "__main__":
    main()
