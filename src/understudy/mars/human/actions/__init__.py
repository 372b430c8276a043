"""What the human side does: its turn, research, preludes, cards, projects, claims."""
