"""The commands of docs/host/hosting.md on a bare Debian that systemd has booted in a namespace."""

import os
import pwd
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest

from tests.docs.hosting_commands import commands
from tests.server.client import Client
from tests.soak.figures import WHOLE, note

pytestmark = pytest.mark.soak

ROOT = Path(__file__).resolve().parents[2]
SOURCE = "/usr/src/understudy"
TOOLS = ("debootstrap", "systemd-nspawn", "nsenter", "git")
PACKAGES = "systemd,systemd-sysv,dbus,ca-certificates"
OWN_CERTIFICATES = Path("/usr/local/share/ca-certificates")
URL = "http://127.0.0.1:8640"
GAMES = "SELECT id FROM games"
TIMEOUT = 60
MOST_SECONDS = 900
"""For one section; the longest installs packages."""

BOOTED = b"Multi-User System"
"""What systemd prints last; earlier it still empties folders such as /tmp."""

PREPARE = """
update-ca-certificates
apt-get update
"""

PROXIES = """
apt-get install --yes --no-install-recommends nginx-light caddy openssl
folder=/etc/letsencrypt/live/club.example
mkdir -p $folder
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=club.example \\
    -keyout $folder/privkey.pem -out $folder/fullchain.pem
cp hosting/nginx.conf /etc/nginx/sites-enabled/understudy
nginx -t
caddy validate --adapter caddyfile --config hosting/Caddyfile
"""


@dataclass(frozen=True)
class Debian:
    """A running Debian: the process id of its systemd."""

    pid: int

    def run(self, script: str) -> str:
        """Run a script as root in the folder of the source; return its output."""
        enter = ["nsenter", f"--target={self.pid}", "--mount", "--uts", "--ipc", "--net"]
        path = "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
        home = f"HOME={pwd.getpwuid(0).pw_dir}"
        clean = ["env", "-i", path, home, "DEBIAN_FRONTEND=noninteractive", "LANG=C.UTF-8"]
        done = subprocess.run(
            [*enter, "--pid", "--cgroup", "--root", *clean, "sh", "-exc", f"cd {SOURCE}\n{script}"],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False,
            timeout=MOST_SECONDS,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout[-4000:]
        return done.stdout


def install_debian(root: Path) -> None:
    """Install a bare Debian with a copy of the source; nothing of this machine is mounted in it."""
    options = ["--variant=minbase", f"--include={PACKAGES}", "bookworm", str(root)]
    done = subprocess.run(["debootstrap", *options], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]
    files = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True)
    for name in files.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            copy = root / SOURCE.removeprefix("/") / name
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy)
    # A machine behind a proxy has its own certificates, which pip must know too.
    for certificate in OWN_CERTIFICATES.glob("*.crt"):
        shutil.copy(certificate, root / OWN_CERTIFICATES.relative_to("/"))
    settings = "[global]\ncert = /etc/ssl/certs/ca-certificates.crt\n"
    (root / "etc" / "pip.conf").write_text(settings)


@contextmanager
def booted(root: Path, output: Path) -> Iterator[Debian]:
    """Boot a Debian; it shares only the network with this machine."""
    options = ["--register=no", "--keep-unit", "--resolv-conf=copy-host", "--timezone=off"]
    command = ["systemd-nspawn", "--quiet", f"--directory={root}", "--boot", "--link-journal=no"]
    with output.open("wb") as file:
        process = subprocess.Popen(
            [*command, *options], stdin=subprocess.DEVNULL, stdout=file, stderr=file
        )
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    try:
        deadline = time.monotonic() + TIMEOUT
        while BOOTED not in output.read_bytes():
            assert process.poll() is None, output.read_text()
            assert time.monotonic() < deadline, output.read_text()
            time.sleep(0.2)
        yield Debian(int(children.read_text().split()[0]))
    finally:
        # systemd-nspawn shuts its system down; the namespace ends with it in any case.
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(TIMEOUT)


def wait_until_healthy() -> None:
    """Wait until the server answers; it may still start."""
    deadline = time.monotonic() + TIMEOUT
    while True:
        try:
            assert httpx.get(f"{URL}/api/health").json()["writable"] is True
            return
        except httpx.TransportError:
            assert time.monotonic() < deadline
            time.sleep(0.5)


def follow_the_page(debian: Debian) -> None:
    """Install, serve, back up and move the server with the commands of the page."""
    sections = commands()
    debian.run(PREPARE)
    # The last command of the section serves until it is stopped.
    install = sections["Install"].replace("\nunderstudy serve", "\ntimeout 10 understudy serve")
    debian.run(f"{install.rstrip()} || test $? = 124")
    # The server of the page has no secret.
    debian.run(sections["systemd"].replace("cat /var/lib/private/understudy/secret", ""))
    wait_until_healthy()
    with Client(URL) as client:
        game = client.new()["id"]
    debian.run("systemctl start understudy-backup.service")
    debian.run("test -s /var/lib/private/understudy/backups/*.backup")
    debian.run(sections["PostgreSQL"])
    wait_until_healthy()
    assert game in debian.run(f"runuser --user postgres -- psql understudy -c '{GAMES}'")
    debian.run(PROXIES)


def test_a_server_is_installed_run_and_moved_as_described(tmp_path: Path) -> None:
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if not WHOLE or missing or os.geteuid() != 0:
        note(f"hosting.md: not run as a whole; needs root and {', '.join(missing) or 'minutes'}")
        pytest.skip("minutes, in `make soak` as root with debootstrap and systemd-container")
    root = tmp_path / "debian"
    install_debian(root)
    with booted(root, tmp_path / "output") as debian:
        follow_the_page(debian)
    note("hosting.md: every command of Install, systemd and PostgreSQL ran on a bare Debian")
