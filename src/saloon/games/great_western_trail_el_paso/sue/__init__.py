"""Sue, the opponent of a single player: all that is hers (rulebook, solo mode)."""
