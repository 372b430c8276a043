"""Access: login, secret, device cookie, origin check, rate and connection limits."""
