"""The rules, in the order of the rulebook: the turn, cattle and mines, the action step, and every card's effect."""
