"""What shells are told to offer while somebody types."""

import pytest

from tests.cli.test_commands import run
from understudy.cli.parsing.completion import SCRIPTS


def offered(capsys: pytest.CaptureFixture[str], shell: str, *typed: str) -> list[str]:
    status, said, wrong = run(capsys, "completion", shell, "--", *typed)
    assert (status, wrong) == (0, "")
    return said.splitlines()


@pytest.mark.parametrize("shell", SCRIPTS)
def test_what_can_be_listed_is_offered(capsys: pytest.CaptureFixture[str], shell: str) -> None:
    assert offered(capsys, shell, "play", "") == ["mars", "tapestry"]
    assert offered(capsys, shell, "play", "mars", "--map", "h") == ["hellas"]
    assert offered(capsys, shell, "games", "no such thing", "") == []
    # Where only a file can stand nothing is offered, and the shell offers files.
    assert offered(capsys, shell, "restore", "") == []


def test_each_shell_reads_it_in_its_own_form(capsys: pytest.CaptureFixture[str]) -> None:
    for shell, first in (
        ("bash", "restore"),
        ("zsh", "restore:Replace everything with a backup (works while the server runs)."),
        ("fish", "restore\tReplace everything with a backup (works while the server runs)."),
    ):
        assert offered(capsys, shell, "rest") == [first]
    agent = ("simulate", "mars", "--agent")
    assert offered(capsys, "zsh", *agent, "pace:f") == ["pace\\:fast"]
    assert offered(capsys, "fish", *agent, "pace:f") == ["pace:fast"]
    # This one takes words apart at signs, and wants the last part alone.
    assert offered(capsys, "bash", *agent, "pace", ":", "f") == ["fast"]
    assert offered(capsys, "bash", "play", "mars", "--map", "=", "h") == ["hellas"]
    assert offered(capsys, "fish", "play", "mars", "--map=h") == ["--map=hellas"]


@pytest.mark.parametrize(("shell", "files"), [
    ("bash", "-o default"), ("zsh", "_files"), ("fish", "__fish_complete_path"),
])  # fmt: skip
def test_a_script_asks_us_first_and_then_for_files(
    capsys: pytest.CaptureFixture[str], shell: str, files: str
) -> None:
    _, script, _ = run(capsys, "completion", shell)
    assert f"understudy completion {shell} -- " in script
    assert files in script
