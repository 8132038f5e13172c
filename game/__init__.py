"""The client: window, scenes, saves and command line. Imports engine and ai."""
