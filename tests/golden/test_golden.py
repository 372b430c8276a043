"""Whole games as readable text: a change of behaviour shows up as a difference in a file.

``UNDERSTUDY_GOLDEN=write pytest tests/golden`` writes the files anew; read the difference first.
"""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.playing import RandomHuman
from understudy.mars.options import EXPANSIONS, MAPS
from understudy.mars.system import GAME
from understudy.table import Arg, Change, Refused, Session, Step

FOLDER = Path(__file__).parent / "mars"
WRITE = os.environ.get("UNDERSTUDY_GOLDEN") == "write"

BASE: dict[str, object] = {"expansions": []}
REAL: dict[str, object] = {"decks": {"project": "real", "bonus": "real"}}

EVERYTHING = list(EXPANSIONS)

GAMES: dict[str, dict[str, object]] = {
    "base": BASE,
    "corporate_era": {},
    "easy": {"difficulty": "easy"},
    "hard": {"difficulty": "hard"},
    "brutal": {"difficulty": "brutal"},
    "draft": {"draft": True},
    "draft_brutal": {"draft": True, "difficulty": "brutal"},
    "draft_easy": {"draft": True, "difficulty": "easy"},
    "real_decks": REAL,
    "real_projects": {"decks": {"project": "real"}},
    "real_bonus_cards": {"decks": {"bonus": "real"}},
    "real_draft": {**REAL, "draft": True},
    "ignore_advance": {"modifiers": ["ignore_advance"]},
    "failed_action_3": {"modifiers": ["failed_action_3"]},
    "awards_minus_5": {"modifiers": ["awards_minus_5"]},
    "card_vp": {"modifiers": ["card_vp"]},
    "first_turn_milestone": {"modifiers": ["first_turn_milestone"]},
    "fourth_card": {"modifiers": ["fourth_card"]},
    "mixed_rules": {"modifiers": ["ignore_advance", "card_vp", "first_turn_milestone"]},
    "base_hard": {**BASE, "difficulty": "hard"},
    **{f"map_{name}": {"map": name} for name in MAPS},
    **{f"with_{name}": {"expansions": ["corporate_era", name]} for name in EXPANSIONS[1:]},
    "everything_tharsis": {"expansions": EVERYTHING, "corporation": "random"},
    "everything_hellas_brutal": {
        "expansions": EVERYTHING, "map": "hellas", "difficulty": "brutal", "corporation": "C30",
    },
    "everything_vastitas_real": {
        "expansions": EVERYTHING, "map": "vastitas_borealis", "corporation": "C08",
        "decks": {"project": "real", "bonus": "real", "events": "real"},
    },
}  # fmt: skip


def play(options: dict[str, object], seed: int) -> Session:
    """A whole game with a scripted human: everything follows from the seed."""
    session = Session(GAME, options, seed)
    human = RandomHuman(seed, patience=4)
    while session.question is not None:
        try:
            session.answer(human.answer(session.question))
        except Refused:
            continue
    return session


def text(session: Session, options: dict[str, object]) -> Iterator[str]:
    """The game as a play script: answers and steps in their order."""
    yield f"options {options}"
    yield f"seed {session.seed}"
    given = 0
    for step, mark in zip(session.steps, session.marks, strict=True):
        for entry in session.tape[given:mark]:
            yield f"> {entry.question} {entry.answer}"
        given = mark
        yield line(step)
    for entry in session.tape[given:]:
        yield f"> {entry.question} {entry.answer}"


def line(step: Step) -> str:
    args = " ".join(f"{name}={word(arg)}" for name, arg in step.args.items())
    changes = ", ".join(change_text(change) for change in step.changes)
    notes = [note for note in (step.failure, step.ruling) if note]
    parts = [step.kind.removeprefix("mars-"), args, f"({changes})" if changes else "", *notes]
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
    seed = 1000 + list(GAMES).index(name)
    played = "\n".join(text(play(GAMES[name], seed), GAMES[name])) + "\n"
    path = FOLDER / f"{name}.txt"
    if WRITE:
        path.write_text(played, "utf-8")
    assert played == path.read_text("utf-8")
