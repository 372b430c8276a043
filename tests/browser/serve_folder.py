"""Runs `understudy` with the page in another folder, the first argument."""

import sys
from functools import partial
from importlib import import_module
from pathlib import Path
from unittest.mock import patch

from understudy.cli import main
from understudy.server import create_app

if __name__ == "__main__":
    folder, *arguments = sys.argv[1:]
    run = import_module("understudy.server.run")
    with patch.object(run, "create_app", partial(create_app, web=Path(folder))):
        main(arguments)
