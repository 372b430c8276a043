"""Putting right the course of the game: milestones, awards, the generation, who holds what."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from understudy.mars.companion.repair_cards import CARD_REPAIRS, card_repairs
from understudy.mars.marsbot.claiming import LIMIT as MILESTONE_LIMIT
from understudy.mars.marsbot.funding import LIMIT as AWARD_LIMIT
from understudy.mars.sides import BOT, HUMAN, NOBODY
from understudy.mars.state import Game
from understudy.mars.telling import PUT_RIGHT
from understudy.parts.repairs import put_right
from understudy.table import (
    Change,
    Choice,
    Fields,
    Illegal,
    Message,
    Number,
    Ref,
    Table,
    YesNo,
    fields,
)

Repair = Callable[[Game, Table, dict[str, Any]], None]


def course_repairs(game: Game) -> list[tuple[str, Fields]]:
    """What can be put right about the course of the game; nothing is taken away by default."""
    owner = Choice(id="mars-field-owner", kind="mars-holder", options=(HUMAN, BOT, NOBODY))
    milestone = Choice(
        id="mars-field-milestone", kind="mars-milestone",
        options=tuple(one.name for one in game.milestone_row),
        notes=lambda: _holders(game.milestones),
    )  # fmt: skip
    award = Choice(
        id="mars-field-award", kind="mars-award",
        options=tuple(one.name for one in game.award_row), notes=lambda: _holders(game.awards),
    )  # fmt: skip
    entries: list[tuple[str, Fields]] = [
        ("set_milestone", fields(milestone=milestone, owner=owner)),
        ("set_award", fields(award=award, owner=owner)),
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
        )),
        ("set_off_map_cities", fields(value=Number(
            id="mars-field-off-map-cities", low=0, high=9, default=game.you.off_map_cities,
        ))),
    ]  # fmt: skip
    kept = tuple(game.bot.on_card)
    if kept:
        entries.append(("set_on_card", fields(
            kind=Choice(id="mars-field-kept", kind="mars-kept", options=kept, default=kept[0]),
            value=Number(id="mars-field-amount", low=0, high=99),
        )))  # fmt: skip
    return entries + card_repairs(game)


def _holders(held: dict[str, str]) -> dict[str, Message]:
    """Who has what, as a note on the option."""
    return {
        name: Message("mars-note-holder", {"owner": Ref("mars-owner", owner)})
        for name, owner in held.items()
    }


def _hold(held: dict[str, str], name: str, owner: str, limit: int) -> Change | None:
    """Who really has a milestone or an award; the change, none where there are too many."""
    before = held.get(name)
    if owner == NOBODY:
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
    put_right(table, PUT_RIGHT, Change(f"milestone.{name}", change.before, change.after))


def set_award(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Who has really funded an award."""
    name = answer["award"]
    change = _hold(game.awards, name, answer["owner"], AWARD_LIMIT)
    if change is None:
        raise Illegal("mars-award-gone", award=Ref("mars-award", name))
    put_right(table, PUT_RIGHT, Change(f"award.{name}", change.before, change.after))


def set_generation(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """The generation really, who begins in it, and whether MarsBot has passed."""
    changes = (
        Change("generation", game.generation, answer["generation"]),
        Change("first_player", game.first_player, answer["first"]),
        Change("bot.passed", int(game.bot.passed), int(answer["bot_passed"])),
    )
    game.generation, game.first_player = answer["generation"], answer["first"]
    game.bot.passed = answer["bot_passed"]
    put_right(table, PUT_RIGHT, *changes)


def set_off_map_cities(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """Your cities outside the map really."""
    before, game.you.off_map_cities = game.you.off_map_cities, answer["value"]
    put_right(table, PUT_RIGHT, Change("human.off_map_cities", before, answer["value"]))


def set_on_card(game: Game, table: Table, answer: dict[str, Any]) -> None:
    """What really lies on MarsBot's corporation card."""
    kind, value = answer["kind"], answer["value"]
    before = game.bot.on_card[kind]
    game.bot.on_card[kind] = value
    put_right(table, PUT_RIGHT, Change(f"bot.on_card.{kind}", before, value))


COURSE_REPAIRS: Final[dict[str, Repair]] = {
    "set_milestone": set_milestone,
    "set_award": set_award,
    "set_generation": set_generation,
    "set_off_map_cities": set_off_map_cities,
    "set_on_card": set_on_card,
    **CARD_REPAIRS,
}
"""What each of these entries puts right."""
