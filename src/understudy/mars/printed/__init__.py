"""What is printed: cards, maps and MarsBot's boards, as facts."""
