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

from typing import TYPE_CHECKING, Any, Literal

from understudy import core
from understudy.core import (
    LEAST_SEED,
    MOST_SEED,
    Card,
    Choice,
    Form,
    Illegal,
    Menu,
    Message,
    Number,
    Override,
    Payment,
    Position,
    Question,
    Refused,
    Space,
    Stepper,
    TurnMenu,
    YesNo,
    find_system,
    legal_answers,
    load_as,
    save,
    set_error_renderer,
    system_names,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

    from understudy.locales.rendering import Board, Journal
    from understudy.sim.advice.evaluation import Expectation
    from understudy.sim.advice.hint import Hint
    from understudy.sim.advice.review import Review
    from understudy.sim.agents import AgentLike
    from understudy.sim.run import Result

__all__ = [
    "Card",
    "Choice",
    "Form",
    "Menu",
    "Number",
    "Override",
    "Payment",
    "Position",
    "Question",
    "Refused",
    "Session",
    "Space",
    "Stepper",
    "TurnMenu",
    "YesNo",
    "board",
    "games",
    "hint",
    "journal",
    "legal_answers",
    "load",
    "new",
    "options",
    "read_run",
    "review",
    "rows",
    "save",
    "simulate",
    "stepper",
    "win_probability",
]

if TYPE_CHECKING:
    __version__: str
else:

    def __getattr__(name):
        """Look up the version of the installed package only when it is used."""
        if name == "__version__":
            from understudy.distribution import installed_version

            return installed_version()
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _say(message: Message) -> str:
    from understudy.locales.rendering import sentence

    return sentence(message)


set_error_renderer(_say)


class Session(core.Session):
    """A game, as everywhere in the program, that can also ask the expert about itself."""

    def hint(self, best: int = 3) -> Hint:
        """Return the expert's best answers to the current question of a screen game."""
        return hint(self, best)

    def win_probability(self) -> Expectation:
        """Return how a screen game would end if the expert continued."""
        return win_probability(self)

    def review(self) -> Review:
        """Return a review of a screen game by the expert."""
        return review(self)


def games() -> list[str]:
    """Return the names of all games."""
    return list(system_names())


def options(game: str) -> dict[str, dict[str, Any]]:
    """Return all options of a game: the default and the possible values of each.

    An option without values takes any text. For a list, the values are its possible elements.
    """
    offered: dict[str, Any] = find_system(game).options()
    return {
        name: {"default": default, "values": offered.get(name, [])}
        for name, default in offered["defaults"].items()
    }


def new(game: str, seed: int | None = None, **options: object) -> Session:
    """Return a new game. Without a seed, the seed is random."""
    if seed is None:
        from secrets import randbelow

        seed = randbelow(2**48)
    return Session(find_system(game), options, _check_seed(seed))


def stepper(game: str, seed: int, *, exact: bool = False, **options: object) -> Stepper:
    """Return a new game for a program that searches or learns: no journal, no undo, fast copies.

    With `exact` the answers must be some of its `legal_answers()` and are not checked.
    """
    return Stepper(find_system(game), options, _check_seed(seed), exact=exact)


def _check_seed(seed: int) -> int:
    """Return the seed if a save file can store it."""
    if type(seed) is not int or not LEAST_SEED <= seed <= MOST_SEED:
        raise _bad_value("seed", seed, f"{LEAST_SEED} … {MOST_SEED}")
    return seed


def _bad_value(name: str, given: object, alternatives: str) -> Refused:
    from understudy.core.options.options import shown

    return Illegal("table-bad-option", option=name, value=shown(given), alternatives=alternatives)


def load(saved: str | bytes, after_turn: Callable[[], None] | None = None) -> Session:
    """Return the game of a save file, and raise an error that names the place if it is damaged.

    `after_turn` is called after each replayed turn; if it raises, loading ends.
    """
    return load_as(Session, saved, after_turn)


def journal(session: core.Session, language: str = "en", since: int = 0) -> Journal:
    """Return the journal as text from the step `since` on. Notebooks show it as a list."""
    from understudy.locales.rendering import render_journal

    return render_journal(session, language, since)


def board(session: core.Session, language: str = "en") -> Board:
    """Return the current board as SVG text. Notebooks show it as a picture."""
    from understudy.locales.rendering import render_board

    return render_board(session, language)


def simulate(
    game: str, games: int, seed: int = 1, agent: AgentLike | None = None, **options: object
) -> Result:
    """Play `games` games with an agent in place of the human player and count the outcomes.

    `agent` is a name (``understudy.simulate("mars", 1, agent="?")`` lists them), a policy with a
    method `answer`, a class of such policies, or a function that answers a question. Your own
    policies and functions run in this process only.
    """
    from understudy.sim.agents import default_agent
    from understudy.sim.run import simulate as run

    system = find_system(game)
    return run(
        system, options, games, _check_seed(seed), default_agent(system) if agent is None else agent
    )


def rows(
    game: str, games: int, seed: int = 1, agent: AgentLike | None = None, **options: object
) -> list[dict[str, int]]:
    """Return the same games one by one: number, seed and outcomes, e.g. for a data frame."""
    from understudy.sim.agents import default_agent, resolve_agent
    from understudy.sim.single_game import game_seed, play_outcomes

    system = find_system(game)
    player = resolve_agent(system, default_agent(system) if agent is None else agent)
    if games < 1:
        raise Illegal("terminal-no-games")
    numbers = range(games)
    completed = system.complete_options(options)
    played = play_outcomes(system, completed, _check_seed(seed), player, numbers)
    return [
        {"game": number, "seed": game_seed(seed, number), **outcomes}
        for number, outcomes in zip(numbers, played, strict=True)
    ]


def read_run(
    folder: str | PathLike[str], kind: Literal["games", "progress"] = "games"
) -> list[dict[str, Any]]:
    """Return the games that ``understudy simulate --out FOLDER`` stored, or their progress.

    Each row has the varied options by name, then the number, the seed and the outcomes of the game.
    """
    from pathlib import Path

    from understudy.sim.manifest import KINDS
    from understudy.sim.run_folder import read_named

    if kind not in KINDS:
        raise _bad_value("kind", kind, ", ".join(KINDS))
    return read_named(Path(folder), kind)


def hint(session: core.Session, best: int = 3) -> Hint:
    """Return the expert's best answers to the current question of a screen game.

    Fast with the extra `players`.
    """
    from understudy.sim.advice.hint import hint

    return hint(session, best)


def win_probability(session: core.Session) -> Expectation:
    """Return how a screen game would end if the expert continued: win probability and difference.

    Fast with the extra `players`.
    """
    from understudy.sim.advice.hint import win_probability

    return win_probability(session)


def review(save: core.Session | str) -> Review:
    """Return a review of a screen game by the expert: a session, or the text of a save file.

    It has the win probability at each turn, and the decisions that cost or gained most. Fast with
    the extra `players`.
    """
    from understudy.sim.advice.review import review

    return review(load(save) if isinstance(save, str) else save)
