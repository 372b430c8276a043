"""Simulation: runs over many cores, statistics, forecasts, advice, benchmarks.

Import from the modules: a forecast does not need what a run over many cores needs.
"""
