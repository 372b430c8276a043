"""Understudy: automated opponents for board games.

    >>> import understudy
    >>> game = understudy.new("mars", seed=7)
    >>> game.question.id
    'mars-ask-turn'
    >>> game.answer("done")

A game is a `Session`: it has a `question`, takes an `answer`, can `undo`, `redo` and `correct`, and
keeps its `steps`, the journal. `save` and `load` turn it into text and back, `simulate` plays many.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from understudy.table import Message, Refused, Session, find_system, load, save, system_names

if TYPE_CHECKING:
    from understudy.sim.run import Result

__all__ = ["Refused", "Session", "games", "journal", "load", "new", "save", "simulate"]


def games() -> list[str]:
    """The names of the games that can be played."""
    return system_names()


def new(game: str, seed: int | None = None, **options: object) -> Session:
    """A new game. Without a seed it is one nobody has played before."""
    if seed is None:
        from secrets import randbelow

        seed = randbelow(2**48)
    return Session(find_system(game), options, seed)


def journal(session: Session, language: str = "en", since: int = 0) -> str:
    """What happened, in words, from the step `since` on."""
    from understudy.locales.speaker import Speaker

    speaker = Speaker(language, session.system.names())
    lines = (
        f"{'  ' * step.depth}{speaker.say(Message(step.kind, step.args))}"
        f"{f' [{step.cite}]' if step.cite else ''}"
        for step in session.steps[since:]
    )
    return "\n".join(lines)


def simulate(
    game: str, games: int, seed: int = 1, human: str = "pass", **options: object
) -> Result:
    """Play many games with a simulated human and count what comes out."""
    from understudy.sim.run import simulate as run

    return run(find_system(game), options, games, seed, human)
