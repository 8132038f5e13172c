"""From two pictures of a table to motion: pieces, their matching, tweens, films and the spots that can be clicked."""
