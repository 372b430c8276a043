"""Rules that several benefits and actions use."""
