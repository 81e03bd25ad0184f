"""What is said of the expansion."""
