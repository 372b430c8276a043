"""The desk runs where only the standard library is: inside a browser."""

import subprocess
import sys

CODE = """
import sys
before = set(sys.modules)
import understudy.service
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
loaded -= {name for name in loaded if name.endswith("__mypyc")}
print(*sorted(loaded - sys.stdlib_module_names))
print(*sorted({"asyncio", "multiprocessing", "sqlite3", "subprocess"} & set(sys.modules)))
rooms = {name.split(".")[1] for name in sys.modules if name.startswith("understudy.")}
print(*sorted(rooms))
"""


def test_it_needs_nothing_but_the_standard_library() -> None:
    ran = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    strangers, heavy, rooms = ran.stdout.splitlines()
    assert strangers == "understudy"
    assert heavy == ""
    assert set(rooms.split()) <= {"service", "locales", "components", "sim", "store", "core"}
