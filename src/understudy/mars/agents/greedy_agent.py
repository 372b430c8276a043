"""An agent for screen games: it makes the move that is worth most now, by simple estimates.

A step of production is worth its income until the usual end of a game, a step of the rating a
point and its income, a point 5 MC at first and more in every generation. The agent plays the card
that is worth most beyond its price, uses actions, converts, claims, and funds awards it leads. It
spends the rest on standard projects.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from understudy.core import Chance, Choice, Policy, Question, Seat
from understudy.core.agents.random_agent import AnyAnswer
from understudy.core.questions.turn_menu import Move, TurnMenu
from understudy.mars.cards.library import BY_NUMBER
from understudy.mars.human.actions.milestones_awards import award_value
from understudy.mars.human.actions.standard_projects import PROJECTS, project_price
from understudy.mars.human.rules.counts import Amount, amount_of
from understudy.mars.human.rules.payments import price_of
from understudy.mars.human.rules.requirements import first_unmet
from understudy.mars.human.state.card import MC, NO_TABLE, Card, Context
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.card_resources import Add
from understudy.mars.human.steps.cards import Draw, RevealUntil
from understudy.mars.human.steps.planet import Oceans, PlaceTile, Raise
from understudy.mars.human.steps.stock import Gain, Production, Rating, Spend
from understudy.mars.human.steps.targets import LowerProduction, Remove
from understudy.mars.milestones_awards.evaluation import bot_award_value
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import Game

USUAL_END: Final = 12
"""The generation in which a usual game ends."""

STOCK_WORTH: Final[tuple[float, ...]] = (1.0, 1.8, 2.8, 2.2, 1.0, 0.8)
"""What one of each resource is worth in MC."""

PRODUCTION_WORTH: Final = 5.0
"""What a step of any production is worth in MC, roughly, in the middle of a game."""

RATING_WORTH: Final = 7.0
POINT_WORTH: Final = 5.0
POINT_GROWTH: Final = 0.5
"""What a point is worth at first, and how much more in every later generation."""

CARD_WORTH: Final = 3.5
FACT_WORTH: Final = {
    **{f"human.stock.{r}": worth for r, worth in zip(RESOURCES, STOCK_WORTH, strict=True)},
    **{f"human.production.{r}": PRODUCTION_WORTH for r in RESOURCES},
    "human.tr": RATING_WORTH,
    "human.points": POINT_WORTH,
    "card": CARD_WORTH,
}
"""What one more of a fact is worth in MC; a screen sorts spaces by it."""

USES_PER_GENERATION: Final = 0.6
"""How often an action is used in a generation; below 1 because it comes into play late."""

EFFECT_WORTH: Final = 0.8
"""What an effect or a lower price is worth in a generation."""

FULL_HAND: Final = 8
"""With this many cards in hand the agent buys no more."""

RESERVE: Final = 10
"""MC kept for the next research."""


class Greedy:
    """Makes the move of the highest worth; answers other questions at random."""

    exact = True

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        # The side that the agent plays. `Human` is abstract: `isinstance` takes ten times as long.
        self.you = cast(Human, game.you)
        self.random = AnyAnswer(chance)
        self._card_worths: dict[int, float] = {}
        self._action_worths: dict[int, float] = {}
        self._generation = 0
        self._varies = False

    def answer(self, question: Question[object]) -> object:
        if isinstance(question, TurnMenu):
            return self._best_move(question)
        if question.id == "mars-you-buy" and isinstance(question, Choice):
            return self._buy(question)
        if question.default is not None and question.id != "mars-you-buy":
            return question.default
        return self.random.answer(question)

    @property
    def point(self) -> float:
        """What a victory point is worth now."""
        return POINT_WORTH + POINT_GROWTH * (self.game.generation - 1)

    def _buy(self, question: Choice) -> str:
        you = self.you
        worth = {
            number: self.card_worth(BY_NUMBER[number]) - price_of(you, BY_NUMBER[number])
            for number in question.options
            if number in BY_NUMBER and first_unmet(self.game, you, BY_NUMBER[number]) is None
        }
        best = max(worth, key=lambda number: worth[number], default="")
        wanted = best and worth[best] > you.modifiers.card_price and len(you.hand) < FULL_HAND
        return best if wanted else "none"

    def _best_move(self, menu: TurnMenu) -> Move:
        moves = menu.moves()
        worth = [self.move_worth(move) for move in moves]
        best = max(worth)
        return moves[worth.index(best)] if best > 0 else moves[-1]

    def move_worth(self, move: Move) -> float:
        """Return what a move is worth in MC beyond its price; 0 if unknown."""
        game, you = self.game, self.you
        match move["do"]:
            case "play":
                card = BY_NUMBER[move["card"]]
                return self.card_worth(card) - price_of(you, card)
            case "action":
                return self.action_worth(BY_NUMBER[move["card"]])
            case "convert":
                return 30.0
            case "claim":
                return 5 * self.point
            case "fund":
                if game.generation <= USUAL_END // 2:
                    return -1.0
                award = next(a for a in game.award_row if a.name == move["award"])
                ahead = award_value(game, you, award.needs) - bot_award_value(game, award)
                return 10.0 if ahead > 2 else -1.0
            case "standard_project":
                return self._project_worth(move["project"])
        return 0.0

    def _project_worth(self, name: str) -> float:
        """Return the worth of a standard project: low, and only with MC to spare."""
        worth = PROJECT_WORTH.get(name)
        if worth is None or self.game.generation < PROJECTS_FROM:
            return -1.0
        left = self.you.stock[MC] - project_price(self.you, PROJECTS[name])
        return worth if left >= RESERVE else -1.0

    def card_worth(self, card: Card) -> float:
        """Return what a card is worth now, without its price."""
        return self._once(self._card_worths, card, self._count_card)

    def action_worth(self, card: Card) -> float:
        """Return the worth of the best action of a card beyond its price."""
        return self._once(self._action_worths, card, self._count_action)

    def _once(self, worths: dict[int, float], card: Card, count: Callable[[Card], float]) -> float:
        """Count the worth of a card once in a generation, unless it depends on the position.

        This and `amount` make a game 1.1 times as fast.
        """
        if self._generation != self.game.generation:
            self._generation = self.game.generation
            self._card_worths.clear()
            self._action_worths.clear()
        worth = worths.get(card.id)
        if worth is None:
            varied, self._varies = self._varies, False
            worth = count(card)
            if not self._varies:
                worths[card.id] = worth
            self._varies = self._varies or varied
        return worth

    def _count_card(self, card: Card) -> float:
        left = max(1, USUAL_END - self.game.generation)
        worth = sum([self.step_worth(step, card, left) for step in card.immediate])
        if card.actions:
            worth += USES_PER_GENERATION * left * max(0.0, self.action_worth(card))
        worth += EFFECT_WORTH * left * (len(card.triggers) + len(card.modifiers))
        if card.points is not None:
            worth += self.point * (card.points.each if not card.points.per else 2)
        return worth

    def _count_action(self, card: Card) -> float:
        left = max(1, USUAL_END - self.game.generation)
        return max(
            [
                sum([self.step_worth(step, card, left) for step in action.steps])
                for action in card.actions
            ]
        )

    def amount(self, amount: Amount, card: Card) -> int:
        """Return an amount on a card, counted in the position if it is not a number."""
        if isinstance(amount, int):
            return amount
        self._varies = True
        return amount_of(amount, Context(self.game, NO_TABLE, self.you, card))

    def step_worth(self, step: Step, card: Card, left: int) -> float:
        """Return the worth of one step with `left` generations to come."""
        count = STEP_WORTH.get(type(step))
        return count(self, step, card, left) if count is not None else 0.0


def _gain(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Gain)
    return sum([STOCK_WORTH[resource] * model.amount(a, card) for resource, a in step.resources])


def _production(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Production)
    return sum(
        [STOCK_WORTH[resource] * model.amount(a, card) * left for resource, a in step.changes]
    )


def _rating(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Rating)
    return (model.point + left) * model.amount(step.amount, card)


def _raise(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Raise)
    return (model.point + left) * step.steps


def _oceans(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Oceans)
    return (model.point + left + 3) * step.count


def _lay(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, PlaceTile)
    return 2 * model.point + (left if step.tile == "greenery" else 0)


def _spend(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Spend)
    return -STOCK_WORTH[step.resource] * model.amount(step.amount, card)


def _draw(model: Greedy, step: Step, card: Card, left: int) -> float:
    assert isinstance(step, Draw)
    return CARD_WORTH * (step.keep or model.amount(step.count, card))


STEP_WORTH: Final[dict[type[Step], Callable[[Greedy, Step, Card, int], float]]] = {
    Gain: _gain,
    Production: _production,
    Rating: _rating,
    Raise: _raise,
    Oceans: _oceans,
    PlaceTile: _lay,
    Draw: _draw,
    Spend: _spend,
    RevealUntil: lambda model, step, card, left: CARD_WORTH,
    Add: lambda model, step, card, left: 2.0,
    Remove: lambda model, step, card, left: 2.0,
    LowerProduction: lambda model, step, card, left: 2.0,
}
"""The worth of each kind of step; others count 0."""

PROJECT_WORTH: Final = {"greenery": 0.4, "aquifer": 0.3, "asteroid": 0.2, "city": 0.1}
PROJECTS_FROM: Final = 3
"""The standard projects that the agent uses, best first, and from which generation."""


def greedy_policy(seat: Seat) -> Policy:
    """Return the policy of this agent."""
    return Greedy(seat.position, seat.chance)
