"""Rules of the human side, one module per topic: payments, placement, triggers."""
