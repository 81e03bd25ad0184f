"""What the sisters say alike: names, phrases and help, composed from figures."""
