"""What the planner sees of Terraforming Mars."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from understudy.core import Chance, Choice, Question, Table
from understudy.core.agents.look_ahead import LookAhead
from understudy.core.questions.turn_menu import TurnMenu
from understudy.mars.agents.greedy_agent import Greedy
from understudy.mars.cards.library import BY_NUMBER, LIBRARY
from understudy.mars.human.actions.turn import do_move
from understudy.mars.human.state.card import TAG_INDEX, Card
from understudy.mars.human.state.side import Human
from understudy.mars.human.steps.stock import Production
from understudy.mars.printed.allowed_values import RESOURCES
from understudy.mars.state import Game

SCALE: Final = 20
"""MC that count as 1."""
_TAGS: Final = ("building", "space", "science", "jovian", "earth")
_PLAYED: Final = ("worth", "actions", "effects", *(f"{tag} tags" for tag in _TAGS))
_CHOSEN: Final = (
    *_PLAYED, "cost", "points", "points that vary", *(f"production:{name}" for name in RESOURCES),
    "cards in hand",
)  # fmt: skip
_NOT_PLAYED: Final = [0.0] * len(_PLAYED)
_NOT_CHOSEN: Final = [0.0] * len(_CHOSEN)

CHANGES: Final = (
    *(f"stock:{name}" for name in RESOURCES),
    *(f"production:{name}" for name in RESOURCES),
    "tr", "card points", "city points", "greenery points", "award points", "milestone points",
    "bot points", "cards in hand", "temperature left", "oxygen left", "oceans left", "venus",
    "steel value", "titanium value", "discount", "fleets", "influence",
    *(f"on cards:{name}" for name in ("animal", "microbe", "floater", "science")),
)  # fmt: skip


def _do_move(position: Game, table: Table, move: Mapping[str, Any]) -> None:
    you = position.you
    assert isinstance(you, Human)
    do_move(position, table, you, dict(move))


def _traits(position: Game, question: Question[Any], answer: object) -> Sequence[float]:
    """Return numbers about a card that is played, or that is chosen, such as one to buy."""
    you = position.you
    assert isinstance(you, Human)
    if isinstance(question, TurnMenu):
        assert isinstance(answer, Mapping)
        if answer["do"] == "play":
            return (*_about(position, BY_NUMBER[answer["card"]]), *_NOT_CHOSEN)
    elif isinstance(question, Choice) and answer in BY_NUMBER:
        card = BY_NUMBER[str(answer)]
        about = (*_about(position, card), *_FACTS[card.id], len(you.hand) / 10)
        return (*_NOT_PLAYED, *about)
    return (*_NOT_PLAYED, *_NOT_CHOSEN)


def _about(position: Game, card: Card) -> list[float]:
    worth = Greedy(position, Chance(0)).card_worth(card)
    counts = [float(card.tags.count(TAG_INDEX[tag])) for tag in _TAGS]
    return [worth / SCALE, float(bool(card.actions)), float(len(card.triggers)), *counts]


def _printed(card: Card) -> list[float]:
    """Return the cost, the points and the production of a card."""
    points = card.points
    production = [0.0] * len(RESOURCES)
    for step in card.immediate:
        if isinstance(step, Production):
            for resource, amount in step.changes:
                production[resource] += amount if isinstance(amount, int) else 2
    fixed = points.each if points is not None and not points.per else 0
    varies = points is not None and bool(points.per)
    return [card.cost / SCALE, fixed / 2, float(varies), *production]


_FACTS: Final = [_printed(card) for card in LIBRARY]

_STEPS: Final = {"temperature left": 19, "oxygen left": 14, "oceans left": 9}
"""How many steps each of these numbers counts as 1."""
_HURRY_BELOW: Final = 0.7
"""The planner begins to hurry when `_TIME` is below this: after 13 of 20 generations."""
_TIME: Final = "generations left"
CLOSING: Final = {
    name: weight
    for number, steps in _STEPS.items()
    for name, weight in (
        (f"change of {number}", -steps / 19),
        (f"change of {number} × {_TIME}", steps / 19 / _HURRY_BELOW),
    )
}
"""Terraform late in the game. The expert keeps Mars open for longer than a weaker player can."""

LOOK_AHEAD: Final = LookAhead(
    _do_move,
    CHANGES,
    _TIME,
    (*(f"played: {trait}" for trait in _PLAYED), *(f"chosen: {trait}" for trait in _CHOSEN)),
    _traits,
    CLOSING,
)
