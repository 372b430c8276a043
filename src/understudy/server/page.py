"""The page: the files of the web room, as they lie on the disk."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import posixpath
import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.handlers import HTTPRouteHandler

from understudy.desk.refusals import turned_away
from understudy.desk.tags import content_tag, is_known
from understudy.server.caching import kept_headers, not_modified

WEB_FOLDER: Final = Path(__file__).parent.parent / "web"
INDEX: Final = "index.html"
WORKER: Final = "worker.js"
"""The service worker; it is sent with the names of all files and a version made of their bytes."""

# Named here, since what the platform believes about file endings differs.
MEDIA_TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
_KEPT_BY_WORKER: Final = frozenset(
    {".css", ".html", ".js", ".mjs", ".png", ".svg", ".webmanifest", ".woff2"}
)
_COMPRESSED_ALREADY: Final = frozenset({".png", ".woff2"})
_IMPORT_MAP: Final = re.compile(
    rb"""<script\b[^>]*\btype\s*=\s*["']?importmap["']?[^>]*>(.*?)</script>""", re.DOTALL
)

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


@dataclass(frozen=True, slots=True)
class Asset:
    """A file as it is sent."""

    stamp: tuple[int, int]
    media_type: str
    content: bytes
    compressed: bytes | None
    tag: str


class Page:
    """The files of a folder, read again only when they have changed."""

    def __init__(self, folder: Path = WEB_FOLDER) -> None:
        self.folder = folder
        self._assets: dict[str, Asset] = {}
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
            return self._index()
        return self._worker() if names == [WORKER] else self._read("/".join(names))

    def policy(self) -> str:
        """The content security policy; it knows the import maps of the page by their hash."""
        index = self._read(INDEX)
        tag = index.tag if index else None
        if self._policy is None or self._policy[0] != tag:
            maps = _IMPORT_MAP.findall(index.content) if index else []
            hashes = (base64.b64encode(hashlib.sha256(each).digest()).decode() for each in maps)
            scripts = " ".join(["'self'", *(f"'sha256-{each}'" for each in hashes)])
            self._policy = (tag, _CONTENT_SECURITY_POLICY.format(scripts=scripts))
        return self._policy[1]

    def _names(self, kinds: frozenset[str]) -> list[str]:
        """The files of these kinds, but for the two that name the others."""
        return sorted(
            path.relative_to(self.folder).as_posix()
            for path in self.folder.rglob("*")
            if path.suffix in kinds and path.name not in (INDEX, WORKER)
        )

    def _index(self) -> Asset | None:
        """The first file with its modules announced, so that none waits for another to name it."""
        own = self._read(INDEX)
        if own is None or _MODULES not in own.content:
            return own
        links = "\n    ".join(
            f'<link rel="modulepreload" href="./{name}">' for name in self._first_modules(own)
        )
        return _asset(own.stamp, INDEX, own.content.replace(_MODULES, links.encode()))

    def _first_modules(self, index: Asset) -> list[str]:
        """What the first view imports, one by way of another; what is imported later may wait."""
        maps = _IMPORT_MAP.findall(index.content)
        bare = {key: path for each in maps for key, path in json.loads(each)["imports"].items()}
        found, ahead = set[str](), _MODULE.findall(index.content.decode())
        while ahead:
            name = posixpath.normpath(ahead.pop())
            if name in found or (module := self._read(name)) is None:
                continue
            found.add(name)
            here = posixpath.dirname(name)
            for wanted in _IMPORT.findall(module.content.decode()):
                ahead.append(bare.get(wanted) or posixpath.join(here, wanted))
        return sorted(found)

    def _worker(self) -> Asset | None:
        """The worker with what it keeps; any changed file makes it another."""
        own = self._read(WORKER)
        if own is None:
            return None
        names = self._names(_KEPT_BY_WORKER)
        files = ["./", *names]
        tags = [asset.tag for name in (INDEX, WORKER, *names) if (asset := self._read(name))]
        version = hashlib.blake2b("".join(tags).encode(), digest_size=8).hexdigest()
        facts = f"const VERSION = {json.dumps(version)};\nconst FILES = {json.dumps(files)};\n"
        return _asset(own.stamp, WORKER, facts.encode() + own.content)

    def _read(self, name: str) -> Asset | None:
        path = self.folder / name
        try:
            status = path.stat()
            stamp = (status.st_mtime_ns, status.st_size)
            known = self._assets.get(name)
            if known and known.stamp == stamp:
                return known
            content = path.read_bytes()
        except (OSError, ValueError):
            return None
        asset = _asset(stamp, name, content)
        self._assets[name] = asset
        return asset


def _asset(stamp: tuple[int, int], name: str, content: bytes) -> Asset:
    ending = PurePath(name).suffix.lower()
    media_type = MEDIA_TYPES.get(ending, "application/octet-stream")
    small = None if ending in _COMPRESSED_ALREADY else gzip.compress(content, 9, mtime=0)
    compressed = small if small and len(small) < len(content) else None
    return Asset(stamp, media_type, content, compressed, content_tag(content))


def page_handler(page: Page) -> HTTPRouteHandler:
    """Serves the page at every path that is not the API's."""

    async def read_page(request: Request[Any, Any, Any]) -> Response[bytes]:
        path = request.scope["path"]
        if path.strip("/").split("/")[0] == "api":
            raise turned_away(404)
        asset = page.find(path)
        if asset is None:
            raise turned_away(404)
        if is_known(request.headers.get("if-none-match", ""), asset.tag):
            return not_modified(asset.tag)
        headers = {**kept_headers(asset.tag), "Vary": "Accept-Encoding"}
        content = asset.content
        if asset.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            content = asset.compressed
        return Response(content, media_type=asset.media_type, headers=headers)

    serve: Callable[..., HTTPRouteHandler] = route(
        ["/", "/{path:path}"],
        http_method=[HttpMethod.GET, HttpMethod.HEAD],
        include_in_schema=False,
        opt={"uncompressed": True},
    )
    return serve(read_page)
