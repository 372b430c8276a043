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
TIMEOUT = 60

INSIDE = """set -e
mount --make-rprivate /
mount --bind "$1" "$1"
mount --bind "$2" "$1/data"
mount -t tmpfs -o size=64m,mode=1777 tmpfs "$1/tmp"
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
mount -o remount,bind,ro "$1"
root=$1 user=$3
shift 3
chroot --userspec="$user" "$root" /usr/bin/env -i "$@"
"""
"""Prepares and enters the container's file system, as a container engine does.

The shell stays the first process inside: a process that has changed its user is no longer killed
with its parent.
"""


class ImageBuilder:
    """Builds images in a separate folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def buildah(self, *arguments: str) -> str:
        command = ["buildah", "--root", f"{self.folder}/store", "--runroot", f"{self.folder}/run"]
        env = {**os.environ, "STORAGE_DRIVER": "vfs", "BUILDAH_ISOLATION": "chroot"}
        done = subprocess.run(
            [*command, *arguments], cwd=ROOT, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout.strip()

    def base(self) -> str:
        """Create a Debian image with debootstrap, so that no registry is needed."""
        root = self.folder / "debian"
        options = ["--variant=minbase", "--include=ca-certificates", "bookworm", str(root)]
        done = subprocess.run(
            ["debootstrap", *options], capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout[-2000:]
        made = self.buildah("from", "scratch")
        self.buildah("copy", "--quiet", made, str(root), "/")
        self.buildah("commit", "--quiet", "--rm", made, "localhost/debian-here")
        return "localhost/debian-here"

    def build(self) -> str:
        """Build the image with the certificates and pip settings of this machine."""
        mounted = [path for path in ("/etc/ssl/certs", "/etc/pip.conf") if Path(path).exists()]
        volumes = [f"--volume={path}:{path}:ro" for path in mounted]
        options = ["--format", "docker", "--build-arg", f"BASE={self.base()}", *volumes]
        self.buildah("build", *options, "-t", "understudy", "-f", "hosting/Containerfile", ".")
        return "understudy"


@dataclass
class Container:
    """A running container: the file with its output, its configuration and its root folder."""

    output: Path
    config: dict[str, Any]
    root: str

    def health(self, port: int) -> int:
        """Run the image's HEALTHCHECK for this port and return its exit status."""
        kind, *check = self.config["Healthcheck"]["Test"]
        assert kind == "CMD"
        default = ":8640/"
        assert default in check[-1]
        check[-1] = check[-1].replace(default, f":{port}/")
        enter = ["chroot", f"--userspec={self.config['User']}", self.root, "/usr/bin/env", "-i"]
        command = [*enter, *self.config["Env"], *check]
        return subprocess.run(command, capture_output=True, check=False).returncode


@contextmanager
def running(builder: ImageBuilder, image: str, port: int, data: Path) -> Iterator[Container]:
    """Run a container of this image."""
    config = json.loads(builder.buildah("inspect", "--type", "image", image))["Docker"]["config"]
    user, _, group = config["User"].partition(":")
    data.mkdir(mode=0o700)
    os.chown(data, int(user), int(group))
    made = builder.buildah("from", image)
    root = builder.buildah("mount", made)
    command = [*config["Entrypoint"], *config["Cmd"], "--port", str(port)]
    output = builder.folder / "output"
    namespaces = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", INSIDE, "sh"]
    with output.open("wb") as file:
        process = subprocess.Popen(
            [*namespaces, root, str(data), config["User"], *config["Env"], *command],
            stdout=file,
            stderr=file,
        )
    try:
        yield Container(output, config, root)
    finally:
        # This also ends the processes inside.
        process.kill()
        process.wait(TIMEOUT)
        builder.buildah("umount", made)
        builder.buildah("rm", made)


def healthy(url: str) -> bool:
    try:
        with urlopen(f"{url}/api/health", timeout=TIMEOUT) as response:
            return bool(json.load(response)["writable"])
    except (URLError, OSError):
        return False


def test_the_container_is_built_and_run(tmp_path: Path) -> None:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not WHOLE or missing or os.geteuid() != 0:
        note(f"container: not built, missing: {', '.join(missing) or 'root'}")
        return
    started = time.monotonic()
    builder = ImageBuilder(tmp_path)
    image = builder.build()
    built = time.monotonic() - started
    port, unused_port = free_port(), free_port()
    url, data = f"http://127.0.0.1:{port}", tmp_path / "data"
    with running(builder, image, port, data) as container, Client(url) as client:
        deadline = time.monotonic() + TIMEOUT
        while not healthy(url):
            assert time.monotonic() < deadline, container.output.read_text()
            time.sleep(0.2)
        secret = (data / "secret").read_text().strip()
        client.http.headers["Authorization"] = f"Bearer {secret}"
        game = client.answer(client.new(), "done")
        assert game["answers"] == 1
        assert secret not in container.output.read_text()
        assert container.health(port) == 0
        assert container.health(unused_port) != 0
        assert {path.stat().st_uid for path in data.iterdir()} == {10001}
    note(f"container: built in {built:.0f} s, run as an ordinary user on a read-only file system")
