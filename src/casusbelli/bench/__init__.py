"""How fast is it? The engine beside OpenSpiel, and the server beside boardgame.io."""
