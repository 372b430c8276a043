"""Your income turns, step by step [H8]."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from understudy.components.obstacle import refuse
from understudy.core import Ref
from understudy.tapestry.cards.definition import Event
from understudy.tapestry.civilizations.civilizations import CIVILIZATION_DEFINITIONS
from understudy.tapestry.decks.tapestry_cards import draw_tapestry_card
from understudy.tapestry.human.rules.effects import announce
from understudy.tapestry.human.rules.era import is_first_in_era
from understudy.tapestry.human.rules.gain import gain, is_possible
from understudy.tapestry.human.rules.questions import ask_choice
from understudy.tapestry.human.rules.record import Record
from understudy.tapestry.human.state.context import Context
from understudy.tapestry.human.state.obstacle import Lack, Obstacle
from understudy.tapestry.human.steps.tapestry import choose_hand_card, play_card
from understudy.tapestry.human.steps.tracks import advance, can_advance
from understudy.tapestry.printed.benefits import (
    BUILDINGS,
    RESOURCES,
    WITH_BONUS,
    GainResource,
    Upgrade,
)
from understudy.tapestry.printed.cards import CIVILIZATIONS
from understudy.tapestry.printed.income_mat import (
    BUILDINGS_PER_ROW,
    CIVILIZATION,
    FINAL,
    INCOME,
    INCOME_MAT,
    INCOME_TURNS,
    TAPESTRY,
    UPGRADE_AND_VP,
    Position,
)
from understudy.tapestry.printed.tracks import TRACK_ID, TRACKS
from understudy.tapestry.state import LAST_ERA
from understudy.tapestry.state_changes import owner_ref

FOOD: Final = RESOURCES.index("food")


def income_turn(context: Context) -> None:
    """Take your next income turn, all steps [H8.1]."""
    begin_income_turn(context)
    you, table = context.you, context.table
    table.depth += 1
    if you.era == 1:
        extra_advances(context)
    for step in INCOME_TURNS[you.era].steps:
        income_step(context, step)
    if you.era == 1:
        after_first_income(context)
    table.depth -= 1


def begin_income_turn(context: Context) -> None:
    """Begin the next era; a card of the last one stops acting [H8.1, H12.3]."""
    you = context.you
    if you.era >= LAST_ERA:
        refuse(Obstacle(Lack.FINISHED))
    record = Record(context.table, you)
    you.era += 1
    you.tapestry = None
    you.chosen_opponent, you.chosen_track = "", -1
    record.tell("tapestry-you-income", "H8.1", turn=you.era, owner=owner_ref(you.name))


def income_step(context: Context, step: str) -> None:
    """Do one step of the income turn [H8.1]."""
    you, table = context.you, context.table
    if table.listening:
        name = Ref("tapestry-your-step", step)
        table.tell("tapestry-you-income-step", "H8.1", owner=owner_ref(you.name), step=name)
        table.begin_effect()
    table.depth += 1
    you.income_step = step
    STEPS[step](context)
    you.income_step = ""
    table.depth -= 1
    if table.listening:
        table.end_effect()


def extra_advances(context: Context) -> None:
    """Advance once on each track of the level, in the order you choose [R19.3]."""
    game, you = context.game, context.you
    left = list(game.setup.level.you_advance) if game.setup.solo else []
    while left:
        options = [TRACKS[track] for track in left]
        chosen = ask_choice(
            context, "tapestry-ask-track", "tapestry-track", options, "R19.3", always=True,
            default=options[0],
        )  # fmt: skip
        track = TRACK_ID[chosen]
        left.remove(track)
        if can_advance(game, you, track):
            advance(context, track, WITH_BONUS)


def after_first_income(context: Context) -> None:
    """Apply the start adjustment, then what a civilization offers after income turn 1 [H14.3]."""
    you = context.you
    name = you.started_with
    if name is None:
        return
    about = context.of(Ref("tapestry-civilization", name))
    adjustment = CIVILIZATIONS[name].start
    if adjustment is not None and context.game.setup.adjustments:
        gain(about, adjustment)
    offer = CIVILIZATION_DEFINITIONS[name].after_first_income
    if offer is not None and is_possible(about, offer):
        gain(about, offer)


def _civilization_step(context: Context) -> None:
    """Use the abilities of your civilizations, in the order you choose [H8.9, H14.6]."""
    you = context.you
    done: list[str] = []
    while True:
        left = [
            name
            for name in you.civilizations
            if name not in done and CIVILIZATION_DEFINITIONS[name].at_income is not None
        ]
        if not left:
            return
        name = ask_choice(
            context, "tapestry-you-next-civilization", "tapestry-civilization", left, "H8.9",
            default=left[0],
        )  # fmt: skip
        done.append(name)
        ability = CIVILIZATION_DEFINITIONS[name].at_income
        assert ability is not None
        about = context.of(Ref("tapestry-civilization", name))
        if is_possible(about, ability.benefit):
            gain(about, ability.benefit)


def _tapestry_step(context: Context) -> None:
    """Gain the era bonus, then play a tapestry card [H8.4, H8.5]."""
    you = context.you
    first = INCOME_TURNS[you.era].first
    if first is not None and is_first_in_era(context.game, you):
        gain(context.of(Ref("tapestry-era", str(you.era))), first)
    if you.hand:
        income = context.of(Ref("tapestry-cause", "income"))
        play_card(context, choose_hand_card(income, "H8.5"))
        return
    drawn = draw_tapestry_card(context.game, context.table)
    if drawn is not None:
        card, changes = drawn
        record = Record(context.table, you)
        you.mat[you.era - 1].append(-card)
        record.tell("tapestry-you-face-down", "H8.5", *changes)


def open_positions(context: Context) -> list[tuple[str, Position]]:
    """Return the open positions of the four income rows, each with its row [H8.7]."""
    found: list[tuple[str, Position]] = []
    for row, left in zip(BUILDINGS, context.you.buildings, strict=True):
        found += [(row, one) for one in INCOME_MAT[row][: BUILDINGS_PER_ROW - left + 1]]
    return found


def _upgrade_and_vp_step(context: Context) -> None:
    """Upgrade a tech card if you like, then score every open symbol [H8.6, H8.7]."""
    upgrade = Upgrade(optional=True)
    if is_possible(context, upgrade):
        gain(context, upgrade)
    for row, position in open_positions(context):
        about = context.of(Ref("tapestry-income-row", row))
        for benefit in position.points:
            gain(about, benefit)


def _income_step(context: Context) -> None:
    """Gain every open resource, then tiles and tapestry cards [H8.8]."""
    received: dict[str, int] = {}
    resources, others = [], []
    for row, position in open_positions(context):
        for benefit in position.income:
            if isinstance(benefit, GainResource):
                resources.append((row, benefit))
                received[benefit.kind] = received.get(benefit.kind, 0) + benefit.n
            else:
                others.append((row, benefit))
    before = context.you.stock[:]
    for row, benefit in (*resources, *others):
        gain(context.of(Ref("tapestry-income-row", row)), benefit)
    context.received = received
    context.food_gained = context.you.stock[FOOD] - before[FOOD]
    announce(context, Event.INCOME)


def _final_step(context: Context) -> None:
    """Score what civilizations score at the end [H14.7]."""
    for name in context.you.civilizations:
        benefit = CIVILIZATION_DEFINITIONS[name].at_the_end
        if benefit is not None:
            gain(context.of(Ref("tapestry-civilization", name)), benefit)


STEPS: Final[dict[str, Callable[[Context], None]]] = {
    CIVILIZATION: _civilization_step,
    TAPESTRY: _tapestry_step,
    UPGRADE_AND_VP: _upgrade_and_vp_step,
    INCOME: _income_step,
    FINAL: _final_step,
}
"""The steps of an income turn by name."""
