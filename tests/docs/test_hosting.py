"""Files for server operators: the container file, systemd units and their documents."""

import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.cli.test_commands import run
from tests.docs.hosting_commands import commands

ROOT = Path(__file__).resolve().parents[2]
HOSTING = ROOT / "hosting"
DOCUMENTS = [
    (ROOT / "docs" / "host" / f"{name}.md").read_text("utf-8") for name in ("hosting", "operations")
]
UNITS = sorted(path.name for path in HOSTING.glob("understudy*.*"))
PROGRAMS = {
    "apt-get", "awk", "buildah", "cat", "cp", "echo", "install", "ln", "pip", "podman", "python3",
    "runuser", "systemctl", "systemd-run", "understudy",
}  # fmt: skip
"""The programs that docs/host/hosting.md uses."""
MAX_EXPOSURE = 1.5
"""Highest allowed exposure level, of ten, as systemd computes it."""


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the container file, with continued lines joined."""
    text = re.sub(r"^#.*\n", "", (HOSTING / "Containerfile").read_text("utf-8"), flags=re.M)
    lines = re.sub(r"\\\n\s*", "", text).splitlines()
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines) if word]


def unit(name: str) -> dict[str, str]:
    """Return the settings of a unit; the last value of repeated ones."""
    lines = (HOSTING / name).read_text("utf-8").splitlines()
    settings = (line.partition("=") for line in lines if not line.startswith("#"))
    return {setting: value for setting, equals, value in settings if equals}


def test_the_container_has_a_build_stage_and_runs_as_an_ordinary_user() -> None:
    found = instructions()
    stages = [rest for word, rest in found if word == "FROM"]
    assert stages == ["${BASE} AS build", "${BASE}"]
    last = found[max(n for n, (word, _) in enumerate(found) if word == "FROM") :]
    settings = dict(last)
    user, group = settings["USER"].split(":")
    assert int(user) == int(group) > 0
    assert [word for word, _ in last].index("USER") < [word for word, _ in last].index("ENTRYPOINT")
    assert settings["VOLUME"] == "/data"
    assert "UNDERSTUDY_DATA=/data" in settings["ENV"].split()
    assert "/api/health" in settings["HEALTHCHECK"]
    assert not [rest for word, rest in last if word == "RUN" and ("pip" in rest or "gcc" in rest)]


def test_versions_in_the_container_are_pinned() -> None:
    found = instructions()
    (base,) = [rest for word, rest in found if word == "ARG"]
    assert re.fullmatch(r"BASE=[a-z./]+:\d+\.\d+[a-z-]*(@sha256:[0-9a-f]{64})?", base)
    installing = [rest for word, rest in found if "pip install" in rest]
    assert installing
    for command in " && ".join(installing).split("&&"):
        if "pip install" in command:
            assert "--require-hashes" in command or "--no-deps" in command
    for word, rest in found:
        if word == "COPY" and not rest.startswith("--from"):
            *sources, _ = shlex.split(rest)
            assert all((ROOT / source).exists() for source in sources)
        assert word != "ADD"


@pytest.mark.parametrize("name", [name for name in UNITS if name.endswith(".service")])
def test_a_unit_has_few_permissions(name: str) -> None:
    found = unit(name)
    assert (found["DynamicUser"], found["ProtectSystem"]) == ("yes", "strict")
    assert (found["NoNewPrivileges"], found["CapabilityBoundingSet"]) == ("yes", "")
    assert found["UMask"] == "0077"


@pytest.mark.parametrize("name", UNITS)
def test_systemd_accepts_the_units(name: str, tmp_path: Path) -> None:
    """Checked only where systemd is installed."""
    if shutil.which("systemd-analyze") is None:
        return
    for each in UNITS:
        text = (HOSTING / each).read_text("utf-8")
        (tmp_path / each).write_text(text.replace("/opt/understudy/bin/understudy", "/bin/true"))
    path = str(tmp_path / name)
    done = subprocess.run(
        ["systemd-analyze", "verify", path], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    if name.endswith(".service"):
        most = f"--threshold={10 * MAX_EXPOSURE:.0f}"
        how = ["systemd-analyze", "security", "--offline=true", most, path]
        assert subprocess.run(how, capture_output=True, check=False).returncode == 0


def test_every_named_option_exists(capsys: pytest.CaptureFixture[str]) -> None:
    known = set[str]()
    for command in ("serve", "backup", "restore", "bench"):
        _, help, _ = run(capsys, command, "--help")
        known |= set(re.findall(r"--[a-z-]+", help))
    files = [path.read_text("utf-8") for path in HOSTING.iterdir()]
    commands = re.findall(
        r"understudy (?:serve|backup|restore|bench)[^`\n]*", "\n".join([*DOCUMENTS, *files])
    )
    named = {option for command in commands for option in re.findall(r" (--[a-z-]+)", command)}
    assert named
    assert named <= known


def test_every_file_is_documented() -> None:
    assert all(f"hosting/{path.name}" in DOCUMENTS[0] for path in HOSTING.iterdir())


@pytest.mark.parametrize("section", commands())
def test_the_commands_of_a_section_are_a_script(section: str) -> None:
    """The soak runs them on a bare Debian; this finds a bad quote or an unknown program early."""
    script = commands()[section]
    parsed = subprocess.run(["sh", "-n"], input=script, capture_output=True, text=True, check=False)
    assert (parsed.returncode, parsed.stderr) == (0, "")
    joined = re.sub(r"\\\n\s*", " ", script)
    programs = {shlex.split(line, comments=True)[0] for line in joined.splitlines()}
    known = {Path(program).name for program in programs}
    assert known <= PROGRAMS, known - PROGRAMS
