"""Putting right the course of the game: milestones, awards, the generation."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.components.manual_edits import record_edit
from understudy.core import (
    Change,
    Choice,
    CurrentChoice,
    CurrentNumber,
    CurrentValue,
    Fields,
    Illegal,
    Message,
    Number,
    Ref,
    Table,
    YesNo,
    fields,
)
from understudy.mars.companion.edit_cards import CARD_REPAIRS, card_repairs
from understudy.mars.companion.edit_corporation import (
    CORPORATION_REPAIRS,
    corporation_repairs,
)
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.marsbot.fund_award import AWARD_LIMIT
from understudy.mars.references import EDITED
from understudy.mars.sides import BOT, HUMAN, NO_SIDE
from understudy.mars.state import Game

Repair = Callable[[Game, Table, dict[str, Any]], None]

COUNTED: Final = {"hydrologist": "oceans_placed", "thawer": "temperature_steps"}
"""What MarsBot has done so far, by the milestone that counts it."""


def course_repairs(game: Game) -> list[tuple[str, Fields]]:
    """What can be put right about the course of the game; nothing is taken away by default."""
    milestones = tuple(one.name for one in game.milestone_row)
    awards = tuple(one.name for one in game.award_row)
    milestone = Choice(
        id="mars-field-milestone", kind="mars-milestone", options=milestones,
        notes=lambda: _holders(game.milestones),
    )  # fmt: skip
    award = Choice(
        id="mars-field-award", kind="mars-award", options=awards,
        notes=lambda: _holders(game.awards),
    )  # fmt: skip
    claimed = _owner("milestone", milestones, game.milestones)
    funded = _owner("award", awards, game.awards)
    entries: list[tuple[str, Fields]] = [
        ("set_milestone", fields(milestone=milestone, owner=claimed)),
        ("set_award", fields(award=award, owner=funded)),
        *_progress_repairs(game),
        ("set_generation", fields(
            generation=Number(
                id="mars-field-generation", low=1, high=game.last_generation - 1,
                default=game.generation,
            ),
            first=Choice(
                id="mars-field-first", kind="mars-owner", options=(HUMAN, BOT),
                default=game.first_player,
            ),
            bot_passed=YesNo(id="mars-field-bot-passed", default=game.bot.passed),
            bot_took_turn=YesNo(id="mars-field-bot-took-turn", default=game.bot.took_turn),
        )),
        ("set_off_map_cities", fields(value=Number(
            id="mars-field-off-map-cities", low=0, high=9, default=game.you.off_map_cities,
        ))),
    ]  # fmt: skip
    return entries + corporation_repairs(game) + card_repairs(game)


def _owner(of: str, names: tuple[str, ...], held: dict[str, str]) -> CurrentChoice:
    """Who has a milestone or an award, starting with who is thought to have it."""
    now = CurrentValue((of,), {name: held.get(name, NO_SIDE) for name in names})
    return CurrentChoice(
        id="mars-field-owner", kind="mars-holder", options=(HUMAN, BOT, NO_SIDE), present=now
    )


def _progress_repairs(game: Game) -> list[tuple[str, Fields]]:
    """Milestones of the expansion for which MarsBot's deeds are counted while they happen."""
    now = {
        one.name: getattr(game.bot, COUNTED[one.name])
        for one in game.milestone_row
        if one.name in COUNTED
    }
    if not now:
        return []
    names = tuple(now)
    milestone = Choice(
        id="mars-field-milestone", kind="mars-milestone", options=names, default=names[0]
    )
    value = CurrentNumber("mars-field-progress", CurrentValue(("milestone",), now), high=40)
    return [("set_progress", fields(milestone=milestone, value=value))]


def _holders(held: dict[str, str]) -> dict[str, Message]:
    """Who has what, as a note on the option."""
    return {
        name: Message("mars-note-holder", {"owner": Ref("mars-owner", owner)})
        for name, owner in held.items()
    }


def _hold(held: dict[str, str], name: str, owner: str, limit: int) -> Change | None:
    """Who really has a milestone or an award; the change, none where there are too many."""
    before = held.get(name)
    if owner == NO_SIDE:
        held.pop(name, None)
        return Change(name, before, None)
    if before is None and len(held) == limit:
        return None
    held[name] = owner
    return Change(name, before, owner)


def set_milestone(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who has really claimed a milestone."""
    name = answer["milestone"]
    change = _hold(game.milestones, name, answer["owner"], MILESTONE_LIMIT)
    if change is None:
        raise Illegal("mars-milestone-gone", milestone=Ref("mars-milestone", name))
    record_edit(table, EDITED, Change(f"milestone.{name}", change.before, change.after))


def set_award(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who has really funded an award."""
    name = answer["award"]
    change = _hold(game.awards, name, answer["owner"], AWARD_LIMIT)
    if change is None:
        raise Illegal("mars-award-gone", award=Ref("mars-award", name))
    record_edit(table, EDITED, Change(f"award.{name}", change.before, change.after))


def set_generation(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """The generation really, who begins in it, whether MarsBot has taken a turn or passed."""
    changes = (
        Change("generation", game.generation, answer["generation"]),
        Change("first_player", game.first_player, answer["first"]),
        Change("bot.passed", int(game.bot.passed), int(answer["bot_passed"])),
        Change("bot.took_turn", int(game.bot.took_turn), int(answer["bot_took_turn"])),
    )
    game.generation, game.first_player = answer["generation"], answer["first"]
    game.bot.passed, game.bot.took_turn = answer["bot_passed"], answer["bot_took_turn"]
    record_edit(table, EDITED, *changes)


def set_off_map_cities(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Your cities outside the map really."""
    before, game.you.off_map_cities = game.you.off_map_cities, answer["value"]
    record_edit(table, EDITED, Change("human.off_map_cities", before, answer["value"]))


def set_progress(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """How often MarsBot has really done what a milestone of the expansion counts."""
    name, after = answer["milestone"], answer["value"]
    before = getattr(game.bot, COUNTED[name])
    setattr(game.bot, COUNTED[name], after)
    milestone = Ref("mars-milestone", name)
    record_edit(table, "mars-put-right-progress", milestone=milestone, before=before, after=after)


COURSE_REPAIRS: Final[dict[str, Repair]] = {
    "set_milestone": set_milestone,
    "set_award": set_award,
    "set_generation": set_generation,
    "set_progress": set_progress,
    "set_off_map_cities": set_off_map_cities,
    **CORPORATION_REPAIRS,
    **CARD_REPAIRS,
}
"""What each of these entries puts right."""
