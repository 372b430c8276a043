"""Opening the requested game: a new one, a saved one, or one from a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from secrets import randbelow

from understudy.cli.commands.saved_games import find_saved_game
from understudy.cli.files import read_game
from understudy.cli.play.terminal_game import (
    TerminalGame,
    play_unsaved,
    resume,
    resume_from_file,
    start,
)
from understudy.core import Illegal, Options, Refused, Session, System, system_names
from understudy.core.options.presets import LAST, OWNED, preset_options
from understudy.store import Store


@dataclass(frozen=True, slots=True)
class GameRequest:
    """The requested game; `resume` and `load` name existing games."""

    system: System | None
    options: Options | None
    seed: int | None
    resume: str | None
    load: Path | None
    save: Path | None


@contextmanager
def open_requested_game(
    request: GameRequest, open_games: Callable[[], Store]
) -> Iterator[TerminalGame]:
    """Yield the requested game. New games and files can be played without a store."""
    _check(request)
    if request.resume is not None:
        with closing(open_games()) as store:
            yield resume(find_saved_game(store, request.resume, request.system).id, store)
        return
    if request.load is None:
        with open_as_new_game(_new_session(request), open_games) as opened:
            yield opened
        return
    with open_as_new_game(_load(request), open_games, resume_from_file) as opened:
        yield opened


@contextmanager
def open_as_new_game(
    session: Session,
    open_games: Callable[[], Store],
    add: Callable[[Session, Store], TerminalGame] = start,
) -> Iterator[TerminalGame]:
    """Yield the game, added to the store; it can be played without a store."""
    try:
        store = open_games()
    except Refused as refused:
        yield play_unsaved(session, refused)
        return
    with closing(store):
        yield add(session, store)


def read_preset(system: System, name: str, open_games: Callable[[], Store]) -> Options:
    """Return the options of a preset; some presets come from the saved games."""
    if name not in (LAST, OWNED):
        return preset_options(system, name, [])
    with closing(open_games()) as store:
        lines = [line for line in store.list_games() if line.system == system.name]
    return preset_options(system, name, [line.options for line in lines if not line.damaged])


def _check(request: GameRequest) -> None:
    load, save = request.load, request.save
    if save is not None and save.exists() and not (load and load.resolve() == save.resolve()):
        raise Illegal("terminal-save-exists", file=str(save))
    if load is not None and request.resume is not None:
        raise Illegal("terminal-load-or-resume")
    exists = load is not None or request.resume is not None
    if exists and (request.options is not None or request.seed is not None):
        raise Illegal("terminal-load-alone")
    if not exists and request.system is None:
        raise Illegal("terminal-which-game", known=", ".join(system_names()))


def _new_session(request: GameRequest) -> Session:
    assert request.system is not None
    seed = randbelow(2**53) if request.seed is None else request.seed
    return Session(request.system, request.options or {}, seed)


def _load(request: GameRequest) -> Session:
    assert request.load is not None
    session = read_game(request.load)
    if request.system is not None and session.system is not request.system:
        raise Illegal("terminal-other-game", file=str(request.load), game=session.system.name)
    return session


def load_file_or_saved(name: str, open_games: Callable[[], Store]) -> Session:
    """Return the game of a save file or of the store; names with a dot or slash are files."""
    file = Path(name)
    if name and (file.exists() or file.suffix or len(file.parts) > 1):
        return read_game(file)
    with closing(open_games()) as store:
        return resume(find_saved_game(store, name).id, store).session
