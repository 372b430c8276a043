"""Makes the pictures of the documentation: ``make pictures``.

A scripted game is played through the API up to its sixth generation; then a real Chromium looks at
it as a phone and as a desktop, by day and by night.
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
LARGEST = 400_000
THEMES = ("light", "dark")
SEED = 12
GENERATION = 6

# What the person does, a turn a line: a few tiles and steps, as in any game.
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
    """A game in its sixth generation, the next question being yours."""
    game = api.new(seed=SEED)
    todo = list(TURNS)
    document = api.game(game)
    while document["view"]["generation"] < GENERATION or document["question"]["type"] != "menu":
        question = document["question"]
        if question["id"] != "mars-ask-turn":
            document = api.answer(game, default_answer(question))
        elif todo and (space := todo[0].get("space")) and taken(document, space):
            del todo[0]
        elif todo and turn_is_fresh(document):
            document = api.answer(game, todo.pop(0))
        else:
            passed = document["view"]["bot"]["passed"]
            document = api.answer(game, "pass" if passed else "done")
    while not places_next(api, game):
        api.answer(game, default_answer(api.game(game)["question"]))
    return game


def places_next(api: Api, game: str) -> bool:
    """Whether MarsBot's next turn lays a tile for reasons that can be shown."""
    before = api.game(game)
    if before["question"]["id"] != "mars-ask-turn" or before["view"]["bot"]["passed"]:
        return False
    after = api.answer(game, "done")
    api.call("POST", f"games/{game}/undo", {"token": after["token"]})
    steps = after["journal"][len(before["journal"]) :]
    return any(step["kind"] == "mars-place" and "deliberation" in step for step in steps)


def taken(document: Any, space: str) -> bool:
    """Whether somebody has laid a tile there already."""
    return any(one["id"] == space and one["tile"] for one in document["view"]["map"]["spaces"])


def turn_is_fresh(document: Any) -> bool:
    """Whether nothing has been reported in this turn yet."""
    return bool(document["journal"][-1]["kind"] == "mars-turn-human")


def finished_games(api: Api) -> None:
    """Something for the history to show."""
    for n, (difficulty, map) in enumerate(
        [("easy", "tharsis"), ("normal", "tharsis"), ("hard", "hellas")]
    ):
        near_the_end(api, api.new(seed=n, difficulty=difficulty, map=map), lead=60 - 20 * n)


def near_the_end(api: Api, game: str, lead: int) -> None:
    """Mars is nearly done and your rating is far ahead: the game ends, and somebody wins."""
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
    """A game of Tapestry in which you are about to advance."""
    body = {"system": "tapestry", "options": {"first_player": "human"}, "seed": SEED}
    document = api.call("POST", "games", body)
    game = str(document["id"])
    while document["question"]["type"] != "menu" or document["question"]["default"] is not None:
        document = api.answer(game, default_answer(document["question"]))
    return game


def screen_game(api: Api) -> str:
    """A game whose both sides the app plays, in its sixth generation, your next turn being due."""
    system = find_system("mars")
    options = system.complete_options({"you": "played", "expansions": ["corporate_era", "prelude"]})
    played = record_game(system, options, SEED, find_agent(system, "greedy"), GENERATION)
    document = api.call("POST", "saves", json.loads(save(played)))
    game = str(document["id"])
    while document["question"]["id"] != "mars-you-turn":
        document = api.answer(game, default_answer(document["question"]))
    return game


def shoot(page: Page, name: str) -> None:
    """One picture, small enough to be kept."""
    path = FOLDER / f"{name}.png"
    page.wait_for_timeout(200)
    page.screenshot(path=path, animations="disabled")
    assert path.stat().st_size < LARGEST, f"{name}: {path.stat().st_size} bytes"


def put_away(page: Page) -> None:
    """Whatever MarsBot did has been looked at."""
    while page.locator(".sheet").count():
        page.locator(".sheet .go .primary").click()
        page.wait_for_timeout(200)


def on_a_phone(page: Page, url: str, games: dict[str, str], theme: str) -> None:
    """The screens one after another."""
    page.goto(url)
    page.locator(".save .map").first.wait_for()
    shoot(page, f"phone-home-{theme}")
    page.goto(f"{url}/#/play/{games['new']}")
    page.locator(".sheet").wait_for()
    shoot(page, f"phone-set-up-{theme}")
    page.goto(f"{url}/#/play/{games['turn']}")
    page.locator("main.play").wait_for()
    put_away(page)
    shoot(page, f"phone-board-{theme}")
    page.get_by_role("tab", name="MarsBot").click()
    shoot(page, f"phone-bot-{theme}")
    page.get_by_role("tab", name="Board").click()
    page.get_by_role("button", name="Nothing more for MarsBot").click()
    page.locator(".sheet .verdict").first.wait_for()
    shoot(page, f"phone-turn-{theme}")
    page.goto(f"{url}/#/play/{games['tapestry']}")
    page.locator("main.play").wait_for()
    put_away(page)
    page.locator('.quick [data-track="science"]').click()
    page.locator('.go [data-entry="done"]').click()
    page.locator(".sheet .verdict").first.wait_for()
    shoot(page, f"phone-tapestry-{theme}")
    page.goto(f"{url}/#/play/{games['screen']}")
    page.locator("main.play").wait_for()
    put_away(page)
    shoot(page, f"phone-screen-{theme}")
    page.goto(f"{url}/#/cards/mars")
    page.get_by_label("Set").select_option("Venus Next")
    page.locator(".crow").first.wait_for()
    shoot(page, f"phone-cards-{theme}")
    page.goto(f"{url}/#/history")
    page.locator(".bars").first.wait_for()
    shoot(page, f"phone-history-{theme}")


def on_a_desktop(page: Page, url: str, games: dict[str, str], theme: str) -> None:
    """All side by side."""
    page.goto(f"{url}/#/play/{games['turn']}")
    page.locator("main.play").wait_for()
    put_away(page)
    shoot(page, f"desktop-{theme}")
    page.get_by_role("button", name="Nothing more for MarsBot").click()
    why = page.locator(".sheet").get_by_role("button", name="Why?")
    page.locator(".sheet .verdict").first.wait_for()
    if why.count():
        why.first.click()
    shoot(page, f"desktop-turn-{theme}")
    page.goto(f"{url}/#/play/{games['screen']}")
    page.locator("main.play").wait_for()
    put_away(page)
    shoot(page, f"desktop-screen-{theme}")


def compose(browser: Browser) -> None:
    """The picture of the README: a bot's turn of both games on phones, and the whole table."""

    def picture(name: str, width: int, shadow: str) -> str:
        data = base64.b64encode((FOLDER / f"{name}.png").read_bytes()).decode()
        style = f"width:{width}px;border-radius:14px;box-shadow:{shadow};display:block"
        return f'<img src="data:image/png;base64,{data}" style="{style}">'

    shadow = "0 8px 30px rgb(60 40 20 / 35%)"
    shown = {"phone-turn-light": 262, "desktop-light": 760, "phone-tapestry-light": 262}
    all_three = "".join(picture(name, width, shadow) for name, width in shown.items())
    page = browser.new_page(viewport={"width": 1400, "height": 640})
    page.set_content(
        '<body style="margin:0;background:#efe7d8;display:flex;gap:30px;align-items:center;'
        f'justify-content:center;height:640px">{all_three}'
    )
    shoot(page, "readme")


def main() -> None:
    """All pictures."""
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
            for shots, device in ((on_a_phone, PHONE), (on_a_desktop, DESKTOP)):
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
        compose(browser)
        browser.close()


if __name__ == "__main__":
    main()
