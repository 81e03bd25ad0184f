"""What the boards of the sister games draw alike: signs, cards, panels, ways, mats, rivals. Nothing here knows a game.

They take figures, names and colours, never the components of one game. Their styles are in `drawing/trail.css`.
"""
