"""The container of hosting/, built and run as an ordinary user on a read-only file system."""

import json
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.server.client import Client
from tests.soak.figures import WHOLE, note
from tests.soak.test_gateways import free_port

pytestmark = pytest.mark.soak

ROOT = Path(__file__).resolve().parents[2]
TOOLS = ("buildah", "debootstrap", "unshare", "chroot")
PATIENCE = 60

INSIDE = """set -e
mount --make-rprivate /
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount -t tmpfs -o size=64m,mode=1777 tmpfs "$1/tmp"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -o remount,bind,ro "$1"
place=$1 user=$3
shift 3
chroot --userspec="$user" "$place" /usr/bin/env -i "$@"
"""
"""What an engine does for a container, as far as it can be done without one.

The shell stays the first process in there: one that has become another user is no longer told to
end with whoever began it.
"""


class Workshop:
    """Builds images in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def buildah(self, *what: str) -> str:
        command = ["buildah", "--root", f"{self.folder}/store", "--runroot", f"{self.folder}/run"]
        env = {**os.environ, "STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}
        done = subprocess.run(
            [*command, *what], cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout.strip()

    def base(self) -> str:
        """Debian, made here: no registry is needed."""
        root = self.folder / "debian"
        what = ["--variant=minbase", "--include=ca-certificates", "bookworm", str(root)]
        done = subprocess.run(["debootstrap", *what], capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2000:]
        made = self.buildah("from", "scratch")
        self.buildah("copy", "--quiet", made, str(root), "/")
        self.buildah("commit", "--quiet", "--rm", made, "localhost/debian-here")
        return "localhost/debian-here"

    def build(self) -> str:
        """The image; certificates and settings of this machine's pip are lent to it."""
        lent = [path for path in ("/etc/ssl/certs", "/etc/pip.conf") if Path(path).exists()]
        volumes = [f"--volume={path}:{path}:ro" for path in lent]
        how = ["--format", "docker", "--build-arg", f"BASE={self.base()}", *volumes]
        self.buildah("build", *how, "-t", "understudy", "-f", "hosting/Containerfile", ".")
        return "understudy"


@dataclass
class Container:
    """A container that runs: the file that holds what it says, and how to look into it."""

    output: Path
    about: dict[str, Any]
    place: str

    def health(self, port: int) -> int:
        """What an engine would find out by its HEALTHCHECK, if it served this port."""
        how, *check = self.about["Healthcheck"]["Test"]
        assert how == "CMD"
        usual = ":8640/"
        assert usual in check[-1]
        check[-1] = check[-1].replace(usual, f":{port}/")
        enter = ["chroot", f"--userspec={self.about['User']}", self.place, "/usr/bin/env", "-i"]
        command = [*enter, *self.about["Env"], *check]
        return subprocess.run(command, capture_output=True, check=False).returncode


@contextmanager
def running(workshop: Workshop, image: str, port: int, data: Path) -> Iterator[Container]:
    """A container of this image."""
    about = json.loads(workshop.buildah("inspect", "--type", "image", image))["Docker"]["config"]
    user, _, group = about["User"].partition(":")
    data.mkdir(mode=0o700)
    os.chown(data, int(user), int(group))
    made = workshop.buildah("from", image)
    place = workshop.buildah("mount", made)
    command = [*about["Entrypoint"], *about["Cmd"], "--port", str(port)]
    output = workshop.folder / "output"
    apart = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", INSIDE, "sh"]
    with output.open("wb") as file:
        process = subprocess.Popen(
            [*apart, place, str(data), about["User"], *about["Env"], *command],
            stdout=file,
            stderr=file,
        )
    try:
        yield Container(output, about, place)
    finally:
        # What is inside ends with it.
        process.kill()
        process.wait(PATIENCE)
        workshop.buildah("umount", made)
        workshop.buildah("rm", made)


def healthy(url: str) -> bool:
    try:
        with urlopen(f"{url}/api/health", timeout=PATIENCE) as answer:
            return bool(json.load(answer)["writable"])
    except (URLError, OSError):
        return False


def test_the_container_is_built_and_run(tmp_path: Path) -> None:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not WHOLE or missing or os.geteuid() != 0:
        note(f"container: not built, for want of {', '.join(missing) or 'root'}")
        return
    began = time.monotonic()
    workshop = Workshop(tmp_path)
    image = workshop.build()
    built = time.monotonic() - began
    port, nobodys = free_port(), free_port()
    url, data = f"http://127.0.0.1:{port}", tmp_path / "data"
    with running(workshop, image, port, data) as container, Client(url) as client:
        deadline = time.monotonic() + PATIENCE
        while not healthy(url):
            assert time.monotonic() < deadline, container.output.read_text()
            time.sleep(0.2)
        secret = (data / "secret").read_text().strip()
        client.http.headers["Authorization"] = f"Bearer {secret}"
        game = client.answer(client.new(), "done")
        assert game["answers"] == 1
        assert secret not in container.output.read_text()
        assert container.health(port) == 0
        assert container.health(nobodys) != 0
        assert {path.stat().st_uid for path in data.iterdir()} == {10001}
    note(f"container: built in {built:.0f} s, run as an ordinary user on a read-only file system")
