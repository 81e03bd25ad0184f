"""What the game says: names, labels, phrases, help, the position in words, the score sheet."""
