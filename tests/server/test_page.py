"""The page: its files, the service worker, security headers and allowed hosts."""

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path

import httpx
import pytest
from litestar.testing import TestClient

from understudy.locales import languages
from understudy.locales.translator import Translator
from understudy.server import create_app
from understudy.server.page.page import WEB_FOLDER, Page
from understudy.store.sql import open_folder

MAP = '\n{"imports": {"preact": "./preact.mjs"}}\n'
INDEX = f'<!doctype html><script type="importmap">{MAP}</script><script src="./a.js"></script>'


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    files = {
        "index.html": INDEX,
        "a.js": "export const a = 1;\n" * 100,
        "vendor/b.mjs": "export {}",
        "app.webmanifest": "{}",
        "icons/i.svg": "<svg/>",
        "style.css": "a { color: red }",
        ".hidden.js": "secret",
    }
    for name, text in files.items():
        path = tmp_path / "web" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (tmp_path / "secret.txt").write_text("secret")
    return tmp_path / "web"


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/", "text/html"),
        ("/a.js", "text/javascript"),
        ("/vendor/b.mjs", "text/javascript"),
        ("/app.webmanifest", "application/manifest+json"),
        ("/icons/i.svg", "image/svg+xml"),
        ("/style.css", "text/css"),
        ("/games/abc/score", "text/html"),
    ],
)
def test_files_have_their_media_types(folder: Path, path: str, media_type: str) -> None:
    asset = Page(folder).find(path)
    assert asset is not None
    assert asset.media_type == media_type


@pytest.mark.parametrize(
    "path",
    [
        *("../secret.txt", "/../secret.txt", "vendor/../../secret.txt", "..\\secret.txt"),
        *(".hidden.js", "/nothing.js", "vendor/.", "a.js/x", "a.js\0", "C:secret.txt", "vendor."),
    ],
)
def test_nothing_else_is_served(folder: Path, path: str) -> None:
    assert Page(folder).find(path) is None


def test_a_changed_file_is_read_again(folder: Path) -> None:
    page = Page(folder)
    first, policy = page.find("a.js"), page.policy()
    assert first is not None
    (folder / "a.js").write_text("export const a = 22;")
    (folder / "index.html").write_text("<!doctype html>")
    second = page.find("a.js")
    assert second is not None
    assert second.content == b"export const a = 22;"
    assert second.etag != first.etag
    assert page.policy() != policy


def test_the_index_preloads_the_modules_of_the_first_screen(folder: Path) -> None:
    (folder / "index.html").write_text(
        """<script type="importmap">{"imports": {"lib": "./vendor/lib.mjs"}}</script>
        <!-- modules --><script type="module" src="./first.js"></script>"""
    )
    (folder / "vendor").mkdir(exist_ok=True)
    (folder / "vendor" / "lib.mjs").write_text(
        'import{b as c}from"../part/b.js";export{d}from"lib";'
    )
    (folder / "part").mkdir()
    (folder / "part" / "b.js").write_text('import {\n  a,\n} from "../a.js";\nexport const b = 1;')
    (folder / "later.js").write_text("export const later = 1;")
    (folder / "first.js").write_text('import "lib";\nawait import("./later.js");')
    index = Page(folder).find("/")
    assert index is not None
    preloaded = re.findall(r'<link rel="modulepreload" href="./([^"]+)">', index.content.decode())
    assert preloaded == ["a.js", "first.js", "part/b.js", "vendor/lib.mjs"]
    assert b"<!-- modules -->" not in index.content


@pytest.mark.parametrize("code", languages())
def test_the_index_has_a_text_until_its_scripts_run(code: str) -> None:
    """The first visit may lose its connection; this text needs no file but the styles."""
    index = Page().index()
    assert index is not None
    (text,) = re.findall(f'<p lang="{code}">([^<]+)</p>', index.content.decode())
    assert text == Translator(code, {}).text("page-waiting")


def worker(page: Page) -> tuple[str, dict[str, str], str]:
    """Return the version of the service worker, its files by path and hash, and its code."""
    asset = page.find("/worker.js")
    assert asset is not None
    version, files, packs, code = asset.content.decode().split("\n", 3)
    assert packs == "const PACKS = [];"
    hashes = json.loads(files.removeprefix("const FILES = ").removesuffix(";"))
    return version, hashes, code


def sha256(content: bytes) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(content).digest()).decode()}"


def test_the_service_worker_has_the_hash_of_every_file(folder: Path) -> None:
    (folder / "worker.js").write_text("self;")
    page = Page(folder)
    version, hashes, code = worker(page)
    index = page.find("/")
    assert index is not None
    assert hashes["./"] == sha256(index.content)
    assert hashes["a.js"] == sha256((folder / "a.js").read_bytes())
    assert not {"index.html", "worker.js"} & set(hashes)
    assert code == "self;"
    assert worker(page)[0] == version
    for name in ("a.js", "style.css", "index.html", "worker.js"):
        before = worker(page)[0]
        (folder / name).write_text((folder / name).read_text() + " ")
        assert worker(page)[0] != before, name


def test_the_service_worker_caches_static_responses(folder: Path) -> None:
    (folder / "worker.js").write_text("self;")
    responses = {"api/v1/languages": b'["en"]'}
    page = Page(folder, static_responses=lambda: responses)
    version, hashes, _ = worker(page)
    assert hashes["api/v1/languages"] == sha256(b'["en"]')
    responses["api/v1/languages"] = b'["en","cs"]'
    assert worker(page)[0] != version


def test_the_hashes_of_static_responses_are_correct(web: httpx.Client) -> None:
    files = web.get("/worker.js").text.split("\n", 2)[1]
    hashes = json.loads(files.removeprefix("const FILES = ").removesuffix(";"))
    responses = {path: found for path, found in hashes.items() if path.startswith("api/")}
    assert {"api/v1/systems", "api/v1/systems/mars/printed", "api/v1/languages/cs"} <= set(
        responses
    )
    for path, found in responses.items():
        assert sha256(web.get(f"/{path}").content) == found, path


INDEX_WITH_MAP = """<!doctype html><script type="importmap">
  {"imports": {"preact": "./preact.mjs"}}
</script>"""


def test_the_import_map_has_all_faces(folder: Path, tmp_path: Path) -> None:
    (folder / "index.html").write_text(INDEX_WITH_MAP)
    for face in (folder / "own", tmp_path / "elsewhere", tmp_path / "style"):
        face.mkdir()
        (face / "face.js").write_text(f"export const face = {face.name!r};")
    others = {"other": tmp_path / "elsewhere", "own": tmp_path / "style"}
    page = Page(folder, others)
    index = page.find("/")
    assert index is not None
    text = re.findall(r"importmap\">(.*)</script>", index.content.decode(), re.DOTALL)[0]
    assert json.loads(text)["imports"] == {
        "preact": "./preact.mjs",
        "understudy/face/other": "./other/face.js",
        "understudy/face/own": "./own/face.js",
    }
    assert f"'{sha256(text.encode())}'" in page.policy()
    found = [page.find(path) for path in ("/other/face.js", "/own/face.js")]
    assert [asset and asset.content for asset in found] == [
        b"export const face = 'elsewhere';",
        b"export const face = 'own';",
    ]
    assert page.find("/other/../secret.txt") is None
    (folder / "worker.js").write_text("self;")
    assert {"other/face.js", "own/face.js"} <= set(worker(page)[1])


def test_the_policy_has_the_hash_of_the_import_map(folder: Path) -> None:
    digest = base64.b64encode(hashlib.sha256(MAP.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in Page(folder).policy()


def test_the_api_works_without_the_page(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    app = create_app(store, web=tmp_path / "nothing")
    with TestClient(app, base_url="http://127.0.0.1") as client:
        assert client.get("/").json()["error"]["id"] == "server-no-such-path"
        assert client.get("/api/v1/games").json() == []
    store.close()


def test_an_unexpected_error_is_logged_but_not_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = open_folder(tmp_path)

    def fail(*given: object, **named: object) -> None:
        raise ZeroDivisionError("the inside of the server")

    monkeypatch.setattr(store, "list_games", fail)
    app = create_app(store)
    with TestClient(app, base_url="http://127.0.0.1", raise_server_exceptions=False) as client:
        response = client.get("/api/v1/games")
    assert response.status_code == 500
    assert response.json() == {"error": {"id": "server-bug", "args": {}}}
    assert "the inside of the server" in caplog.text
    store.close()


PATHS = ["/", "/vendor/preact/preact.mjs", "/nothing.js", "/api/v1/games", "/api/v1/nothing"]


@pytest.mark.parametrize("path", [*PATHS, "/api/openapi.json"])
def test_every_response_has_the_security_headers(web: httpx.Client, path: str) -> None:
    for method in ("GET", "PUT"):
        headers = web.request(method, path).headers
        policy = headers["content-security-policy"]
        for part in (
            "default-src 'none'",
            "script-src 'self'",
            "style-src 'self'",
            "connect-src 'self'",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'none'",
            "require-trusted-types-for 'script'",
        ):
            assert part in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert headers["cross-origin-opener-policy"] == "same-origin"


def test_files_are_compressed_and_cached(web: httpx.Client) -> None:
    path = "/vendor/preact/preact.mjs"
    on_disk = (WEB_FOLDER / path.lstrip("/")).read_bytes()
    with web.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as response:
        assert response.headers["content-encoding"] == "gzip"
        assert response.headers["vary"] == "Accept-Encoding"
        assert gzip.decompress(b"".join(response.iter_raw())) == on_disk
    plain = web.get(path, headers={"Accept-Encoding": "identity"})
    assert plain.content == on_disk
    again = web.get(path, headers={"If-None-Match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_modules_are_sent_without_type_comments(web: httpx.Client) -> None:
    on_disk = (WEB_FOLDER / "journal/facts.js").read_text("utf-8")
    sent = web.get("/journal/facts.js").text
    assert "/**" in on_disk
    assert "/**" not in sent
    code = [line for line in on_disk.splitlines() if "/*" not in line and "*/" not in line]
    places = {line: number for number, line in enumerate(on_disk.splitlines())}
    lines = sent.splitlines()
    assert all(lines[places[line]] == line for line in code if line.startswith("export"))
    assert len(lines) == len(on_disk.splitlines())


def test_documents_are_compressed(web: httpx.Client) -> None:
    assert web.get("/api/v1/systems/mars/names").headers["content-encoding"] == "gzip"


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "127.0.0.1.evil.example",
        "localhost@evil.example",
        "10.0.0.1",
        "127.0.0.1:65536",
        "localhost:99999",
        "",
    ],
)
@pytest.mark.parametrize("path", ["/", "/api/v1/games", "/api/v1/nothing"])
def test_a_foreign_host_is_refused(web: httpx.Client, host: str, path: str) -> None:
    response = web.get(path, headers={"Host": host})
    assert response.status_code in (400, 403)
    assert "games" not in response.text
    if host:
        assert response.json() == {"error": {"id": "server-foreign-host", "args": {}}}


@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:8640", "127.0.0.1:1", "[::1]:8640"])
def test_our_own_hosts_are_served(web: httpx.Client, host: str) -> None:
    assert web.get("/api/v1/languages", headers={"Host": host}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_a_foreign_origin_changes_nothing(web: httpx.Client, origin: str) -> None:
    before = web.get("/api/v1/games").json()
    refused = web.post("/api/v1/games", json={"system": "mars"}, headers={"Origin": origin})
    assert refused.status_code == 403
    assert refused.json()["error"]["id"] == "server-foreign-origin"
    assert web.get("/api/v1/games").json() == before


def test_our_own_origin_can_make_changes(web: httpx.Client) -> None:
    own = {"Origin": str(web.base_url).rstrip("/")}
    assert web.post("/api/v1/games", json={"system": "mars"}, headers=own).status_code == 201


def test_additional_hosts_and_addresses_are_served(tmp_path: Path) -> None:
    store = open_folder(tmp_path)
    app = create_app(store, hosts=["table.local"], any_address=True)
    with TestClient(app, base_url="http://127.0.0.1") as client:
        for host, status in (("table.local:80", 200), ("10.0.0.1", 200), ("evil.example", 403)):
            assert client.get("/api/v1/games", headers={"Host": host}).status_code == status
    store.close()
