"""What the sisters say alike: names, labels, phrases, help, lines of the position and of the score sheet."""
