"""What is said, in every language, and how something is refused. Apart from the engine, which takes longer to import."""
