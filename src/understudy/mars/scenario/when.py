"""The event of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from understudy.core import Illegal, Table
from understudy.core.scenarios.scenario import Keys
from understudy.mars import generation
from understudy.mars.companion.actions import (
    TILES,
    you_build_colony,
    you_place,
    you_trade,
    you_use_icy_impactors,
)
from understudy.mars.companion.cards import (
    find_preludes,
    you_play,
    you_play_prelude,
    you_use_action,
)
from understudy.mars.companion.effects_on_marsbot import EFFECTS_ON_MARSBOT
from understudy.mars.marsbot.attacks import you_lower, you_place_cathedral, you_remove
from understudy.mars.marsbot.colonies import build_colony, exchange_storage, trade
from understudy.mars.marsbot.draft import draft_pick
from understudy.mars.marsbot.mc_and_tr import Reason, failed_action
from understudy.mars.marsbot.terraform import (
    place_neural_instance,
    raise_oxygen,
    raise_temperature,
    raise_venus,
)
from understudy.mars.marsbot.tracks import advance
from understudy.mars.marsbot.turn import bot_turn, resolve_card
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.printed.cards import CARD_ID, card_number
from understudy.mars.scenario.given import card_ids, card_name, row_of, space_of
from understudy.mars.scoring import bot_final_greeneries, final_score
from understudy.mars.state import BOT, HUMAN, Game

REMOVABLE: Final = (*RESOURCES, "animal", "microbe", "floater", "science")


@dataclass(slots=True)
class Outcome:
    """Results of an event besides the new position."""

    count: int | None = None
    picked: str | None = None
    discarded: str | None = None


Event = Callable[[Game, Table, Keys, Outcome], None]


def run_event(game: Game, table: Table, when: Keys) -> Outcome:
    """Run `[when]`."""
    event = when.event(EVENTS)
    outcome = Outcome()
    event(game, table, when, outcome)
    when.refuse_unread()
    return outcome


def _bot_turn(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    for _ in range(when.number("times", 1)):
        bot_turn(game, table)


def _resolve(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    """Resolve this card, taken from wherever it is."""
    card = CARD_ID[card_name(when.need("card"))]
    bot = game.bot
    if game.colonies:
        exchange_storage(game, table)
    if card in bot.set_aside:
        bot.set_aside.remove(card)
    for deck in (bot.action, bot.bonus, game.project):
        deck.remove(card)
    resolve_card(game, table, card)


def _advance(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    row = row_of(game, when.need("track"))
    for _ in range(when.number("steps", 1)):
        advance(game, table, row)


def _regress(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    """Lower a production; nothing happens if MarsBot's track does not allow it (6.3)."""
    production = when.one_of("production", RESOURCES, "")
    try:
        you_lower(game, table, production, when.number("steps", 1))
    except Illegal:
        return


def _take(steal: bool) -> Event:
    def event(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
        resource = when.one_of("resource", REMOVABLE, "")
        from_card = when.one_of("from", ("supply", "corporation"), "supply") == "corporation"
        amount = when.number("amount", 1)
        you_remove(game, table, resource, amount, steal=steal, from_card=from_card)

    return event


def _place(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    if when.one_of("by", (HUMAN, BOT), BOT) == HUMAN:
        tile = when.one_of("tile", (*TILES, "cathedral", "icy_impactors"), "")
        if tile == "icy_impactors":
            you_use_icy_impactors(game, table)
            return
        space = space_of(when.need("space"), "when.space")
        if tile == "cathedral":
            you_place_cathedral(game, table, space)
        else:
            you_place(game, table, tile, space, insist=when.yes("insist", True))
        return
    tile = when.one_of("tile", (*ICON_OF_TILE, "neural_instance"), "")
    if tile == "neural_instance":
        place_neural_instance(game, table)
    else:
        game.action_tables.icons[ICON_OF_TILE[tile]](game, table, 0)


ICON_OF_TILE: Final = {"city": "C", "greenery": "G", "ocean": "O"}


def _raise(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    parameter = when.one_of("parameter", ("temperature", "oxygen", "venus"), "")
    steps = when.number("steps", 1)
    if parameter == "venus":
        if not raise_venus(game, table, steps):
            failed_action(game, table, Reason.VENUS_COMPLETE)
        return
    if parameter == "temperature":
        if not raise_temperature(game, table, steps):
            failed_action(game, table, Reason.TEMPERATURE_COMPLETE)
        return
    for _ in range(steps):
        raise_oxygen(game, table)


def _icon(icon: str) -> Event:
    return lambda game, table, when, outcome: game.action_tables.icons[icon](game, table, 0)


def _next_generation(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    game.phase = "production"
    generation.production_phase(game, table)
    if game.phase == "research":
        generation.research_phase(game, table)
    elif game.phase == "end":
        generation.end_phase(game, table)


def _setup(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    generation.set_up_corporation(game, table)
    generation.deal_first_action_deck(game, table)
    generation.before_actions(game, table)


def _draft_pick(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    outcome.picked = card_number(draft_pick(game, table, card_ids(when.need("pile"))))


def _draft_discard(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    kept = card_ids(when.need("drafted"))
    brutal = "fourth_card" in game.setup.modifiers
    discard = None if brutal else generation.discard_drafted_card(game, table, kept)
    outcome.discarded = "none" if discard is None else card_number(discard)


def _build_colony(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    if when.one_of("by", (HUMAN, BOT), BOT) == HUMAN:
        you_build_colony(game, table, when.need("colony"))
        return
    exchange_storage(game, table)
    if not build_colony(game, table):
        failed_action(game, table, Reason.NO_COLONY_TILE)


def _trade(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    if when.one_of("by", (HUMAN, BOT), BOT) == HUMAN:
        you_trade(game, table, when.need("colony"))
        return
    exchange_storage(game, table)
    trade(game, table)


def _human_plays(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    name = when.need("card")
    preludes = find_preludes(name)
    if name not in CARD_ID and len(preludes) == 1 and preludes[0] not in CARD_ID:
        you_play_prelude(game, table, preludes[0])
        return
    number = card_name(name)
    effects = EFFECTS_ON_MARSBOT.get(number)
    has_ruling = effects is not None and bool(effects.rulings)
    if effects is not None and effects.by_action and has_ruling:
        outcome.count = you_use_action(game, table, number)
    else:
        outcome.count = you_play(game, table, number, attack=has_ruling)


def _score(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    final_score(game, table)
    game.over = True


EVENTS: Final[dict[str, Event]] = {
    "bot_turn": _bot_turn,
    "resolve": _resolve,
    "advance": _advance,
    "regress": _regress,
    "remove": _take(steal=False),
    "steal": _take(steal=True),
    "place": _place,
    "raise": _raise,
    "claim_milestone": _icon("M"),
    "fund_award": _icon("A"),
    "research": lambda game, table, when, outcome: generation.build_new_action_deck(game, table),
    "before_actions": lambda game, table, when, outcome: generation.before_actions(game, table),
    "setup": _setup,
    "next_generation": _next_generation,
    "draft_pick": _draft_pick,
    "draft_discard": _draft_discard,
    "human_plays": _human_plays,
    "build_colony": _build_colony,
    "trade": _trade,
    "final_greenery": lambda game, table, when, outcome: bot_final_greeneries(game, table),
    "score": _score,
}
