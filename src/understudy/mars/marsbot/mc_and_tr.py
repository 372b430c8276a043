"""MarsBot's MC and terraform rating: each function changes one number and records it."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from understudy.core import Change, Ref, Step, Table, new_step
from understudy.mars.state import Game


class Reason(StrEnum):
    """Why an action of MarsBot failed: all reasons."""

    NO_TAGS = "no_tags"
    TRACK_AT_END = "track_at_end"
    NO_LEGAL_SPACE = "no_legal_space"
    OCEANS_COMPLETE = "oceans_complete"
    TEMPERATURE_COMPLETE = "temperature_complete"
    MILESTONES_TAKEN = "milestones_taken"
    NO_MILESTONE_MET = "no_milestone_met"
    AWARDS_TAKEN = "awards_taken"
    NO_AWARD_AHEAD = "no_award_ahead"
    VENUS_COMPLETE = "venus_complete"
    NO_COLONY_TILE = "no_colony_tile"


def failed_action(game: Game, table: Table, reason: Reason) -> None:
    """Give MarsBot 5 MC, under the Easy rule 3 (section 10). [A p.6] [A p.11]"""
    bot, corporation = game.bot, game.corporation
    gain = 3 if "failed_action_3" in game.setup.modifiers else 5
    if reason is Reason.NO_TAGS and corporation is not None and corporation.untagged_failure:
        gain = corporation.untagged_failure
    if bot.unrewarded:
        gain = 0
    triggers = game.triggers
    now = _gain_before_triggers(game, gain) if triggers.gain else gain
    bot.mc += now
    if table.listening:
        table.record(_failed_step, reason, now, bot.mc)
    if triggers.gain and gain:
        _run_gain_triggers(game, table, now)
        if now < gain:
            gain_mc(game, table, gain - now, "mars-rest-of-gain", "B p.3")
    if triggers.failure:
        _run_failure_triggers(game, table)


def gain_mc(game: Game, table: Table, amount: int, kind: str, cite: str, ruling: str = "") -> None:
    """Give MarsBot MC, unless it is unrewarded now (B16).

    With C06 the gain is split into several parts.
    """
    bot = game.bot
    if bot.unrewarded:
        return
    now = amount
    if game.triggers.gain:
        now = _gain_before_triggers(game, amount)
    bot.mc += now
    if table.listening:
        table.record(_money_step, kind, cite, now, bot.mc - now, bot.mc, ruling, _giver(game, kind))
    if game.triggers.gain and now:
        _run_gain_triggers(game, table, now)
        if now < amount:
            gain_mc(game, table, amount - now, "mars-rest-of-gain", "B p.3")


def _gain_before_triggers(game: Game, amount: int) -> int:
    """Return how much of a gain comes before the triggers run."""
    for limit in game.triggers.gain_limit:
        amount = min(amount, limit(game))
    return amount


def _run_gain_triggers(game: Game, table: Table, amount: int) -> None:
    """Run the triggers for a gain of MC (C06)."""
    table.depth += 1
    for trigger in game.triggers.gain:
        trigger(game, table, amount)
    table.depth -= 1


def _run_failure_triggers(game: Game, table: Table) -> None:
    """Run the triggers for a Failed Action (C26)."""
    table.depth += 1
    for trigger in game.triggers.failure:
        trigger(game, table)
    table.depth -= 1


def lose_mc(game: Game, table: Table, amount: int, kind: str, cite: str) -> int:
    """Take MC from MarsBot, up to what it has. Return the amount."""
    bot = game.bot
    lost = min(amount, bot.mc)
    bot.mc -= lost
    if table.listening:
        table.record(_money_step, kind, cite, lost, bot.mc + lost, bot.mc, "", _giver(game, kind))
    return lost


BY_CORPORATION: Final = ("mars-corporation-money", "mars-corporation-loss")
"""Steps of MC that MarsBot's corporation gives or costs: the journal names it."""


def _giver(game: Game, kind: str) -> str:
    """Return the number of the corporation that the step names, or an empty text."""
    corporation = game.corporation
    return "" if corporation is None or kind not in BY_CORPORATION else corporation.number


def _money_step(
    kind: str, cite: str, mc: int, before: int, now: int, ruling: str, giver: str
) -> Step:
    change = Change("bot.mc", before, now)
    if not giver:
        return new_step(kind, cite, change, mc=mc, ruling=ruling or None)
    corporation = Ref("mars-corporation", giver)
    return new_step(kind, cite, change, corporation=corporation, mc=mc, ruling=ruling or None)


def _failed_step(reason: Reason, mc: int, now: int) -> Step:
    change = Change("bot.mc", now - mc, now)
    return new_step("mars-failed-action", "A p.6", change, failure=reason.value, mc=mc)


def gain_tr(game: Game, table: Table, amount: int, cite: str) -> None:
    """Change MarsBot's terraform rating; its own card can lower it."""
    bot = game.bot
    bot.tr += amount
    if table.listening:
        table.record(_rating_step, cite, amount, bot.tr)


def _rating_step(cite: str, amount: int, now: int) -> Step:
    kind = "mars-gain-tr" if amount > 0 else "mars-lose-tr"
    return new_step(kind, cite, Change("bot.tr", now - amount, now), tr=amount)
