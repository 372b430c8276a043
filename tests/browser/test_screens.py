"""A new screen sets the title of the page and moves the focus to its heading."""

from playwright.sync_api import Page, expect

from tests.browser.actions import RAW_ID, Api, close_report, open_game
from tests.browser.samples import in_languages
from tests.serving import Server

SCREENS = {
    "": "Understudy",
    "new": "New game – Understudy",
    "settings": "Settings – Understudy",
    "history": "History – Understudy",
    "files": "Import and export – Understudy",
    "take/nothing": "Game received – Understudy",
    "rules/mars": "Rules – Terraforming Mars – Understudy",
    "cards/mars": "All cards – Terraforming Mars – Understudy",
    "rules": "Rules – Terraforming Mars – Understudy",
    "boards/mars": "MarsBot’s boards – Terraforming Mars – Understudy",
    "play/GAME": "Generation 1 – Terraforming Mars – Understudy",
    "play/GAME/score": "Score sheet – Terraforming Mars – Understudy",
    "play/GAME/forecast": "Forecast – Terraforming Mars – Understudy",
    "play/GAME/problem": "Report a problem – Terraforming Mars – Understudy",
    "play/GAME/share": "Share this game – Terraforming Mars – Understudy",
    "play/GAME/set-up": "Set up the table – Terraforming Mars – Understudy",
    "play/GAME/repair": "Change an earlier answer – Terraforming Mars – Understudy",
    "play/GAME/repair/0": "Change an earlier answer – Terraforming Mars – Understudy",
    "play/nothing": "This game cannot be opened – Understudy",
}


def new_game(url: str) -> str:
    """Create a game with one answer; return its id."""
    api = Api(url)
    game = api.new(seed=5)
    api.play(game, [{"do": "raise", "parameter": "temperature", "steps": 1}])
    return game


def open_screen(page: Page, screen: str) -> None:
    """Change the address as a link does; some addresses lead on to another screen."""
    page.evaluate("(screen) => { location.hash = `#/${screen}`; }", screen)
    drawn = f'[data-screen^="{screen}"]' if screen else '[data-screen=""]'
    page.locator(f"html{drawn}").wait_for(state="attached")


def test_a_screen_has_its_title_and_the_focus(phone: Page, backend: Server) -> None:
    game = new_game(backend.url)
    phone.goto(f"{backend.url}/#/settings")
    for screen, title in SCREENS.items():
        # Each screen is reached from another one.
        other = "settings" if screen != "settings" else "history"
        open_screen(phone, other)
        expect(phone).to_have_title(SCREENS[other])
        open_screen(phone, screen.replace("GAME", game))
        expect(phone).to_have_title(title)
        expect(phone.get_by_role("heading", level=1)).to_be_focused()


def test_the_heading_of_a_report_has_the_focus(phone: Page, backend: Server) -> None:
    game = Api(backend.url).new(seed=5)
    phone.goto(f"{backend.url}/#/settings")
    phone.locator(".fs").first.wait_for()
    open_screen(phone, f"play/{game}")
    expect(phone.get_by_role("heading", name="Set up the table")).to_be_focused()


def test_the_focus_stays_with_a_choice_on_the_same_screen(desktop: Page, backend: Server) -> None:
    for screen, field in (("rules/mars", "system"), ("boards/mars", "board")):
        desktop.goto(f"{backend.url}/#/{screen}")
        second = desktop.locator(f"input[name={field}]").nth(1)
        desktop.locator(f"input[name={field}]").first.focus()
        desktop.keyboard.press("ArrowRight")
        expect(second).to_be_checked()
        expect(second).to_be_focused()


def test_the_page_leaves_the_focus_alone_when_it_starts(desktop: Page, backend: Server) -> None:
    desktop.goto(f"{backend.url}/#/settings")
    desktop.locator(".fs").first.wait_for()
    assert desktop.evaluate("document.activeElement === document.body")


@in_languages("cs")
def test_titles_are_translated(phone: Page, backend: Server, code: str, language: str) -> None:
    game = new_game(backend.url)
    phone.goto(backend.url)
    phone.get_by_role("button", name=language).click()
    expect(phone.locator("html")).to_have_attribute("lang", code)
    for screen in SCREENS:
        open_screen(phone, screen.replace("GAME", game))
        phone.locator("h1:focus, .home").first.wait_for()
        title = phone.title()
        assert "Understudy" in title
        assert not RAW_ID.search(title)


def test_the_title_follows_the_game(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=5)
    open_game(phone, backend.url, game)
    close_report(phone)
    while api.game(game)["view"]["generation"] == 1:
        api.play(game, rounds=1)
    expect(phone).to_have_title("Generation 2 – Terraforming Mars – Understudy")
