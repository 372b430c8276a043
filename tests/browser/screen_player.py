"""Plays the screen game through the page by taps or keys; a program decides."""

import re
from collections import Counter
from typing import Any, Self

from playwright.sync_api import ConsoleMessage, Locator, Page, expect

from tests.browser.actions import Api, open_game, wait_until_ready
from understudy.core import Chance, Seat, Session, load
from understudy.sim.agents import find_agent

SECOND_TAP_MS = 180
"""Time until the second tap of a double tap."""
TAP_AGAIN = """(ms) => {
  const root = document.documentElement;
  delete root.dataset.tappedTwice;
  const again = ({ clientX, clientY }) => setTimeout(() => {
    root.dataset.tappedTwice = "";
    document.elementFromPoint(clientX, clientY)?.closest("button, a, label, .space")?.dispatchEvent(
      new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
  }, ms);
  document.addEventListener("click", again, { capture: true, once: true });
}"""
"""Taps the place of the next tap again after a time that a busy machine does not stretch."""
PRESS_AGAIN = """(ms) => {
  const root = document.documentElement;
  delete root.dataset.tappedTwice;
  const again = ({ key }) => setTimeout(() => {
    root.dataset.tappedTwice = "";
    const target = document.activeElement;
    const pressed = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    // A browser clicks a button only for real keys.
    if (target.dispatchEvent(pressed) && key === "Enter" && target.matches("button, a"))
      target.click();
  }, ms);
  document.addEventListener("keydown", again, { capture: true, once: true });
}"""
"""Presses the next key again."""
SHOWN = """() => {
  const { activeElement: focus, documentElement: root } = document;
  const texts = (css) => [...document.querySelectorAll(css)].map((one) => one.textContent.trim());
  return JSON.stringify({
    focus: focus?.outerHTML.slice(0, 200),
    settling: "settling" in root.dataset,
    question: document.querySelector(".prompt")?.dataset.question,
    dialog: document.querySelector("dialog[open] h2")?.textContent,
    buttons: texts(".primary:enabled"),
    notices: texts(".notices"),
  });
}"""
"""Describes the page after an answer that did not arrive."""
MAX_ANSWERS = 2000
BUY = "mars-you-buy"
MENUS = ("mars-you-turn", "mars-you-second-action")


class ScreenPlayer:
    """A player with taps or keys; with `double` each that opens, closes or answers comes twice."""

    def __init__(
        self, page: Page, api: Api, game: str, *, double: bool = False, by_keys: bool = False
    ) -> None:
        self.page = page
        self.api = api
        self.game = game
        self.double = double
        self.by_keys = by_keys
        self.taps: Counter[int] = Counter()
        """Taps in each generation."""
        self.session: Session = load(api.save(game))
        self.agent = find_agent(self.session.system, "expert")
        self.console_errors: list[str] = []
        page.on("console", self.note_error)

    def note_error(self, message: ConsoleMessage) -> None:
        """Remember an error that the browser logs."""
        if message.type == "error":
            self.console_errors.append(f"{message.text} {message.location}")

    def open(self) -> Self:
        """Open the game on the page."""
        open_game(self.page, self.api.url, self.game)
        return self

    def tap(self, button: Locator) -> None:
        """Press a button, and its place or the key again if input is doubled."""
        wait_until_ready(self.page)
        self.count()
        if self.by_keys:
            # The page does not focus a button that is in it but not shown yet.
            expect(button).to_be_visible()
            expect(button).to_be_enabled()
        if self.double:
            self.page.evaluate(PRESS_AGAIN if self.by_keys else TAP_AGAIN, SECOND_TAP_MS)
        if self.by_keys:
            # It is focused at once before the key, so that nothing can take the focus in between.
            button.press("Enter")
        else:
            button.tap()
        if self.double:
            self.page.locator("html[data-tapped-twice]").wait_for(state="attached")

    def pick(self, item: Locator) -> None:
        """Pick a card or a space once: a second tap takes a card back, and confirms a space."""
        wait_until_ready(self.page)
        self.count()
        if self.by_keys:
            expect(item).to_be_visible()
            expect(item).to_be_enabled()
            item.press("Space" if item.get_attribute("type") else "Enter")
        elif item.get_attribute("type"):
            item.locator("..").tap()
        else:
            item.tap()

    def pick_card(self, card: str) -> None:
        """Pick a card on offer."""
        self.pick(self.page.locator(f'label[data-card="{card}"] input'))

    def count(self) -> None:
        """Count a tap."""
        self.taps[self.session.position.generation] += 1

    def uncount(self) -> None:
        """Do not count the next tap."""
        self.taps[self.session.position.generation] -= 1

    def decide(self, session: Session) -> Any:
        """Return the agent's answer."""
        assert session.question is not None
        seat = Seat("mars", session.position, Chance(1))
        return self.agent(seat).answer(session.question)

    def play(self, most: int | None = None) -> Any:
        """Answer `most` questions, or until the game is over; return the game document."""
        for answered in range(MAX_ANSWERS):
            self.close_reports()
            self.session = load(self.api.save(self.game))
            if self.session.question is None or answered == most:
                assert not self.console_errors, "\n".join(self.console_errors)
                return self.api.game(self.game)
            revision = self.revision()
            self.answer(self.session.question.id)
            self.wait_for_reply(revision)
            # Cards are bought one by one; undo is disabled while answers are being sent.
            expect(self.page.locator(".head .undo")).to_be_enabled()
        raise AssertionError("the game does not end")

    def wait_for_reply(self, revision: str) -> None:
        """Wait until the page shows another revision of the game."""
        frame = self.page.locator("main.play")
        try:
            expect(frame).not_to_have_attribute("data-revision", revision)
        except AssertionError as error:
            error.add_note(f"{self.session.question}\n{self.page.evaluate(SHOWN)}")
            error.add_note("\n".join(self.console_errors))
            raise

    def revision(self) -> str:
        """Return the revision of the game that is shown."""
        return str(self.page.locator("main.play").get_attribute("data-revision"))

    def close_reports(self) -> None:
        """Close the reports of MarsBot's turns."""
        now = self.page.locator(
            ".report, .prompt[data-question], .prompt a[href$='/score'], table.sc"
        )
        now.filter(visible=True).first.wait_for()
        while self.page.locator(".report").count():
            title = self.page.locator(".report #report-title").inner_text()
            if self.page.locator(".report .stay").count():
                # It closes by itself; the tap only saves the time.
                self.uncount()
            self.tap(self.page.locator(".report .go .primary"))
            expect(self.page.locator(".report #report-title", has_text=title)).to_have_count(0)
            now.filter(visible=True).first.wait_for()

    def answer(self, question: str) -> None:
        """Answer the question as the agent wishes."""
        prompt = self.page.locator(".prompt")
        decided = self.decide(self.session)
        assert self.session.question is not None
        if question in MENUS:
            self.do_action(decided)
        elif question == BUY:
            self.buy()
        elif question == "mars-you-choose-corporation" and "card" not in self.session.question.args:
            self.choose_start(decided)
        elif question == "mars-ask-draft":
            self.pick_card(decided)
            self.tap(prompt.locator(".primary"))
        elif self.session.question.to_json()["type"] == "space":
            self.pick(self.page.locator(f'[data-space="{decided}"]'))
            self.tap(prompt.locator(".primary"))
        elif self.session.question.to_json()["type"] == "payment":
            self.tap(prompt.locator(".primary"))
        else:
            self.tap(prompt.locator(f'[data-option="{decided}"]'))

    def do_action(self, move: dict[str, str]) -> None:
        """Do an action of the turn."""
        slip = self.page.locator(".slip")
        match move["do"]:
            case "play":
                self.show_hand()
                self.tap(self.page.locator(f'button[data-card="{move["card"]}"]'))
                self.tap(slip.locator(".primary"))
            case "pass" | "end":
                revision = self.revision()
                self.tap(self.page.locator(f'.prompt [data-entry="{move["do"]}"]'))
                if self.confirmation(revision):
                    self.tap(self.page.locator("[data-confirm]"))
            case "action":
                self.choose_in("use", move["card"])
            case "convert":
                self.choose_in("projects", move["what"])
            case "standard_project":
                self.choose_in("projects", move["project"])
            case "claim":
                self.choose_in("claim", move["milestone"])
            case "fund":
                self.choose_in("claim", move["award"])
            case "trade":
                self.choose_in("projects", f"trade {move['colony']}")
            case "delegate":
                self.choose_in("projects", f"delegate {move['party']}")
            case "policy":
                self.choose_in("projects", "policy")
            case other:
                raise AssertionError(f"{other}: {move}")

    def choose_in(self, verb: str, thing: str) -> None:
        """Choose an action from a list, or the likeliest one by its own button."""
        likely = self.page.locator(f'[data-likely="{thing}"]')
        if likely.count():
            self.tap(likely)
            return
        self.tap(self.page.locator(f"[data-verb={verb}]"))
        things = self.page.locator(".slip [data-thing]:enabled")
        things.first.wait_for()
        found = re.compile(rf"{re.escape(thing)}\b")
        ids = [str(one.get_attribute("data-thing")) for one in things.all()]
        at = next(n for n, id in enumerate(ids) if found.match(id))
        self.tap(things.nth(at))

    def show_hand(self) -> None:
        """Open the tab of the hand, unless it is open."""
        tab = self.page.locator("#tab-hand")
        if tab.count() and tab.get_attribute("aria-selected") == "false":
            self.tap(tab)

    def confirmation(self, revision: str) -> bool:
        """Return whether a confirmation is asked for, instead of the answer being sent."""
        confirm = self.page.locator("[data-confirm]")
        sent = self.page.locator(f'main.play:not([data-revision="{revision}"])')
        confirm.or_(sent).first.wait_for()
        return confirm.count() > 0

    def bought(self) -> list[str]:
        """Return the cards that the agent buys."""
        session = load(self.api.save(self.game))
        cards: list[str] = []
        while session.question and session.question.id == BUY:
            card = self.decide(session)
            session.answer(card)
            if card == "none":
                break
            cards.append(str(card))
        return cards

    def buy(self) -> None:
        """Buy cards in research."""
        cards = self.bought()
        revision = self.revision()
        everything = self.page.locator("[data-buy-all]")
        if everything.count() and len(cards) == self.page.locator("label[data-card]").count():
            self.tap(everything)
            return
        for card in cards:
            self.pick_card(card)
        self.tap(self.page.locator(".prompt .go .btn").first)
        if self.confirmation(revision):
            self.tap(self.page.locator("[data-confirm]"))

    def choose_start(self, corporation: str) -> None:
        """Choose corporation, preludes and cards as the agent does."""
        session = load(self.api.save(self.game))
        picks: dict[str, list[str]] = {}
        while session.question and session.question.id not in MENUS:
            card = str(self.decide(session))
            picks.setdefault(session.question.id, []).append(card)
            session.answer(card)
        for cards in (
            [corporation],
            picks.get("mars-you-choose-preludes", []),
            [card for card in picks.get(BUY, []) if card != "none"],
        ):
            if not cards and cards is not picks.get(BUY):
                continue
            for card in cards:
                self.pick_card(card)
            self.tap(self.page.locator(".prompt .go .btn").last)
