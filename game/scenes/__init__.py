"""The scenes: what the window shows, one at a time or one over another."""
