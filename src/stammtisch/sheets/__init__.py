"""Score sheets: what people would write on a pad, computed from what they enter."""
