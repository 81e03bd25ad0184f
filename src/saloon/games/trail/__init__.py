"""What the Great Western Trail sisters share. Knows none of them: every function works on numbers, or on what it is given."""
