"""Tapestry with the Automa and the Shadow Empire as opponents."""

from understudy.tapestry.system import GAME

__all__ = ["GAME"]
