"""Setup and research of your side (2, 3). [T 2]"""

from __future__ import annotations

from typing import Final

from understudy.core import Choice, Table
from understudy.mars.human.actions.play_card import reveal_corporation
from understudy.mars.human.actions.preludes import (
    BEGINNER,
    beginner_corporation,
    corporations_left,
    deal_preludes,
    deal_random,
    keep_preludes,
)
from understudy.mars.human.rules.choices import choose_card
from understudy.mars.human.rules.draw_cards import buy, discard, draw
from understudy.mars.human.rules.payments import available_mc
from understudy.mars.human.state.card import Card
from understudy.mars.human.state.side import Human
from understudy.mars.marsbot.draft import PILE
from understudy.mars.state import Game

STARTING_CARDS: Final = 10
CORPORATIONS_DEALT: Final = 2
STOP: Final = "none"
"""The answer for buying no more cards."""

DRAFTED: Final = "human.drafted"


def set_up(game: Game, table: Table, you: Human) -> None:
    """Deal two corporations and ten cards; keep one corporation and buy cards (2). [T 2]

    The Beginner Corporation is offered too: its ten cards are free. With Prelude four preludes
    are dealt; two of them are kept and played before the first turn (12.1).
    """
    offered = deal_corporations(game, table, you)
    drawn = draw(game, table, you, STARTING_CARDS)
    you.offered = [card.id for card in drawn]
    preludes = deal_preludes(game, table, you)
    you.offered += [card.id for card in preludes]
    corporation = choose_card(table, "mars-you-choose-corporation", offered, None)
    keep_preludes(table, you, preludes)
    if corporation.number == BEGINNER:
        game.project.stack += [card.id for card in reversed(drawn)]
        drawn = []
    you.offered = []
    reveal_corporation(game, table, you, corporation)
    research(game, table, you, drawn)


def deal_corporations(game: Game, table: Table, you: Human) -> list[Card]:
    """Deal two usable corporations at random, and add the one for beginners (2)."""
    dealt = deal_random(table, you, corporations_left(game, you), CORPORATIONS_DEALT)
    return [*dealt, beginner_corporation(you)]


def research_phase(game: Game, table: Table, you: Human) -> None:
    """Draw four cards, or take the drafted ones, and buy any of them (3, 13). [T 3]"""
    if game.drafted:
        drawn = [you.library[card] for card in game.drafted]
        game.drafted = []
        research(game, table, you, drawn, DRAFTED)
    else:
        research(game, table, you, draw(game, table, you, PILE))


def research(
    game: Game, table: Table, you: Human, drawn: list[Card], pile: str | None = None
) -> None:
    """Buy any of these cards and discard the rest (3). [T 3]"""
    you.offered = [card.id for card in drawn]
    bought = _choose_bought(table, you, drawn)
    you.offered = []
    buy(table, you, bought, None, pile)
    for card in drawn:
        if card not in bought:
            discard(game, table, card, pile, "mars-you-discard")


def _choose_bought(table: Table, you: Human, drawn: list[Card]) -> list[Card]:
    """Choose cards one at a time while there is MC for another."""
    most = available_mc(you) // you.modifiers.card_price
    bought: list[Card] = []
    left = {card.number: card for card in drawn}
    while left and len(bought) < most:
        question = Choice(
            id="mars-you-buy", cite="T 3", kind="mars-your-card",
            args={"price": you.modifiers.card_price, "left": most - len(bought)},
            options=(*left, STOP), default=STOP,
        )  # fmt: skip
        answer = table.ask(question)
        if answer == STOP:
            break
        bought.append(left.pop(answer))
    return bought
