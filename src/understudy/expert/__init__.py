"""The expert: a learned agent, fast with numpy. `understudy.train` makes its weights."""
