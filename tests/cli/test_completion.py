"""Completion of command lines in shells."""

import pytest

from tests.cli.test_commands import run
from understudy.cli.parsing.completion import SCRIPTS


def completions(capsys: pytest.CaptureFixture[str], shell: str, *typed: str) -> list[str]:
    status, output, error = run(capsys, "completion", shell, "--", *typed)
    assert (status, error) == (0, "")
    return output.splitlines()


@pytest.mark.parametrize("shell", SCRIPTS)
def test_listable_values_are_completed(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    assert completions(capsys, shell, "play", "") == ["mars", "tapestry"]
    assert completions(capsys, shell, "play", "mars", "--map", "h") == ["hellas"]
    assert completions(capsys, shell, "games", "no such thing", "") == []
    # For a file there are no completions, and the shell completes files.
    assert completions(capsys, shell, "restore", "") == []


def test_each_shell_gets_its_own_format(capsys: pytest.CaptureFixture[str]) -> None:
    for shell, first in (
        ("bash", "restore"),
        ("zsh", "restore:Replace everything with a backup (works while the server runs)."),
        ("fish", "restore\tReplace everything with a backup (works while the server runs)."),
    ):
        assert completions(capsys, shell, "rest") == [first]
    agent = ("simulate", "mars", "--agent")
    assert completions(capsys, "zsh", *agent, "pace:f") == ["pace\\:fast"]
    assert completions(capsys, "fish", *agent, "pace:f") == ["pace:fast"]
    # bash splits words at these characters and expects the last part only.
    assert completions(capsys, "bash", *agent, "pace", ":", "f") == ["fast"]
    assert completions(capsys, "bash", "play", "mars", "--map", "=", "h") == ["hellas"]
    assert completions(capsys, "fish", "play", "mars", "--map=h") == ["--map=hellas"]


@pytest.mark.parametrize(("shell", "files"), [
    ("bash", "-o default"), ("zsh", "_files"), ("fish", "__fish_complete_path"),
])  # fmt: skip
def test_a_script_falls_back_to_files(
    capsys: pytest.CaptureFixture[str], shell: str, files: str
) -> None:
    _, script, _ = run(capsys, "completion", shell)
    assert f"understudy completion {shell} -- " in script
    assert files in script
