"""Terraforming Mars with MarsBot as your opponent."""

from understudy.mars.system import GAME

__all__ = ["GAME"]
