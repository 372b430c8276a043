"""The reverse proxy files of hosting/ in front of a server: HTTPS, cookies, event streams."""

import os
import pwd
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.server.client import Client
from tests.server.test_events import events
from tests.serving import Server, serving
from tests.soak.figures import note

pytestmark = pytest.mark.soak

HOSTING = Path(__file__).resolve().parents[2] / "hosting"
NAME = "club.example"
TIMEOUT = 60


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """Create a self-signed certificate; return its file and that of its key."""
    chain, key = folder / "fullchain.pem", folder / "privkey.pem"
    command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subject = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    subprocess.run(
        [*command, *subject, "-keyout", key, "-out", chain], check=True, capture_output=True
    )
    return chain, key


def nginx(folder: Path, port: int, server: Server) -> list[str]:
    chain, key = certificate(folder)
    site = (HOSTING / "nginx.conf").read_text("utf-8")
    for old, new in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        "listen 80": f"listen 127.0.0.1:{free_port()}",
        "    listen [::]:443 ssl http2;\n": "",
        "    listen [::]:80;\n": "",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(chain),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "/var/log/nginx/": f"{folder}/",
        "127.0.0.1:8640": f"127.0.0.1:{server.port}",
    }.items():
        assert old in site
        site = site.replace(old, new)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    temporary = "".join(f"{kind}_temp_path {folder}/{kind};\n" for kind in kinds)
    # Another user could not write large bodies into this folder.
    user = f"user {pwd.getpwuid(os.geteuid()).pw_name};" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(
        f"daemon off; {user} pid {folder}/pid; error_log {folder}/log; events {{}}\n"
        f"http {{ {temporary} {site} }}\n"
    )
    folder.chmod(0o755)
    return ["nginx", "-p", str(folder), "-e", f"{folder}/log", "-c", f"{folder}/nginx.conf"]


def caddy(folder: Path, port: int, server: Server) -> list[str]:
    chain, key = certificate(folder)
    site = (HOSTING / "Caddyfile").read_text("utf-8")
    for old, new in {
        "grace_period 5s": "grace_period 1s\n\tadmin off\n\tauto_https disable_redirects",
        f"\n{NAME} {{\n": f"\nhttps://{NAME}:{port} {{\n\ttls {chain} {key}\n\tbind 127.0.0.1\n",
        "127.0.0.1:8640": f"127.0.0.1:{server.port}",
    }.items():
        assert old in site
        site = site.replace(old, new)
    (folder / "Caddyfile").write_text(site)
    return ["caddy", "run", "--adapter", "caddyfile", "--config", f"{folder}/Caddyfile"]


PROXIES = {"nginx": nginx, "caddy": caddy}


@contextmanager
def reverse_proxy(kind: str, folder: Path, server: Server) -> Iterator[int]:
    """Run a reverse proxy in front of a server and yield its port."""
    if shutil.which(kind) is None or shutil.which("openssl") is None:
        note(f"{kind}: not installed, so its file of hosting/ was not tested")
        pytest.skip(f"no {kind} on this machine; Debian's package will do")
    folder.mkdir()
    port = free_port()
    command = PROXIES[kind](folder, port, server)
    with (folder / "output").open("wb") as output:
        process = subprocess.Popen(
            command,
            stdout=output,
            stderr=output,
            env={"HOME": str(folder), "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"},
        )
    try:
        deadline = time.monotonic() + TIMEOUT
        while True:
            assert process.poll() is None, (folder / "output").read_text()
            assert time.monotonic() < deadline, (folder / "output").read_text()
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.05)
        yield port
    finally:
        process.terminate()
        process.wait(TIMEOUT)


class NamedTransport(httpx.HTTPTransport):
    """Sends the name of the club as the TLS server name."""

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        request.extensions["sni_hostname"] = NAME
        return super().handle_request(request)


@pytest.mark.parametrize("kind", PROXIES)
def test_a_club_behind_a_reverse_proxy(kind: str, tmp_path: Path) -> None:
    with (
        serving(tmp_path / "data", "--secret", "--name", NAME) as server,
        reverse_proxy(kind, tmp_path / kind, server) as port,
        Client(f"https://127.0.0.1:{port}") as phone,
    ):
        trusted = ssl.create_default_context(cafile=str(tmp_path / kind / "fullchain.pem"))
        # As a browser sends both headers for a non-default port.
        own = {"Host": f"{NAME}:{port}", "Origin": f"https://{NAME}:{port}"}
        phone.http = httpx.Client(
            transport=NamedTransport(verify=trusted),
            base_url=f"https://127.0.0.1:{port}/api/v1",
            headers=own,
            timeout=TIMEOUT,
        )
        base = f"https://127.0.0.1:{port}"
        assert phone.http.get("/games").status_code == 401
        page = phone.http.get(f"{base}/")
        assert "script-src" in page.headers["content-security-policy"]
        assert page.headers["strict-transport-security"] == "max-age=31536000"
        assert phone.http.get(f"{base}/api/health").json()["writable"] is True
        secret = server.address.rpartition("=")[2]
        entered = phone.http.post(f"{base}/api/door", json={"secret": secret})
        assert entered.status_code == 204
        cookie = entered.headers["set-cookie"].lower()
        assert "secure" in cookie.split("; ")
        phone.http.headers["Cookie"] = cookie.partition(";")[0]
        game = phone.new()
        with phone.http.stream("GET", "/events") as response:
            stream = events(response)
            assert next(stream)[0] == "start"
            changed = phone.answer(game, "done")
            # The stream is still open: a buffering proxy would not have sent the event yet.
            assert next(stream)[1]["revision"] == changed["revision"]
        foreign = {**own, "Origin": "https://attacker.example"}
        assert phone.http.post("/games", json={}, headers=foreign).status_code == 403
        too_large = phone.http.post("/saves", content=b"x" * 2_200_000)
        # Our refusal, which the page can show, and not the page of the proxy.
        assert too_large.status_code == 413
        assert too_large.json()["error"]["id"] == "server-too-large"
        note(f"{kind}: HTTPS, secure cookies, events without delay, 413 for large bodies")
