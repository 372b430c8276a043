"""Games in memory: the cache, its locks, and cached forecasts."""
