"""Rules for the source: small modules, no suppressions, nothing unfinished, no machine paths."""

import os
import re
import subprocess
import tokenize
from pathlib import Path

import pytest

from understudy.mars.marsbot import tracks

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src"

# Raising this needs a reason in the same commit.
SUPPRESSIONS_ALLOWED = 0

SCRIPTS = (".js", ".mjs", ".ts")

LINES_ALLOWED = 500
# Tables of printed facts, relative to src, which may be longer.
DATA_TABLES: frozenset[str] = frozenset()

SUPPRESSION = re.compile(r"#\s*(type:\s*ignore|(ruff:\s*|flake8:\s*)?noqa|mypy:|pyright:)")
PAGE_SUPPRESSION = re.compile(r"(oxlint|eslint)-disable|@ts-(ignore|expect-error|nocheck)")
FLOATS = re.compile(r"^\w+: Final = \((-?\d+\.\d+, *)+(-?\d+\.\d+)?\)")
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX)\b")
# Only absolute paths match: URLs and relative paths may contain these words.
MACHINE = re.compile(
    r"(?<![\w./:~-])/(?:home|mnt|opt|private|root|srv|tmp|Users|var|work)/\w"
    r"|\b[A-Za-z]:\\Users\\"
    r"|\.\./shared\b"
)
# Files about machines that are set up as described.
HOSTING_FILES = (
    "hosting/",
    "docs/host/hosting.md",
    "docs/host/operations.md",
    "tests/docs/test_hosting.py",
    "tests/soak/test_gateways.py",
    "tests/soak/test_hosting.py",
)
LOCKS = ("requirements.lock", "requirements-play.lock", "requirements-site.lock")
ADDRESS = re.compile(r"\w://|\bindex-url\b|@ \w+:")


def tracked() -> list[Path]:
    """Return the files that git tracks or would add; skip the test without git."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    paths = (ROOT / name for name in listed.stdout.split("\0") if name)
    return [path for path in paths if path.is_file()]


def own(folder: Path, *suffixes: str) -> list[Path]:
    """Return our own files under a folder, without the vendored ones."""
    return sorted(
        path
        for path in folder.rglob("*")
        if path.suffix in suffixes and "vendor" not in path.parts and path.is_file()
    )


def lines_matching(pattern: re.Pattern[str], path: Path) -> list[str]:
    text = path.read_text(encoding="utf-8", errors="replace")
    where = path.relative_to(ROOT)
    return [
        f"{where}:{number}: {line.strip()[:100]}"
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_suppressions_are_few() -> None:
    found = []
    for path in own(SRC, ".py") + own(ROOT / "tests", ".py"):
        with tokenize.open(path) as file:
            found += [
                f"{path.relative_to(ROOT)}:{token.start[0]}: {token.string}"
                for token in tokenize.generate_tokens(file.readline)
                if token.type == tokenize.COMMENT and SUPPRESSION.search(token.string)
            ]
    for path in own(SRC, *SCRIPTS) + own(ROOT / "tests", *SCRIPTS):
        found += lines_matching(PAGE_SUPPRESSION, path)
    assert len(found) <= SUPPRESSIONS_ALLOWED, "\n".join(found)


def test_modules_are_small() -> None:
    lengths = {
        path.relative_to(SRC).as_posix(): len(path.read_text(encoding="utf-8").splitlines())
        for path in own(SRC, ".py", *SCRIPTS)
    }
    long = {name: n for name, n in lengths.items() if n > LINES_ALLOWED}
    assert not long.keys() - DATA_TABLES, long
    assert lengths.keys() >= DATA_TABLES, "a listed data table does not exist"


def test_compiled_tuples_of_floats_have_a_type() -> None:
    """mypyc makes them unboxed tuples, which it then takes for not set: a NameError."""
    found = [
        hit
        for name in ("components", "core", "mars", "tapestry")
        for path in own(SRC / "understudy" / name, ".py")
        for hit in lines_matching(FLOATS, path)
    ]
    assert not found, "write Final[tuple[float, ...]]:\n" + "\n".join(found)


def test_nothing_is_unfinished() -> None:
    kinds = (".py", *SCRIPTS, ".css", ".html", ".svg", ".ftl", ".json", ".toml")
    found = [hit for path in own(SRC, *kinds) for hit in lines_matching(UNFINISHED, path)]
    assert not found, "\n".join(found)


def test_no_file_has_a_machine_path() -> None:
    found = [
        hit
        for path in tracked()
        if "vendor" not in path.relative_to(ROOT).parts
        and not path.relative_to(ROOT).as_posix().startswith(HOSTING_FILES)
        for hit in lines_matching(MACHINE, path)
    ]
    assert not found, "\n".join(found)


def test_the_lock_names_no_registry() -> None:
    """The address of a registry would bind all users to it."""
    for lock in LOCKS:
        assert lines_matching(ADDRESS, ROOT / lock) == []
    assert '"resolved"' not in (ROOT / "tools/javascript/package-lock.json").read_text("utf-8")
    assert "uv.lock" not in {path.name for path in tracked()}, "it names registry hosts"


@pytest.mark.parametrize("part", LOCKS[1:])
def test_play_and_site_need_a_small_part_of_all_packages(part: str) -> None:
    """The versions are the same, so that `make play` after `make test` has nothing to do."""
    everything, needed = (
        set(re.findall(r"^([\w.-]+==\S+)", (ROOT / lock).read_text("utf-8"), re.MULTILINE))
        for lock in (LOCKS[0], part)
    )
    assert needed < everything
    assert len(needed) < len(everything) / 2
    assert {pin.partition("==")[0] for pin in needed} >= {"litestar", "uv", "hatchling"}


@pytest.mark.parametrize(
    "line",
    ["--index-url x", "a @ https://example.org/a.whl", "# from https://example.org/simple"],
)
def test_addresses_in_a_lock_are_recognized(line: str) -> None:
    assert ADDRESS.search(line)


@pytest.mark.parametrize(
    "text",
    [
        "see " + "/home" + "/ann/game",
        "'" + "/tmp" + "/x'",
        "(" + "/srv" + "/games)",
        "read .." + "/shared",
    ],
)
def test_machine_paths_are_recognized(text: str) -> None:
    assert MACHINE.search(text)


@pytest.mark.parametrize(
    "text", ["/api/games", "#!/bin/sh", "/path/to/python3", "web/home/page", "https://x.org/tmp/a"]
)
def test_other_paths_are_allowed(text: str) -> None:
    assert not MACHINE.search(text)


def test_the_tests_run_on_the_requested_build() -> None:
    compiled = os.environ.get("UNDERSTUDY_COMPILED") == "1"
    assert tracks.__file__.endswith(".py") != compiled
