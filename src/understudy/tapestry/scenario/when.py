"""The event of a scenario."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from understudy.core import Table, Unreadable
from understudy.core.scenarios.scenario import NONE, Keys, check_word, wrong_value
from understudy.tapestry.bots.advance import ACTIONS, advance, perform, regress
from understudy.tapestry.bots.choose_track import candidates, choose_track, symbol_of
from understudy.tapestry.bots.conquer import conquer
from understudy.tapestry.bots.explore import explore
from understudy.tapestry.bots.income import ALL_STEPS, first_income, income_step, income_turn
from understudy.tapestry.bots.income_mat import first_in_era
from understudy.tapestry.bots.turn import bot_turn
from understudy.tapestry.companion.cards import you_play
from understudy.tapestry.companion.income import you_take_income
from understudy.tapestry.companion.tech import you_upgrade
from understudy.tapestry.companion.territories import you_conquer, you_explore, you_place
from understudy.tapestry.companion.tracks import you_advance
from understudy.tapestry.decks.decision import tiebreak_card
from understudy.tapestry.game_flow import all_finished, end_game, is_finished
from understudy.tapestry.map.hex_choice import HexShortlist, distance
from understudy.tapestry.printed.cards import TAPESTRY_ID, TECH_CARDS
from understudy.tapestry.printed.decision_cards import SYMBOLS
from understudy.tapestry.printed.map import HEXES
from understudy.tapestry.printed.tracks import LANDMARKS, TRACKS, Action
from understudy.tapestry.scenario.given import hex_of, track_of
from understudy.tapestry.setup import set_up
from understudy.tapestry.shared_rules.landmarks import you_claim
from understudy.tapestry.sides import AUTOMA, BOTS, SHADOW
from understudy.tapestry.state import Bot, Game


@dataclass(slots=True)
class Outcome:
    """Results of an event other than the new position."""

    turn: str = NONE
    track: str = NONE
    candidates: list[str] | None = None
    hex: str | None = None
    distance: int | str = NONE
    count: int = 0
    met: bool = False
    refused: bool = False


Event = Callable[[Game, Table, Keys, Outcome], None]


def run_event(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    """Run the event of `[when]`; end the game if both sides have finished."""
    event = when.event(EVENTS)
    event(game, table, when, outcome)
    when.refuse_unread()
    if not game.over and all_finished(game):
        end_game(game, table)


def _bot(game: Game, when: Keys) -> Bot:
    return game.shadow if when.one_of("bot", (AUTOMA, SHADOW), AUTOMA) == SHADOW else game.automa


def _hex(when: Keys) -> int:
    return hex_of(when.need("hex"), "when.hex")


def _track(when: Keys) -> int:
    return track_of(when.need("track"), "when.track")


def _bot_turn(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    for _ in range(when.number("times", 1)):
        outcome.turn = NONE
        if not is_finished(game, BOTS):
            bot_turn(game, table)
            outcome.turn = game.last_turn or NONE


def _income(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    income_turn(game, table)
    outcome.turn = "income"


def _income_step(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    step = when.one_of("step", ALL_STEPS, "")
    turn = game.income_turn = game.era + 1
    if step == "first_income":
        first_income(game, table)
    else:
        income_step(game, table, step, turn, first=first_in_era(game, turn))
    game.income_turn = 0


def _choose_track(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    bot = _bot(game, when)
    symbol = when.take("symbol")
    if symbol is None:
        if game.pair is None:
            raise Unreadable("table-scenario-missing-key", key="given.decks.pair")
        symbol = symbol_of(bot, game.pair[0])
    check_word(symbol, SYMBOLS, "when.symbol")
    outcome.candidates = [TRACKS[track] for track in candidates(game, table, bot, symbol)]
    track = choose_track(game, table, bot, symbol)
    outcome.track = NONE if track is None else TRACKS[track]


def _advance(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    advance(game, table, _bot(game, when), _track(when), benefit=when.yes("benefit", True))


def _regress(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    regress(game, table, _bot(game, when), _track(when), benefit=when.yes("benefit", True))


def _action(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    name = when.one_of("action", tuple(ACTIONS), "")
    tracks = tuple(track_of(track, "when.tracks") for track in when.take("tracks", []))
    perform(game, table, Action(name, tracks))


def _explore(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    explore(game, table, anywhere=when.yes("anywhere", False))


def _conquer(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    conquer(game, table, anywhere=when.yes("anywhere", False))


def _scan(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    hexes = {hex_of(name, "when.hexes") for name in when.need("hexes")}
    shortlist = HexShortlist(table, sum(1 << hex for hex in hexes))
    outcome.hex = NONE
    if hexes:
        shortlist.scan(tiebreak_card(game, table))
        outcome.hex = HEXES.names[shortlist.chosen]


def _distance(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    start = hex_of(when.need("from"), "when.from")
    goals = {hex_of(name, "when.to") for name in when.need("to")}
    found = distance(game.land, 1 << start, sum(1 << hex for hex in goals))
    outcome.distance = NONE if found is None else found


def _human_income(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    you_take_income(game, table, game.humans[0])


def _human_advances(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    you_advance(game, table, game.humans[0], _track(when))


def _human_takes(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    landmark = when.one_of("landmark", tuple(LANDMARKS), "")
    you_claim(game, table, game.humans[0], landmark, "R8.1")


def _human_explores(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    you_explore(game, table, game.humans[0], _hex(when), when.number("tile", 0))


def _human_conquers(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    you_conquer(game, table, game.humans[0], _hex(when))


def _human_places(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    token = when.one_of("token", ("cube", "building"), "")
    you_place(game, table, game.humans[0], _hex(when), token)


def _human_plays(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    card = when.one_of("card", tuple(TAPESTRY_ID), "")
    outcome.count = you_play(game, table, game.humans[0], card) or 0


def _human_upgrades(game: Game, table: Table, when: Keys, outcome: Outcome) -> None:
    card = when.number("card", 0)
    if card not in TECH_CARDS:
        raise wrong_value("when.card", card)
    outcome.met = you_upgrade(game, table, game.humans[0], card)


EVENTS: Final[dict[str, Event]] = {
    "bot_turn": _bot_turn,
    "income": _income,
    "income_step": _income_step,
    "choose_track": _choose_track,
    "advance": _advance,
    "regress": _regress,
    "action": _action,
    "explore": _explore,
    "conquer": _conquer,
    "scan": _scan,
    "distance": _distance,
    "setup": lambda game, table, when, outcome: set_up(game, table),
    "human_income": _human_income,
    "human_advances": _human_advances,
    "human_takes": _human_takes,
    "human_explores": _human_explores,
    "human_conquers": _human_conquers,
    "human_places": _human_places,
    "human_plays": _human_plays,
    "human_upgrades": _human_upgrades,
    "score": lambda game, table, when, outcome: end_game(game, table),
}
