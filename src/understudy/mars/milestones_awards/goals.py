"""Goals of MarsBot for milestones: whether it meets them, and its progress (11, 16)."""

from __future__ import annotations

from collections.abc import Callable

from understudy.mars.state import Game

Evaluation = Callable[[Game], int]
Condition = Callable[[Game], bool]
Progress = Callable[[Game], tuple[int, int]]
"""The current value and the needed value."""


class Goal:
    """`met` is called in every turn of MarsBot, `progress` only for display."""

    __slots__ = ("met", "progress")

    def __init__(self, met: Condition, progress: Progress) -> None:
        self.met = met
        self.progress = progress


def at_least(value: Evaluation, needed: int) -> Goal:
    """Return the goal of a fixed value."""
    return Goal(lambda game: value(game) >= needed, lambda game: (value(game), needed))


def as_many_as(value: Evaluation, needed: Evaluation) -> Goal:
    """Return the goal of a value that depends on the game."""
    return Goal(lambda game: value(game) >= needed(game), lambda game: (value(game), needed(game)))


def tracks_at(space: int, *, but_venus: bool = True, all_but: Evaluation | None = None) -> Goal:
    """Return the goal that all tracks but `all_but` reach a space; Venus is left out by default."""

    def progress(game: Game) -> tuple[int, int]:
        venus = game.board.track_of.get("venus") if but_venus else None
        tracks = [track for row, track in enumerate(game.bot.tracks) if row != venus]
        there = sum(track.position >= space for track in tracks)
        return there, len(tracks) - (0 if all_but is None else all_but(game))

    def met(game: Game) -> bool:
        venus = game.board.track_of.get("venus") if but_venus else None
        behind = 0
        for row, track in enumerate(game.bot.tracks):
            if track.position < space and row != venus:
                behind += 1
        return behind <= (0 if all_but is None else all_but(game))

    return Goal(met, progress)


def both(*goals: Goal) -> Goal:
    """Return the goal that all of these are met; each counts separately."""
    conditions = tuple(goal.met for goal in goals)

    def progress(game: Game) -> tuple[int, int]:
        parts = [goal.progress(game) for goal in goals]
        return sum(min(part) for part in parts), sum(needed for _, needed in parts)

    return Goal(lambda game: all(condition(game) for condition in conditions), progress)


def either(*goals: Goal) -> Goal:
    """Return the goal that one of these is met; the closest counts."""
    conditions = tuple(goal.met for goal in goals)

    def progress(game: Game) -> tuple[int, int]:
        return max((goal.progress(game) for goal in goals), key=lambda part: part[0] / part[1])

    return Goal(lambda game: any(condition(game) for condition in conditions), progress)


def some(count: int, *goals: Goal) -> Goal:
    """Return the goal that at least `count` of these are met."""
    conditions = tuple(goal.met for goal in goals)

    def met(game: Game) -> bool:
        return sum(condition(game) for condition in conditions) >= count

    return Goal(met, lambda game: (sum(condition(game) for condition in conditions), count))
