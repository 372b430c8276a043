"""The tapestry cards as declarations."""
