"""Details of the companion mode of Terraforming Mars on a phone."""

import re

from playwright.sync_api import Page, expect

from tests.browser.actions import Api, asked, close_report, open_game, question, report
from tests.serving import Server
from understudy.mars.printed.cards import PROJECT_CARDS


def open_at_your_turn(page: Page, backend: Server, game: str) -> None:
    """Open a game at your turn and close the first reports."""
    open_game(page, backend.url, game)
    page.locator(".report, form[data-question]").first.wait_for()
    if report(page).count():
        close_report(page)
    asked(page, "mars-ask-turn")


def test_after_marsbot_passes_the_main_button_ends_your_turns(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    while not api.game(game)["view"]["bot"]["passed"]:
        api.answer(game, "done")
    open_at_your_turn(phone, backend, game)
    expect(phone.locator(".head-title span")).to_have_text("Your turn; MarsBot has passed")
    filled = question(phone).locator(".go .primary")
    expect(filled).to_have_text("I pass too")
    question(phone).get_by_role("button", name="Take another turn").click()
    expect(phone.locator(".head-title span")).to_have_text("Your turn; MarsBot has passed")
    filled.click()
    expect(phone.locator(".head-title h1")).to_have_text("Generation 2")


def test_a_tapped_ocean_space_proposes_an_ocean(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    open_at_your_turn(phone, backend, game)
    ocean, land = "5.6", "3.3"
    phone.locator(f'[data-space="{ocean}"]').click()
    expect(phone.get_by_role("radio", name="Ocean")).to_be_checked()
    # The twelve ocean spaces of Tharsis are marked, also for screen readers.
    expect(phone.locator(".map .cand")).to_have_count(12)
    expect(phone.get_by_role("button", name=re.compile(", you can place here"))).to_have_count(12)
    phone.locator(f'[data-space="{land}"]').click()
    expect(phone.get_by_role("radio", name="Greenery")).to_be_checked()


def test_a_tile_that_a_space_cannot_take_is_refused_unless_you_insist(
    phone: Page, backend: Server
) -> None:
    api = Api(backend.url)
    game = api.new()
    open_at_your_turn(phone, backend, game)
    phone.locator('[data-space="3.3"]').click()
    phone.get_by_role("radio", name="Ocean").check(force=True)
    question(phone).locator(".go .primary").click()
    expect(phone.locator(".notices")).to_contain_text("row 3, space 3 is land")
    # A new answer starts without the message of the refused one.
    phone.locator('[data-space="3.5"]').click()
    expect(phone.locator(".notices .note")).to_have_count(0)
    phone.locator('[data-space="3.3"]').click()
    question(phone).locator(".go .primary").click()
    phone.get_by_role("button", name="Place it here anyway").click()
    expect(phone.locator('[data-space="3.3"]')).to_have_attribute("aria-label", re.compile("Ocean"))
    given = api.call("GET", f"games/{game}/answers")
    assert given[-1]["answer"] == {"do": "tile", "tile": "ocean", "space": "3.3", "insist": True}


def tab(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def test_why_counts_icons_as_printed_and_names_the_card(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=0)
    document = api.play(game, ["done"] * 4)
    names = api.call("GET", "systems/mars/names")["mars-card"]
    flipped = [
        re.escape(names[step["args"]["card"]["id"]]["en"])
        for step in document["journal"]
        if step["kind"] == "mars-flip"
    ]
    open_at_your_turn(phone, backend, game)
    tab(phone, "Journal")
    line = phone.locator(".l", has=phone.get_by_role("button", name="Why?")).filter(
        has_text=re.compile("Ocean|City|Greenery")
    )
    line.first.get_by_role("button", name="Why?").click()
    ties = line.first.locator(".ties")
    expect(
        ties.locator("tr", has_text="Most placement bonus icons covered").locator("td").nth(1)
    ).to_have_text("2")
    expect(ties).to_contain_text(
        re.compile(f"Card flip: count ({'|'.join(flipped)})’s cost through the tied spaces")
    )


def test_lost_plants_are_shown_before_and_after(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=9)
    api.answer(game, "done")
    open_game(phone, backend.url, game)
    asked(phone, "mars-ask-plants")
    question(phone).locator(".stepper input").fill("7")
    question(phone).locator(".go .primary").click()
    expect(report(phone).locator(".delta", has_text="Your plants").locator("dd")).to_have_text(
        "7 → 2"
    )


def test_your_points_are_shown_and_those_of_cards_can_be_entered(
    phone: Page, backend: Server
) -> None:
    api = Api(backend.url)
    game = api.new()
    api.play(game, [{"do": "tile", "tile": "city", "space": "3.3"}])
    api.play(game, [{"do": "tile", "tile": "greenery", "space": "3.4"}])
    open_at_your_turn(phone, backend, game)
    yours = phone.locator(".sides .side").nth(1)
    expect(yours).to_contain_text(re.compile(r"TR\s*21\s*VP\s*23"))
    question(phone).get_by_role("button", name="More actions").click()
    question(phone).get_by_role("button", name="Points on your cards").click()
    phone.get_by_role("textbox", name="VP of your cards").fill("6")
    question(phone).locator(".go .primary").click()
    expect(yours).to_contain_text(re.compile(r"VP\s*29"))
    tab(phone, "MarsBot")
    expect(phone.locator(".now-lines").nth(1)).to_contain_text(
        re.compile(r"29\sVP\s*= 21 .*\+ 1 .*\+ 1 .*\+ 6 ")
    )
    phone.goto(f"{backend.url}/#/play/{game}/score")
    expect(phone.locator(".sc tfoot td").first).to_have_text("29")


def test_a_claim_shows_the_values_of_both_sides(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    api.answer(game, {"do": "set_track", "track": "building", "position": 5})
    open_at_your_turn(phone, backend, game)
    question(phone).locator('[data-entry="claim"]').click()
    option = phone.locator(".opt")
    expect(option.filter(has_text="Terraformer")).to_contain_text("you 20 of 35 · MarsBot 20 of 35")
    expect(option.filter(has_text="Builder")).to_contain_text("MarsBot 5 of 8")
    question(phone).get_by_role("button", name="Cancel").click()
    question(phone).locator('[data-entry="fund"]').click()
    expect(option.filter(has_text="Landlord")).to_contain_text("you 0 · MarsBot 0")
    question(phone).get_by_role("button", name="Cancel").click()
    tab(phone, "MarsBot")
    builder = phone.locator(".honours tr", has_text="Builder")
    expect(builder.locator("td").nth(1)).to_have_text("5 / 8")


def test_a_draft_shows_number_cost_and_tags(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(draft=True)
    document = api.game(game)
    while document["question"]["id"] != "mars-ask-draft":
        document = api.play(game, rounds=1)
    first = document["question"]["options"][0]
    card = next(one for one in PROJECT_CARDS if one.number == first)
    open_game(phone, backend.url, game)
    asked(phone, "mars-ask-draft")
    option = phone.locator(".opt").first
    expect(option).to_contain_text(f"{first} {card.names['en']}")
    expect(option).to_contain_text(f"{card.cost} MC")


def test_the_forecast_states_its_assumptions(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new()
    open_at_your_turn(phone, backend, game)
    phone.goto(f"{backend.url}/#/play/{game}/forecast")
    expect(phone.get_by_text("a simple player in your seat")).to_be_visible()
    expect(phone.get_by_text("This measures the model, not you")).to_be_visible()
    expect(phone.locator("main")).not_to_contain_text("average")


def test_step_by_step_names_the_cards(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=4)
    api.answer(game, "done")
    open_at_your_turn(phone, backend, game)
    question(phone).locator(".go .primary").click()
    expect(report(phone)).to_be_visible()
    journal = api.game(game)["journal"]
    outer, inner = [
        step["args"]["card"]["id"]
        for step in journal
        if step["kind"] in ("mars-bonus-card", "mars-project-card")
    ][-2:]
    assert outer[0] == "B"
    names = api.call("GET", "systems/mars/names")["mars-card"]
    expect(report(phone).locator(".cause").first).to_contain_text(f"{inner} {names[inner]['en']}")
    expect(report(phone)).to_contain_text(f"{outer} {names[outer]['en']}")
    report(phone).get_by_role("button", name="Step by step").click()
    expect(report(phone).locator(".walk h2")).to_have_text(f"{outer} {names[outer]['en']}")


def test_every_fact_has_an_edit(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(
        expansions=["corporate_era", "venus", "colonies", "turmoil"],
        decks={"project": "real", "bonus": "real"},
    )
    open_at_your_turn(phone, backend, game)
    question(phone).get_by_role("button", name="More actions").click()
    question(phone).get_by_role("button", name="Correct the board").click()
    for what in (
        "a space", "the temperature", "the oxygen", "MarsBot", "a track", "your TR", "Venus",
        "the floaters", "a colony marker", "the colonies on a tile", "MarsBot’s fleets",
        "a storage area", "a party", "the government", "a milestone", "an award",
        "the generation", "a card’s location", "the action deck", "a track’s furthest space",
        "a global event",
    ):  # fmt: skip
        button = question(phone).get_by_role("button", name=f"Correct {what}", exact=True)
        expect(button).to_be_enabled()
    question(phone).get_by_role("button", name="Correct a milestone").click()
    phone.get_by_role("radio", name="Mayor").check(force=True)
    # Fields start with current values, so that nothing is removed by default.
    expect(phone.get_by_role("radio", name="None", exact=True)).to_be_checked()
    phone.get_by_role("radio", name="MarsBot", exact=True).check(force=True)
    question(phone).locator(".go .primary").click()
    tab(phone, "MarsBot")
    mayor = phone.locator(".honours tr", has_text="Mayor")
    expect(mayor.locator("td").last).to_contain_text("MarsBot")
