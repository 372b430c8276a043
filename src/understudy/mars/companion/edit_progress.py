"""Manual edits of the progress of the game: milestones, awards, the generation."""

from __future__ import annotations

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
from understudy.mars.companion.edit_cards import CARD_EDITS, card_edits
from understudy.mars.companion.edit_common import EDITED, Edit, sets_value
from understudy.mars.companion.edit_corporation import CORPORATION_EDITS, corporation_edits
from understudy.mars.marsbot.claim_milestone import MILESTONE_LIMIT
from understudy.mars.marsbot.fund_award import AWARD_LIMIT
from understudy.mars.sides import BOT, HUMAN, NO_SIDE
from understudy.mars.state import Game

COUNTED: Final = {"hydrologist": "oceans_placed", "thawer": "temperature_steps"}
"""MarsBot's counter for each milestone that counts its actions during the game."""


def progress_edits(game: Game) -> list[tuple[str, Fields]]:
    """Return the edit entries for the progress of the game, its corporation and its cards."""
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
        *_progress_edits(game),
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
    return entries + corporation_edits(game) + card_edits(game)


def _owner(of: str, names: tuple[str, ...], held: dict[str, str]) -> CurrentChoice:
    now = CurrentValue((of,), {name: held.get(name, NO_SIDE) for name in names})
    return CurrentChoice(
        id="mars-field-owner", kind="mars-holder", options=(HUMAN, BOT, NO_SIDE), present=now
    )


def _progress_edits(game: Game) -> list[tuple[str, Fields]]:
    """Return the edit entry for milestones that count MarsBot's actions during the game."""
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
    """Return the owner of each as a note on the option."""
    return {
        name: Message("mars-note-holder", {"owner": Ref("mars-owner", owner)})
        for name, owner in held.items()
    }


def set_milestone(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the owner of a milestone."""
    _set_owner(table, answer, "milestone", game.milestones, MILESTONE_LIMIT)


def set_award(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the owner of an award."""
    _set_owner(table, answer, "award", game.awards, AWARD_LIMIT)


def _set_owner(
    table: Table, answer: dict[str, Any], what: str, held: dict[str, str], limit: int
) -> None:
    name, owner = answer[what], answer["owner"]
    before = held.get(name)
    if owner == NO_SIDE:
        held.pop(name, None)
    elif before is None and len(held) == limit:
        raise Illegal(f"mars-{what}-gone", **{what: Ref(f"mars-{what}", name)})
    else:
        held[name] = owner
    record_edit(table, EDITED, Change(f"{what}.{name}", before, held.get(name)))


def set_generation(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set the generation, its first player, and whether MarsBot has taken a turn or passed."""
    changes = (
        Change("generation", game.generation, answer["generation"]),
        Change("first_player", game.first_player, answer["first"]),
        Change("bot.passed", int(game.bot.passed), int(answer["bot_passed"])),
        Change("bot.took_turn", int(game.bot.took_turn), int(answer["bot_took_turn"])),
    )
    game.generation, game.first_player = answer["generation"], answer["first"]
    game.bot.passed, game.bot.took_turn = answer["bot_passed"], answer["bot_took_turn"]
    record_edit(table, EDITED, *changes)


def set_progress(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Set how often MarsBot has done what a milestone of the expansion counts."""
    name, after = answer["milestone"], answer["value"]
    before = getattr(game.bot, COUNTED[name])
    setattr(game.bot, COUNTED[name], after)
    milestone = Ref("mars-milestone", name)
    record_edit(table, "mars-put-right-progress", milestone=milestone, before=before, after=after)


PROGRESS_EDITS: Final[dict[str, Edit]] = {
    "set_milestone": set_milestone,
    "set_award": set_award,
    "set_generation": set_generation,
    "set_progress": set_progress,
    "set_off_map_cities": sets_value(
        "human.off_map_cities", lambda game: game.you, "off_map_cities"
    ),
    **CORPORATION_EDITS,
    **CARD_EDITS,
}
"""The edit function of each of these menu entries."""
