"""Our own widgets, laid out in the design space and drawn in the materials of the cabinet."""
