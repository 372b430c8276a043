"""Build, check and try a release in ``dist``: ``python -m tools.release``. Nothing is published."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.release.archives import (
    PLACEHOLDER,
    ROOT,
    Archives,
    ReleaseError,
    build_archives,
    check_sdist,
    check_wheel,
    project_address,
    tracked_files,
)
from tools.release.compiled import build_compiled, check_compiled
from tools.release.container import build_context, check_context
from tools.release.lite import build_lite, try_lite
from tools.release.pythons import found_pythons, named_versions
from tools.release.smoke import install_from_index, use

OUT = ROOT / "dist"


def main() -> None:
    """Build all files again, check and try them, and print their sizes and hashes."""
    changed = subprocess.run(
        ["git", "status", "--porcelain"], cwd=ROOT, capture_output=True, check=True, text=True
    ).stdout
    shutil.rmtree(OUT, ignore_errors=True)
    try:
        with TemporaryDirectory() as folder:
            files = release(Path(folder))
    except (ReleaseError, subprocess.SubprocessError) as error:
        shutil.rmtree(OUT, ignore_errors=True)
        sys.exit(f"No release: {error}")
    for path in files:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB  sha256 {digest}")
    if PLACEHOLDER in project_address():
        print("The address of the project is a placeholder: set it in pyproject.toml and repeat.")
    if changed:
        print("Do not publish these files: they contain changes that are not committed.")


def release(folder: Path) -> list[Path]:
    """Build everything in `dist` and try it in this folder; return the files."""
    tracked = tracked_files()
    say("wheel and sdist")
    archives = build_archives(OUT)
    check_sdist(archives.sdist, tracked)
    check_wheel(archives.wheel, tracked)
    say("container: the files from which it is built")
    context = build_context(OUT, tracked)
    check_context(context, archives.wheel, folder / "container")
    say("Understudy Lite")
    site = build_lite(OUT)
    version = try_lite(site, folder / "lite")
    say(f"Understudy Lite: plays in its Python {version}")
    try_archives(archives, folder)
    say("compiled wheel (takes some minutes)")
    compiled = build_compiled(OUT)
    check_compiled(compiled, tracked)
    use(install_from_index(compiled, sys.executable, folder / "compiled"), compiled=True)
    return [archives.wheel, archives.sdist, compiled, site, context]


def try_archives(archives: Archives, folder: Path) -> None:
    """Install wheel and sdist on each Python that is here; play, simulate and serve."""
    pythons = found_pythons()
    for version, python in pythons.items():
        for archive in (archives.wheel, archives.sdist):
            say(f"Python {version}: {archive.name}")
            here = folder / version / archive.suffix.removeprefix(".")
            use(install_from_index(archive, python.command, here))
    missing = ", ".join(name for name in named_versions() if name not in pythons)
    if missing:
        say(f"NOT TRIED on Python {missing}: not on this machine (make release PYTHONS=PATH)")
    for version in pythons.keys() - set(named_versions()):
        say(f"Python {version} is not among the classifiers")


def say(text: str) -> None:
    """Print what is done next."""
    print(f"== {text}", flush=True)


if __name__ == "__main__":
    main()
