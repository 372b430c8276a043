"""Actions of the human side: turn, research, preludes, cards, projects, claims."""
