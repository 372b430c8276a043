"""Build hook for the metadata: the addresses of the project, and a README with absolute links."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final

from hatchling.metadata.plugin.interface import MetadataHookInterface

LINK: Final = re.compile(r"(!?\[[^]]*\]\()(?![a-z]+:|#)([^)\s]+)\)")
"""A link or picture in Markdown whose target is in the repository."""


class ProjectAddresses(MetadataHookInterface):
    """Derives everything from `address` in `pyproject.toml`, the only place that names it."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Set the addresses and the README: the package index has no other files."""
        address, version = str(self.config["address"]), str(metadata["version"])
        metadata["urls"] = {
            "Source": address,
            "Documentation": f"{address}/blob/v{version}/docs/README.md",
            "Changelog": f"{address}/blob/v{version}/CHANGELOG.md",
            "Issues": f"{address}/issues",
        }
        text = (Path(self.root) / "README.md").read_text("utf-8")
        text = with_absolute_links(text, address, version)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def with_absolute_links(text: str, address: str, version: str) -> str:
    """Return a text in Markdown with links to the files of this version."""

    def absolute(found: re.Match[str]) -> str:
        kind = "raw" if found[1].startswith("!") else "blob"
        return f"{found[1]}{address}/{kind}/v{version}/{found[2]})"

    return LINK.sub(absolute, text)
