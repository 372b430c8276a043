"""The screen game: the page plays your side too, without a real board."""

import json
import re
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import understudy
from tests.browser.actions import (
    RAW_ID,
    Api,
    check_no_raw_ids,
    confirm_answer,
    enter_seed,
    needs_confirmation,
    open_game,
    open_result,
    open_setup,
    pass_turn,
    press_key,
    start_button,
    wait_until_ready,
)
from tests.browser.axe import THEMES, Checker
from tests.browser.samples import WHOLE
from tests.browser.test_accessibility import press_until
from tests.serving import Server
from understudy.core import Chance, Ref, Seat, Session, load, save
from understudy.mars.agents.greedy_agent import Greedy
from understudy.sim.agents import find_agent

SEED = "5"
"""With this seed the first corporation has steel, and Deep Well Heating is dealt."""
SOLAR_WIND_POWER = "077"
DEEP_WELL_HEATING = "003"


def asked(page: Page, id: str) -> Locator:
    """Wait for the question with this id and return it."""
    prompt = page.locator(f'.prompt[data-question="mars-you-{id}"]')
    expect(prompt).to_be_visible()
    wait_until_ready(page)
    return prompt


def check_screen(checker: Checker) -> None:
    """Check the screen with axe, and for raw ids."""
    check_no_raw_ids(checker.page)
    checker.check()


def close_report(page: Page) -> None:
    """Close MarsBot's report."""
    page.locator(".report .go .primary").click()
    expect(page.locator(".report")).to_have_count(0)


def stock(page: Page, name: str) -> Locator:
    return page.locator(".you7 > div", has_text=name).locator("b")


def play_card(page: Page, card: str, how: str = "Play for") -> None:
    """Open a card of the hand and play it with the proposed or another payment."""
    page.locator(f'button[data-card="{card}"]').tap()
    page.get_by_role("dialog").get_by_role("button", name=how).tap()


def skip_ahead(api: Api, game: str) -> None:
    """Let an agent play until the parameters are nearly complete."""
    session = load(api.save(game))
    chance = Chance(1)
    while session.question and (session.question.id != "mars-you-turn" or steps_left(session) > 2):
        session.answer(Greedy(session.position, chance).answer(session.question))
    api.call("PUT", f"games/{game}/save", json.loads(save(session)))


def steps_left(session: Session) -> int:
    planet = session.position.planet
    return int((8 - planet.temperature) / 2 + (14 - planet.oxygen) + (9 - planet.ocean_count))


def game_on(page: Page) -> str:
    return page.url.split("#/play/")[1].split("/")[0]


def check_end(checker: Checker) -> None:
    """Check the score sheet of both sides and the end of the game."""
    open_result(checker.page)
    expect(checker.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    expect(checker.page.locator("table.sc .totals td")).to_have_count(2)
    expect(checker.page.locator("table.sc .totals th")).to_contain_text(
        re.compile(r"(You are|MarsBot is) \d+\sVP ahead")
    )
    expect(checker.page.locator("table.sc .half.of-bot i").first).to_be_visible()
    expect(checker.page.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(checker.page.locator(".turned li").first).to_contain_text("Generation")
    expect(checker.page.locator(".course .side-human circle").nth(2)).to_be_visible()
    check_screen(checker)
    # No card can be played after the end.
    checker.page.get_by_role("link", name="To the board").click()
    expect(checker.page.get_by_role("heading", name="The game is over")).to_be_visible()
    if checker.page.locator("#tab-hand").count():
        checker.page.locator("#tab-hand").click()
    expect(checker.page.locator(".hand-note")).to_have_text(
        re.compile("Unplayed cards in hand|no cards in hand")
    )


@pytest.mark.soak
def test_a_whole_game_by_taps(phone: Page, backend: Server) -> None:
    checker = Checker(phone)
    open_setup(phone, backend.url, mode="screen")
    enter_seed(phone, int(SEED))
    start_button(phone).tap()

    asked(phone, "choose-corporation")
    phone.get_by_role("radio", name="Interplanetary Cinematics").check()
    check_screen(checker)
    phone.get_by_role("button", name="Interplanetary Cinematics, next").tap()
    for card in (SOLAR_WIND_POWER, DEEP_WELL_HEATING):
        phone.locator(f'[data-card="{card}"] input').check()
    expect(phone.locator(".purse")).to_contain_text("24 left")
    phone.get_by_role("button", name="Buy 2 and start").tap()

    asked(phone, "turn")
    expect(stock(phone, "MC")).to_have_text("24")
    check_screen(checker)
    play_card(phone, SOLAR_WIND_POWER)
    asked(phone, "second-action")
    expect(stock(phone, "MC")).to_have_text("13")
    phone.get_by_role("button", name="Undo").tap()
    asked(phone, "turn")
    expect(stock(phone, "MC")).to_have_text("24")
    play_card(phone, SOLAR_WIND_POWER)
    asked(phone, "second-action")
    # Steel is proposed; with one less, MC pay the rest.
    phone.locator(f'button[data-card="{DEEP_WELL_HEATING}"]').tap()
    expect(phone.locator(".preview .facts")).to_contain_text("−30 → −28 °C")
    expect(phone.locator(".pays-with")).to_be_visible()
    check_screen(checker)
    phone.get_by_role("dialog").get_by_role("button", name="Change").tap()
    payment = asked(phone, "pay")
    check_screen(checker)
    payment.get_by_role("button", name="Decrease Steel").tap()
    payment.get_by_role("button", name="Pay 13 MC").tap()

    turn_report = phone.locator(".report")
    expect(turn_report).to_contain_text("MarsBot’s turn")
    check_screen(checker)
    close_report(phone)
    asked(phone, "turn")
    expect(phone.locator(".gauge.temperature")).to_contain_text("−28 °C")
    phone.get_by_role("tab", name="Played").tap()
    expect(phone.get_by_role("tabpanel")).to_contain_text("Deep Well Heating")
    pass_turn(phone)

    taken = turn_report.locator(".for-you").last.locator("tbody tr")
    expect(taken).to_have_count(6)
    expect(taken.first).to_contain_text("TR 21 + production")
    close_report(phone)
    asked(phone, "buy")
    confirm_answer(phone, phone.get_by_role("button", name="Buy none"))
    # MarsBot begins the second generation, with an ocean.
    close_report(phone)
    asked(phone, "turn")
    phone.get_by_role("button", name="Standard projects").tap()
    check_screen(checker)
    phone.get_by_role("dialog").get_by_role("button", name="Aquifer").tap()
    # The map opens automatically; the second tap on a space places the tile.
    asked(phone, "choose-space")
    check_screen(checker)
    expect(phone.locator(".best button").first).to_be_visible()
    ocean = phone.locator('[data-space="1.2"]')
    ocean.tap()
    expect(phone.locator(".preview")).to_contain_text("Oceans")
    check_screen(checker)
    ocean.tap()
    asked(phone, "second-action")
    expect(phone.locator(".gauge.oceans")).to_contain_text("2 / 9")
    phone.get_by_role("button", name="End turn").tap()
    close_report(phone)
    asked(phone, "turn")
    pass_turn(phone)
    close_report(phone)
    expect(phone.get_by_role("heading", name="Generation 3", level=1)).to_be_visible()
    if not WHOLE:
        skip_ahead(Api(backend.url), game_on(phone))
        phone.reload()
        close_report(phone)
        asked(phone, "turn")
        phone.get_by_role("button", name="Hint").tap()
        hint = phone.get_by_role("dialog", name="Hint")
        expect(hint.get_by_role("listitem").first).to_be_visible()
        check_screen(checker)
        hint.get_by_role("button", name="Close").tap()
    assert play_on(checker, MAX_ACTIONS)
    check_end(checker)


@pytest.mark.soak
def test_a_whole_game_by_keyboard_alone(desktop: Page, backend: Server) -> None:
    checker = Checker(desktop, THEMES)
    press = partial(press_key, desktop)
    open_setup(desktop, backend.url, mode="screen")
    press_until(desktop, "Tab", "[data-step=bot]")
    press("Enter")
    press_until(desktop, "Tab", ".more-choices > summary")
    press("Enter")
    press_until(desktop, "Tab", "input[inputmode=numeric]", limit=90)
    desktop.keyboard.type(SEED)
    press_until(desktop, "Tab", ".prompt .primary:not([disabled])")
    press("Enter")

    asked(desktop, "choose-corporation")
    press_until(desktop, "Tab", "input[name=corporation]")
    press("Space")
    press("n")
    # The next page of the start is scrolled to its top; the table does not move.
    expect(desktop.locator(".start-steps")).to_be_in_viewport(ratio=1)
    expect(desktop.locator(".head")).to_be_in_viewport(ratio=1)
    press_until(desktop, "Tab", f'[data-card="{SOLAR_WIND_POWER}"] input')
    press("Space")
    press("n")
    asked(desktop, "turn")
    check_screen(checker)
    press("1")
    card = desktop.get_by_role("dialog", name="In your hand")
    expect(card).to_contain_text("Solar Wind Power")
    check_screen(checker)
    press("Enter")
    asked(desktop, "second-action")
    # The focus moves from the closed card to the question.
    expect(desktop.locator(".prompt .q")).to_be_focused()
    press("s")
    expect(desktop.get_by_role("dialog", name="Standard projects")).to_be_visible()
    press("Escape")
    expect(desktop.get_by_role("dialog")).to_have_count(0)
    press("e")
    desktop.locator(".report").wait_for()
    press("n")
    asked(desktop, "turn")
    press("p")
    if needs_confirmation(desktop):
        confirm_by_keys(desktop)
    desktop.locator(".report").wait_for()
    press("n")
    asked(desktop, "buy")
    buy_none_by_keys(desktop)
    desktop.locator(".report").wait_for()
    press("n")
    asked(desktop, "turn")
    press("s")
    expect(desktop.get_by_role("dialog", name="Standard projects")).to_be_visible()
    press_until(desktop, "Tab", ".thing:has(.ts-ocean)")
    press("Enter")
    asked(desktop, "choose-space")
    press_until(desktop, "Shift+Tab", ".space.can")
    press("ArrowRight")
    press("Enter")
    press("Enter")
    asked(desktop, "second-action")
    expect(desktop.locator(".gauge.oceans")).to_contain_text("2 / 9")
    press("e")
    desktop.locator(".report").wait_for()
    press("n")
    asked(desktop, "turn")
    press("p")
    if needs_confirmation(desktop):
        confirm_by_keys(desktop)
    desktop.locator(".report").wait_for()
    press("n")
    expect(desktop.get_by_role("heading", name="Generation 3", level=1)).to_be_visible()
    if not WHOLE:
        skip_ahead(Api(backend.url), game_on(desktop))
        desktop.reload()
    finish_by_keys(checker)
    check_end(checker)


MAX_ACTIONS = 900
"""Maximum number of actions in a game."""
LONGEST = MAX_ACTIONS if WHOLE else 12
"""Maximum number of actions in this run; without `make soak` only a sample."""


def current_question(page: Page) -> str:
    """Return the id of the current question; empty when the game is over."""
    question = page.locator("[data-question]")
    return str(question.get_attribute("data-question")) if question.count() else ""


TERRAFORMING = ":is({})".format(
    ", ".join(
        f'.thing[data-thing="{id}"]:enabled'
        for id in ("plants", "heat", "aquifer", "asteroid", "greenery")
    )
)
"""Projects that bring the end of the game closer."""


def do_action(page: Page) -> None:
    """Do one possible action: a card, a project, a milestone, or the end of the turn."""
    cards = page.locator("button.crow:not(.hollow)[data-card]")
    if cards.count():
        cards.first.tap()
        page.locator(".slip .primary").tap()
        return
    for verb in ("use", "claim", "projects"):
        if page.locator(f"[data-verb={verb}] .count:not(.zero)").count():
            page.locator(f"[data-verb={verb}]").tap()
            page.locator(".slip").wait_for()
            likely = page.locator(f".slip {TERRAFORMING}")
            others = page.locator(".slip :is(.thing, .lying .btn):enabled")
            (likely if likely.count() else others).first.tap()
            return
    page.locator(".prompt .go .btn").last.tap()


def answer_question(page: Page) -> None:
    """Answer the current question with the first possible choice."""
    question = current_question(page)
    if question in ("mars-you-turn", "mars-you-second-action"):
        page.locator("#tab-hand").tap()
        do_action(page)
    elif question == "mars-you-buy":
        page.locator("label[data-card] input:enabled").first.check()
        page.locator(".prompt .primary").tap()
    elif page.locator(".choices").count():
        page.locator(".choices button").first.tap()
    elif page.locator(".prompt.for-space").count():
        page.locator(".space.can").first.tap()
        page.locator(".prompt .primary").tap()
    else:
        page.locator(".prompt .primary").tap()


THE_END = '.prompt a[href$="/score"], table.sc'
"""The link to the result, or the result."""
WHAT_NOW = f".report, [data-question], {THE_END}"
"""What follows an answer: a report, a question, or the end."""


def wait_for_answers(page: Page, before: str) -> None:
    """Wait until all answers of the last tap have arrived."""
    expect(page.locator("main.play")).not_to_have_attribute("data-revision", before)
    # Cards are bought one by one; undo is disabled while answers are being sent.
    expect(page.locator('.prompt[data-question="mars-you-buy"]')).to_have_count(0)
    expect(page.locator(".head .undo")).to_be_enabled()


def play_on(checker: Checker, longest: int) -> bool:
    """Do at most `longest` actions by taps; return whether the game ended."""
    page = checker.page
    page.locator(".report, .prompt").first.wait_for()
    for _ in range(longest):
        if page.locator(".report").count():
            check_screen(checker)
            close_report(page)
            if page.url.endswith("/score"):
                return True
            continue
        check_screen(checker)
        page.locator(WHAT_NOW).filter(visible=True).first.wait_for()
        if page.locator(".report").count():
            continue
        if page.locator(THE_END).count():
            return True
        shown = str(page.locator("main.play").get_attribute("data-revision"))
        answer_question(page)
        wait_for_answers(page, shown)
    return False


def terraforming_can_be_done(page: Page) -> bool:
    """Open the list of projects; close it again if none is useful."""
    press_key(page, "s")
    page.locator(".slip").wait_for()
    if page.locator(f".slip {TERRAFORMING}").count():
        return True
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    return False


def confirm_by_keys(page: Page) -> None:
    """Confirm an answer that gives something up."""
    page.locator("[data-confirm]").wait_for()
    press_until(page, "Tab", "[data-confirm]")
    press_key(page, "Enter")


def buy_none_by_keys(page: Page) -> None:
    press_until(page, "Tab", ".prompt .go .btn")
    press_key(page, "Enter")
    confirm_by_keys(page)


def finish_by_keys(checker: Checker) -> None:
    """Play to the end of the game with keys only."""
    page = checker.page
    press = partial(press_key, page)
    page.locator(".report, .prompt").first.wait_for()
    for _ in range(MAX_ACTIONS):
        if page.locator(".report").count():
            check_screen(checker)
            press("n")
            expect(page.locator(".report")).to_have_count(0)
            if page.url.endswith("/score"):
                return
            continue
        check_screen(checker)
        page.locator(WHAT_NOW).filter(visible=True).first.wait_for()
        if page.locator(".report").count():
            continue
        question = current_question(page)
        if page.locator(THE_END).count():
            return
        shown = str(page.locator("main.play").get_attribute("data-revision"))
        if question in ("mars-you-turn", "mars-you-second-action"):
            if page.locator("button.crow:not(.hollow)[data-card]").count():
                press("1")
                page.locator(".slip").wait_for()
                press("Enter")
            elif terraforming_can_be_done(page):
                press_until(page, "Tab", TERRAFORMING)
                press("Enter")
            else:
                press("p" if question == "mars-you-turn" else "e")
                if page.locator("[data-confirm]").count():
                    confirm_by_keys(page)
        elif question == "mars-you-buy":
            buy_none_by_keys(page)
        elif page.locator(".choices").count():
            press_until(page, "Tab", ".choices button")
            press("Enter")
        elif page.locator(".prompt.for-space").count():
            press_until(page, "Shift+Tab", ".space.can")
            press("Enter")
            press("Enter")
        else:
            press("n")
        wait_for_answers(page, shown)
    pytest.fail("the game does not end")


def test_all_cards_of_research_are_bought_with_one_tap(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=int(SEED), you="played")
    api.play(game, ["R00", {"do": "pass"}])
    open_game(phone, backend.url, game)
    asked(phone, "buy")
    hand = len(api.game(game)["view"]["you"]["hand"])
    phone.get_by_role("button", name="Buy all 4").tap()
    expect(phone.locator('.prompt[data-question="mars-you-buy"]')).to_have_count(0)
    expect(phone.locator(".head .undo")).to_be_enabled()
    assert len(api.game(game)["view"]["you"]["hand"]) == hand + 4


def test_an_action_is_repeated_with_one_tap(phone: Page, backend: Server) -> None:
    """The likeliest move is the card that was used first in the generation before."""
    session = understudy.new("mars", seed=int(SEED), you="played")
    expert = find_agent(session.system, "expert")
    while not (ready := ready_again(session)) or possible_conversion(session):
        assert session.question
        policy = expert(Seat("mars", session.position, Chance(1)))
        session.answer(policy.answer(session.question))
    api = Api(backend.url)
    game = api.call("POST", "saves", json.loads(save(session)))["id"]
    open_game(phone, backend.url, game)
    likely = phone.locator(".prompt .go .primary[data-likely]")
    expect(likely).to_have_attribute("data-likely", ready[0])
    used = len(session.tape)
    likely.tap()
    expect(phone.locator("main.play")).not_to_have_attribute("data-revision", str(used))
    assert load(api.save(game)).tape[used].answer == {"do": "action", "card": ready[0]}


def ready_again(session: Session) -> list[str]:
    """Return the cards that were used before and can be used now, the one used first in front."""
    view: Any = session.system.view(session.position)
    if session.question is None or session.question.id != "mars-you-turn":
        return []
    cards = [*view["you"]["corporations"], *view["you"]["played"]]
    ready = {c["number"] for c in cards if c["action"] and not c["used"] and not c["why_not"]}
    cards_used = [step.args["card"] for step in session.steps if step.kind == "mars-you-use"]
    uses = [card.id for card in cards_used if isinstance(card, Ref)]
    return [id for id in reversed(dict.fromkeys(reversed(uses))) if id in ready]


def possible_conversion(session: Session) -> bool:
    view: Any = session.system.view(session.position)
    return None in view["you"]["convert"].values()


def test_illegal_answers_are_refused_with_a_text(phone: Page, backend: Server) -> None:
    """No button gives these answers, but an outdated page can send them."""
    api = Api(backend.url)
    game = api.new(seed=int(SEED), you="played")
    api.play(game, ["R19", SOLAR_WIND_POWER, DEEP_WELL_HEATING, "none"])
    open_game(phone, backend.url, game)
    asked(phone, "turn")
    revision = str(phone.locator("main.play").get_attribute("data-revision"))
    said = phone.locator(".prompt .notices .note")
    wrong = {"do": "play", "card": "009"}, {"do": "claim", "milestone": "Mayor"}, {"do": "fly"}
    for answer in wrong:
        send(phone, answer)
        expect(said).to_be_visible()
        assert not RAW_ID.search(said.inner_text())
    send(phone, {"do": "play", "card": DEEP_WELL_HEATING})
    asked(phone, "pay")
    for payment in ({"steel": 99}, {"gold": 1}, {"steel": -1}):
        send(phone, payment)
        expect(said).to_be_visible()
    expect(phone.locator("main.play")).to_have_attribute("data-revision", str(int(revision) + 1))
    # Undo past a card that MarsBot revealed asks for confirmation, once.
    api.play(game, [{"steel": 6}, {"do": "end"}])
    close_report(phone)
    phone.get_by_role("button", name="Undo").tap()
    phone.get_by_role("button", name="Cancel").tap()
    phone.get_by_role("button", name="Undo").tap()
    phone.get_by_role("button", name="Undo anyway").tap()
    asked(phone, "second-action")
    assert api.game(game)["looked_ahead"]


def test_time_runs_out(phone: Page, backend: Server) -> None:
    """A player who only passes loses when time runs out, and is told why."""
    api = Api(backend.url)
    session = understudy.new("mars", seed=int(SEED), you="played")
    session.answer("R00")
    while session.question:
        session.answer({"do": "pass"} if session.question.id == "mars-you-turn" else "none")
    game = api.call("POST", "saves", json.loads(save(session)))["id"]
    open_game(phone, backend.url, game)
    expect(phone.locator(".hand-note")).to_contain_text("Unplayed cards in hand: 10")
    expect(phone.locator(".hand .why-not")).to_have_count(0)
    open_result(phone)
    expect(phone.get_by_role("heading", name="Winner: MarsBot")).to_be_visible()
    expect(phone.get_by_text("Generation 20 has begun and Mars is not finished")).to_be_visible()
    expect(phone.locator(".gauge.oceans")).to_contain_text("/ 9")
    expect(phone.locator("table.sc .totals th")).to_contain_text("without awards")
    expect(phone.locator("table.sc .half.of-bot i").first).to_be_visible()
    check_screen(Checker(phone))


def test_turns_continue_automatically_with_that_setting(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    game = api.new(seed=int(SEED), you="played")
    plant = {"do": "standard_project", "project": "power_plant"}
    api.play(game, ["R00", plant])
    phone.add_init_script("localStorage.understudy = JSON.stringify({ onward: 'six' })")
    # The test controls the clock.
    phone.clock.install(time=1_800_000_000)
    open_game(phone, backend.url, game)
    end = phone.get_by_role("button", name="End turn")
    expect(end).to_be_visible()
    phone.clock.pause_at(1_800_100_000)
    end.tap()
    stay = phone.get_by_role("button", name="Stay here")
    expect(stay).to_have_attribute("aria-pressed", "false")
    phone.clock.run_for(5_000)
    expect(phone.locator(".report")).to_be_visible()
    phone.clock.run_for(2_000)
    expect(phone.locator(".report")).to_have_count(0)
    asked(phone, "turn")
    # Any touch stops the countdown.
    send(phone, plant)
    phone.clock.run_for(500)
    end.tap()
    expect(stay).to_be_visible()
    phone.clock.run_for(1_000)
    stay.tap()
    expect(stay).to_have_attribute("aria-pressed", "true")
    phone.clock.run_for(60_000)
    expect(phone.locator(".report")).to_contain_text("MarsBot’s turn")


def send(page: Page, answer: object) -> None:
    """Send an answer that no button gives."""
    page.evaluate(
        """async (answer) => {
          const page = document.querySelector("script[src$='/app.js']").src;
          const { answer: send } = await import(new URL("play/game_state/current_game.js", page));
          await send(answer);
        }""",
        answer,
    )
