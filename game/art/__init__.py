"""Pictures of the cabinet: materials, pieces, icons, fonts and what is baked from them."""
