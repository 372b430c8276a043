"""Save files: options, seed and answers as readable JSON; loading replays and checks them."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from understudy.core.chance import LEAST_SEED, MOST_SEED
from understudy.core.errors import Illegal, Refused, Stale, Unreadable
from understudy.core.journal.messages import Message
from understudy.core.session.session import MOST_ANSWERS, MOST_IN_A_TURN, Session
from understudy.core.session.tape import AnswerDoesNotFit, TapeEntry
from understudy.core.system import System, find_system

FORMAT: Final = 1
BYTE_ORDER_MARK: Final = "\ufeff"

S = TypeVar("S", bound=Session)


def save(session: Session) -> str:
    """Return the game as the text of a save file."""
    head = {
        "understudy": FORMAT,
        "game": session.system.name,
        "rules": session.system.rules_version,
        "options": session.options,
        "seed": session.seed,
    }
    answers = [[entry.question, entry.answer] for entry in session.tape]
    lines = [f"  {_line(name)}: {_line(value)}," for name, value in head.items()]
    tape = ",\n".join(f"    {_line(answer)}" for answer in answers)
    tape = f"[\n{tape}\n  ]" if answers else "[]"
    return "\n".join(
        ["{", *lines, f'  "answers": {tape},', f'  "position": {_position(session)}', "}\n"]
    )


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _position(session: Session) -> str:
    facts = ",\n".join(
        f"    {_line(name)}: {_line(fact)}" for name, fact in session.position.facts().items()
    )
    return "{\n" + facts + "\n  }"


def load(saved: str | bytes, after_turn: Callable[[], None] | None = None) -> Session:
    """Return the game of a save file; raise `Unreadable` with the place of the error.

    A byte order mark, which some editors write before the text, is ignored. `after_turn` is called
    after each replayed turn; if it raises, loading ends.
    """
    return load_as(Session, saved, after_turn)


def load_as(kind: type[S], saved: str | bytes, after_turn: Callable[[], None] | None = None) -> S:
    """Return the game of a save file as a session of this kind."""
    data = _parsed(saved)
    if not isinstance(data, Mapping) or data.get("understudy") != FORMAT:
        raise Unreadable("table-save-not-ours")
    expected = {"understudy", "game", "rules", "options", "seed", "answers", "position"}
    for key in sorted(expected ^ set(data)):
        raise Unreadable("table-save-key", key=str(key))
    try:
        system = find_system(str(data["game"]))
    except Illegal as unknown:
        raise Unreadable(unknown.message.id, **unknown.message.args) from None
    try:
        session = _replay(kind, system, data["options"], data["seed"], data["answers"], after_turn)
        if session.position.facts() != data["position"]:
            raise Unreadable("table-save-position", fact=_difference(session, data["position"]))
    except Unreadable as reason:
        if data["rules"] == system.rules_version:
            raise
        versions = {"saved": str(data["rules"]), "ours": str(system.rules_version)}
        raise Unreadable("table-save-rules", **versions) from reason
    return session


def _parsed(saved: str | bytes) -> object:
    try:
        text = saved if isinstance(saved, str) else saved.decode("utf-8")
        data: object = json.loads(text.removeprefix(BYTE_ORDER_MARK))
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeDecodeError as error:
        line = error.object.count(b"\n", 0, error.start) + 1
        raise Unreadable("table-save-not-json", line=line) from None
    except UnicodeEncodeError:
        raise Unreadable("table-save-not-text") from None
    except (ValueError, RecursionError) as error:
        raise Unreadable("table-save-not-json", line=getattr(error, "lineno", 1)) from None
    return data


def replay_answers(system: System, options: object, seed: object, answers: object) -> Session:
    """Return the game after these pairs of a question and its answer, or raise `Unreadable`."""
    return _replay(Session, system, options, seed, answers, None)


def _replay(
    kind: type[S],
    system: System,
    options: object,
    seed: object,
    answers: object,
    after_turn: Callable[[], None] | None,
) -> S:
    if not isinstance(options, Mapping) or type(seed) is not int or not isinstance(answers, list):
        raise Unreadable("table-save-key", key="options, seed, answers")
    if not LEAST_SEED <= seed <= MOST_SEED:
        raise Unreadable("table-save-key", key="seed")
    if len(answers) > MOST_ANSWERS:
        raise Unreadable("table-game-too-long", most=MOST_ANSWERS)
    tape: list[TapeEntry] = []
    for number, entry in enumerate(answers, 1):
        match entry:
            case [str(question), answer]:
                tape.append(TapeEntry(question, answer))
            case _:
                raise Unreadable("table-save-answer", number=number)
    try:
        session = kind.replay(system, options, seed, tape, after_turn)
    except AnswerDoesNotFit as misfit:
        asked = Message(misfit.question.id, misfit.question.args)
        raise Unreadable("table-save-misfit", number=misfit.at + 1, question=asked) from None
    except Stale:
        # The caller ends the replay.
        raise
    except Refused as refused:
        raise Unreadable(refused.message.id, **refused.message.args) from None
    if session.longest_turn > MOST_IN_A_TURN:
        raise Unreadable("table-turn-too-long", most=MOST_IN_A_TURN)
    return session


def _difference(session: Session, saved: object) -> str:
    facts = session.position.facts()
    theirs = saved if isinstance(saved, Mapping) else {}
    for name in sorted({*facts, *theirs}):
        if facts.get(name) != theirs.get(name):
            return str(name)
    return ""
