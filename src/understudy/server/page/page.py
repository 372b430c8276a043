"""The page: the files of the web room, as they lie on the disk, and a version made of them all."""

from __future__ import annotations

import hashlib
import json
import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from understudy.server.access.login import PUBLIC_ROUTE
from understudy.server.http.conditional import not_modified, revalidate_headers
from understudy.server.page.assets import Asset, Files, content_hash, make_asset
from understudy.service.wire.errors import error_for_status
from understudy.service.wire.etags import matches_etag

WEB_FOLDER: Final = Path(__file__).parents[2] / "web"
INDEX: Final = "index.html"
WORKER: Final = "worker.js"
"""The service worker; it is sent with all that it keeps and a version made of that."""

LITE: Final = "lite/"
"""The folder of what stands in for a server."""

_CACHED_BY_SERVICE_WORKER: Final = frozenset(
    {".css", ".html", ".js", ".mjs", ".png", ".svg", ".webmanifest", ".woff2"}
)
_IMPORT_MAP: Final = re.compile(
    rb"""(<script\b[^>]*\btype\s*=\s*["']?importmap["']?[^>]*>)(.*?)(</script>)""", re.DOTALL
)
_FACE: Final = "understudy/face/{}"
"""By which name the page imports the face of a game."""

_MODULE: Final = re.compile(r"""<script type="module" src="([^"]+)">""")
_IMPORT: Final = re.compile(
    r"""(?:^|;)(?:import|export)\b[^"'();]*["']([^"']+)["']""", re.MULTILINE
)

_MODULES: Final = b"<!-- modules -->"
"""The place in the first file where the first modules are announced."""

_CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src {scripts}; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; font-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types understudy"
)

Answers = Mapping[str, bytes]
"""What the server answers as long as it runs, by path: the worker keeps it with the files."""


class Page:
    """The files of a folder and of the faces that other packages bring along.

    `imports` are modules by name that stand in the place of those the page names itself.
    """

    def __init__(
        self,
        folder: Path = WEB_FOLDER,
        others: Mapping[str, Path] | None = None,
        answers: Callable[[], Answers] = dict,
        imports: Mapping[str, str] | None = None,
    ) -> None:
        self._files = Files(folder, others or {})
        self._faces = self._files.faces()
        self._answers = answers
        self._imports = imports or {}
        self._policy: tuple[str | None, str] | None = None

    def find(self, path: str) -> Asset | None:
        """The file at this path; a path without a dot is the page's own affair."""
        names = [name for name in path.split("/") if name]
        if not any("." in name for name in names):
            names = [INDEX]
        # Hidden files, `..` and foreign separators: nothing of the page is named so.
        if any(name.startswith(".") or set(name) & set("\\:\0") for name in names):
            return None
        if names == [INDEX]:
            return self.index()
        return self._worker() if names == [WORKER] else self._files.read("/".join(names))

    def policy(self) -> str:
        """The content security policy; it knows the import maps of the page by their hash."""
        own = self._files.read(INDEX)
        tag = own.tag if own else None
        if self._policy is None or self._policy[0] != tag:
            maps = _IMPORT_MAP.findall(self._with_faces(own.content)) if own else []
            hashes = (f"'{content_hash(text)}'" for _, text, _ in maps)
            scripts = " ".join(["'self'", *hashes])
            self._policy = (tag, _CONTENT_SECURITY_POLICY.format(scripts=scripts))
        return self._policy[1]

    def names(self) -> Iterator[str]:
        """The files that a worker keeps, without the first one and itself."""
        for name in self._files.names(_CACHED_BY_SERVICE_WORKER):
            if name not in (INDEX, WORKER):
                yield name

    def index(self) -> Asset | None:
        """The first file with its modules announced, so that none waits for another to name it."""
        own = self._files.read(INDEX)
        if own is None:
            return None
        content = self._with_faces(own.content)
        links = "\n    ".join(
            f'<link rel="modulepreload" href="./{name}">' for name in self._first_modules(content)
        )
        return make_asset(own.stamp, INDEX, content.replace(_MODULES, links.encode()))

    def _with_faces(self, index: bytes) -> bytes:
        """The first file; its import map names the faces there are."""

        def name_faces(found: re.Match[bytes]) -> bytes:
            named = json.loads(found[2])
            named["imports"] |= {_FACE.format(game): f"./{game}/face.js" for game in self._faces}
            named["imports"] |= self._imports
            return found[1] + json.dumps(named, separators=(",", ":")).encode() + found[3]

        return _IMPORT_MAP.sub(name_faces, index) if self._faces or self._imports else index

    def _first_modules(self, index: bytes) -> list[str]:
        """What the first view imports, one by way of another; what is imported later may wait."""
        bare: dict[str, str] = {}
        for _, text, _ in _IMPORT_MAP.findall(index):
            bare |= json.loads(text)["imports"]
        found, ahead = set[str](), _MODULE.findall(index.decode())
        while ahead:
            name = posixpath.normpath(ahead.pop())
            if name in found or (module := self._files.read(name)) is None:
                continue
            found.add(name)
            here = posixpath.dirname(name)
            for wanted in _IMPORT.findall(module.content.decode()):
                ahead.append(bare.get(wanted) or posixpath.join(here, wanted))
        return sorted(found)

    def _worker(self) -> Asset | None:
        """The worker with what it keeps, by path and hash; anything changed makes it another."""
        own, index = self._files.read(WORKER), self.index()
        if own is None or index is None:
            return own
        kept = {"./": index.content}
        for name in self.names():
            # What a page without a server needs beside all the rest, a server's does not.
            if not name.startswith(LITE) and (asset := self._files.read(name)):
                kept[name] = asset.content
        return make_asset(
            own.stamp, WORKER, service_worker_text(own.content, {**kept, **self._answers()})
        )


def service_worker_text(worker: bytes, files: Mapping[str, bytes]) -> bytes:
    """The worker's text, with the files it keeps by path and hash and a version made of them."""
    kept = json.dumps({path: content_hash(content) for path, content in files.items()})
    version = hashlib.blake2b(kept.encode() + worker, digest_size=8).hexdigest()
    return f"const VERSION = {json.dumps(version)};\nconst FILES = {kept};\n".encode() + worker


def page_handler(page: Page) -> HTTPRouteHandler:
    """Serves the page at every path that is not the API's."""

    async def read_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"]
        if path.strip("/").split("/")[0] == "api":
            raise error_for_status(404)
        asset = page.find(path)
        if asset is None:
            raise error_for_status(404)
        if matches_etag(request.headers.get("if-none-match", ""), asset.tag):
            return not_modified(asset.tag)
        headers = {**revalidate_headers(asset.tag), "Vary": "Accept-Encoding"}
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
