"""The solo game against Pedro: his cards, his steps, and his seat at the table."""
