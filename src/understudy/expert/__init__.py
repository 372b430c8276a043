"""The expert: a learned agent. Its network needs numpy; `understudy.train` makes its weights."""
