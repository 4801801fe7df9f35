# The web pages: lobby, tables, account, rules, settings.

## The house

web-close = Close
web-pages = Pages
web-play = Play
web-rules = Rules
web-replay = Replay
web-account = Sign in
web-settings = Settings
web-language = Language

## Settings

web-theme = Light and dark
web-theme-system = as the device
web-theme-light = light
web-theme-dark = dark
web-hatching = Hatching
web-hatching-fine = fine
web-hatching-strong = strong
web-hatching-note = Lines and dots that tell the colours apart without colour.
web-motion = Motion
web-sound = Sound
web-on = on
web-off = off

## Keys

web-keys = Keys
web-key-options = the list of all options
web-key-act = the main action
web-key-unselect = unselect, close
web-key-take-back = take back
web-key-map = step from region to region on the map
web-key-zoom = zoom in and out
web-key-scrub = one action back or forward
web-key-press = write to the table
web-key-help = this list
