"""Scenarios of screen games: your hand and cards are given, your choices listed by kind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from understudy.core import Illegal, Message, Unreadable
from understudy.core.scenarios.scenario import Keys, Pile, Scenario, compare
from understudy.mars import options
from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.expansions.colonies import find_colony_tile
from understudy.mars.human.actions.play_card import reveal_corporation
from understudy.mars.human.actions.preludes import play_prelude
from understudy.mars.human.actions.research import research
from understudy.mars.human.actions.turmoil_effects import apply_policy
from understudy.mars.human.actions.turn import do_move, first_actions
from understudy.mars.human.rules.colonies import build_colony, trade_costs
from understudy.mars.human.rules.payments import price_of
from understudy.mars.human.seat import ScreenSeat
from understudy.mars.human.state.card import TAG_INDEX
from understudy.mars.printed.allowed_values import RESOURCES, name_id
from understudy.mars.scenario.choices import CHANNELS, ChoicesTable
from understudy.mars.scenario.given import build, card_ids
from understudy.mars.scenario.then import by_number, observe
from understudy.mars.scenario.when import EVENTS, Outcome
from understudy.mars.scenario.your_side import (
    CARD_KINDS,
    assign_special_tiles,
    card_of,
    number_of,
    your_side,
)
from understudy.mars.scoring import final_greeneries
from understudy.mars.state import BOT, HUMAN, Game


def build_screen_game(scenario: Scenario) -> tuple[Game, ScreenSeat, ChoicesTable]:
    """Return the position of a screen-game scenario and a table with its choices."""
    corporation = scenario.options.pop("your_corporation", None)
    others = {name: value for name, value in scenario.options.items() if name != "you"}
    # A scenario may use options that a new game would refuse.
    setup = replace(options.make_setup({"expansions": [], **others}), played=True)
    seat = ScreenSeat(LIBRARY)
    human = scenario.given.table("human")
    hand_given = "hand" in human.names()
    game = build(setup, scenario.given, scenario.seed, seat)
    your_side(game, seat, human, corporation)
    assign_special_tiles(game, seat)
    apply_policy(game, seat)
    lists = {name: list(scenario.when.take(name, [])) for name in CHANNELS}
    awards = [award.name for award in game.award_row]
    pay = scenario.when.take("pay", {})
    table = ChoicesTable(lists, pay, awards, scenario.answers, scenario.seed)
    table.hand_given = hand_given
    table.begin_turn(1)
    return game, seat, table


def check_screen_game(scenario: Scenario) -> list[Message]:
    """Run one screen-game scenario. Return the differences from its expected result."""
    game, seat, table = build_screen_game(scenario)
    wanted = dict(scenario.then)
    refused = wanted.pop("refused", False)
    price = wanted.pop("price", None)
    before = game.copy()
    outcome = Outcome()
    result: list[Message] = []
    found_price: int | None = None
    try:
        found_price = run_screen_event(game, table, seat, scenario.when, outcome)
        happened = table.paid_as_given()
    except Illegal:
        happened = False
    left = [name for name, answers in table.lists.items() if answers]
    if left and refused:
        # The question had only one other legal answer, so this one was never asked for.
        happened = False
    if not happened:
        game, found_price = before, None
    if happened == bool(refused):
        result.append(_differs("refused", refused, not happened))
    if price is not None and price != found_price:
        result.append(_differs("price", price, found_price))
    found = observe(game, table.steps, outcome)
    found["human"] = _observe(game)
    result += compare(_by_number(wanted), found, table, FREE)
    if left and happened:
        result.append(Message("table-scenario-answers-left", {"count": len(left)}))
    return result


def _differs(key: str, wanted: object, found: object) -> Message:
    args: dict[str, Any] = {"key": key, "wanted": str(wanted), "found": str(found)}
    return Message("table-scenario-differs", args)


FREE: Final = frozenset(
    {
        "then.tiles", "then.milestones", "then.awards", "then.bot.tracks", "then.bot.markers",
        "then.bot.storage", "then.bot.corporation_resources", "then.turmoil.delegates",
        "then.human.tags", "then.human.resources", "then.human.production",
        "then.human.card_resources", "then.colonies",
    }
)  # fmt: skip


def run_screen_event(
    game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys, outcome: Outcome
) -> int | None:
    """Run `[when]`. Return the price if it asks for one."""
    verb = when.need("do")
    price: int | None = None
    if verb == "price":
        price = price_of(you, BY_NUMBER[number_of(str(when.need("card")))])
    elif verb in VERBS:
        VERBS[verb](game, table, you, when)
    elif verb in EVENTS:
        EVENTS[verb](game, table, when, outcome)
    else:
        raise Unreadable("table-scenario-bad-value", key="when.do", value=str(verb))
    when.refuse_unread()
    return price


Verb = Callable[[Game, ChoicesTable, ScreenSeat, Keys], None]


def _play(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    card = card_of(str(when.need("card")), "project")
    if not table.hand_given and card.id not in (*you.hand, *you.hosted):
        you.hand.append(card.id)
    do_move(game, table, you, {"do": "play", "card": card.number})


def _use(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    do_move(game, table, you, {"do": "action", "card": number_of(str(when.need("card")))})


def _move(name: str, *keys: str) -> Verb:
    def verb(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
        do_move(game, table, you, {"do": name, **{key: when.need(key) for key in keys}})

    return verb


def _corporation(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    reveal_corporation(game, table, you, card_of(str(when.need("card")), "corporation"))


def _prelude(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    game.phase = "setup"
    play_prelude(game, table, you, card_of(str(when.need("card")), "prelude"))


def _event(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    game.phase = "production"
    you.resolve_global_event(game, table, name_id(str(when.need("event"))))


def _trade(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    colony = when.take("colony")
    if colony is None or when.take("by", HUMAN) == BOT:
        EVENTS["trade"](game, table, when, Outcome())
    else:
        if table.fee not in (RESOURCES[resource] for resource in trade_costs(you)):
            raise Illegal("mars-pay-not-taken")
        do_move(game, table, you, {"do": "trade", "colony": colony})


def _build_colony(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    if when.take("by", BOT) == BOT:
        EVENTS["build_colony"](game, table, when, Outcome())
    else:
        build_colony(game, table, you, [find_colony_tile(game, when.need("colony"))], None)


def _policy(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    ruling = game.turmoil.ruling if game.turmoil else ""
    do_move(game, table, you, {"do": "policy", "party": ruling})


def _first(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    you.first_actions_due = [card for card in you.corporations if LIBRARY[card].first_action]
    first_actions(game, table, you)


def _research(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    named = when.take("drawn")
    if named is None:
        EVENTS["research"](game, table, when, Outcome())
        return
    drawn = [LIBRARY[card] for card in card_ids(named)]
    table.lists["cards"] = list(when.need("buy"))
    research(game, table, you, drawn)
    if table.lists["cards"]:
        raise Illegal("table-unknown-card", answer=table.lists["cards"][0])


def _production(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    you.produce(game, table)


def _final_greenery(game: Game, table: ChoicesTable, you: ScreenSeat, when: Keys) -> None:
    game.phase = "end"
    table.lists["options"] = [1] * len(table.lists["spaces"]) + [2]
    final_greeneries(game, table)
    table.lists["options"] = []


VERBS: Final[dict[str, Verb]] = {
    "play": _play,
    "action": _use,
    "corporation": _corporation,
    "prelude": _prelude,
    "trade": _trade,
    "build_colony": _build_colony,
    "delegate": _move("delegate", "party"),
    "policy": _policy,
    "global_event": _event,
    "first_action": _first,
    "standard_project": _move("standard_project", "project"),
    "convert": _move("convert", "what"),
    "claim": _move("claim", "milestone"),
    "fund": _move("fund", "award"),
    "pass": _move("pass"),
    "research": _research,
    "production": _production,
    "final_greenery": _final_greenery,
}


def _observe(game: Game) -> dict[str, Any]:
    you = game.you
    assert isinstance(you, ScreenSeat)
    names = list(TAG_INDEX)

    def pile(cards: list[int]) -> Pile:
        return Pile(LIBRARY[card].number for card in cards)

    return {
        "tr": you.tr,
        "resources": dict(zip(RESOURCES, you.stock, strict=True)),
        "production": dict(zip(RESOURCES, you.production, strict=True)),
        "hand": pile(you.hand),
        "cards_in_hand": len(you.hand),
        "played": pile(you.played),
        "events": pile(you.events),
        "used": pile([card for card in you.used if LIBRARY[card].kind in CARD_KINDS]),
        "tags": dict(zip(names, you.tags, strict=True)),
        "card_resources": {
            LIBRARY[card].number: count
            for card, count in [*you.card_resources.items(), *you.hosted.items()]
        },
        "fleets": you.fleets,
        "oceans_placed": you.oceans_placed,
        "temperature_steps": you.temperature_steps,
        "tr_raised": you.tr_raised,
        "hurt": you.harmed,
        "plants_removed": you.plants_removed,
        "passed": you.passed,
    }


def _by_number(wanted: dict[str, Any]) -> dict[str, Any]:
    """Return a copy with every card named by its number, and cubes as a table by card."""
    human = dict(wanted.get("human", {}))
    for key in ("hand", "played", "events", "used"):
        if key in human:
            human[key] = [number_of(str(name)) for name in human[key]]
    if "card_resources" in human:
        entries = human["card_resources"]
        human["card_resources"] = {number_of(str(e["card"])): e["count"] for e in entries}
    others = by_number({key: value for key, value in wanted.items() if key != "human"})
    return {**others, "human": human} if human else others
