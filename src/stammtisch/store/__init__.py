"""What is remembered: the log of every table, and users, sessions and results, in SQLite or PostgreSQL."""
