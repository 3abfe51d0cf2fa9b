"""The referee: what the rules say about something done at a real table, in words."""
