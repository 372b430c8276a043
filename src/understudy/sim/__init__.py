"""Many games: runs over many cores, designs, honest statistics, forecasts, measurements.

Import from the modules: a forecast needs none of what a run over many cores needs.
"""
