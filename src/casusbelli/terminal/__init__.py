"""The table in a terminal."""

from casusbelli.terminal.chairs import Chair, set_chairs, unnamed_chairs
from casusbelli.terminal.course import play
from casusbelli.terminal.replay import tell_record
from casusbelli.terminal.screen import Screen
from casusbelli.terminal.table import Table

__all__ = ["Chair", "Screen", "Table", "play", "set_chairs", "tell_record", "unnamed_chairs"]
