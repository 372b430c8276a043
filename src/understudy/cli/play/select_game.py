"""Which game is played at the terminal: a new one, one that is kept, one of a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow

from understudy.cli.commands.saved_games import find_saved_game
from understudy.cli.play.game_loop import read_game
from understudy.cli.play.stored_game import (
    StoredGame,
    play_unsaved,
    resume,
    resume_from_file,
    start,
)
from understudy.core import Illegal, Options, Refused, Session, System, system_names
from understudy.store import Store


@dataclass(frozen=True, slots=True)
class GameRequest:
    """What was asked for; `resume` and `load` are games that have begun."""

    system: System | None
    options: Options | None
    seed: int | None
    resume: str | None
    load: Path | None
    save: Path | None


@contextmanager
def open_requested_game(
    wanted: GameRequest, open_games: Callable[[], Store]
) -> Iterator[StoredGame]:
    """The game that is wanted, as long as it is played. A new one needs no store."""
    _check(wanted)
    if wanted.resume is not None:
        with closing(open_games()) as store:
            yield resume(find_saved_game(store, wanted.resume, wanted.system).id, store)
        return
    session = _loaded(wanted) if wanted.load is not None else _new(wanted)
    try:
        store = open_games()
    except Refused as refused:
        yield play_unsaved(session, refused)
        return
    with closing(store):
        yield (start if wanted.load is None else resume_from_file)(session, store)


def _check(wanted: GameRequest) -> None:
    load, save = wanted.load, wanted.save
    if save is not None and save.exists() and not (load and load.resolve() == save.resolve()):
        raise Illegal("terminal-save-exists", file=str(save))
    if load is not None and wanted.resume is not None:
        raise Illegal("terminal-load-or-resume")
    begun = load is not None or wanted.resume is not None
    if begun and (wanted.options is not None or wanted.seed is not None):
        raise Illegal("terminal-load-alone")
    if not begun and wanted.system is None:
        raise Illegal("terminal-which-game", known=", ".join(system_names()))


def _new(wanted: GameRequest) -> Session:
    assert wanted.system is not None
    seed = randbelow(2**53) if wanted.seed is None else wanted.seed
    return Session(wanted.system, wanted.options or {}, seed)


def _loaded(wanted: GameRequest) -> Session:
    assert wanted.load is not None
    session = read_game(wanted.load)
    if wanted.system is not None and session.system is not wanted.system:
        raise Illegal("terminal-other-game", file=str(wanted.load), game=session.system.name)
    return session


def load_file_or_saved(name: str, open_games: Callable[[], Store]) -> Session:
    """The game of a save file, or one that is kept; what has a point or a slash is a file."""
    file = Path(name)
    if file.exists() or file.suffix or len(file.parts) > 1:
        return read_game(file)
    with closing(open_games()) as store:
        return resume(find_saved_game(store, name).id, store).session
