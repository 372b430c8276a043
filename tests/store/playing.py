"""Playing on without thinking: an answer that fits, for any question."""

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


def fresh(seed: int = 5, **options: object) -> Session:
    return Session(find_system("mars"), options, seed)


def create(store: Store, session: Session, id: str | None = None) -> StoredGame:
    return store.create(session, view(session), id)


def view(session: Session) -> dict[str, object]:
    return session.system.view(session.position)


def fitting(question: Question[object]) -> object:
    """An answer that the question takes."""
    if isinstance(question, Menu):
        return question.plain[0]
    if question.default is not None:
        return question.default
    match question:
        case Form():
            return {name: fitting(wanted) for name, wanted in question.fields}
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


def answer_one(store: Store, kept: StoredGame, key: str | None = None) -> None:
    """Play one answer and keep it."""
    question = kept.session.question
    assert question is not None
    kept.session.answer(fitting(question))
    unchanged = len(kept.session.tape) - 1
    kept.revision = store.commit(
        kept.id,
        kept.session,
        view(kept.session),
        expected=kept.revision,
        unchanged=unchanged,
        receipt=None if key is None else AnswerReceipt.of(key, kept.session.tape[-1].answer),
    )


def loaded(store: Store, id: str) -> StoredGame:
    kept = store.load(id)
    assert kept is not None
    return kept


def everything(session: Session) -> tuple[object, ...]:
    """All that must survive a restart."""
    return (
        session.token,
        list(session.tape),
        list(session.redoable),
        session.options,
        session.seed,
        session.position.facts(),
        journal_bytes(session.steps),
    )


def reopened(folder: Path, id: str) -> StoredGame:
    store = open_folder(folder)
    try:
        return loaded(store, id)
    finally:
        store.close()
