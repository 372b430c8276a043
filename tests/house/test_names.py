"""A name a package exports is not the name of one of its modules."""

import importlib
import pkgutil
from types import ModuleType

import understudy


def test_nothing_exported_is_called_like_a_module() -> None:
    """Which of the two a compiled module would get depends on what was imported first."""
    packages = [
        importlib.import_module(found.name)
        for found in pkgutil.walk_packages(understudy.__path__, "understudy.")
        if found.ispkg
    ]
    assert understudy.core in packages
    hidden = [
        f"{package.__name__}.{module.name}"
        for package in packages
        for module in pkgutil.iter_modules(package.__path__)
        if not isinstance(getattr(package, module.name, package), ModuleType)
    ]
    assert hidden == []
