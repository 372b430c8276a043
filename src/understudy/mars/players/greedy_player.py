"""A human model of the played side: it does what is worth most now, by a simple reckoning.

A step of production is worth what it brings until a usual game ends, a step of the rating one
point and its income, a point five M€ at first and more towards the end. That is crude, and easy to
read: it plays cards it can use, converts, claims, and funds what it leads in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.mars.honours.evaluation import bot_award_value
from understudy.mars.player.card import Card, Source, Step
from understudy.mars.player.counts import amount_of
from understudy.mars.player.honours import award_value
from understudy.mars.player.paying import price_of
from understudy.mars.player.side import Played
from understudy.mars.player.steps.cards import Draw, Find
from understudy.mars.player.steps.held import Add
from understudy.mars.player.steps.planet import Lay, Oceans, Raise
from understudy.mars.player.steps.stock import Gain, Production, Rating
from understudy.mars.player.steps.targets import LowerProduction, Remove
from understudy.mars.player.turn import Move, TurnMenu
from understudy.mars.players.random_player import AnyAnswer
from understudy.mars.state import Game
from understudy.table import Chance, Choice, Place, Policy, Question

USUAL_END: Final = 12
"""The generation in which a usual game ends."""

STOCK_WORTH: Final = (1.0, 1.8, 2.8, 2.2, 1.0, 0.8)
"""What one of each resource is worth in M€."""

POINT: Final = 5.0
CARD: Final = 3.5
ACTION: Final = 2.5
BUY_ABOVE: Final = 4.0
"""A card must be worth so much more than its price to be bought."""


class Greedy:
    """The best move by what it is worth; of everything else any answer."""

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.any = AnyAnswer(chance)

    def answer(self, question: Question[object]) -> object:
        """The answer to this question."""
        if isinstance(question, TurnMenu):
            return self._best_move(question)
        if question.id == "mars-you-buy" and isinstance(question, Choice):
            return self._buy(question)
        if question.default is not None and question.id != "mars-you-buy":
            return question.default
        return self.any.answer(question)

    @property
    def you(self) -> Played:
        """The side it plays."""
        you = self.game.you
        assert isinstance(you, Played)
        return you

    def _buy(self, question: Choice) -> str:
        numbers = {card.number: card for card in self.you.library}
        worth = {
            number: self.card_worth(numbers[number]) - numbers[number].cost
            for number in question.options
            if number in numbers
        }
        best = max(worth, key=lambda number: worth[number], default="")
        return best if best and worth[best] > BUY_ABOVE and len(self.you.hand) < 8 else "none"

    def _best_move(self, menu: TurnMenu) -> Move:
        moves = menu.moves()
        worth = [self.move_worth(move) for move in moves]
        best = max(worth)
        return moves[worth.index(best)] if best > 0 else moves[-1]

    def move_worth(self, move: Move) -> float:
        """What a move is worth in M€ beyond its price; what cannot be told is worth nothing."""
        game, you = self.game, self.you
        match move["do"]:
            case "play":
                card = next(c for c in you.library if c.number == move["card"])
                return self.card_worth(card) - price_of(game, you, card)
            case "action":
                return ACTION
            case "convert":
                return 30.0
            case "claim":
                return 5 * POINT
            case "fund":
                award = next(a for a in game.award_row if a.name == move["award"])
                ahead = award_value(game, you, award.needs) - bot_award_value(game, award)
                return 10.0 if ahead > 2 and game.generation > USUAL_END // 2 else -1.0
            case "standard_project":
                return PROJECT_WORTH.get(move["project"], -1.0) + game.generation - USUAL_END
        return 0.0

    def card_worth(self, card: Card) -> float:
        """What a card brings, as far as this reckoning knows."""
        left = max(1, USUAL_END - self.game.generation)
        worth = sum(self.step_worth(step, card, left) for step in card.immediate)
        worth += sum(ACTION * left * 0.7 for _ in card.actions[:1])
        worth += 1.5 * left * len(card.watches) + 1.5 * left * len(card.terms)
        if card.points is not None:
            worth += POINT * (card.points.each if not card.points.per else 2)
        return worth

    def step_worth(self, step: Step, card: Card, left: int) -> float:
        """What one step brings with so many generations to come."""
        count = STEP_WORTH.get(type(step))
        return count(self, step, card, left) if count is not None else 0.0


def _gain(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Gain)
    amounts = ((r, amount_of(a, model.game, model.you, Source(card))) for r, a in step.resources)
    return sum(STOCK_WORTH[resource] * amount for resource, amount in amounts)


def _production(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Production)
    amounts = ((r, amount_of(a, model.game, model.you, Source(card))) for r, a in step.changes)
    return sum(STOCK_WORTH[resource] * amount * left for resource, amount in amounts)


def _rating(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Rating)
    return (POINT + left) * amount_of(step.amount, model.game, model.you, Source(card))


def _raise(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Raise)
    return (POINT + left) * step.steps


def _oceans(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Oceans)
    return (POINT + left + 3) * step.count


def _lay(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Lay)
    return 3 * POINT + (left if step.tile == "greenery" else 0)


def _draw(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Draw)
    return CARD * (step.keep or amount_of(step.count, model.game, model.you, Source(card)))


STEP_WORTH: Final[dict[type[Step], Callable[[Greedy, Step, Card, int], float]]] = {
    Gain: _gain,
    Production: _production,
    Rating: _rating,
    Raise: _raise,
    Oceans: _oceans,
    Lay: _lay,
    Draw: _draw,
    Find: lambda model, step, card, left: CARD,
    Add: lambda model, step, card, left: 2.0,
    Remove: lambda model, step, card, left: 2.0,
    LowerProduction: lambda model, step, card, left: 2.0,
}
"""What each kind of step is worth; others count nothing."""

PROJECT_WORTH: Final = {"greenery": 4.0, "aquifer": 3.0, "asteroid": 2.0, "city": 1.0}
"""Standard projects are worth it only towards the end."""


def by_worth(place: Place) -> Policy:
    """The model."""
    return Greedy(place.position, place.chance)
