"""What is stored: the record of every table, and who sits at it. Positions, views and logs are computed."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are milliseconds since 1970.

keys = Table(
    "keys",  # secrets of the house itself, such as the one that signs cookies
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", String(128), nullable=False),
)

heartbeat = Table(
    "heartbeat",  # one row
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # when the house was last known to be open
)

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", String(80), unique=True),  # the name in its comparable form; null for guests
    Column("password", String(200)),  # argon2; null for guests
    Column("created", BigInteger, nullable=False),
)

boards = Table(
    "boards",  # house boards; none is ever changed, as its name is the hash of its text
    metadata,
    Column("name", String(32), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("board", String(40), nullable=False),  # of the title, in the place of which it is played
    Column("text", Text, nullable=False),
    Column("owner", String(24), ForeignKey("players.id"), index=True),  # null for those of the house and of replays
    Column("public", Boolean, nullable=False),  # everybody may choose it
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("title", String(40), nullable=False),
    Column("ruleset", Integer, nullable=False),
    Column("name", String(80), nullable=False),
    Column("state", String(10), nullable=False, index=True),  # waiting, playing, over
    Column("public", Boolean, nullable=False),
    Column("replay", Boolean, nullable=False, default=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(32), nullable=False),
    Column("salt", String(32), nullable=False),
    Column("press_rule", String(10), nullable=False),  # all, public, none
    Column("pace", Integer),  # seconds for a decision
    Column("host", String(24), ForeignKey("players.id"), index=True),
    Column("rematch", String(24)),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    # How far each part has come: what a cursor counts.
    Column("entries", Integer, nullable=False, default=0),
    Column("messages", Integer, nullable=False, default=0),
    Column("revision", Integer, nullable=False, default=0),
    # Computed from the journal with every entry, so that lists and clocks need not replay anything.
    Column("ply", Integer, nullable=False, default=0),
    Column("awaited", Integer, nullable=False, default=0),  # a bit per seat
    Column("winners", Integer, nullable=False, default=0),  # a bit per seat
    Column("deadline", BigInteger, index=True),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # open, reserved, bot, person
    Column("player", String(24), ForeignKey("players.id"), index=True),
    Column("name", String(40), nullable=False, default=""),
    Column("level", String(20)),  # of a bot
    Column("deputy", String(20)),  # the level of the bot that decides for an absent player
    Column("link", String(64), unique=True),  # SHA-256 of the secret in the seat's link
    Column("read", Integer, nullable=False, default=0),  # the last message that was read
    Column("archived", Boolean, nullable=False, default=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

journal = Table(
    "journal",  # append-only: the database decides who was first
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # action, take-back, end
    Column("seat", Integer, nullable=False),
    Column("text", String(200), nullable=False),  # of the action, the ply that is gone back to, why it ends
    Column("by", String(10), nullable=False),  # person, bot, deputy, clock, house
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

messages = Table(
    "messages",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),  # below zero while it waits for the end of a silence
    Column("seat", Integer, nullable=False),
    Column("audience", Integer),  # a bit per seat, the sender's among them; null for all
    Column("ply", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
)

offers = Table(
    "offers",  # open ones only
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("kind", String(10), nullable=False),  # take-back, end
    Column("seat", Integer, nullable=False),
    Column("ply", Integer, nullable=False),  # the ply that a take-back goes to
    Column("entry", Integer, nullable=False),  # a take-back is void once the journal has gone on
    Column("agreed", Integer, nullable=False, default=0),  # a bit per seat
    PrimaryKeyConstraint("table_id", "number"),
)

moments = Table(
    "moments",  # where a rule first decided something, in public games that are over
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), nullable=False),
    Column("rule", String(20), nullable=False, index=True),
    Column("ply", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "rule"),
)
