"""The human side of a screen game: state, rules, steps of cards and turn actions."""
