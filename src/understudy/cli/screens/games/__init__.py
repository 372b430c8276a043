"""Drawings of single games for the terminal: a module with a function `screen` for each of them."""
