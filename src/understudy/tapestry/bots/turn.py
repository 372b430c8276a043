"""The bots' turn [R6], and the Shadow Empire's turn in a game of two humans [R21]."""

from __future__ import annotations

from understudy.core import Step, Table, new_step
from understudy.tapestry.bots.advance import both_advance
from understudy.tapestry.bots.favorite_track import check_favorite_track
from understudy.tapestry.bots.income import income_turn
from understudy.tapestry.decks.decision import (
    PAIR_SIZE,
    add_progress,
    reveal_pair,
    shuffle_decision_deck,
)
from understudy.tapestry.printed.decision_cards import decision_card
from understudy.tapestry.state import Game
from understudy.tapestry.state_changes import card_ref


def bot_turn(game: Game, table: Table) -> None:
    """Take the bots' next turn: an income turn if due, otherwise advances [R6.1]."""
    if table.listening:
        table.record(_turn_step, game.setup.solo)
    table.depth += 1
    if not game.setup.solo:
        shadow_turn(game, table)
    elif game.era == 0 or len(game.decision) < PAIR_SIZE:
        income_turn(game, table)
    else:
        pair_turn(game, table)
    table.depth -= 1


def _turn_step(solo: bool) -> Step:
    if solo:
        return new_step("tapestry-turn-bots", "R6.1")
    return new_step("tapestry-turn-shadow", "R21.t4")


def pair_turn(game: Game, table: Table) -> None:
    """Reveal a pair; both advance unless the deck is empty and shows income [R6.1, R6.2]."""
    track_card, _ = reveal_pair(game, table)
    if len(game.decision) < PAIR_SIZE and decision_card(track_card).income:
        if table.listening:
            table.tell("tapestry-income-symbol", "R6.2", card=card_ref(track_card))
        income_turn(game, table)
    else:
        game.last_turn = "advance"
        both_advance(game, table)


def shadow_turn(game: Game, table: Table) -> None:
    """Take the Shadow Empire's turn with two humans; shuffle an empty deck first [R21.t4]."""
    if len(game.decision) < PAIR_SIZE:
        check_favorite_track(game, table, game.shadow)
        if game.setup.reshuffle_cards:
            add_progress(game, table, game.setup.reshuffle_cards)
        shuffle_decision_deck(game, table, "R21.t5", "T6")
    reveal_pair(game, table)
    game.last_turn = "advance"
    both_advance(game, table)
