"""The tests notice faults in rule lines: `make soak` tries a fixed sample of them.

``python -m tests.soak.killing WORD`` tries all mutants of a function, or of the files with this
word in their name.
"""

import os
import sys

import pytest

from tests.soak.killing import judge_all, summary
from tests.soak.mutants import Sample, equivalent, rule_files

pytestmark = pytest.mark.slow

WHOLE = os.environ.get("UNDERSTUDY_SOAK") == "1"
MUTANTS = 130
AT_LEAST = 0.95

TEXT = '''
def due(game: Game) -> int:
    """What is due."""
    if game.late and game.debt > 3:
        game.warn()
    return game.debt
'''


@pytest.mark.soak
@pytest.mark.skipif(not WHOLE, reason="each mutant takes a whole test run: only in make soak")
@pytest.mark.timeout(0)
def test_faults_in_rule_lines_are_noticed(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = Sample(rule_files()).choose(MUTANTS)
    with capsys.disabled():
        verdicts = judge_all(chosen, sys.stderr.write, control=True)
    alive = [verdict for verdict in verdicts if not verdict.killed and not verdict.equivalent]
    print(summary(verdicts))
    assert len(alive) <= (1 - AT_LEAST) * len(verdicts), summary(verdicts)


def test_mutants_of_a_function() -> None:
    changes = {mutant.change for mutant in Sample({"a.py": TEXT}).about("due")}
    assert changes == {
        "if game.late and game.debt > 3: → if not (game.late and game.debt > 3):",
        "game.late and game.debt > 3 → game.late or game.debt > 3",
        "game.debt > 3 → game.debt <= 3",
        "game.debt > 3 → game.debt >= 3",
        "3 → 4",
        "3 → 2",
        "game.warn() → pass",
        "return game.debt → return game.debt + 1",
    }


def test_a_moved_line_has_the_same_mutants() -> None:
    """Neither the file nor the lines above matter."""
    moved = "LIMIT = 3\n\n\ndef other(game: Game) -> None:\n    game.end()\n" + TEXT
    here = {m.line: m for m in Sample({"a.py": TEXT}).choose(9)}
    there = {m.line: m for m in Sample({"b/c.py": moved}).choose(9)}
    assert {line: there[line].change for line in here} == {
        line: mutant.change for line, mutant in here.items()
    }


def test_every_equivalent_mutant_still_exists() -> None:
    sample = Sample(rule_files())
    gone = [
        key
        for key in equivalent()
        if key[2] not in [mutant.change for mutant in sample.of_line(key[:2])]
    ]
    assert gone == [], "remove these from equivalent.toml"
