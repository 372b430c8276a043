"""The page can draw every kind of question, alternative, reason and journal step."""

import json
from dataclasses import replace
from typing import Any

from playwright.sync_api import Page

import understudy
from tests.browser.actions import RAW_ID, Api, open_game, open_result
from tests.serving import Server
from understudy.core import Chance, Question, Ref, Session, save
from understudy.core.agents.legal_answers import legal_answers
from understudy.core.agents.random_agent import AnyAnswer
from understudy.core.journal.messages import message_to_json
from understudy.mars.human.rules import choices
from understudy.mars.human.rules.places import why_not_elsewhere
from understudy.mars.human.state.card import NO_CARD, NO_TABLE, Card, Context
from understudy.mars.human.state.card_ids import EVENT_CARDS, PARTY_CARDS
from understudy.mars.human.state.obstacle import Lack, Obstacle
from understudy.mars.options import EXPANSIONS
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.colonies import COLONY_FACTS

SEED = 1
ASKING = {
    "mars-card", "mars-prelude", "mars-your-corporation", "mars-party", "mars-event", "mars-colony",
}  # fmt: skip
ABOUT_CARDS = (
    "copied", "corporation", "discarded", "giver", "holder", "hosted", "kept", "next-prelude",
    "played", "prelude", "preludes", "repeated", "returned", "sold", "used",
)  # fmt: skip


class Listener:
    """A table that records its questions."""

    def __init__(self) -> None:
        self.asked: list[Any] = []

    def ask(self, question: Question[Any]) -> Any:
        self.asked.append(question.to_json())
        return legal_answers(question)[0]


def sources(library: tuple[Card, ...]) -> list[Card]:
    """Return the sources of questions: each kind of card, policies, events, colony tiles, none."""
    cards = [card for card in library if card.kind in ("project", "prelude", "corporation")]
    kinds = {(card.kind, card.colour): card for card in cards}
    parties = [library[PARTY_CARDS[next(iter(PARTY_CARDS))]]]
    events = [library[EVENT_CARDS[next(iter(EVENT_CARDS))]]]
    tile = next(iter(COLONY_FACTS))
    return [
        *kinds.values(),
        *parties,
        *events,
        replace(NO_CARD, number=tile, ref=Ref("mars-colony", tile)),
        NO_CARD,
    ]


def questions(session: Session) -> list[Any]:
    """Return all kinds of questions by every source."""
    view: Any = session.system.view(session.position)
    game, you = session.position, session.position.you
    library = you.library
    table: Any = Listener()
    for card in library:
        if len(card.alternatives) > 1:
            choices.choose_option(
                table, Context(game, NO_TABLE, you, card), range(1, len(card.alternatives) + 1)
            )
    some = [card for card in library if card.kind == "project"][:2]
    names: dict[str, list[str]] = {
        "parameter": [*view["parameters"]],
        "colony": [*COLONY_FACTS],
        "party": [*PARTY_CARDS],
        "owner": ["bot", "neutral"],
        "award": [one["name"] for one in view["awards"]],
        "project": [one["name"] for one in view["you"]["projects"]],
    }
    for card in sources(library):
        context = Context(game, NO_TABLE, you, card)
        choices.choose_yes_no(table, context)
        choices.choose_side(table, context, ("bot", "human"))
        choices.choose_amount(table, context, 1, 3, "cards")
        choices.choose_name(table, "resource", RESOURCES, context)
    event = Context(game, NO_TABLE, you, library[EVENT_CARDS["pandemic"]])
    choices.choose_yes_no(table, event, some[0])
    choices.choose_space(
        table, event, "city", 0b111000, why_not_elsewhere(game, you, 0b111000, "city")
    )
    for kind, named in names.items():
        choices.choose_name(table, kind, named, event)
    for use in ("build", "trade", "raise", "lower", "add"):
        choices.choose_name(table, "colony", names["colony"], None, use)
    for what in ABOUT_CARDS:
        choices.choose_card(table, f"mars-you-choose-{what}", some, event)
    return list(table.asked)


def reasons() -> list[Any]:
    """Return all reasons why a card cannot be played."""
    of = {Lack.SPACE: "city"}
    return [message_to_json(Obstacle(lack, of.get(lack, "mc"), 3, 1).message()) for lack in Lack]


def play_on(session: Session, *, to_the_end: bool) -> None:
    """Give random answers until a turn with some cards in hand, or to the end."""
    policy = AnyAnswer(Chance(SEED))
    while session.question and (to_the_end or not is_a_turn(session)):
        session.answer(policy.answer(session.question))


def is_a_turn(session: Session) -> bool:
    asked = session.question
    return asked is not None and asked.id == "mars-you-turn" and len(session.position.you.hand) > 2


SHOW = """async ([questions, reasons]) => {
  const page = document.querySelector("script[src$='/app.js']").src;
  const { current } = await import(new URL("play/game_state/current_game.js", page));
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const open = current.peek();
  // Close the event stream, and ignore pending replies.
  open.events.close();
  open.latestRead = null;
  const doc = open.doc.peek();
  const hand = doc.view.you.hand;
  const { name } = await import(new URL("app/translations.js", page));
  const found = [];
  const symbols = new Set();
  const collect = () => {
    for (const use of document.querySelectorAll("use")) symbols.add(use.href.baseVal);
  };
  const show = async (changes) => {
    open.doc.value = { ...doc, ...changes };
    await frame();
    found.push(document.querySelector("main").innerText);
    collect();
    return document.querySelector("[data-question]")?.dataset.question;
  };
  for (const [n, question] of questions.entries()) {
    const drawn = await show({ question, token: `question ${n}` });
    if (drawn !== question.id) throw new Error(`not drawn: ${JSON.stringify(question)}`);
    const by = question.args.card;
    if (by && !document.querySelector(".prompt").innerText.includes(name(by)))
      throw new Error(`does not say what asks: ${JSON.stringify(question)}`);
  }
  const target = questions.find(({ id }) => id === "mars-you-choose-target");
  await show({ question: target, token: "previews" });
  while (!document.querySelector(".prompt .fact")) await frame();
  collect();
  document.querySelector("#tab-hand").click();
  for (const why_not of reasons) {
    const you = { ...doc.view.you, hand: hand.map((card) => ({ ...card, why_not })) };
    await show({ view: { ...doc.view, you } });
  }
  for (const address of symbols) {
    const [file, id] = address.split("#");
    const text = await (await fetch(file)).text();
    if (!text.includes(`id="${id}"`)) throw new Error(`no such symbol: ${address}`);
  }
  return found;
}"""
"""Shows each question instead of the current one, then each reason at every card of the hand.

A question names the card, policy, event or colony tile that asks.
"""

TELL = """async () => {
  const page = document.querySelector("script[src$='/app.js']").src;
  const { current } = await import(new URL("play/game_state/current_game.js", page));
  const { say } = await import(new URL("app/translations.js", page));
  const { systemOf } = await import(new URL("app/faces.js", page));
  const { StepPicture } = await import(new URL("mars/turns/step_picture.js", page));
  const { h, render } = await import("preact");
  const doc = current.peek().doc.peek();
  const { TurnSummary, heading, summarize } = systemOf(doc);
  const drawn = (what) => {
    const box = document.createElement("div");
    render(what, box);
    const text = box.textContent;
    render(null, box);
    return text;
  };
  const ofTurn = ({ steps }) =>
    [heading(steps), summarize(steps), drawn(h(TurnSummary, { doc, steps }))];
  const ofStep = (step) => [say(step.kind, step.args), drawn(h(StepPicture, { doc, step }))];
  const kinds = new Map(doc.journal.map((step) => [step.kind, step]));
  return [...current.peek().turns.peek().flatMap(ofTurn), ...[...kinds.values()].flatMap(ofStep)];
}"""
"""Shows the journal of a whole game: every turn summary, every kind of step."""


def preview_every_fact(session: Session) -> Any:
    """Return a preview that changes facts of every kind."""
    view: Any = session.system.view(session.position)
    facts = [
        *(f"bot.track.{track['id']}" for track in view["bot"]["tracks"]),
        *(f"bot.storage.{name}" for name in COLONY_FACTS),
        *(f"human.{where}.{name}" for where in ("stock", "production") for name in RESOURCES),
        *(f"{side}.{what}" for side in ("human", "bot") for what in ("tr", "points")),
        *view["parameters"],
    ]
    changes = [{"what": fact, "before": 1, "after": 3} for fact in facts]
    return {"refused": None, "changes": changes, "payments": [], "asks": None, "chance": False}


def without_ids(said: list[str]) -> None:
    raw = [line for text in said for line in text.split("\n") if RAW_ID.search(line)]
    assert not raw, raw[:5]


def test_every_kind_is_drawn(phone: Page, backend: Server) -> None:
    api = Api(backend.url)
    session = understudy.new("mars", seed=SEED, you="played", expansions=list(EXPANSIONS))
    play_on(session, to_the_end=False)
    asked = questions(session)
    by = {question["args"]["card"]["kind"] for question in asked if "card" in question["args"]}
    assert by == ASKING
    preview = preview_every_fact(session)
    phone.route(
        "**/outlooks",
        lambda route: route.fulfill(
            json=[preview for _ in route.request.post_data_json["answers"]]
        ),
    )
    open_game(phone, backend.url, api.call("POST", "saves", json.loads(save(session)))["id"])
    phone.locator(".prompt[data-question]").wait_for()
    without_ids(phone.evaluate(SHOW, [asked, reasons()]))

    play_on(session, to_the_end=True)
    open_game(phone, backend.url, api.call("POST", "saves", json.loads(save(session)))["id"])
    open_result(phone)
    without_ids(phone.evaluate(TELL))
