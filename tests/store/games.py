"""Helpers that create, play and compare stored games."""

from pathlib import Path

from understudy.core import (
    Card,
    Choice,
    Form,
    Menu,
    Number,
    Question,
    Session,
    Space,
    YesNo,
    find_system,
    journal_bytes,
)
from understudy.store import AnswerReceipt, Store, StoredGame
from understudy.store.sql import open_folder

DATABASE = "games.sqlite3"
OWNER_TOKEN = "the secret of the owner"


def new_session(seed: int = 5, **options: object) -> Session:
    return Session(find_system("mars"), options, seed)


def create(store: Store, session: Session, id: str | None = None) -> StoredGame:
    return store.create(session, view(session), id)


def view(session: Session) -> dict[str, object]:
    return session.system.view(session.position)


def legal_answer(question: Question[object]) -> object:
    """Return a legal answer to the question."""
    if isinstance(question, Menu):
        return question.plain[0]
    if question.default is not None:
        return question.default
    match question:
        case Form():
            return {name: legal_answer(field) for name, field in question.fields}
        case Choice():
            return question.options[0]
        case Space():
            return question.spaces[0]
        case YesNo():
            return False
        case Number():
            return question.low
        case Card():
            return next(number for number in ("001", "003", "004") if number not in question.gone)
    raise AssertionError(question)


def answer_one(store: Store, game: StoredGame, key: str | None = None) -> None:
    """Give one answer and commit it."""
    question = game.session.question
    assert question is not None
    game.session.answer(legal_answer(question))
    unchanged = len(game.session.tape) - 1
    game.revision = store.commit(
        game.id,
        game.session,
        view(game.session),
        expected=game.revision,
        unchanged=unchanged,
        receipt=None if key is None else AnswerReceipt.of(key, game.session.tape[-1].answer),
    )


def load_game(store: Store, id: str) -> StoredGame:
    game = store.load(id)
    assert game is not None
    return game


def session_data(session: Session) -> tuple[object, ...]:
    """Return everything that must survive a restart."""
    return (
        session.token,
        list(session.tape),
        list(session.redoable),
        session.options,
        session.seed,
        session.position.facts(),
        journal_bytes(session.steps),
    )


def load_from_folder(folder: Path, id: str) -> StoredGame:
    store = open_folder(folder)
    try:
        return load_game(store, id)
    finally:
        store.close()
