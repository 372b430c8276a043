"""Global events and ruling bonuses in a companion game: what they change on the board (15.5).

You carry out the rest at the table. The steps come from the same definitions that a screen game
runs.
"""

from __future__ import annotations

from collections.abc import Sequence

from understudy.core import Number, Space, Table
from understudy.mars.cards.library import LIBRARY
from understudy.mars.companion.actions import place_your_tile
from understudy.mars.human.state.card_definition import Step
from understudy.mars.human.state.card_ids import EVENT_CARDS, PARTY_CARDS
from understudy.mars.human.steps.choices import Conditional
from understudy.mars.human.steps.planet import RaiseWithoutReward
from understudy.mars.human.steps.stock import Rating
from understudy.mars.human.steps.turmoil import Cool, LoseRating, LowestRating, RemoveOcean
from understudy.mars.planet.parameters import RAISES, lower_temperature
from understudy.mars.planet.spaces import ocean_spaces
from understudy.mars.planet.tiles import removable_oceans, remove_ocean
from understudy.mars.printed.maps import MARS
from understudy.mars.state import HUMAN, MAX_OCEANS, Game


def resolve_global_event(game: Game, table: Table, event: str) -> None:
    """Apply what an event changes on the board; ask what only you know. [C p.7]"""
    table.depth += 1
    for step in LIBRARY[EVENT_CARDS[event]].immediate:
        if isinstance(step, Cool):
            lower_temperature(game, table, step.steps)
        elif isinstance(step, RaiseWithoutReward):
            _raise(game, table, step.parameter, step.steps)
        elif isinstance(step, RemoveOcean):
            _remove_ocean(game, table)
        else:
            _change_rating(game, table, step)
    table.depth -= 1


def resolve_ruling_bonus(game: Game, table: Table) -> None:
    """Gain the rating that the ruling party gives the player with the lowest one. [C p.7]"""
    assert game.turmoil is not None
    bonus = LIBRARY[PARTY_CARDS[game.turmoil.ruling]].immediate
    if any(isinstance(step, LowestRating) for step in bonus) and game.you.tr <= game.bot.tr:
        game.you.reward(game, table, 1, "C p.7")


def _raise(game: Game, table: Table, parameter: str, steps: int) -> None:
    """Raise a parameter or place oceans, without rating and bonuses."""
    you = game.you
    you.without_reward = True
    for _ in range(steps):
        if parameter == "oceans":
            _place_ocean(game, table)
        else:
            RAISES[parameter](game, table, you)
    you.without_reward = False


def _place_ocean(game: Game, table: Table) -> None:
    spaces = ocean_spaces(game, HUMAN)
    if spaces and game.planet.ocean_count < MAX_OCEANS:
        question = Space(
            id="mars-ask-event-ocean", cite="C p.7", kind="mars-space", spaces=MARS.named(spaces)
        )
        place_your_tile(game, table, "ocean", MARS.index[table.ask(question)])


def _remove_ocean(game: Game, table: Table) -> None:
    spaces = removable_oceans(game)
    if spaces:
        question = Space(
            id="mars-ask-dry-ocean", cite="C p.7", kind="mars-space", spaces=MARS.named(spaces)
        )
        remove_ocean(game, table, MARS.index[table.ask(question)])


def _change_rating(game: Game, table: Table, step: Step) -> None:
    """Ask how the event changes your rating: it may depend on your cards."""
    possible = _rating_changes((step,))
    if possible == {0}:
        return
    question = Number(
        id="mars-ask-event-rating", cite="C p.7", low=min(possible), high=max(possible),
        default=min(possible) if isinstance(step, LoseRating) else 0,
    )  # fmt: skip
    change = table.ask(question)
    if change:
        game.you.reward(game, table, change, "C p.7")


def _rating_changes(steps: Sequence[Step]) -> set[int]:
    """Return the possible changes of your rating by these steps."""
    found: set[int] = set()
    for step in steps:
        if isinstance(step, LoseRating):
            found.update(range(-step.amount, 1))
        elif isinstance(step, Rating) and isinstance(step.amount, int):
            found.add(step.amount)
        elif isinstance(step, Conditional):
            found |= _rating_changes(step.then) | _rating_changes(step.otherwise)
    return found or {0}
