"""The service only needs the standard library, because Lite runs it in the browser."""

import subprocess
import sys

CODE = """
import sys
sys.modules["greenlet"] = None  # optional: without it turns are played again
before = set(sys.modules)
import understudy.service
loaded = {name.partition(".")[0] for name in set(sys.modules) - before}
loaded -= {name for name in loaded if name.endswith("__mypyc")}
print(*sorted(loaded - sys.stdlib_module_names))
print(*sorted({"asyncio", "multiprocessing", "sqlite3", "subprocess"} & set(sys.modules)))
packages = {name.split(".")[1] for name in sys.modules if name.startswith("understudy.")}
print(*sorted(packages))
"""


def test_the_service_only_imports_the_standard_library() -> None:
    ran = subprocess.run([sys.executable, "-c", CODE], capture_output=True, text=True, check=True)
    foreign, heavy, packages = ran.stdout.splitlines()
    assert foreign == "understudy"
    assert heavy == ""
    assert set(packages.split()) <= {"service", "locales", "components", "sim", "store", "core"}
