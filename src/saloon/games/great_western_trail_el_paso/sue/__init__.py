"""Sue, the opponent of a single player: all that is hers (rulebook, "Variante : mode solo")."""
