"""Install a wheel or an sdist in an empty environment; play, simulate and serve elsewhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tools.release.archives import ROOT, ReleaseError, project_version
from understudy.distribution import DISTRIBUTION

EXTRAS: Final = frozenset({"players"})
"""The extra of the expert, which `make play` installs too."""
PINNED: Final = ROOT / "requirements-play.lock"
ADDRESS: Final = re.compile(r"http://127\.0\.0\.1:\d+")
SECONDS: Final = 120
"""After this time a command counts as hanging."""
GAME: Final = """
import understudy
game = understudy.new("mars", seed=7, you="played")
result = understudy.simulate("mars", 2, seed=1, agent="greedy", you="played")
print(understudy.__file__, result.games, game.question.id)
"""


@dataclass(frozen=True, slots=True)
class Environment:
    """A virtual environment outside the source, and a folder to run in."""

    folder: Path
    here: Path

    @property
    def scripts(self) -> Path:
        """The folder of the commands."""
        return self.folder / ("Scripts" if os.name == "nt" else "bin")

    @property
    def packages(self) -> Path:
        """The folder of the installed packages."""
        if os.name == "nt":
            return self.folder / "Lib" / "site-packages"
        version = f"python{sys.version_info.major}.{sys.version_info.minor}"
        return self.folder / "lib" / version / "site-packages"

    def variables(self) -> dict[str, str]:
        """Return the environment variables without those that lead to the source."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTHON", "UNDERSTUDY_", "VIRTUAL_ENV"))
        }
        return {**kept, "UNDERSTUDY_DATA": str(self.here / "data"), "PYTHONUTF8": "1"}

    def run(self, command: str, *arguments: str) -> str:
        """Run a command of the environment; return what it prints."""
        ended = subprocess.run(
            [str(self.scripts / command), *arguments],
            cwd=self.here,
            env=self.variables(),
            capture_output=True,
            encoding="utf-8",
            timeout=SECONDS,
        )
        if ended.returncode:
            words = " ".join([command, *arguments])
            raise ReleaseError(f"{words}: exit status {ended.returncode}\n{ended.stderr}")
        return ended.stdout


def declared(found: Distribution, extras: frozenset[str]) -> Iterator[Requirement]:
    """Yield the requirements of a distribution that apply here, with these extras."""
    for line in found.requires or ():
        requirement = Requirement(line)
        marker = requirement.marker
        if marker is None or any(marker.evaluate({"extra": name}) for name in {"", *extras}):
            yield requirement


def needed(wheel: Distribution, extras: frozenset[str]) -> dict[str, Distribution]:
    """Return what a distribution needs, directly or not, in the versions installed here.

    Copying these instead of downloading them needs no network and gives the pinned versions. A
    package that the wheel does not declare is missing in the copy, as it is for users.
    """
    found: dict[str, Distribution] = {}
    waiting = list(declared(wheel, extras))
    seen = set()
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name == canonicalize_name(wheel.name):
            continue
        installed = found.setdefault(name, distribution(name))
        if not requirement.specifier.contains(installed.version, prereleases=True):
            raise ReleaseError(f"{requirement}: {installed.version} is installed; run make lock")
        key = (name, frozenset(requirement.extras))
        if key not in seen:
            seen.add(key)
            waiting += declared(installed, key[1])
    return found


def copy_files(found: Distribution, target: Path) -> None:
    """Copy the files of an installed distribution, without its commands."""
    for file in found.files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            path = target / file
            path.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(str(file.locate()), path)


def install(wheel: Path, folder: Path) -> Environment:
    """Create an environment with the wheel and what it needs, without a network; return it."""
    environment = Environment(folder / "environment", folder / "elsewhere")
    environment.here.mkdir()
    venv.create(environment.folder, with_pip=False)
    command = [sys.executable, "-m", "uv", "pip", "install", "--quiet", "--offline", "--no-deps"]
    python = environment.scripts / "python"
    subprocess.run([*command, "--python", str(python), str(wheel)], check=True)
    [information] = environment.packages.glob("*.dist-info")
    for package in needed(Distribution.at(information), EXTRAS).values():
        copy_files(package, environment.packages)
    return environment


def install_from_index(archive: Path, python: str, folder: Path) -> Environment:
    """Create an environment for this Python as pip does, with pinned versions; return it.

    An sdist is built by the build tools that it names itself.
    """
    environment = Environment(folder / "environment", folder / "elsewhere")
    environment.here.mkdir(parents=True)
    uv = [sys.executable, "-m", "uv"]
    subprocess.run(
        [*uv, "venv", "--quiet", "--python", python, str(environment.folder)], check=True
    )
    wanted = f"{DISTRIBUTION}[{','.join(sorted(EXTRAS))}] @ {archive.resolve().as_uri()}"
    command = [*uv, "pip", "install", "--quiet", "--python", str(environment.scripts / "python")]
    subprocess.run([*command, "--constraint", str(PINNED), wanted], check=True)
    return environment


@contextmanager
def serving(environment: Environment) -> Iterator[str]:
    """Run `understudy serve` on a free port; yield its address, and stop it with Ctrl-C."""
    process = subprocess.Popen(
        [str(environment.scripts / "understudy"), "serve", "--port", "0"],
        cwd=environment.here,
        env=environment.variables(),
        stdout=subprocess.PIPE,
        encoding="utf-8",
    )
    assert process.stdout is not None
    try:
        line = process.stdout.readline()
        address = ADDRESS.search(line)
        if address is None:
            raise ReleaseError(f"understudy serve did not start: {line}")
        yield address[0]
        process.send_signal(signal.SIGINT)
        process.wait(SECONDS)
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def fetch(address: str, body: object = None) -> Any:
    """Return the JSON of a GET, or of a POST if there is a body."""
    data = None if body is None else json.dumps(body).encode()
    request = Request(address, data, {"Content-Type": "application/json"})
    with urlopen(request, timeout=SECONDS) as response:
        return json.load(response)


def try_server(environment: Environment) -> None:
    """Load the page and answer one question of a game."""
    with serving(environment) as address:
        health = fetch(f"{address}/api/health")
        if health != {"version": project_version(), "writable": True}:
            raise ReleaseError(f"/api/health: {health}")
        with urlopen(f"{address}/", timeout=SECONDS) as page:
            if b"<html" not in page.read():
                raise ReleaseError("the server has no page")
        games = f"{address}/api/v1/games"
        game = fetch(games, {"system": "mars", "seed": 7})
        answer = {"token": game["token"], "answer": "pass", "key": "one"}
        after = fetch(f"{games}/{game['id']}/answers", answer)
        if after["token"] == game["token"]:
            raise ReleaseError("an answer did not change the game")


def smoke_test(wheel: Path, folder: Path) -> None:
    """Install the wheel in an empty folder and use it there; raise an error if a part fails."""
    use(install(wheel, folder))


def use(environment: Environment, *, compiled: bool = False) -> None:
    """Use an installed Understudy as a player would; raise an error if a part fails."""
    printed = environment.run("understudy", "--version")
    what = "rules compiled" if compiled else "rules not compiled"
    if not printed.startswith(f"understudy {project_version()} ({what}"):
        raise ReleaseError(f"understudy --version: {printed}")
    imported = environment.run("python", "-c", GAME)
    if not Path(imported.split()[0]).resolve().is_relative_to(environment.folder.resolve()):
        raise ReleaseError(f"the package was imported from elsewhere: {imported}")
    for game in ("mars", "tapestry"):
        environment.run("understudy", "options", game)
        environment.run("understudy", "simulate", game, "--games", "5", "--seed", "1")
        expert = ("--agent", "expert", "--you", "played", "--games", "1", "--seed", "1")
        environment.run("understudy", "simulate", game, *expert)
    try_server(environment)
