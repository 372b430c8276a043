"""Whole games as readable text: a change of behaviour shows up as a difference in a file.

``UNDERSTUDY_GOLDEN=write pytest tests/tapestry/test_golden.py`` writes the files anew; read the
difference first.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tapestry.playing import TapestryHuman
from understudy.table import Arg, Change, Refused, Session, Step
from understudy.tapestry.options import DECKS
from understudy.tapestry.system import GAME

FOLDER = Path(__file__).parent / "golden"
WRITE = os.environ.get("UNDERSTUDY_GOLDEN") == "write"

DEALT = dict.fromkeys(DECKS, "dealt")
REAL = dict.fromkeys(DECKS, "real")

GAMES: dict[str, dict[str, object]] = {
    "level_1": {"difficulty": 1, "decks": DEALT},
    "level_2": {"difficulty": 2, "decks": DEALT},
    "level_3": {"difficulty": 3, "decks": DEALT},
    "level_4": {"difficulty": 4, "decks": DEALT},
    "level_5": {"difficulty": 5, "decks": DEALT},
    "level_6": {"difficulty": 6, "decks": DEALT},
    "defaults": {},
    "real_decks": {"decks": REAL},
    "real_decision_cards": {"difficulty": 3, "decks": DEALT | {"decision": "real"}},
    "everything_kept": {"difficulty": 4, "keep_discouraged": True, "decks": DEALT},
    "two_humans": {"players": "two_humans", "decks": DEALT},
    "two_humans_more_cards": {"players": "two_humans", "reshuffle_cards": 2},
}


def play(options: dict[str, object], seed: int) -> Session:
    """A whole game with a scripted human: everything follows from the seed."""
    session = Session(GAME, options, seed)
    human = TapestryHuman(seed, patience=4)
    while session.question is not None:
        try:
            session.answer(human.answer(session.question))
        except Refused:
            continue
    return session


def text(session: Session) -> Iterator[str]:
    """The game as a play script: answers and steps in their order."""
    yield f"options {session.options}"
    yield f"seed {session.seed}"
    given = 0
    for step, mark in zip(session.steps, session.marks, strict=True):
        for entry in session.tape[given:mark]:
            yield f"> {entry.question.removeprefix('tapestry-')} {entry.answer}"
        given = mark
        yield line(step)
    for entry in session.tape[given:]:
        yield f"> {entry.question.removeprefix('tapestry-')} {entry.answer}"


def line(step: Step) -> str:
    args = " ".join(f"{name}={word(arg)}" for name, arg in step.args.items())
    changes = ", ".join(change_text(change) for change in step.changes)
    notes = [note for note in (step.failure, step.ruling) if note]
    parts = [step.kind.removeprefix("tapestry-"), args, f"({changes})" if changes else "", *notes]
    if step.deliberation:
        left = [len(step.deliberation.candidates)]
        left += [len(narrowing.left) for narrowing in step.deliberation.narrowings]
        parts.append("candidates " + " > ".join(map(str, left)))
    return "  " * step.depth + " ".join(part for part in parts if part)


def word(arg: Arg) -> str:
    if isinstance(arg, tuple):
        return "+".join(ref.id for ref in arg)
    return str(arg if isinstance(arg, int | str) else arg.id)


def change_text(change: Change) -> str:
    return f"{change.what} {change.before}→{change.after}"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_is_played_as_written(name: str) -> None:
    seed = 2000 + list(GAMES).index(name)
    written = "\n".join(text(play(GAMES[name], seed))) + "\n"
    path = FOLDER / f"{name}.txt"
    if WRITE:
        path.parent.mkdir(exist_ok=True)
        path.write_text(written, "utf-8")
    assert written == path.read_text("utf-8")
