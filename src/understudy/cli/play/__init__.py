"""`understudy play`: one game in the terminal, from choosing it to its end."""
