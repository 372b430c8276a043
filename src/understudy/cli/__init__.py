"""The `understudy` command."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            # A character that the terminal cannot show must not end a game.
            reconfigure(errors="replace")
    # The matrices of the expert are small. Several threads only wait for one another, above all
    # beside other work. Numpy reads this when it is imported.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from understudy.cli.app import localized_command
    from understudy.cli.translations import environment_language
    from understudy.components.data_tables import DataError

    try:
        localized_command(environment_language())(arguments, prog_name="understudy")
    except DataError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
