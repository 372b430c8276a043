"""Rules of the human side, one topic for a module: payments, placement, triggers."""
