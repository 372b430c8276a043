"""Vendored libraries match vendor.toml, have their licenses, and find their imports."""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "src" / "understudy" / "web" / "vendor"
TESTS = ROOT / "tests" / "browser" / "vendor"

IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["']([^"'\s]+)["']""")


def listing(folder: Path) -> dict[str, Any]:
    return tomllib.loads((folder / "vendor.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("folder", [PAGE, TESTS], ids=["page", "tests"])
def test_files_match_the_list(folder: Path) -> None:
    listed = {"vendor.toml"}
    for library in listing(folder)["library"]:
        assert re.fullmatch(r"\d+\.\d+\.\d+", library["version"]), library["name"]
        licences = [library["licence_file"], *library.get("notices", [])]
        for name in licences:
            assert (folder / name).stat().st_size > 500, name
        for name, digest in library["sha256"].items():
            assert hashlib.sha256((folder / name).read_bytes()).hexdigest() == digest, name
        listed.update(licences, library["sha256"])
    present = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
    assert present == listed


@pytest.mark.parametrize("folder", [PAGE, TESTS], ids=["page", "tests"])
def test_license_texts_match_their_names(folder: Path) -> None:
    words = {
        "MIT": "Permission is hereby granted",
        "Apache-2.0": "Apache License",
        "MPL-2.0": "Mozilla Public License",
    }
    for library in listing(folder)["library"]:
        text = (folder / library["licence_file"]).read_text(encoding="utf-8")
        assert words[library["licence"]] in text, library["name"]


def test_the_page_is_checked_with_the_types_of_its_own_libraries() -> None:
    package = json.loads((ROOT / "tools/javascript/package.json").read_text(encoding="utf-8"))
    for library in listing(PAGE)["library"]:
        assert package["devDependencies"][library["name"]] == library["version"], library["name"]


def test_every_import_is_found() -> None:
    imports = listing(PAGE)["imports"]
    for target in imports.values():
        assert (PAGE / target).is_file(), target
    for library in listing(PAGE)["library"]:
        for name in library["sha256"]:
            for wanted in IMPORTED.findall((PAGE / name).read_text(encoding="utf-8")):
                if wanted.startswith("."):
                    assert (PAGE / name).parent.joinpath(wanted).is_file(), f"{name}: {wanted}"
                else:
                    assert wanted in imports, f"{name}: {wanted}"
