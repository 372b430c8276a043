"""The page: its files, the index with its modules, and the service worker with a version."""

from __future__ import annotations

import hashlib
import json
import posixpath
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from understudy.distribution import installed_version
from understudy.locales import languages
from understudy.locales.names import card_languages
from understudy.locales.translator import Translator
from understudy.server.access.login import PUBLIC_ROUTE
from understudy.server.http.conditional import not_modified, revalidate_headers
from understudy.server.page.assets import Asset, Files, content_hash, make_asset
from understudy.service.wire.errors import error_for_status
from understudy.service.wire.etags import matches_etag

WEB_FOLDER: Final = Path(__file__).parents[2] / "web"
INDEX: Final = "index.html"
WORKER: Final = "worker.js"
"""The service worker; it is sent with the list of files that it caches and their version."""

LITE: Final = "lite/"
"""The folder of Lite, which replaces the server in the browser."""

_CACHED_BY_SERVICE_WORKER: Final = frozenset(
    {".css", ".html", ".js", ".mjs", ".png", ".svg", ".webmanifest", ".woff2"}
)
_IMPORT_MAP: Final = re.compile(
    rb"""(<script\b[^>]*\btype\s*=\s*["']?importmap["']?[^>]*>)(.*?)(</script>)""", re.DOTALL
)
_FACE: Final = "understudy/face/{}"
"""The import name of a game's face."""

_MODULE: Final = re.compile(r"""<script type="module" src="([^"]+)">""")
_IMPORT: Final = re.compile(
    r"""(?:^|;)(?:import|export)\b[^"'();]*["']([^"']+)["']""", re.MULTILINE
)

_ROOT: Final = b'<html lang="en"'
"""The place in the index where the languages are inserted."""
_MODULES: Final = b"<!-- modules -->"
"""The place in the index where the preload links are inserted."""
_EMPTY: Final = b'<div id="app"></div>'
"""The place in the index where a text is inserted that is shown until the scripts run."""

_CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types understudy"
)

StaticResponses = Mapping[str, bytes]
"""Constant responses of the server by path; the service worker caches them with the files."""


class Page:
    """The files of the page and of the faces in other packages.

    `imports` replaces entries of the page's import map. `waiting` is the message that is shown if
    the scripts do not run.
    """

    def __init__(
        self,
        folder: Path = WEB_FOLDER,
        others: Mapping[str, Path] | None = None,
        static_responses: Callable[[], StaticResponses] = dict,
        imports: Mapping[str, str] | None = None,
        waiting: str = "page-waiting",
    ) -> None:
        self._files = Files(folder, others or {})
        self._faces = self._files.faces()
        self._static_responses = static_responses
        self._imports = imports or {}
        self._waiting = waiting
        self._policy: tuple[str | None, str] | None = None

    def find(self, path: str) -> Asset | None:
        """Return the file at this path; every path without a dot is the index."""
        names = [name for name in path.split("/") if name]
        if not any("." in name for name in names):
            names = [INDEX]
        # Reject hidden files, `..`, backslashes, colons and NUL.
        if any(name.startswith(".") or set(name) & set("\\:\0") for name in names):
            return None
        if names == [INDEX]:
            return self.index()
        return self._service_worker() if names == [WORKER] else self._files.read("/".join(names))

    def policy(self) -> str:
        """Return the content security policy, with the hashes of the page's import maps."""
        index = self._files.read(INDEX)
        etag = index.etag if index else None
        if self._policy is None or self._policy[0] != etag:
            maps = _IMPORT_MAP.findall(self._with_faces(index.content)) if index else []
            hashes = (f"'{content_hash(text)}'" for _, text, _ in maps)
            scripts = " ".join(["'self'", *hashes])
            self._policy = (etag, _CONTENT_SECURITY_POLICY.format(scripts=scripts))
        return self._policy[1]

    def names(self) -> Iterator[str]:
        """Yield the files that the service worker caches, except the index and itself."""
        for name in self._files.names(_CACHED_BY_SERVICE_WORKER):
            if name not in (INDEX, WORKER):
                yield name

    def index(self) -> Asset | None:
        """Return the index with preload links for all modules of the first screen."""
        index = self._files.read(INDEX)
        if index is None:
            return None
        content = self._with_faces(index.content)
        links = "\n    ".join(
            f'<link rel="modulepreload" href="./{name}">' for name in self._first_modules(content)
        )
        values = {
            "languages": " ".join(languages()),
            "card-languages": " ".join(card_languages()),
            "version": installed_version(),
        }
        root = "".join(f' data-{name}="{value}"' for name, value in values.items())
        content = content.replace(_ROOT, _ROOT + root.encode(), 1)
        content = content.replace(_EMPTY, _EMPTY.replace(b"></", b">%s</" % self._note()), 1)
        return make_asset(index.stamp, INDEX, content.replace(_MODULES, links.encode()))

    def _note(self) -> bytes:
        """Return the text that is shown if the scripts do not run, in every language."""
        texts = [
            f'<p lang="{code}">{escape(Translator(code, {}).text(self._waiting))}</p>'
            for code in languages()
        ]
        return f'<aside class="needs">{"".join(texts)}</aside>'.encode()

    def imports(self) -> dict[str, str]:
        """Return the import map of the index: bare names and paths."""
        index = self.index()
        return {} if index is None else _imports(index.content)

    def _with_faces(self, index: bytes) -> bytes:
        """Return the index with all faces in its import map."""

        def add_faces(found: re.Match[bytes]) -> bytes:
            import_map = json.loads(found[2])
            import_map["imports"] |= {
                _FACE.format(game): f"./{game}/face.js" for game in self._faces
            }
            import_map["imports"] |= self._imports
            return found[1] + json.dumps(import_map, separators=(",", ":")).encode() + found[3]

        return _IMPORT_MAP.sub(add_faces, index) if self._faces or self._imports else index

    def _first_modules(self, index: bytes) -> list[str]:
        """Return the modules that the index imports statically, directly or indirectly."""
        bare = _imports(index)
        found, pending = set[str](), _MODULE.findall(index.decode())
        while pending:
            name = posixpath.normpath(pending.pop())
            if name in found or (module := self._files.read(name)) is None:
                continue
            found.add(name)
            folder = posixpath.dirname(name)
            for imported in _IMPORT.findall(module.content.decode()):
                pending.append(bare.get(imported) or posixpath.join(folder, imported))
        return sorted(found)

    def _service_worker(self) -> Asset | None:
        """Return the service worker with its file list; it changes with any of the files."""
        worker, index = self._files.read(WORKER), self.index()
        if worker is None or index is None:
            return worker
        cached = {"./": index.content}
        for name in self.names():
            # The files of Lite are not needed with a server.
            if not name.startswith(LITE) and (asset := self._files.read(name)):
                cached[name] = asset.content
        text = service_worker_text(worker.content, {**cached, **self._static_responses()})
        return make_asset(worker.stamp, WORKER, text)


def _imports(index: bytes) -> dict[str, str]:
    """Return the entries of the import maps."""
    bare: dict[str, str] = {}
    for _, text, _ in _IMPORT_MAP.findall(index):
        bare |= json.loads(text)["imports"]
    return bare


def service_worker_text(
    worker: bytes, files: Mapping[str, bytes], packs: Sequence[Mapping[str, object]] = ()
) -> bytes:
    """Return the service worker's code, preceded by its version and the hashes of its files.

    `packs` are files that hold several of these, so that they are one download.
    """
    hashes = json.dumps({path: content_hash(content) for path, content in files.items()})
    version = hashlib.blake2b(hashes.encode() + worker, digest_size=8).hexdigest()
    values = {"VERSION": json.dumps(version), "FILES": hashes, "PACKS": json.dumps(packs)}
    lines = "".join(f"const {name} = {value};\n" for name, value in values.items())
    return lines.encode() + worker


def page_handler(page: Page) -> HTTPRouteHandler:
    """Return the route that serves the page at every path outside the API."""

    async def read_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"]
        if path.strip("/").split("/")[0] == "api":
            raise error_for_status(404)
        asset = page.find(path)
        if asset is None:
            raise error_for_status(404)
        if matches_etag(request.headers.get("if-none-match", ""), asset.etag):
            return not_modified(asset.etag)
        headers = {**revalidate_headers(asset.etag), "Vary": "Accept-Encoding"}
        content = asset.content
        if asset.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = asset.compressed
        return Response(content, media_type=asset.media_type, headers=headers)

    serve: Callable[..., HTTPRouteHandler] = route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={"uncompressed": True, PUBLIC_ROUTE: True},
    )
    return serve(read_page)
