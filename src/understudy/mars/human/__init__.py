"""You as played: hand, stock, payment, requirements, actions, by the printed rules."""
